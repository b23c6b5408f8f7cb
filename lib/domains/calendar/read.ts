import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { invalid } from "@/lib/core/problem";
import { wireTime } from "@/lib/core/wire/wire-time";
import type { Calendar, CalendarQuery, CalendarResource } from "@/lib/domains/calendar/schema";
import { type ResourceRow, selectBookings, selectGroups, selectResources } from "@/lib/domains/calendar/store";
import { hoursFrom, openIntervals } from "@/lib/domains/slots/open-hours";

const minute = 60_000;
/** A week, and the hour that a clock change may add to it, rounded up. */
const longest = 8 * 24 * 60 * minute;

function openSpans({ hours }: ResourceRow, { from, to }: CalendarQuery): CalendarResource["open"] {
  if (hours === null) return [{ start: from, end: to }];
  const compiled = hoursFrom(hours.timezone, hours.weekly, hours.overrides);
  const pairs = openIntervals(compiled, Math.floor(Date.parse(from) / minute), Math.ceil(Date.parse(to) / minute));
  const spans: CalendarResource["open"] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const [start, end] = [pairs[i] as number, pairs[i + 1] as number];
    spans.push({ start: wireTime(start), end: wireTime(end) });
  }
  return spans;
}

/** Everything that the calendar's screen draws between two instants. */
export async function readCalendar(actor: Actor, query: CalendarQuery): Promise<Calendar> {
  const { from, to } = query;
  const length = Date.parse(to) - Date.parse(from);
  if (length <= 0) throw invalid({ pointer: "?to", detail: "`to` must be after `from`.", code: "invalid_range" });
  if (length > longest) {
    throw invalid({ pointer: "?to", detail: "The window may have at most 8 days.", code: "range_too_long" });
  }
  const [sql, project] = [sqlOf(actor), actor.project.id];
  const [resources, groups, bookings] = await Promise.all([
    selectResources(sql, project, from, to),
    selectGroups(sql, project),
    selectBookings(sql, project, from, to),
  ]);
  return {
    from,
    to,
    resources: resources.map((row) => {
      const { hours: _, ...rest } = row;
      return { ...rest, open: openSpans(row, query) };
    }),
    groups,
    bookings,
  };
}
