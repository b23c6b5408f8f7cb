import type { Identity, KeptAnswer, Receipt } from "@/lib/core/actor";
import type { Sql, Tx } from "@/lib/core/db";
import { json } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire";
import type { Booking, BookingQuery, StageMove, Status, UpdateBookingBody } from "@/lib/domains/bookings/schema";
import type { EventType } from "@/lib/domains/webhooks/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A column is a Date, and text where the row came as JSON. */
type Moment = Date | string;
const timeOf = (moment: Moment): string => new Date(moment).toISOString();
const timeOrNull = (moment: Moment | null): string | null => (moment === null ? null : timeOf(moment));

/** The columns of a booking. */
export type Columns = {
  id: string;
  status: Status;
  stage: string;
  service_id: string;
  customer_id: string | null;
  start_at: Moment | null;
  end_at: Moment | null;
  due_at: Moment | null;
  hold_expires_at: Moment | null;
  party_size: number;
  priority: Booking["priority"];
  tags: string[];
  source: Booking["source"];
  notes: string | null;
  intake: Booking["intake"];
  location: string | null;
  lat: number | null;
  lng: number | null;
  group_id: string | null;
  assignee_resource_id: string | null;
  rescheduled_from_id: string | null;
  rescheduled_to_id: string | null;
  cancel_reason: string | null;
  outcome: string | null;
  price_cents: number | null;
  currency: Booking["currency"];
  conversation_id: string | null;
  version: number;
  created_at: Moment;
  updated_at: Moment;
};

/** What other tables say of it. */
type Joined = {
  customer_name: string;
  customer_phone: string | null;
  customer_locale: string | null;
  assignee_name: string;
  allocations: Booking["allocations"];
};
/** A row of `booking_view`. */
export type BookingRow = Columns & Joined;

const placeOf = ({ location, lat, lng }: BookingRow): Booking["location"] =>
  location === null && lat === null && lng === null ? null : { formatted: location, lat, lng };

export const toBooking = (row: BookingRow): Booking => ({
  id: row.id,
  status: row.status,
  stage: row.stage,
  service_id: row.service_id,
  start: timeOrNull(row.start_at),
  end: timeOrNull(row.end_at),
  party_size: row.party_size,
  customer:
    row.customer_id === null
      ? null
      : { id: row.customer_id, name: row.customer_name, phone: row.customer_phone, locale: row.customer_locale },
  allocations: row.allocations,
  priority: row.priority,
  tags: row.tags,
  source: row.source,
  notes: row.notes,
  intake: row.intake,
  due_at: timeOrNull(row.due_at),
  location: placeOf(row),
  assignee:
    row.assignee_resource_id === null ? null : { resource_id: row.assignee_resource_id, name: row.assignee_name },
  group_id: row.group_id,
  hold_expires_at: timeOrNull(row.hold_expires_at),
  rescheduled_from_id: row.rescheduled_from_id,
  rescheduled_to_id: row.rescheduled_to_id,
  cancel_reason: row.cancel_reason,
  outcome: row.outcome,
  price_cents: row.price_cents,
  currency: row.currency,
  conversation_id: row.conversation_id,
  version: row.version,
  created_at: timeOf(row.created_at),
  updated_at: timeOf(row.updated_at),
});

const selected = "SELECT * FROM booking_view b WHERE b.project_id = $1";

export async function findBooking(sql: Sql, project: ProjectId, id: string): Promise<Booking | null> {
  const [row] = await sql<BookingRow>(`${selected} AND b.id = $2`, [project, id]);
  return row ? toBooking(row) : null;
}

const unlisted: readonly Status[] = ["held", "expired", "released"];

/** By start, those without one last. */
export async function selectBookings(
  sql: Sql,
  project: ProjectId,
  query: Omit<BookingQuery, "limit" | "cursor">,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Booking[]> {
  const values: unknown[] = [project];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    query.status ? `b.status = ANY(${bind(query.status)}::text[])` : `b.status <> ALL(${bind(unlisted)}::text[])`,
  ];
  if (query.from !== undefined) conditions.push(`b.start_at >= ${bind(query.from)}::timestamptz`);
  if (query.to !== undefined) conditions.push(`b.start_at < ${bind(query.to)}::timestamptz`);
  if (query.customer_id !== undefined) conditions.push(`b.customer_id = ${bind(query.customer_id)}`);
  if (query.service_id !== undefined) conditions.push(`b.service_id = ${bind(query.service_id)}`);
  if (query.resource_id !== undefined) {
    const resource = bind(query.resource_id);
    conditions.push(`(b.assignee_resource_id = ${resource} OR EXISTS (SELECT 1 FROM allocation x
      WHERE x.project_id = b.project_id AND x.booking_id = b.id AND x.resource_id = ${resource}))`);
  }
  const [start, id] = after ?? [];
  if (start) {
    conditions.push(`((b.start_at, b.id) > (${bind(start)}::timestamptz, ${bind(id)}::text) OR b.start_at IS NULL)`);
  } else if (id) conditions.push(`b.start_at IS NULL AND b.id > ${bind(id)}`);
  const text = `${selected} AND ${conditions.join(" AND ")} ORDER BY b.start_at, b.id LIMIT ${bind(take)}::integer`;
  return (await sql<BookingRow>(text, values)).map(toBooking);
}

/** The tasks that came of a conversation, newest first. */
export async function selectOfConversation(
  sql: Sql,
  project: ProjectId,
  conversation: string,
  after: string | null,
  take: number,
): Promise<Booking[]> {
  const text = `${selected} AND b.conversation_id = $2 AND ($3::text IS NULL OR b.id < $3) ORDER BY b.id DESC LIMIT $4::integer`;
  return (await sql<BookingRow>(text, [project, conversation, after, take])).map(toBooking);
}

/** The channel of a conversation; null when there is none. */
export async function channelOf(sql: Sql, project: ProjectId, conversation: string): Promise<Booking["source"] | null> {
  const text = "SELECT channel FROM conversation WHERE project_id = $1 AND id = $2";
  const [row] = await sql<{ channel: Booking["source"] }>(text, [project, conversation]);
  return row?.channel ?? null;
}

/** What the database is asked to do in one step; see `take_time` in the migrations. */
export type Taking = {
  project_id: ProjectId;
  catalog_version: number;
  /** The columns of the new booking; of a reschedule, only those that differ from the old one. */
  booking: Partial<Columns> & { id: string };
  /** A customer to make first, whose phone nobody had. */
  newcomer: Newcomer | null;
  resources: readonly string[];
  places: number;
  /** None of the resources has more than one place. */
  one_at_a_time: boolean;
  start_at: string | null;
  busy_until: string | null;
  replaces: string | null;
  expected_version: number | null;
  reason: string | null;
  events: readonly { id: string; type: EventType }[];
  event_extra: Record<string, string>;
  history_id: string;
  action: string;
  audit: Authorship & { id: string; action: string; changes: Record<string, { from: unknown; to: unknown }> };
  /** What to keep under the call's idempotency key. */
  receipt: Receipt | null;
};

/** Who does it, for the audit log. */
export type Authorship = { at: string; actor: Identity; request_id: string; address: string | null };

export type Newcomer = {
  id: string;
  name: string;
  phone: string;
  phone_key: string;
  locale: string | null;
  email: string | null;
};
export type CustomerAsk = { id: string } | Newcomer;

export type Taken =
  | { result: "ok" | "stale" | "moved" | "unknown_customer" }
  | { result: "taken"; resource: string }
  | { result: "replayed"; kept: KeptAnswer };

/** Inserts and lets the constraint decide; a refusal leaves nothing behind, not even locks. */
export async function takeTime(sql: Sql, taking: Taking): Promise<Taken> {
  const [row] = await sql<{ answer: Taken }>("SELECT take_time($1::jsonb) AS answer", [JSON.stringify(taking)]);
  return (row as { answer: Taken }).answer;
}

/** The customer's id, found or made; null when the id is nobody's. */
export async function customerFor(
  sql: Sql,
  project: ProjectId,
  ask: CustomerAsk,
  by: Authorship,
): Promise<string | null> {
  const [row] =
    "phone_key" in ask
      ? await sql<{ id: string }>("SELECT customer_by_phone($1, $2::jsonb, $3::jsonb) AS id", [
          project,
          JSON.stringify(ask),
          JSON.stringify(by),
        ])
      : await sql<{ id: string }>("SELECT id FROM customer WHERE project_id = $1 AND id = $2", [project, ask.id]);
  return row?.id ?? null;
}

/** Who answers to a phone, be it that of somebody who was merged into them; null when nobody does. */
export async function customerOfPhone(sql: Sql, project: ProjectId, key: string): Promise<string | null> {
  const [row] = await sql<{ id: string | null }>("SELECT customer_of_phone($1, $2) AS id", [project, key]);
  return row?.id ?? null;
}

/** Locks a booking with its resources, in the order that everybody uses. */
export async function lockBooking(
  sql: Sql,
  project: ProjectId,
  id: string,
): Promise<{ status: Status; due: boolean } | null> {
  const [row] = await sql<{ status: Status; due: boolean }>("SELECT * FROM lock_booking($1, $2)", [project, id]);
  return row ?? null;
}

/** Sets columns of a locked booking and raises its version. */
export async function changeBooking(
  tx: Tx,
  project: ProjectId,
  id: string,
  change: Omit<Prisma.BookingUncheckedUpdateInput, "version">,
): Promise<void> {
  await tx.booking.update({
    where: { project_id_id: { project_id: project, id } },
    data: { ...change, version: { increment: 1 } },
  });
}

export const intakeColumn = (intake: UpdateBookingBody["intake"]) => json(intake);

/** The time goes back to the resources. */
export async function freeTime(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.allocation.updateMany({ where: { project_id: project, booking_id: id }, data: { blocks: false } });
}

/** A hold's time that is the booking's own from now on. */
export async function keepTime(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.allocation.updateMany({ where: { project_id: project, booking_id: id }, data: { expires_at: null } });
}

/** The event of a booking as it stands now, in the contract's shape. */
export async function recordBookingEvent(sql: Sql, project: ProjectId, id: string, event: EventType): Promise<void> {
  await sql(
    "SELECT 1 AS done FROM booking b, LATERAL (SELECT record_booking_event(b, $3, '{}')) e WHERE b.project_id = $1 AND b.id = $2",
    [project, id, event],
  );
}

export async function addStageMove(
  tx: Tx,
  project: ProjectId,
  move: {
    booking: string;
    from: string | null;
    to: string;
    action: string;
    actor: Identity;
    data: Record<string, unknown> | null;
    version: number;
    at: Date;
  },
): Promise<void> {
  await tx.stageHistory.create({
    data: {
      project_id: project,
      id: newId("stg"),
      booking_id: move.booking,
      from_stage: move.from,
      to_stage: move.to,
      action: move.action,
      actor: move.actor as unknown as Prisma.InputJsonObject,
      data: json(move.data),
      version: move.version,
      at: move.at,
    },
  });
}

/** Oldest first. */
export async function selectStageMoves(
  tx: Tx,
  project: ProjectId,
  booking: string,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<StageMove[]> {
  const [version, id] = after ?? [];
  const rows = await tx.stageHistory.findMany({
    where: {
      project_id: project,
      booking_id: booking,
      ...(version && id
        ? { OR: [{ version: { gt: Number(version) } }, { version: Number(version), id: { gt: id } }] }
        : {}),
    },
    orderBy: [{ version: "asc" }, { id: "asc" }],
    take,
  });
  return rows.map((row) => {
    const { type, id: actorId, name } = row.actor as unknown as Identity;
    return {
      id: row.id,
      from: row.from_stage,
      to: row.to_stage,
      action: row.action,
      actor: { type, id: actorId, name },
      data: row.data as StageMove["data"],
      version: row.version,
      at: iso(row.at),
    };
  });
}

/** Lets due holds go, at most so many; gives how many went. */
export async function expireHolds(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ gone: number }>("SELECT expire_due_holds($1::integer) AS gone", [most]);
  return row?.gone ?? 0;
}

/** When the next hold is due, over all projects. */
export async function nextExpiry(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(
    "SELECT min(expires_at) AS at FROM allocation WHERE blocks AND expires_at IS NOT NULL",
    [],
  );
  return row?.at ?? null;
}

export async function resourceExists(tx: Tx, project: ProjectId, id: string): Promise<boolean> {
  return (await tx.resource.count({ where: { project_id: project, id } })) > 0;
}

export async function serviceExists(tx: Tx, project: ProjectId, id: string): Promise<boolean> {
  return (await tx.service.count({ where: { project_id: project, id } })) > 0;
}

/** What the service asks the customer. */
export async function intakeFieldsOf(tx: Tx, project: ProjectId, service: string): Promise<unknown> {
  const where = { project_id_id: { project_id: project, id: service } };
  return (await tx.service.findUniqueOrThrow({ where, select: { intake_fields: true } })).intake_fields;
}

export async function asksDeposit(tx: Tx, project: ProjectId, service: string): Promise<boolean> {
  const where = { project_id_id: { project_id: project, id: service } };
  return ((await tx.service.findUniqueOrThrow({ where, select: { deposit_cents: true } })).deposit_cents ?? 0) > 0;
}
