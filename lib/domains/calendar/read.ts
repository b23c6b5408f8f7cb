import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { invalid } from "@/lib/core/problem";
import { wireTime } from "@/lib/core/wire/wire-time";
import { dateOf, receivingOn, takesAppointments } from "@/lib/domains/calendar/rules";
import type { Calendar, CalendarQuery, CalendarResource } from "@/lib/domains/calendar/schema";
import { type ResourceRow, selectBookings, selectGroups, selectResources } from "@/lib/domains/calendar/store";
import type { CatalogService } from "@/lib/domains/slots/catalog";
import { type Hours, hoursFrom, openIntervals } from "@/lib/domains/slots/open-hours";
import { selectCatalog } from "@/lib/domains/slots/store";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";

const minute = 60_000;
/** A week, and the hour that a clock change may add to it, rounded up. */
const longest = 8 * 24 * 60 * minute;

const hoursOf = ({ hours }: ResourceRow): Hours | null =>
  hours && hoursFrom(hours.timezone, hours.weekly, hours.overrides);

function openSpans(hours: Hours | null, { from, to }: CalendarQuery): CalendarResource["open"] {
  if (hours === null) return [{ start: from, end: to }];
  const pairs = openIntervals(hours, Math.floor(Date.parse(from) / minute), Math.ceil(Date.parse(to) / minute));
  const spans: CalendarResource["open"] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const [start, end] = [pairs[i] as number, pairs[i + 1] as number];
    spans.push({ start: wireTime(start), end: wireTime(end) });
  }
  return spans;
}

/** On which local days of the window each resource receives customers; null for one that no service uses. */
function receiving(
  services: readonly CatalogService[],
  hours: Map<string, Hours | null>,
  zone: string,
  window: CalendarQuery,
) {
  const first = localDay(zone, Math.floor(Date.parse(window.from) / minute));
  const last = localDay(zone, Math.ceil(Date.parse(window.to) / minute) - 1);
  const days = Array.from({ length: last - first + 1 }, (_, n) => ({
    date: dateOf(first + n),
    ids: receivingOn(services, (id) => hours.get(id), boundsOfDay(zone, first + n)),
  }));
  const used = new Set(services.flatMap(({ pool }) => pool));
  return (id: string): string[] | null =>
    used.has(id) ? days.filter(({ ids }) => ids.has(id)).map(({ date }) => date) : null;
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
  const [resources, groups, bookings, catalog] = await Promise.all([
    selectResources(sql, project, from, to),
    selectGroups(sql, project),
    selectBookings(sql, project, from, to),
    selectCatalog(sql, project),
  ]);
  const hours = new Map(resources.map((row) => [row.id, hoursOf(row)]));
  const services = [...catalog.services.values()].filter(takesAppointments);
  const working = new Map(resources.filter(({ active }) => active).map(({ id }) => [id, hours.get(id) ?? null]));
  const receivesOn = receiving(services, working, actor.project.timezone, query);
  return {
    from,
    to,
    resources: resources.map((row) => {
      const { hours: _, ...rest } = row;
      return { ...rest, open: openSpans(hours.get(row.id) ?? null, query), receives_on: receivesOn(row.id) };
    }),
    groups,
    bookings,
  };
}
