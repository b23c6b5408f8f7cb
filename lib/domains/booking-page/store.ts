import type { Project } from "@/lib/core/actor";
import type { Sql, Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { PageService, UpdateHostedPageBody } from "@/lib/domains/booking-page/schema";
import type { Booking } from "@/lib/domains/bookings/schema";
import { type BookingRow, toBooking } from "@/lib/domains/bookings/store";
import type { IntakeField } from "@/lib/domains/catalog/services/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export type PageSettings = UpdateHostedPageBody;

const fresh: PageSettings = { enabled: true, headline: null, text: null, service_ids: null };

const settingsOf = (row: Prisma.BookingPageGetPayload<object> | null): PageSettings =>
  row
    ? {
        enabled: row.enabled,
        headline: row.headline,
        text: row.text,
        service_ids: row.all_services ? null : row.service_ids,
      }
    : fresh;

export async function findSettings(tx: Tx, project: ProjectId): Promise<PageSettings> {
  return settingsOf(await tx.bookingPage.findUnique({ where: { project_id: project } }));
}

export async function saveSettings(tx: Tx, project: ProjectId, body: PageSettings, at: Date): Promise<void> {
  const { service_ids, ...rest } = body;
  const data = { ...rest, all_services: service_ids === null, service_ids: service_ids ?? [], updated_at: at };
  await tx.bookingPage.upsert({
    where: { project_id: project },
    create: { project_id: project, ...data },
    update: data,
  });
}

/** The ids that are no service of the project's. */
export async function unknownServices(tx: Tx, project: ProjectId, ids: readonly string[]): Promise<string[]> {
  const where = { project_id: project, id: { in: [...ids] }, deleted_at: null };
  const known = new Set((await tx.service.findMany({ where, select: { id: true } })).map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

export type Page = { project: Project; settings: PageSettings };

type ProjectRow = Prisma.ProjectGetPayload<{ include: { booking_page: true } }>;
const pageOf = ({ booking_page, id, name, slug, timezone, currency, locale }: ProjectRow): Page => ({
  project: { id: id as ProjectId, name, slug, timezone, currency, locale },
  settings: settingsOf(booking_page),
});

/** The workspace whose page has this address: for its visitors the address is what a key is for others. */
export async function findPage(tx: Tx, slug: string): Promise<Page | null> {
  const row = await tx.project.findUnique({ where: { slug }, include: { booking_page: true } });
  return row && pageOf(row);
}

/** The workspace that a signed link names. */
export async function findProject(tx: Tx, project: ProjectId): Promise<Project | null> {
  const row = await tx.project.findUnique({ where: { id: project }, include: { booking_page: true } });
  return row && pageOf(row).project;
}

const shape = {
  include: {
    requirements: {
      orderBy: { position: "asc" },
      include: { group: { include: { members: { include: { resource: true } } } } },
    },
  },
} satisfies Prisma.ServiceDefaultArgs;
type ServiceRow = Prisma.ServiceGetPayload<typeof shape>;

/** Those of whom one may be wished for: the people in the service's groups, where there is more than one. */
function peopleOf({ requirements }: ServiceRow): PageService["people"] {
  const found = new Map<string, string>();
  for (const { resource } of requirements.flatMap(({ group }) => group?.members ?? [])) {
    if (resource.kind === "person" && resource.active && !resource.deleted_at) found.set(resource.id, resource.name);
  }
  const people = [...found].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name));
  return people.length > 1 ? people : [];
}

const toService = (row: ServiceRow): PageService => ({
  id: row.id,
  name: row.name,
  description: row.description,
  kind: row.kind as PageService["kind"],
  duration_minutes: row.duration_minutes,
  max_party_size: row.max_party_size,
  price_cents: row.price_cents,
  currency: row.currency as PageService["currency"],
  deposit_cents: row.deposit_cents,
  intake_fields: row.intake_fields as IntakeField[],
  people: peopleOf(row),
});

/** What the page offers: active services, all or the chosen ones. */
export async function selectPageServices(
  tx: Tx,
  project: ProjectId,
  { service_ids }: Pick<PageSettings, "service_ids">,
  only?: string,
): Promise<PageService[]> {
  const ids = only === undefined ? service_ids : service_ids === null || service_ids.includes(only) ? [only] : [];
  const where = { project_id: project, deleted_at: null, active: true, ...(ids === null ? {} : { id: { in: ids } }) };
  return (await tx.service.findMany({ where, orderBy: { id: "asc" }, ...shape })).map(toService);
}

/** Waits for its turn among the holds of one address or phone: two at once must not both count two. */
export async function lockCount(sql: Sql, project: ProjectId, key: string): Promise<void> {
  await sql("SELECT pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 7)) IS NULL AS locked", [project, key]);
}

/** When the live holds end that came from this address or are for this phone, the first first. */
export async function liveHolds(
  sql: Sql,
  project: ProjectId,
  { address, phone }: { address: string; phone: string | null },
): Promise<{ address: Date[]; phone: Date[] }> {
  const live = "b.status = 'held' AND b.hold_expires_at > now()";
  const byAddress = await sql<{ at: Date }>(
    `SELECT b.hold_expires_at AS at FROM visitor_hold v
       JOIN booking b ON b.project_id = v.project_id AND b.id = v.booking_id
     WHERE v.project_id = $1 AND v.address_key = $2 AND ${live} ORDER BY 1`,
    [project, address],
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
  return { address: byAddress.map(({ at }) => at), phone: byPhone.map(({ at }) => at) };
}

export async function noteHold(sql: Sql, project: ProjectId, booking: string, address: string): Promise<void> {
  await sql("INSERT INTO visitor_hold (project_id, booking_id, address_key) VALUES ($1, $2, $3)", [
    project,
    booking,
    address,
  ]);
}

/** A booking as it now is, whatever it was moved to, and what stands around it. */
export type Followed = {
  booking: Booking;
  /** The first of those it was: a calendar knows it by that one. */
  root: string;
  /** Over all of those it was: it rises with a move too. */
  version: number;
  service: { id: string; name: string; duration_minutes: number; deposit_cents: number | null; notice: number };
  people: string[];
  place: string | null;
};

type Row = BookingRow & {
  root: string;
  chain_version: number;
  service: Followed["service"];
  people: string[] | null;
  place: string | null;
};

const followText = `
  WITH RECURSIVE onward AS (
    SELECT b.id, b.rescheduled_to_id, 0 AS step FROM booking b WHERE b.project_id = $1 AND b.id = $2
    UNION ALL
    SELECT b.id, b.rescheduled_to_id, o.step + 1 FROM onward o
      JOIN booking b ON b.project_id = $1 AND b.id = o.rescheduled_to_id WHERE o.step < 1000),
  latest AS (SELECT id FROM onward ORDER BY step DESC LIMIT 1),
  chain AS (SELECT b.id, b.version, b.rescheduled_from_id FROM latest l, booking_chain($1, l.id) c(id)
    JOIN booking b ON b.project_id = $1 AND b.id = c.id)
  SELECT v.*,
    (SELECT id FROM chain WHERE rescheduled_from_id IS NULL LIMIT 1) AS root,
    (SELECT sum(version)::integer FROM chain) AS chain_version,
    (SELECT json_build_object('id', s.id, 'name', s.name, 'duration_minutes', s.duration_minutes,
       'deposit_cents', s.deposit_cents, 'notice', s.min_notice_minutes)
     FROM service s WHERE s.project_id = $1 AND s.id = v.service_id) AS service,
    (SELECT json_agg(DISTINCT r.name ORDER BY r.name) FROM allocation a
       JOIN resource r ON r.project_id = a.project_id AND r.id = a.resource_id
     WHERE a.project_id = $1 AND a.booking_id = v.id AND r.kind = 'person') AS people,
    coalesce(v.location, (SELECT r.location->>'formatted' FROM allocation a
       JOIN resource r ON r.project_id = a.project_id AND r.id = a.resource_id
     WHERE a.project_id = $1 AND a.booking_id = v.id AND r.location->>'formatted' IS NOT NULL
     ORDER BY r.kind = 'person', r.id LIMIT 1)) AS place
  FROM booking_view v, latest l WHERE v.project_id = $1 AND v.id = l.id`;

export async function followBooking(sql: Sql, project: ProjectId, id: string): Promise<Followed | null> {
  const [row] = await sql<Row>(followText, [project, id]);
  if (!row) return null;
  const { root, chain_version: version, service, people, place } = row;
  return { booking: toBooking(row), root, version, service, people: people ?? [], place };
}
