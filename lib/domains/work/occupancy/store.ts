import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Status } from "@/lib/core/vocabulary";
import type { TeamMate } from "@/lib/domains/work/occupancy/schema";

type Clock = { from: string; to: string };
type Pair = { start: string; end: string };

export type WorkingHours = {
  timezone: string;
  weekly: (Clock & { weekday: number })[];
  overrides: { date: string; intervals: Clock[] }[];
  /** There is no schedule, only closed days. */
  always?: boolean;
};

export type PersonRow = Pick<
  TeamMate,
  | "resource_id"
  | "name"
  | "member_id"
  | "photo_id"
  | "group_ids"
  | "open_tasks"
  | "late_tasks"
  | "last_place"
  | "busy_with"
> & {
  hours: WorkingHours | null;
  off: Pair[];
  /** What is or was theirs of today. */
  booked: Pair[];
  /** What is still to be done or held for somebody, from now on. */
  taken: Pair[];
};

const hoursText = (first: string, until: string): string =>
  `hours_between(r.project_id, r.schedule_id, ${first}::timestamptz, ${until}::timestamptz)`;

const offText = (first: string, until: string): string => `
  (SELECT coalesce(json_agg(json_build_object('start', wire_time(t.start_at), 'end', wire_time(t.end_at))), '[]')
    FROM time_off t WHERE t.project_id = r.project_id AND t.resource_id = r.id
      AND t.start_at < ${until}::timestamptz AND t.end_at > ${first}::timestamptz)`;

/** No service lasts longer than seven days and a day's buffer, so older starts cannot reach into the span. */
const allocatedText = (which: string, first: string, until: string): string => `
  (SELECT coalesce(json_agg(json_build_object('start', wire_time(a.start_at), 'end', wire_time(a.end_at))), '[]')
    FROM allocation a JOIN booking b ON b.project_id = a.project_id AND b.id = a.booking_id AND (${which})
    WHERE a.project_id = r.project_id AND a.resource_id = r.id
      AND a.start_at >= ${first}::timestamptz - interval '8 days' AND a.start_at < ${until}::timestamptz
      AND a.end_at > ${first}::timestamptz)`;

const openStatuses = "'pending_payment', 'confirmed', 'checked_in'";
/** A held or unpaid time is blocked until it expires. */
const takes = `b.status IN ('confirmed', 'checked_in') OR b.status = 'held' AND b.hold_expires_at > $2::timestamptz
  OR b.status = 'pending_payment' AND coalesce(b.hold_expires_at > $2::timestamptz, true)`;

/** What is older says nothing about where somebody is. Of $2, now. */
const recent = (column: string): string =>
  `${column} > $2::timestamptz - interval '12 hours' AND ${column} <= $2::timestamptz`;

/** The latest of two: what their device recorded with a task, and the place of a task that they began or ended. */
const lastPlaceText = `
  (SELECT json_build_object('lat', x.lat, 'lng', x.lng, 'at', wire_time(x.at), 'known_by', x.known_by) FROM (
    (SELECT l.lat, l.lng, l.created_at AS at, 'device' AS known_by FROM location_event l
      WHERE l.project_id = r.project_id AND l.author ->> 'id' = r.member_id AND ${recent("l.created_at")}
      ORDER BY l.created_at DESC LIMIT 1)
    UNION ALL
    (SELECT b.lat, b.lng, h.at, 'task' FROM allocation a
      JOIN booking b ON b.project_id = a.project_id AND b.id = a.booking_id AND b.assignee_resource_id = r.id
        AND b.status IN ('checked_in', 'completed', 'failed', 'no_show') AND b.lat IS NOT NULL AND b.lng IS NOT NULL
      CROSS JOIN LATERAL (SELECT max(s.at) AS at FROM stage_history s
        WHERE s.project_id = b.project_id AND s.booking_id = b.id) h
      WHERE a.project_id = r.project_id AND a.resource_id = r.id AND ${recent("h.at")}
        AND a.start_at BETWEEN $2::timestamptz - interval '1 day' AND $2::timestamptz + interval '1 day'
      ORDER BY h.at DESC LIMIT 1)
  ) x ORDER BY x.at DESC LIMIT 1)`;

/** $2 now, $3 and $4 today, $5 how far to look for free time, $6 and $7 the last of the page before, $8 how many. */
const peopleText = `
  SELECT r.id AS resource_id, r.name, r.member_id, r.photo_id,
    ARRAY(SELECT m.group_id FROM resource_group_member m WHERE m.project_id = r.project_id AND m.resource_id = r.id
      ORDER BY m.group_id) AS group_ids,
    ${hoursText("$3", "$5")} AS hours, ${offText("$3", "$5")} AS off,
    ${allocatedText(`b.status IN (${openStatuses}, 'completed')`, "$3", "$4")} AS booked,
    ${allocatedText(takes, "$2", "$5")} AS taken,
    own.open_tasks, own.late_tasks,
    ${lastPlaceText} AS last_place,
    (SELECT json_build_object('booking_id', b.id, 'service_name', s.name, 'customer_name', c.name, 'status', b.status,
        'stage', b.stage, 'start', wire_time(b.start_at), 'end', wire_time(b.end_at))
      FROM booking b JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
      LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
      WHERE b.project_id = r.project_id AND b.status IN (${openStatuses}) AND b.id IN (
        SELECT x.id FROM booking x WHERE x.project_id = r.project_id AND x.assignee_resource_id = r.id AND x.status = 'checked_in'
        UNION SELECT a.booking_id FROM allocation a WHERE a.project_id = r.project_id AND a.resource_id = r.id
          AND a.start_at >= $2::timestamptz - interval '8 days' AND a.start_at <= $2::timestamptz AND a.end_at > $2::timestamptz)
      ORDER BY b.status = 'checked_in' DESC, b.start_at, b.id LIMIT 1) AS busy_with
  FROM resource r
  CROSS JOIN LATERAL (SELECT count(*)::integer AS open_tasks,
      count(*) FILTER (WHERE b.due_at < $2::timestamptz)::integer AS late_tasks
    FROM booking b WHERE b.project_id = r.project_id AND b.assignee_resource_id = r.id
      AND b.status IN (${openStatuses})) own
  WHERE r.project_id = $1 AND r.kind = 'person' AND r.active AND r.deleted_at IS NULL
    AND ($6::text IS NULL OR (r.name, r.id) > ($6, $7::text))
  ORDER BY r.name, r.id LIMIT $8`;

/** Those who work here, by name, with what the overview is made of, in one pass. */
export const selectPeople = (
  sql: Sql,
  project: ProjectId,
  { now, day, horizon }: { now: string; day: Pair; horizon: string },
  after: string[] | null,
  take: number,
): Promise<PersonRow[]> => {
  const [name = null, id = null] = after ?? [];
  return sql<PersonRow>(peopleText, [project, now, day.start, day.end, horizon, name, id, take]);
};

export type StatsRow = {
  capacity: number;
  hours: WorkingHours | null;
  off: Pair[];
  counts: Partial<Record<Status, number>>;
  booked_minutes: number;
  mean_minutes_to_done: number | null;
};

/** Tasks completed without a claim have no duration. Each lane's time counts once, however many queue tasks overlap in it. */
const statsText = `
  WITH own AS (
    SELECT b.id, b.status, b.group_id, b.stage, b.start_at, b.end_at FROM booking b
    WHERE b.project_id = $1 AND b.start_at >= $3::timestamptz AND b.start_at < $4::timestamptz
      AND (b.assignee_resource_id = $2 OR EXISTS (SELECT 1 FROM allocation a
        WHERE a.project_id = $1 AND a.booking_id = b.id AND a.resource_id = $2))),
  lanes AS (
    SELECT range_agg(tstzrange(greatest(a.start_at, $3::timestamptz), least(a.end_at, $4::timestamptz))) AS busy
    FROM allocation a JOIN booking b ON b.project_id = a.project_id AND b.id = a.booking_id
      AND b.status IN (${openStatuses}, 'completed')
    WHERE a.project_id = $1 AND a.resource_id = $2 AND a.start_at >= $3::timestamptz - interval '8 days'
      AND a.start_at < $4::timestamptz AND a.end_at > $3::timestamptz
    GROUP BY a.seat)
  SELECT r.capacity, ${hoursText("$3", "$4")} AS hours, ${offText("$3", "$4")} AS off,
    (SELECT coalesce(json_object_agg(x.status, x.n), '{}') FROM (SELECT status, count(*) AS n FROM own GROUP BY status) x) AS counts,
    coalesce((SELECT round(sum(extract(epoch FROM upper(x) - lower(x))) / 60) FROM lanes, unnest(lanes.busy) x), 0)::integer AS booked_minutes,
    (SELECT avg(extract(epoch FROM d.at - own.start_at) / 60)::float8 FROM own, LATERAL (SELECT max(h.at) AS at FROM stage_history h
      WHERE h.project_id = $1 AND h.booking_id = own.id AND h.to_stage = own.stage) d
      WHERE own.group_id IS NOT NULL AND own.status = 'completed' AND own.start_at < own.end_at) AS mean_minutes_to_done
  FROM resource r WHERE r.project_id = $1 AND r.id = $2`;

/** Null when there is no such resource. */
export async function selectStats(
  sql: Sql,
  project: ProjectId,
  resource: string,
  { from, to }: { from: string; to: string },
): Promise<StatsRow | null> {
  return (await sql<StatsRow>(statsText, [project, resource, from, to]))[0] ?? null;
}
