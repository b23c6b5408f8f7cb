import { pool, type Sql, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { PageSettings } from "@/lib/domains/booking-page/store";
import type { PageService } from "@/lib/domains/booking-page/visitors/schema";
import type { IntakeField } from "@/lib/domains/catalog/services/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const shape = {
  include: {
    requirements: {
      orderBy: { position: "asc" },
      include: { group: { include: { members: { include: { resource: true } } } } },
    },
  },
} satisfies Prisma.ServiceDefaultArgs;
type ServiceRow = Prisma.ServiceGetPayload<typeof shape>;

/** The people that a visitor may choose: those in the service's groups, where there is more than one. */
function peopleOf({ requirements }: ServiceRow): PageService["people"] {
  const found = new Map<string, PageService["people"][number]>();
  for (const { resource } of requirements.flatMap(({ group }) => group?.members ?? [])) {
    const { id, name, photo_id, kind, active, deleted_at } = resource;
    if (kind === "person" && active && !deleted_at) found.set(id, { id, name, photo_id });
  }
  const people = [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
  return people.length > 1 ? people : [];
}

const toService = (row: ServiceRow): PageService => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  kind: row.kind as PageService["kind"],
  duration_minutes: row.duration_minutes,
  max_party_size: row.max_party_size,
  price_cents: row.price_cents,
  currency: row.currency as PageService["currency"],
  deposit_cents: row.deposit_cents,
  intake_fields: row.intake_fields as IntakeField[],
  people: peopleOf(row),
});

/** Nobody and nothing is needed for it, so it has no times. */
const hasTimes = { OR: [{ kind: { not: "appointment" as const } }, { requirements: { some: {} } }] };

/** What the page offers: active services that can have times, all or the chosen ones. */
export async function selectPageServices(
  tx: Tx,
  project: ProjectId,
  { service_ids }: Pick<PageSettings, "service_ids">,
  only?: string,
): Promise<PageService[]> {
  const ids = only === undefined ? service_ids : service_ids === null || service_ids.includes(only) ? [only] : [];
  const chosen = ids === null ? {} : { id: { in: ids } };
  const where = { project_id: project, deleted_at: null, active: true, ...hasTimes, ...chosen };
  return (await tx.service.findMany({ where, orderBy: { id: "asc" }, ...shape })).map(toService);
}

/** Who holds times: an address, whom of its visitors where something tells them apart, and the phone where it is known. */
export type Holder = { address: string; visitor: string | null; phone: string | null };

/**
 * When the holds and unpaid bookings of a holder end, the earliest first. `own` are those of the visitor, or of all at the
 * address whom nothing tells apart; `unpaid` are those of the address that wait for a deposit.
 */
export async function liveHolds(
  sql: Sql,
  project: ProjectId,
  { address, visitor, phone }: Holder,
): Promise<{ own: Date[]; address: Date[]; phone: Date[]; unpaid: Date[] }> {
  const live = "b.status IN ('held', 'pending_payment') AND b.hold_expires_at > now()";
  const byAddress = await sql<{ at: Date; held: boolean; own: boolean }>(
    `SELECT b.hold_expires_at AS at, b.status = 'held' AS held, v.visitor_key IS NOT DISTINCT FROM $3 AS own
     FROM visitor_hold v
       JOIN booking b ON b.project_id = v.project_id AND b.id = v.booking_id
     WHERE v.project_id = $1 AND v.address_key = $2 AND ${live} ORDER BY 1`,
    [project, address, visitor],
  );
  const byPhone =
    phone === null
      ? []
      : await sql<{ at: Date }>(
          `SELECT b.hold_expires_at AS at FROM customer c
             JOIN booking b ON b.project_id = c.project_id AND b.customer_id = c.id
           WHERE c.project_id = $1 AND c.id = customer_of_phone($1, $2) AND ${live} ORDER BY 1`,
          [project, phone],
        );
  const endsOf = (rows: readonly { at: Date }[]): Date[] => rows.map(({ at }) => at);
  const held = byAddress.filter((each) => each.held);
  return {
    own: endsOf(held.filter(({ own }) => own)),
    address: endsOf(held),
    phone: endsOf(byPhone),
    unpaid: endsOf(byAddress.filter(({ held }) => !held)),
  };
}

/** When visitors asked for tasks for this phone since then, the newest first. */
export async function recentTasks(sql: Sql, project: ProjectId, phone: string, since: Date): Promise<Date[]> {
  const rows = await sql<{ at: Date }>(
    `SELECT b.created_at AS at FROM booking b
       JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id AND s.kind = 'queue'
     WHERE b.project_id = $1 AND b.customer_id = customer_of_phone($1, $2) AND b.source = 'webchat'
       AND b.created_at > $3 ORDER BY 1 DESC`,
    [project, phone, since],
  );
  return rows.map(({ at }) => at);
}

/** One token of those that an address has for tasks of a project; below nothing means no. */
export async function drawTask(project: ProjectId, address: string, burst: number, refill: number): Promise<number> {
  const bucket = `tasks:${project} ${address}`;
  const { rows } = await pool().query<{ left: number }>("SELECT draw($1, $2, $3) AS left", [bucket, burst, refill]);
  return rows[0]?.left ?? -1;
}

export async function noteHold(
  sql: Sql,
  project: ProjectId,
  booking: string,
  { address, visitor }: Pick<Holder, "address" | "visitor">,
): Promise<void> {
  await sql("INSERT INTO visitor_hold (project_id, booking_id, address_key, visitor_key) VALUES ($1, $2, $3, $4)", [
    project,
    booking,
    address,
    visitor,
  ]);
}
