import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { quotedList } from "@/lib/core/text/sql-text";
import { awaitedStatuses, unbookedStatuses } from "@/lib/core/vocabulary";
import type { Booking, BookingQuery } from "@/lib/domains/bookings/schema";
import { type BookingRow, toBooking } from "@/lib/domains/bookings/store";

export type BookingFilter = Omit<BookingQuery, "limit" | "cursor"> & { conversation_id?: string };

const awaited = quotedList(awaitedStatuses);
const unlisted = quotedList(unbookedStatuses);

/** What is still to come, whose customer has said that they will, or has not. */
export const attendingConditions = (attending: boolean): string[] => [
  "b.start_at IS NOT NULL",
  `b.status IN (${awaited})`,
  `b.attending_since IS ${attending ? "NOT " : ""}NULL`,
];

/** Whether a required question of the service has no answer yet. */
export const missingCondition = (missing: boolean): string =>
  `cardinality(missing_intake((SELECT s.intake_fields FROM service s
    WHERE s.project_id = b.project_id AND s.id = b.service_id), b.intake)) ${missing ? ">" : "="} 0`;

/** The rows of a page: a statement whose first value is the project, before what is shown of them is joined. */
export type Page = { text: string; values: readonly unknown[] };

/** Limits stand in the text: a plan for any limit expects a tenth of the table, and a plan for each is one too many. */
const limits = [2, 11, 21, 51, 101, 201];
const limitFor = (take: number): number => limits.find((limit) => limit >= take) ?? take;

/** By start, those without one last. */
export function pageOf(
  project: ProjectId,
  query: BookingFilter,
  after: readonly (string | null)[] | null,
  take: number,
): Page {
  const values: unknown[] = [project];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    // Values of the vocabulary itself: of an unknown list the planner expects that hardly a row is left, and sorts the whole table.
    query.status ? `b.status = ANY(${bind(query.status)}::text[])` : `b.status NOT IN (${unlisted})`,
  ];
  if (query.from !== undefined) conditions.push(`b.start_at >= ${bind(query.from)}::timestamptz`);
  if (query.to !== undefined) conditions.push(`b.start_at < ${bind(query.to)}::timestamptz`);
  if (query.customer_id !== undefined) conditions.push(`b.customer_id = ${bind(query.customer_id)}`);
  if (query.conversation_id !== undefined) conditions.push(`b.conversation_id = ${bind(query.conversation_id)}`);
  if (query.service_id !== undefined) conditions.push(`b.service_id = ${bind(query.service_id)}`);
  if (query.intake_missing !== undefined) conditions.push(missingCondition(query.intake_missing));
  if (query.attending !== undefined) conditions.push(...attendingConditions(query.attending));
  if (query.resource_id !== undefined) {
    const resource = bind(query.resource_id);
    conditions.push(`(b.assignee_resource_id = ${resource} OR EXISTS (SELECT 1 FROM allocation x
      WHERE x.project_id = b.project_id AND x.booking_id = b.id AND x.resource_id = ${resource}))`);
  }
  const [start, id] = after ?? [];
  if (start) {
    conditions.push(`((b.start_at, b.id) > (${bind(start)}::timestamptz, ${bind(id)}::text) OR b.start_at IS NULL)`);
  } else if (id) conditions.push(`b.start_at IS NULL AND b.id > ${bind(id)}`);
  const text = `SELECT b.id, b.start_at, b.xmin AS version, b.service_id, b.customer_id, b.assignee_resource_id
    FROM booking b WHERE b.project_id = $1 AND ${conditions.join(" AND ")} ORDER BY b.start_at, b.id LIMIT ${limitFor(take)}`;
  return { text, values };
}

/** The bookings of a page, in one statement. */
export async function selectPage(sql: Sql, page: Page, take: number): Promise<Booking[]> {
  const text = `SELECT v.* FROM (${page.text}) p JOIN booking_view v ON v.project_id = $1 AND v.id = p.id
    ORDER BY p.start_at, p.id`;
  return (await sql<BookingRow>(text, page.values)).slice(0, take).map(toBooking);
}

/** A booking by its id, and what it is stamped with now. */
export type Stamped = { id: string; stamp: string };
/** `server` is when it was started: stamps are of the transactions that one server counts. */
export type StampedPage = { server: string; stamped: readonly Stamped[] };
export const thisServer = "pg_postmaster_start_time()::text";

const stampedOf = (entry: string): Stamped => {
  const end = entry.indexOf(" ");
  return { id: entry.slice(0, end), stamp: entry.slice(end + 1) };
};

/** The same page as stamps alone. They are joined to its few rows, as in the view `booking_stamp`. */
export async function selectStamps(sql: Sql, page: Page, take: number): Promise<StampedPage> {
  const text = `SELECT ${thisServer} AS server,
      string_agg(concat_ws(' ', p.id, p.version, s.xmin, c.xmin, w.xmin), ',' ORDER BY p.start_at, p.id) AS page
    FROM (${page.text}) p
    LEFT JOIN service s ON s.project_id = $1 AND s.id = p.service_id
    LEFT JOIN customer c ON c.project_id = $1 AND c.id = p.customer_id
    LEFT JOIN resource w ON w.project_id = $1 AND w.id = p.assignee_resource_id`;
  type Row = { server: string; page: string | null };
  const [row] = (await sql<Row>(text, page.values)) as [Row];
  return { server: row.server, stamped: row.page === null ? [] : row.page.split(",").slice(0, take).map(stampedOf) };
}
