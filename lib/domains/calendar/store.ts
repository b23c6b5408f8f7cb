import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { CalendarBooking, CalendarDay } from "@/lib/domains/calendar/schema";

type Clock = { from: string; to: string };

/** A resource with the hours it keeps; null hours mean that it is always open. */
export type ResourceRow = {
  id: string;
  name: string;
  kind: string;
  photo_id: string | null;
  capacity: number;
  active: boolean;
  group_ids: string[];
  hours: {
    timezone: string;
    weekly: (Clock & { weekday: number })[];
    overrides: { date: string; intervals: Clock[] }[];
  } | null;
  time_off: { id: string; start: string; end: string; reason: string | null }[];
};

/** Includes deleted resources with bookings in the window: nothing live refers to them, but the past does. */
const resourcesText = `
  SELECT r.id, r.name, r.kind, r.photo_id, r.capacity, r.active AND r.deleted_at IS NULL AS active,
    ARRAY(SELECT m.group_id FROM resource_group_member m WHERE m.project_id = r.project_id AND m.resource_id = r.id
      ORDER BY m.group_id) AS group_ids,
    hours_between(r.project_id, r.schedule_id, $2::timestamptz, $3::timestamptz) AS hours,
    (SELECT coalesce(json_agg(json_build_object('id', t.id, 'start', wire_time(t.start_at), 'end', wire_time(t.end_at),
        'reason', t.reason) ORDER BY t.start_at), '[]')
      FROM time_off t WHERE t.project_id = r.project_id AND t.resource_id = r.id
        AND t.start_at < $3::timestamptz AND t.end_at > $2::timestamptz) AS time_off
  FROM resource r
  WHERE r.project_id = $1 AND (r.deleted_at IS NULL OR EXISTS (
    SELECT 1 FROM allocation a JOIN booking b ON b.project_id = a.project_id AND b.id = a.booking_id
      AND b.status IN ('completed', 'failed', 'no_show')
    WHERE a.project_id = r.project_id AND a.resource_id = r.id AND a.start_at >= $2::timestamptz - interval '8 days'
      AND a.start_at < $3::timestamptz AND a.end_at > $2::timestamptz))
  ORDER BY CASE r.kind WHEN 'person' THEN 0 WHEN 'room' THEN 1 WHEN 'equipment' THEN 2 ELSE 3 END, r.id`;

export const selectResources = (sql: Sql, project: ProjectId, from: string, to: string): Promise<ResourceRow[]> =>
  sql<ResourceRow>(resourcesText, [project, from, to]);

export const selectGroups = (sql: Sql, project: ProjectId): Promise<{ id: string; name: string }[]> =>
  sql("SELECT id, name FROM resource_group WHERE project_id = $1 AND deleted_at IS NULL ORDER BY name, id", [project]);

/** What the calendar shows: neither holds that never became bookings nor rescheduled ones. */
const standing = `b.status NOT IN ('expired', 'released', 'rescheduled')
    AND (b.status <> 'held' OR b.hold_expires_at > now())
    AND (b.status <> 'pending_payment' OR coalesce(b.hold_expires_at > now(), true))`;

/** No service lasts longer than seven days and a day's buffer, so older starts cannot reach into the window. */
const bookingsText = `
  SELECT b.id, b.status, b.stage, b.party_size, b.version,
    json_build_object('id', s.id, 'name', s.name, 'color', s.color, 'slot_interval_minutes', s.slot_interval_minutes) AS service,
    c.name AS customer_name, wire_time(b.start_at) AS start, wire_time(b.end_at) AS end,
    wire_time(greatest(b.end_at, taken.until)) AS busy_until, wire_time(b.hold_expires_at) AS hold_expires_at,
    coalesce(taken.resource_ids, ARRAY(SELECT b.assignee_resource_id WHERE b.assignee_resource_id IS NOT NULL)) AS resource_ids,
    coalesce(b.notes, '') <> '' AS has_notes,
    cardinality(missing_intake(s.intake_fields, b.intake)) > 0 AS intake_missing,
    b.attending_since IS NOT NULL AS attending
  FROM booking b
  JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
  LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
  LEFT JOIN LATERAL (
    SELECT max(a.end_at) AS until, array_agg(a.resource_id ORDER BY a.resource_id) AS resource_ids FROM allocation a
    WHERE a.project_id = b.project_id AND a.booking_id = b.id AND a.place = 0) taken ON true
  WHERE b.project_id = $1 AND b.start_at >= $2::timestamptz - interval '8 days' AND b.start_at < $3::timestamptz
    AND greatest(b.end_at, taken.until) > $2::timestamptz
    AND ${standing}
  ORDER BY b.start_at, b.id`;

export const selectBookings = (sql: Sql, project: ProjectId, from: string, to: string): Promise<CalendarBooking[]> =>
  sql<CalendarBooking>(bookingsText, [project, from, to]);

/** Counted and ranked within each local day before anything is joined: a busy month has tens of thousands of bookings. */
const daysText = `
  WITH seen AS (
    SELECT b.project_id, b.id, b.status, b.start_at, b.customer_id, b.service_id, b.assignee_resource_id,
      (b.start_at AT TIME ZONE $4::text)::date AS date, s.kind = 'queue' AS is_task
    FROM booking b
    JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
    WHERE b.project_id = $1 AND b.start_at >= $2::timestamptz AND b.start_at < $3::timestamptz AND ${standing}
      AND ($5::boolean OR b.status <> 'cancelled')
      AND ($6::text[] IS NULL OR b.assignee_resource_id = ANY ($6) OR EXISTS (SELECT 1 FROM allocation a
        WHERE a.project_id = b.project_id AND a.booking_id = b.id AND a.place = 0 AND a.resource_id = ANY ($6)))),
  placed AS (
    SELECT seen.*, count(*) OVER (PARTITION BY date)::integer AS count,
      row_number() OVER (PARTITION BY date ORDER BY is_task, start_at, id) AS n FROM seen)
  SELECT b.date::text AS date, b.count, json_agg(json_build_object('id', b.id, 'status', b.status, 'customer_name', c.name,
      'start', wire_time(b.start_at),
      'resource_ids', coalesce(
        (SELECT array_agg(a.resource_id ORDER BY a.resource_id) FROM allocation a
          WHERE a.project_id = b.project_id AND a.booking_id = b.id AND a.place = 0),
        ARRAY(SELECT b.assignee_resource_id WHERE b.assignee_resource_id IS NOT NULL)),
      'service', json_build_object('id', s.id, 'name', s.name, 'color', s.color)) ORDER BY b.n) AS bookings
  FROM placed b
  JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
  LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
  WHERE b.n <= 3
  GROUP BY b.date, b.count`;

export type DayRow = Pick<CalendarDay, "date" | "count" | "bookings">;

/** The days on which something starts, with the first of it: appointments before tasks. `resources` null means with any or none. */
export const selectDays = (
  sql: Sql,
  project: ProjectId,
  {
    from,
    to,
    zone,
    cancelled,
    resources,
  }: { from: string; to: string; zone: string; cancelled: boolean; resources: readonly string[] | null },
): Promise<DayRow[]> => sql<DayRow>(daysText, [project, from, to, zone, cancelled, resources]);
