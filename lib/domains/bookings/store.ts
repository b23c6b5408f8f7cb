import { json, type Sql, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Status } from "@/lib/core/vocabulary";
import type { Booking, CreateBookingBody, UpdateBookingBody } from "@/lib/domains/bookings/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A column is a Date, and text where the row came as JSON; our own values are in the API's form already. */
type Moment = Date | string;
const timeOf = (moment: Moment): string =>
  typeof moment === "string" && moment.endsWith("Z") ? moment : new Date(moment).toISOString();
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
  attending_since: Moment | null;
  confirm_by: Moment | null;
  version: number;
  created_at: Moment;
  updated_at: Moment;
};

export const placeColumns = (place: CreateBookingBody["location"]) => ({
  location: place?.formatted ?? null,
  lat: place?.lat ?? null,
  lng: place?.lng ?? null,
});

/** The columns that a new booking takes from its body as they are, and those that no new booking has yet. */
export const newColumns = (body: CreateBookingBody) => ({
  due_at: body.due_at,
  party_size: body.party_size,
  priority: body.priority,
  tags: body.tags,
  notes: body.notes,
  intake: body.intake,
  ...placeColumns(body.location),
  conversation_id: body.conversation_id,
  rescheduled_from_id: null,
  rescheduled_to_id: null,
  cancel_reason: null,
  outcome: null,
  attending_since: null,
  confirm_by: null,
  version: 1,
});

/** What comes from other tables or is derived from its own columns. */
type Joined = {
  undo_until: Moment | null;
  intake_missing: string[];
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

/** An ended booking occupies nothing any more. */
const takesTime = (status: Status): boolean =>
  status === "held" || status === "pending_payment" || status === "confirmed" || status === "checked_in";

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
  allocations: takesTime(row.status) ? row.allocations : [],
  resource_ids: [...new Set(row.allocations.map(({ resource_id }) => resource_id))],
  priority: row.priority,
  tags: row.tags,
  source: row.source,
  notes: row.notes,
  intake: row.intake,
  intake_missing: row.intake_missing,
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
  undo_until: timeOrNull(row.undo_until),
  price_cents: row.price_cents,
  currency: row.currency,
  conversation_id: row.conversation_id,
  attending_since: timeOrNull(row.attending_since),
  confirm_by: timeOrNull(row.confirm_by),
  version: row.version,
  created_at: timeOf(row.created_at),
  updated_at: timeOf(row.updated_at),
});

const selected = "SELECT * FROM booking_view b WHERE b.project_id = $1";

export async function findBooking(sql: Sql, project: ProjectId, id: string): Promise<Booking | null> {
  const [row] = await sql<BookingRow>(`${selected} AND b.id = $2`, [project, id]);
  return row ? toBooking(row) : null;
}

/** A booking with its stamp, the same as long as nothing of it has changed. It weighs as much as its row has characters. */
export type StampedBooking = { stamp: string; booking: Booking; weight: number };

/** The bookings of these that exist, in any order. */
export async function findStamped(sql: Sql, project: ProjectId, ids: readonly string[]): Promise<StampedBooking[]> {
  const text = "SELECT find_bookings($1, $2::text[])::text AS row";
  return (await sql<{ row: string }>(text, [project, ids])).map(({ row }) => {
    const read: BookingRow & { stamp: string } = JSON.parse(row);
    return { stamp: read.stamp, booking: toBooking(read), weight: row.length };
  });
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

/** Locks a booking with its resources, in the order that everybody uses. */
export async function lockBooking(
  sql: Sql,
  project: ProjectId,
  id: string,
): Promise<{ status: Status; due: boolean } | null> {
  const [row] = await sql<{ status: Status; due: boolean }>("SELECT * FROM lock_booking($1, $2)", [project, id]);
  return row ?? null;
}

/** The same for a move, with the booking as it is under the lock, and the workspace's stages unchanged until the end. */
export async function lockForMove(
  sql: Sql,
  project: ProjectId,
  id: string,
): Promise<{ status: Status; due: boolean; booking: Booking } | null> {
  type Row = { status: Status; due: boolean; booking: BookingRow };
  const [row] = await sql<Row>("SELECT * FROM lock_for_move($1, $2)", [project, id]);
  return row ? { ...row, booking: toBooking(row.booking) } : null;
}

/** What becomes of a booking's time: it goes back to the resources, or is the booking's own until then, or for good. */
type TimeChange = { frees: true } | { until: string | null };

/** The booking after a change, and what becomes of its time, in one statement. */
export async function settleTime(
  sql: Sql,
  project: ProjectId,
  id: string,
  change: TimeChange | null,
): Promise<Booking | null> {
  if (change === null) return findBooking(sql, project, id);
  const set = "frees" in change ? "blocks = false" : "expires_at = $3::timestamptz";
  const [row] = await sql<BookingRow>(
    `WITH settled AS (UPDATE allocation SET ${set} WHERE project_id = $1 AND booking_id = $2)
     ${selected} AND b.id = $2`,
    [project, id, ...("frees" in change ? [] : [change.until])],
  );
  return row ? toBooking(row) : null;
}

/** Sets columns of a locked booking and raises its version. */
export async function updateBookingRow(
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

/** What a move sets that leads to no other stage and cannot be undone. */
export type PlainChange = Partial<Pick<Columns, "customer_id" | "confirm_by" | "intake">> & {
  hold_expires_at?: string | null;
  contact?: { name: string; email: string };
};

/** `updateBookingRow` for such a move, in a transaction of hand-written statements. */
export async function updateMovedRow(
  sql: Sql,
  project: ProjectId,
  id: string,
  change: PlainChange & { status: Status; notify_customer: boolean; updated_at: Date },
): Promise<void> {
  // In one order: each set of columns is one prepared statement.
  const columns = Object.keys(change).sort().join(", ");
  await sql(
    `UPDATE booking SET version = version + 1,
       (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(NULL::booking, $3::jsonb))
     WHERE project_id = $1 AND id = $2`,
    [project, id, JSON.stringify(change)],
  );
}

export const intakeColumn = (intake: UpdateBookingBody["intake"]) => json(intake);

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
