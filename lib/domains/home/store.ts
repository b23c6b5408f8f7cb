import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { DayFigures, HomeChat, HomeTask, HomeVisit } from "@/lib/domains/home/schema";

/** As in the indexes of open tasks. */
const isOpen = "b.status IN ('pending_payment', 'confirmed', 'checked_in')";
const service = "JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id";
const customer = "LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id";
const offered = "s.active AND s.deleted_at IS NULL";

/** The resources that services of a kind use: by name, by a group of theirs, or as who takes from a queue. */
const usedBy = (kind: "appointment" | "queue"): string => `
  SELECT q.resource_id FROM service s
  JOIN service_requirement q ON q.project_id = s.project_id AND q.service_id = s.id AND q.resource_id IS NOT NULL
  WHERE s.project_id = $1 AND s.kind = '${kind}' AND ${offered}
  UNION SELECT m.resource_id FROM service s
  LEFT JOIN service_requirement q ON q.project_id = s.project_id AND q.service_id = s.id
  JOIN resource_group_member m ON m.project_id = s.project_id AND m.group_id IN (s.group_id, q.group_id)
  WHERE s.project_id = $1 AND s.kind = '${kind}' AND ${offered}`;

const own =
  "SELECT r.id FROM resource r WHERE r.project_id = $1 AND r.member_id = $2 AND r.active AND r.deleted_at IS NULL";

/** Whether the member is somebody who takes tasks from a queue and nobody who has appointments. */
export async function onlyDrives(sql: Sql, project: ProjectId, member: string): Promise<boolean> {
  const text = `
    SELECT EXISTS (${own} AND r.id IN (${usedBy("queue")})) AND NOT EXISTS (${own} AND r.id IN (${usedBy("appointment")})) AS only`;
  const [row] = await sql<{ only: boolean }>(text, [project, member]);
  return row?.only ?? false;
}

export type Shape = {
  visits: boolean;
  tasks: boolean;
  chats: boolean;
  mine: boolean;
  /** Those who have appointments. */
  bookable: string[];
  /** The shortest service and the finest slots, in minutes; null without appointments. */
  least: number | null;
  step: number | null;
  unclosed: number;
};

/** What the workspace offers, and what the member has to do with it. */
export async function selectShape(
  sql: Sql,
  project: ProjectId,
  { member, from, now }: { member: string; from: string; now: string },
): Promise<Shape> {
  const of = (kind: string) => `FROM service s WHERE s.project_id = $1 AND s.kind = '${kind}' AND ${offered}`;
  const text = `
    SELECT EXISTS (SELECT 1 ${of("appointment")}) AS visits, EXISTS (SELECT 1 ${of("queue")}) AS tasks,
      EXISTS (SELECT 1 FROM conversation WHERE project_id = $1) AS chats, EXISTS (${own}) AS mine,
      ARRAY(${usedBy("appointment")}) AS bookable,
      (SELECT min(s.duration_minutes + s.buffer_minutes) ${of("appointment")}) AS least,
      (SELECT min(s.slot_interval_minutes) ${of("appointment")}) AS step,
      (SELECT count(*)::integer FROM booking b ${service} WHERE b.project_id = $1 AND ${isOpen} AND s.kind = 'appointment'
        AND b.start_at >= $3::timestamptz AND b.start_at < $4::timestamptz AND b.end_at <= $4::timestamptz) AS unclosed`;
  return (await sql<Shape>(text, [project, member, from, now]))[0] as Shape;
}

/** Who is awaited: begun and not over, or beginning before `soon`. */
export const selectVisits = (
  sql: Sql,
  project: ProjectId,
  { now, soon, take }: { now: string; soon: string; take: number },
): Promise<HomeVisit[]> =>
  sql<HomeVisit>(
    `SELECT b.id, b.status, wire_time(b.start_at) AS start, wire_time(b.end_at) AS end, c.name AS customer_name,
       s.name AS service_name, b.attending_since IS NOT NULL AS attending,
       ARRAY(SELECT r.name FROM allocation a JOIN resource r ON r.project_id = a.project_id AND r.id = a.resource_id
         WHERE a.project_id = b.project_id AND a.booking_id = b.id AND a.place = 0
         ORDER BY r.kind <> 'person', r.name) AS resource_names
     FROM booking b ${service} ${customer}
     WHERE b.project_id = $1 AND ${isOpen} AND b.status <> 'checked_in' AND s.kind = 'appointment'
       AND b.start_at >= $2::timestamptz - interval '1 day' AND b.start_at < $3::timestamptz AND b.end_at > $2::timestamptz
       AND (b.status <> 'pending_payment' OR coalesce(b.hold_expires_at > $2::timestamptz, true))
     ORDER BY b.start_at, b.id LIMIT $4`,
    [project, now, soon, take],
  );

export type TaskRow = HomeTask & { late: boolean; count: number };

/** Tasks of queues that are late or nobody's: the first of each, with how many there are. */
export const selectTasks = (sql: Sql, project: ProjectId, now: string, take: number): Promise<TaskRow[]> =>
  sql<TaskRow>(
    `WITH open AS (
       SELECT b.project_id, b.id, b.due_at, b.customer_id, b.assignee_resource_id, s.name AS service_name,
         coalesce(b.due_at < $2::timestamptz, false) AS late
       FROM booking b ${service} AND s.kind = 'queue'
       WHERE b.project_id = $1 AND ${isOpen} AND (b.due_at < $2::timestamptz OR b.assignee_resource_id IS NULL)),
     placed AS (
       SELECT open.*, count(*) OVER (PARTITION BY late)::integer AS count,
         row_number() OVER (PARTITION BY late ORDER BY due_at NULLS LAST, id) AS place FROM open)
     SELECT b.id, b.late, b.count, b.service_name, c.name AS customer_name, r.name AS assignee_name, wire_time(b.due_at) AS at
     FROM placed b ${customer}
     LEFT JOIN resource r ON r.project_id = b.project_id AND r.id = b.assignee_resource_id
     WHERE b.place <= $3 ORDER BY b.place`,
    [project, now, take],
  );

/** What the member has to do up to a time: what is begun, then what is urgent, both whenever they are due, then by time. */
export const selectOwnTasks = (
  sql: Sql,
  project: ProjectId,
  { member, until, take }: { member: string; until: string; take: number },
): Promise<(HomeTask & { count: number })[]> =>
  sql<HomeTask & { count: number }>(
    `SELECT b.id, c.name AS customer_name, s.name AS service_name, r.name AS assignee_name, wire_time(t.at) AS at,
       count(*) OVER ()::integer AS count
     FROM resource r
     JOIN booking b ON b.project_id = r.project_id AND b.assignee_resource_id = r.id AND ${isOpen}
     ${service} ${customer}
     CROSS JOIN LATERAL (SELECT CASE WHEN s.kind = 'queue' THEN b.due_at ELSE coalesce(b.start_at, b.due_at) END AS at) t
     WHERE r.project_id = $1 AND r.member_id = $2 AND r.deleted_at IS NULL
       AND (b.status = 'checked_in' OR b.priority = 'urgent' OR coalesce(t.at < $3::timestamptz, true))
     ORDER BY b.status <> 'checked_in', b.priority <> 'urgent', t.at NULLS LAST, b.id LIMIT $4`,
    [project, member, until, take],
  );

/**
 * Conversations with words that nobody of the team has read and the bot does not answer: a person does, it answers nobody on
 * the channel, or a minute has passed without its answer.
 */
export const selectChats = (
  sql: Sql,
  project: ProjectId,
  { now, unanswered, take }: { now: string; unanswered: readonly string[]; take: number },
): Promise<(HomeChat & { count: number })[]> =>
  sql<HomeChat & { count: number }>(
    `SELECT v.id, v.channel, c.name AS customer_name, wire_time(coalesce(unread.since, v.updated_at)) AS since, said.text,
       count(*) OVER ()::integer AS count
     FROM conversation v
     JOIN customer c ON c.project_id = v.project_id AND c.id = v.customer_id
     CROSS JOIN LATERAL (SELECT left(m.text, 200) AS text FROM message m
       WHERE m.project_id = v.project_id AND m.conversation_id = v.id ORDER BY m.n DESC LIMIT 1) said
     CROSS JOIN LATERAL (SELECT min(m.created_at) AS since FROM (
       SELECT created_at FROM message WHERE project_id = v.project_id AND conversation_id = v.id AND direction = 'in'
       ORDER BY n DESC LIMIT v.unread_count) m) unread
     WHERE v.project_id = $1 AND v.status = 'open' AND v.unread_count > 0 AND waits_for_person(v, $2::text[], $3::timestamptz)
     ORDER BY coalesce(unread.since, v.updated_at), v.id LIMIT $4`,
    [project, unanswered, now, take],
  );

type Day = Pick<DayFigures, "from" | "to" | "until">;

/** The figures of each day, in the order of the days: of appointments, as the reports count them. */
export const selectFigures = (sql: Sql, project: ProjectId, days: readonly Day[]): Promise<DayFigures[]> =>
  sql<DayFigures>(
    `SELECT wire_time(d.first) AS from, wire_time(d.last) AS to, wire_time(d.until) AS until, x.*,
       (SELECT count(*)::integer FROM customer c WHERE c.project_id = $1 AND c.created_at >= d.first AND c.created_at < d.until)
         AS new_customers,
       (SELECT coalesce(json_agg(json_build_object('currency', y.currency, 'cents', y.cents) ORDER BY y.currency), '[]') FROM (
         SELECT b.currency, sum(b.price_cents) AS cents FROM booking b
         WHERE b.project_id = $1 AND b.start_at >= d.first AND b.start_at < d.last AND b.price_cents > 0
           AND b.group_id IS NULL AND (${isOpen} OR b.status = 'completed') GROUP BY b.currency) y) AS revenue
     FROM unnest($2::timestamptz[], $3::timestamptz[], $4::timestamptz[]) WITH ORDINALITY AS d(first, last, until, n)
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE ${isOpen} OR b.status IN ('completed', 'failed', 'no_show'))::integer AS bookings,
         count(*) FILTER (WHERE b.status = 'cancelled')::integer AS cancelled,
         count(*) FILTER (WHERE b.status = 'no_show' AND b.start_at < d.until)::integer AS no_shows
       FROM booking b WHERE b.project_id = $1 AND b.start_at >= d.first AND b.start_at < d.last AND b.group_id IS NULL) x
     ORDER BY d.n`,
    [project, days.map(({ from }) => from), days.map(({ to }) => to), days.map(({ until }) => until)],
  );

/** As the list of open conversations counts them: without the snoozed ones. */
export async function countOpenConversations(sql: Sql, project: ProjectId, now: string): Promise<number> {
  const text = `SELECT count(*)::integer AS count FROM conversation
    WHERE project_id = $1 AND status = 'open' AND last_message_at IS NOT NULL
      AND (snoozed_until IS NULL OR snoozed_until <= $2::timestamptz)`;
  return (await sql<{ count: number }>(text, [project, now]))[0]?.count ?? 0;
}
