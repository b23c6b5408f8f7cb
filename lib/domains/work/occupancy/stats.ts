import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { invalid, notFound } from "@/lib/core/problem";
import { statuses } from "@/lib/core/vocabulary";
import { hoursFrom } from "@/lib/domains/slots/open-hours";
import { intervalsOf, lengthOf, ratio, workingTimes } from "@/lib/domains/work/occupancy/rules";
import type { ResourceStats, StatsQuery } from "@/lib/domains/work/occupancy/schema";
import { selectStats } from "@/lib/domains/work/occupancy/store";

const day = 86_400_000;
const firstDay = Date.parse("0001-01-01T00:00:00Z");

function spanOf(actor: Actor, query: StatsQuery): { from: string; to: string } {
  const to = query.to ?? actor.now.toISOString();
  const from = query.from ?? new Date(Math.max(Date.parse(to) - 30 * day, firstDay)).toISOString();
  const length = Date.parse(to) - Date.parse(from);
  if (length <= 0) throw invalid({ pointer: "?to", detail: "`to` must be after `from`.", code: "invalid_range" });
  if (length > 366 * day) {
    throw invalid({ pointer: "?to", detail: "The time may have at most 366 days.", code: "range_too_long" });
  }
  return { from, to };
}

/** How a resource's time was used. */
export async function stats(actor: Actor, id: string, query: StatsQuery): Promise<ResourceStats> {
  const span = spanOf(actor, query);
  const row = await selectStats(sqlOf(actor), actor.project.id, id, span);
  if (!row) throw notFound("resource", id);
  const minutes = { from: Math.floor(Date.parse(span.from) / 60_000), to: Math.ceil(Date.parse(span.to) / 60_000) };
  const hours = row.hours && hoursFrom(row.hours.timezone, row.hours.weekly, row.hours.overrides);
  const open_minutes = lengthOf(workingTimes(hours, intervalsOf(row.off, minutes), minutes)) * row.capacity;
  const counts = Object.fromEntries(statuses.map((status) => [status, row.counts[status] ?? 0]));
  const { no_show = 0, completed = 0 } = row.counts;
  const mean = row.mean_minutes_to_done;
  return {
    resource_id: id,
    ...span,
    counts: counts as ResourceStats["counts"],
    booked_minutes: row.booked_minutes,
    open_minutes,
    utilisation: ratio(row.booked_minutes, open_minutes),
    no_show_rate: ratio(no_show, no_show + completed),
    mean_minutes_to_done: mean === null ? null : Math.round(mean * 10) / 10,
  };
}
