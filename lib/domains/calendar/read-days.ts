import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { invalid, notFound } from "@/lib/core/problem";
import { wireTime } from "@/lib/core/wire/wire-time";
import { dateOf, isClosed, receivingOn, takesAppointments, type Working } from "@/lib/domains/calendar/rules";
import type { CalendarDays, CalendarDaysQuery } from "@/lib/domains/calendar/schema";
import { type ResourceRow, selectDays, selectGroups, selectResources } from "@/lib/domains/calendar/store";
import type { CatalogService } from "@/lib/domains/slots/catalog";
import { hoursFrom } from "@/lib/domains/slots/open-hours";
import { selectCatalog } from "@/lib/domains/slots/store";
import { boundsOfDay } from "@/lib/domains/slots/zones";
import { intervalsOf, type Span } from "@/lib/domains/work/occupancy/rules";

const oneDay = 86_400_000;
/** Six weeks: a month with the rest of its first and last week. */
const most = 42;

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / oneDay;

function numbersOf({ from, to }: CalendarDaysQuery): number[] {
  const [first, count] = [dayNumber(from), dayNumber(to) - dayNumber(from) + 1];
  if (count < 1) throw invalid({ pointer: "?to", detail: "`to` must not be before `from`.", code: "invalid_range" });
  if (count > most) {
    throw invalid({ pointer: "?to", detail: "There may be at most 42 days.", code: "range_too_long" });
  }
  return Array.from({ length: count }, (_, n) => first + n);
}

const workingOf = ({ hours, time_off }: ResourceRow, span: Span): Working => ({
  hours: hours && hoursFrom(hours.timezone, hours.weekly, hours.overrides),
  off: intervalsOf(time_off, span),
});

/** Whether a day is closed for those who are shown: by those whom customers book, where there are such. */
function closing(
  services: readonly CatalogService[],
  resources: readonly ResourceRow[],
  shown: Set<string>,
  span: Span,
) {
  const working = new Map(resources.filter(({ active }) => active).map((each) => [each.id, workingOf(each, span)]));
  const seen = [...working].filter(([id]) => shown.has(id));
  const booked = new Set(services.flatMap(({ pool }) => pool));
  const receivers = seen.filter(([id]) => booked.has(id));
  return (day: Span): boolean => {
    if (receivers.length === 0)
      return isClosed(
        seen.map(([, each]) => each),
        day,
      );
    const receiving = receivingOn(services, (id) => working.get(id)?.hours, day);
    const away = [day.from, day.to];
    return isClosed(
      receivers.map(([id, each]) => (receiving.has(id) ? each : { ...each, off: away })),
      day,
    );
  };
}

/** How full each day is, for a view of the month. */
export async function readCalendarDays(actor: Actor, query: CalendarDaysQuery): Promise<CalendarDays> {
  const { kind, group_id, resource_id, cancelled } = query;
  const { id: project, timezone: zone } = actor.project;
  const bounds = numbersOf(query).map((day) => {
    const { from, to } = boundsOfDay(zone, day);
    return { date: dateOf(day), from, to };
  });
  const span = { from: bounds[0]?.from ?? 0, to: bounds.at(-1)?.to ?? 0 };
  const [from, to] = [wireTime(span.from), wireTime(span.to)];
  const sql = sqlOf(actor);
  const [resources, groups, catalog] = await Promise.all([
    selectResources(sql, project, from, to),
    selectGroups(sql, project),
    selectCatalog(sql, project),
  ]);
  if (group_id && !groups.some(({ id }) => id === group_id)) throw notFound("resource group", group_id);
  if (resource_id && !resources.some(({ id }) => id === resource_id)) throw notFound("resource", resource_id);
  const shown = resources.filter(
    (each) =>
      (!kind || each.kind === kind) &&
      (!group_id || each.group_ids.includes(group_id)) &&
      (!resource_id || each.id === resource_id),
  );
  const only = kind || group_id || resource_id ? shown.map(({ id }) => id) : null;
  const rows = await selectDays(sql, project, { from, to, zone, cancelled, resources: only });
  const known = new Map(rows.map((row) => [row.date, row]));
  const services = [...catalog.services.values()].filter(takesAppointments);
  const isClosedOn = closing(services, resources, new Set(shown.map(({ id }) => id)), span);
  return {
    from: query.from,
    to: query.to,
    resources: resources.map(({ id, name, kind, active, group_ids }) => ({ id, name, kind, active, group_ids })),
    groups,
    days: bounds.map(({ date, from, to }) => ({
      date,
      closed: isClosedOn({ from, to }),
      count: known.get(date)?.count ?? 0,
      bookings: known.get(date)?.bookings ?? [],
    })),
  };
}
