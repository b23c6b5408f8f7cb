import { pool, type Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type Dimension, isPersonal, type Report } from "@/lib/domains/reports/schema";

export type Period = { from: string; to: string };

/** The columns that can be added up. */
export const columns = {
  bookings: [
    "bookings",
    "open",
    "completed",
    "failed",
    "no_shows",
    "cancelled",
    "late_cancelled",
    "new_customers",
    "returning_customers",
    "lead_minutes",
    "booked_cents",
    "realised_cents",
    "reminded",
    "reminded_missed",
    "unreminded",
    "unreminded_missed",
  ],
  occupancy: ["open_minutes", "booked_minutes", "free_minutes", "blocked_minutes", "gap_minutes", "outside_minutes"],
  tasks: [
    "tasks",
    "open",
    "completed",
    "failed",
    "cancelled",
    "taken",
    "waiting_seconds",
    "handled",
    "handling_seconds",
    "in_time",
    "late",
  ],
  conversations: [
    "conversations",
    "answered",
    "first_response_seconds",
    "resolved",
    "resolution_seconds",
    "with_bot",
    "contained",
    "handed_over",
    "held",
    "booked",
  ],
  page: ["opened", "chose_service", "chose_time", "booked"],
} as const satisfies Record<Report, readonly string[]>;

export type PageStep = (typeof columns)["page"][number];
export type Column = (typeof columns)[Report][number];

/** Sums of one row, as the rollups have them; `customers` is how many there are for certain. */
export type Sums = { key: string | null; name: string | null; currency: string | null; customers: number } & Partial<
  Record<Column, number>
>;

export const tables = {
  bookings: "report_booking",
  occupancy: "report_occupancy",
  tasks: "report_task",
  conversations: "report_conversation",
  page: "report_page",
} as const satisfies Record<Report, string>;

/** Which rows of the rollup hold what is asked for; what one row is about is made from its key. */
export function dimensionOf(report: Report, by: Dimension): string {
  if (by === "service" || by === "source") return by;
  if (by === "hour_weekday") return "hour";
  if (report === "tasks" && by === "group") return "group";
  if (!isPersonal(by)) return "all";
  // A booking may use several at once.
  return report === "bookings" ? "resources" : "resource";
}

const timeKeys: Partial<Record<Dimension, string>> = {
  day: "to_char(r.day, 'YYYY-MM-DD')",
  week: "to_char(date_trunc('week', r.day), 'YYYY-MM-DD')",
  month: "to_char(r.day, 'YYYY-MM')",
  hour_weekday: "extract(isodow FROM r.day) || '-' || r.key",
  none: "NULL::text",
};

/** From the ids of resources to what the row is about. */
const useKeys: Partial<Record<Dimension, string>> = {
  resource: "SELECT u.id AS key FROM unnest(string_to_array(s.key, ',')) u(id) WHERE u.id <> ''",
  person: `SELECT x.id AS key FROM resource x
    WHERE x.project_id = $1 AND x.kind = 'person' AND x.id = ANY(string_to_array(s.key, ','))`,
  group: `SELECT DISTINCT m.group_id AS key FROM resource_group_member m
    WHERE m.project_id = $1 AND m.resource_id = ANY(string_to_array(s.key, ','))`,
  place: `SELECT DISTINCT coalesce(x.location->>'formatted', '') AS key FROM resource x
    WHERE x.project_id = $1 AND x.id = ANY(string_to_array(s.key, ','))`,
};

const nameTables: Partial<Record<Dimension, string>> = {
  service: "service",
  resource: "resource",
  person: "resource",
  group: "resource_group",
};

const summed = (report: Report, of: string): string =>
  columns[report].map((column) => `sum(${of}.${column})::float8 AS ${column}`).join(", ");

/** Each new customer is somebody else, and so are all of one day. */
const certain = (report: Report, of: string): string =>
  report === "bookings"
    ? `greatest(max(${of}.customers), sum(${of}.new_customers))::float8 AS customers`
    : `max(${of}.customers)::float8 AS customers`;

/** Which rows of the rollup these are. The booking page's have no parts. */
const partOf = (report: Report, by: Dimension): string =>
  report === "page" ? "day IS NOT NULL" : `dimension = '${dimensionOf(report, by)}'`;

/** A row's key, currency and customers, of rollups that have other columns for them. */
const keyColumns: Record<Report, string> = {
  bookings: "key, currency, customers",
  occupancy: "key, NULL::text AS currency, customers",
  tasks: "key, NULL::text AS currency, customers",
  conversations: "key, NULL::text AS currency, customers",
  page: "'' AS key, NULL::text AS currency, opened AS customers",
};

/** What is added up: the rollup, and where there are days to count now, those instead of what it has of them. */
function source(report: Report, by: Dimension, isLive: boolean): string {
  const list = `day, ${keyColumns[report]}, ${columns[report].join(", ")}`;
  const part = partOf(report, by);
  const stored = `SELECT ${list} FROM ${tables[report]} x
    WHERE x.project_id = $1 AND x.${part} AND x.day BETWEEN $2::date AND $3::date`;
  if (!isLive) return `(${stored})`;
  return `(${stored} AND NOT EXISTS (SELECT 1 FROM unnest($5::date[]) l(day) WHERE l.day = x.day)
    UNION ALL SELECT ${list} FROM count_report_${report}($1, $4, $5::date[], '{${dimensionOf(report, by)}}') c WHERE c.${part})`;
}

/** $1 project, $2 and $3 the first and the last day; $4 the zone and $5 the days to count now, where there are such. */
function sumsText(report: Report, by: Dimension, isLive: boolean): string {
  const key = timeKeys[by] ?? "nullif(r.key, '')";
  const grouped = `SELECT ${key} AS key, r.currency, ${summed(report, "r")}, ${certain(report, "r")}
    FROM ${source(report, by, isLive)} r GROUP BY 1, 2`;
  // A task has its group itself, whoever took it.
  const expand = dimensionOf(report, by) === "group" ? undefined : useKeys[by];
  // Sums of each set of resources first: there are few sets and many days.
  const split = expand
    ? `SELECT nullif(k.key, '') AS key, s.currency, ${summed(report, "s")}, ${certain(report, "s")}
       FROM (${grouped}) s CROSS JOIN LATERAL (${expand}) k GROUP BY 1, 2`
    : grouped;
  const table = nameTables[by];
  const name = table ? `(SELECT n.name FROM ${table} n WHERE n.project_id = $1 AND n.id = t.key)` : "NULL::text";
  return `SELECT t.*, ${name} AS name FROM (${split}) t ORDER BY t.key, t.currency`;
}

/**
 * The days that changed since they were added up. Asked before the sums: what changes between the two is as if it came after
 * both, and a day that is added up meanwhile is only counted once more.
 */
export async function selectLiveDays(
  sql: Sql,
  project: ProjectId,
  zone: string,
  report: Report,
  { from, to }: Period,
): Promise<string[]> {
  const text = "SELECT live_report_days($1, $2, $3, $4::date, $5::date)::text[] AS days";
  return (await sql<{ days: string[] }>(text, [project, zone, report, from, to]))[0]?.days ?? [];
}

export async function selectSums(
  sql: Sql,
  project: ProjectId,
  zone: string,
  report: Report,
  by: Dimension,
  period: Period,
): Promise<Sums[]> {
  const live = await selectLiveDays(sql, project, zone, report, period);
  const values = [project, period.from, period.to];
  return sql<Sums>(sumsText(report, by, live.length > 0), live.length > 0 ? [...values, zone, live] : values);
}

/** Counts the days of the oldest marks again; how many marks there were. */
export async function recountMarks(most: number): Promise<number> {
  const { rows } = await pool().query<{ n: number }>("SELECT recount_reports($1) AS n", [most]);
  return rows[0]?.n ?? 0;
}

/** Counts the occupancy of days that are over; how many days there were. */
export async function countPastOccupancy(now: Date, most: number): Promise<number> {
  const { rows } = await pool().query<{ n: number }>("SELECT count_past_occupancy($1, $2) AS n", [now, most]);
  return rows[0]?.n ?? 0;
}

/** Counts steps that a visitor of the booking page has reached, on the workspace's day. */
export async function addPageSteps(
  sql: Sql,
  { id, timezone }: { id: ProjectId; timezone: string },
  steps: readonly PageStep[],
  now: Date,
): Promise<undefined> {
  const more = columns.page.map((step) => Number(steps.includes(step)));
  await sql(
    `INSERT INTO report_page AS r (project_id, day, ${columns.page.join(", ")})
     VALUES ($1, ($2::timestamptz AT TIME ZONE $3)::date, $4, $5, $6, $7)
     ON CONFLICT (project_id, day) DO UPDATE SET ${columns.page.map((step) => `${step} = r.${step} + excluded.${step}`).join(", ")}`,
    [id, now, timezone, ...more],
  );
}
