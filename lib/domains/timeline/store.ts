import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { titleOf } from "@/lib/domains/timeline/rules";
import type { CustomerSummary, TimelineEntry } from "@/lib/domains/timeline/schema";

type Row = {
  id: string;
  at: Date;
  kind: string;
  data: Record<string, unknown>;
  actor: { type: string; id: string; name: string } | null;
};

const toEntry = ({ id, at, kind, data, actor }: Row): TimelineEntry => ({
  id,
  at: iso(at),
  kind,
  title: titleOf(kind, data),
  data,
  actor: actor && { type: actor.type, id: actor.id, name: actor.name },
});

/** The subject: a booking with those it was rescheduled from, or a customer with all of theirs. */
export type Whose = { booking: string } | { customer: string };

/**
 * $1 project, $2 subject, $3 and $4 the last entry's time and id, $5 how many. Every source returns at most a page of its
 * newest, so that the union sorts little. A move of stage and the audit of its status change are one entry; a booking's
 * creation comes from its audit, or from its first stage where there is no audit.
 */
const before = (at: string, id: string) =>
  `($3::timestamptz IS NULL OR (${at}, ${id}) < ($3::timestamptz, $4::text)) ORDER BY ${at} DESC, ${id} DESC LIMIT $5::integer`;
const of = (table: string, column = "booking_id") =>
  `${table}.project_id = $1 AND ${table}.${column} IN (SELECT id FROM bookings)`;

/** The action by its effect's name, where the audit log has been pruned. */
const kindOfEffect = {
  check_in: "booking.checked_in",
  complete: "booking.completed",
  fail: "booking.failed",
  no_show: "booking.no_show",
  cancel: "booking.cancelled",
};

const stageMoves = `
  SELECT h.id, h.at, CASE
      WHEN h.from_stage IS NULL OR (s.action IS NULL AND h.action IN ('checked_in', 'completed', 'failed', 'no_show', 'cancelled'))
        THEN 'booking.' || h.action
      ELSE coalesce(s.action, '${JSON.stringify(kindOfEffect)}'::jsonb->>h.action, 'stage.changed') END AS kind, h.actor,
    jsonb_build_object('booking_id', h.booking_id, 'from', h.from_stage, 'to', h.to_stage, 'action', h.action, 'data', h.data) AS data
  FROM stage_history h LEFT JOIN LATERAL (
    SELECT a.action FROM audit_entry a WHERE a.project_id = h.project_id AND a.subject_id = h.booking_id AND a.at = h.at
      AND a.action LIKE 'booking.%' AND a.changes ? 'status' ORDER BY a.id LIMIT 1) s ON true
  WHERE ${of("h")} AND (h.from_stage IS NOT NULL OR NOT EXISTS (
      SELECT 1 FROM audit_entry a WHERE a.project_id = h.project_id AND a.subject_id = h.booking_id
        AND (a.action IN ('booking.created', 'booking.rescheduled') OR a.action = 'booking.' || h.action)))
    AND ${before("h.at", "h.id")}`;

const changes = `
  SELECT a.id, a.at, a.action AS kind, a.actor,
    jsonb_build_object('booking_id', a.subject_id, 'changes', CASE WHEN a.action = 'booking.created' THEN '{}' ELSE a.changes END) AS data
  FROM audit_entry a
  WHERE ${of("a", "subject_id")} AND a.action LIKE 'booking.%' AND NOT EXISTS (
    SELECT 1 FROM stage_history h WHERE h.project_id = a.project_id AND h.booking_id = a.subject_id AND h.at = a.at
      AND h.from_stage IS NOT NULL AND a.changes ?| ARRAY['status', 'stage'])
    AND ${before("a.at", "a.id")}`;

const comments = (where: string) => `
  SELECT c.id, c.created_at AS at, 'comment' AS kind, c.author AS actor,
    jsonb_build_object('booking_id', c.booking_id, 'comment_id', c.id, 'body', c.body, 'mentions', c.mentions) AS data
  FROM comment c WHERE ${where} AND ${before("c.created_at", "c.id")}`;

const attachments = `
  SELECT t.id, t.created_at AS at, 'attachment' AS kind, t.author AS actor,
    jsonb_build_object('booking_id', t.booking_id, 'attachment_id', t.id, 'name', t.name, 'media_type', t.media_type,
      'has_thumbnail', t.has_thumbnail) AS data
  FROM attachment t WHERE ${of("t")} AND ${before("t.created_at", "t.id")}`;

const locations = `
  SELECT l.id, l.created_at AS at, 'location' AS kind, l.author AS actor,
    jsonb_build_object('booking_id', l.booking_id, 'kind', l.kind, 'lat', l.lat, 'lng', l.lng, 'accuracy', l.accuracy) AS data
  FROM location_event l WHERE ${of("l")} AND ${before("l.created_at", "l.id")}`;

/** Includes customers merged into them. The merged one is named while the merge can be undone. */
const customerChanges = `
  SELECT a.id, a.at, a.action AS kind, a.actor, CASE WHEN a.action IN ('customer.merged', 'customer.unmerged')
    THEN jsonb_build_object('other_id', a.changes->'other_id'->'to', 'name', m.gone->'name', 'undoable', m.merged_id IS NOT NULL)
    ELSE jsonb_build_object('changes', CASE WHEN a.action = 'customer.created' THEN '{}' ELSE a.changes END) END AS data
  FROM audit_entry a LEFT JOIN customer_merge m ON m.project_id = $1 AND m.survivor_id = $2 AND a.action = 'customer.merged'
    AND a.subject_id = $2 AND m.merged_id = a.changes->'other_id'->>'to' AND m.at = a.at
  WHERE a.project_id = $1 AND a.subject_id IN (SELECT customer_ids($1, $2)) AND a.action LIKE 'customer.%'
    AND ${before("a.at", "a.id")}`;

const merged = (bookings: string, sources: readonly string[]): string =>
  `WITH bookings AS MATERIALIZED (
     SELECT b.id, s.name AS service_name FROM booking b JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
     WHERE b.project_id = $1 AND ${bookings})
   SELECT e.id, e.at, e.kind, e.actor,
     CASE WHEN b.id IS NULL THEN e.data ELSE e.data || jsonb_build_object('service_name', b.service_name) END AS data
   FROM (${sources.map((source) => `(${source})`).join(" UNION ALL ")}) e(id, at, kind, actor, data)
   LEFT JOIN bookings b ON b.id = e.data->>'booking_id'
   ORDER BY e.at DESC, e.id DESC LIMIT $5::integer`;

const ofBooking = merged("b.id IN (SELECT booking_chain($1, $2))", [
  ...[stageMoves, changes, comments(of("c")), attachments, locations],
]);

/** Locations belong to tasks; a customer's timeline has only what was done for them. */
const ofCustomer = merged("b.customer_id = $2", [
  ...[stageMoves, changes, customerChanges, attachments],
  comments(of("c")),
  comments("c.project_id = $1 AND c.customer_id = $2"),
]);

/** Newest first. */
export async function selectTimeline(
  sql: Sql,
  project: ProjectId,
  whose: Whose,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<TimelineEntry[]> {
  const [text, subject] = "booking" in whose ? [ofBooking, whose.booking] : [ofCustomer, whose.customer];
  const [at = null, id = null] = after ?? [];
  return (await sql<Row>(text, [project, subject, at, id, take])).map(toEntry);
}

type SummaryRow = {
  by_status: Record<string, number>;
  next_booking: CustomerSummary["next_booking"];
  last_booking: CustomerSummary["last_booking"];
  came: number;
  missed: number;
  money_booked: CustomerSummary["money_booked"];
  open_conversations: number;
  first_contact_at: Date;
  last_contact_at: Date;
};

const glimpse = `jsonb_build_object('id', b.id, 'status', b.status, 'start', b.start_at, 'service_id', b.service_id,
  'service_name', (SELECT s.name FROM service s WHERE s.project_id = $1 AND s.id = b.service_id))`;

const openConversations = `(SELECT count(*)::integer FROM conversation v
  WHERE v.project_id = $1 AND v.customer_id = $2 AND v.status = 'open' AND v.last_message_at IS NOT NULL)`;

const summary = `
  WITH mine AS MATERIALIZED (
    SELECT b.id, b.status, b.start_at, b.service_id, b.price_cents, b.currency, b.created_at FROM booking b
    WHERE b.project_id = $1 AND b.customer_id = $2)
  SELECT
    (SELECT coalesce(jsonb_object_agg(status, n), '{}') FROM (SELECT status, count(*) AS n FROM mine GROUP BY status) x) AS by_status,
    (SELECT ${glimpse} FROM mine b WHERE b.status IN ('pending_payment', 'confirmed', 'checked_in') AND b.start_at >= $3::timestamptz
      ORDER BY b.start_at, b.id LIMIT 1) AS next_booking,
    (SELECT ${glimpse} FROM mine b WHERE b.status IN ('confirmed', 'checked_in', 'completed', 'failed', 'no_show') AND b.start_at < $3::timestamptz
      ORDER BY b.start_at DESC, b.id DESC LIMIT 1) AS last_booking,
    (SELECT count(*)::integer FROM mine WHERE status IN ('completed', 'checked_in')) AS came,
    (SELECT count(*)::integer FROM mine WHERE status = 'no_show') AS missed,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'cents', cents) ORDER BY currency), '[]') FROM (
      SELECT currency, sum(price_cents) AS cents FROM mine
      WHERE status IN ('pending_payment', 'confirmed', 'checked_in', 'completed') AND price_cents IS NOT NULL GROUP BY currency) m) AS money_booked,
    ${openConversations} AS open_conversations,
    least(c.created_at, (SELECT min(created_at) FROM mine), i.first_at) AS first_contact_at,
    greatest(c.created_at, (SELECT max(created_at) FROM mine), i.last_at,
      (SELECT max(start_at) FROM mine WHERE status IN ('checked_in', 'completed') AND start_at <= $3::timestamptz)) AS last_contact_at
  FROM customer c, LATERAL (
    SELECT min(created_at) AS first_at, max(created_at) AS last_at FROM customer_identity
    WHERE project_id = $1 AND customer_id = $2) i
  WHERE c.project_id = $1 AND c.id = $2`;

const glimpsed = (booking: CustomerSummary["next_booking"]): CustomerSummary["next_booking"] =>
  booking && { ...booking, start: isoOrNull(booking.start === null ? null : new Date(booking.start)) };

export async function summarise(
  sql: Sql,
  project: ProjectId,
  customer: string,
  now: Date,
  statuses: readonly (keyof CustomerSummary["bookings"]["by_status"])[],
): Promise<CustomerSummary | null> {
  const [row] = await sql<SummaryRow>(summary, [project, customer, now.toISOString()]);
  if (!row) return null;
  const counts = statuses.map((status) => [status, row.by_status[status] ?? 0] as const);
  // A rescheduled booking counts once, at its current time.
  const { expired = 0, released = 0, rescheduled = 0 } = row.by_status;
  const due = row.came + row.missed;
  return {
    customer_id: customer,
    bookings: {
      total: counts.reduce((sum, [, n]) => sum + n, 0) - expired - released - rescheduled,
      by_status: Object.fromEntries(counts) as CustomerSummary["bookings"]["by_status"],
    },
    next_booking: glimpsed(row.next_booking),
    last_booking: glimpsed(row.last_booking),
    no_show_rate: due === 0 ? null : row.missed / due,
    money_booked: row.money_booked,
    open_conversations: row.open_conversations,
    first_contact_at: iso(row.first_contact_at),
    last_contact_at: iso(row.last_contact_at),
  };
}
