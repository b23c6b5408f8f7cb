import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Booking } from "@/lib/domains/bookings/schema";
import { type BookingRow, toBooking } from "@/lib/domains/bookings/store";
import type { Listed } from "@/lib/domains/reports/behind/schema";
import type { Dimension } from "@/lib/domains/reports/schema";
import type { Period } from "@/lib/domains/reports/store";

/** What each count counts, in the words of `count_report_bookings` and `count_report_tasks`. */
const figures: Record<Listed, Record<string, string>> = {
  bookings: {
    bookings: "true",
    open: "v.is_open",
    completed: "v.status = 'completed'",
    failed: "v.status = 'failed'",
    no_shows: "v.status = 'no_show'",
    cancelled: "v.status = 'cancelled'",
    late_cancelled: "v.is_late",
    new_customers: "v.is_new",
    returning_customers: "NOT v.is_new AND v.customer_id IS NOT NULL",
    reminded: "v.reminding = 'reminded'",
    reminded_missed: "v.reminding = 'reminded' AND v.status = 'no_show'",
    unreminded: "v.reminding = 'unreminded'",
    unreminded_missed: "v.reminding = 'unreminded' AND v.status = 'no_show'",
  },
  tasks: {
    tasks: "true",
    open: "v.status IN ('pending_payment', 'confirmed', 'checked_in')",
    completed: "v.status = 'completed'",
    failed: "v.status IN ('failed', 'no_show')",
    cancelled: "v.status = 'cancelled'",
    taken: "v.start_at IS NOT NULL",
    handled: "v.done_at > v.start_at",
    in_time: "v.done_at <= v.due_at",
    late: "v.done_at > v.due_at",
  },
};

const local = "v.at AT TIME ZONE $4";
const used = (what: string): string => `EXISTS (SELECT 1 FROM allocation a ${what}
  WHERE a.project_id = $1 AND a.booking_id = v.id AND a.place = 0 AND`;
const place = "coalesce(x.location->>'formatted', '') = $5";

/** Whether a row of the report is about it; days, weeks and months are dates by now. */
const rows: Record<Listed, Partial<Record<Dimension, string>>> = {
  bookings: {
    service: "v.service_id = $5",
    source: "v.source = $5",
    hour_weekday: `extract(isodow FROM ${local}) || '-' || to_char(${local}, 'HH24') = $5`,
    resource: `${used("")} a.resource_id = $5)`,
    person: `${used("JOIN resource x ON x.project_id = a.project_id AND x.id = a.resource_id")} x.kind = 'person' AND x.id = $5)`,
    group: `${used("JOIN resource_group_member m ON m.project_id = a.project_id AND m.resource_id = a.resource_id")} m.group_id = $5)`,
    place: `${used("JOIN resource x ON x.project_id = a.project_id AND x.id = a.resource_id")} ${place})`,
  },
  tasks: {
    service: "v.service_id = $5",
    source: "v.source = $5",
    hour_weekday: `extract(isodow FROM ${local}) || '-' || to_char(${local}, 'HH24') = $5`,
    group: "v.group_id = $5",
    person:
      "v.assignee = $5 AND EXISTS (SELECT 1 FROM resource x WHERE x.project_id = $1 AND x.id = v.assignee AND x.kind = 'person')",
    place: `EXISTS (SELECT 1 FROM resource x WHERE x.project_id = $1 AND x.id = v.assignee AND ${place})`,
  },
};

const functions: Record<Listed, string> = { bookings: "report_visits", tasks: "report_works" };

/** The bookings or tasks that a number of a report counts, in the order of its days. */
export async function selectBehind(
  sql: Sql,
  project: ProjectId,
  zone: string,
  report: Listed,
  asked: Period & { by: Dimension; key: string; figure: string },
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Booking[]> {
  // $5 is used whatever the rows are about, so that it always has a type.
  const text = `SELECT b.* FROM (
      SELECT v.id, v.at FROM ${functions[report]}($1, $2::date::timestamp AT TIME ZONE $4, ($3::date + 1)::timestamp AT TIME ZONE $4) v
      WHERE $5::text IS NOT NULL AND ${figures[report][asked.figure] ?? "false"} AND ${rows[report][asked.by] ?? "true"}
        AND ($6::timestamptz IS NULL OR (v.at, v.id) > ($6, $7::text))
      ORDER BY v.at, v.id LIMIT $8) p
    JOIN booking_view b ON b.project_id = $1 AND b.id = p.id ORDER BY p.at, p.id`;
  const [at = null, id = null] = after ?? [];
  const found = await sql<BookingRow>(text, [project, asked.from, asked.to, zone, asked.key, at, id, take]);
  return found.map(toBooking);
}
