import type { Calendar, CalendarResource } from "@/clients/typescript/src/client";
import type { CalendarAddress } from "@/components/calendar/address-in";
import { isShown, shownResources } from "@/components/calendar/columns";
import { gaps, type Stretch, stretchOn } from "@/components/time/day-layout";
import { addDays, instantOf } from "@/components/time/zone";

/** When the resource works on a date, without its time off. */
const workOn = (zone: string, date: string, { open, time_off }: CalendarResource): Stretch[] => {
  const on = ({ start, end }: { start: string; end: string }) => stretchOn(zone, date, start, end) ?? [];
  const off = time_off.flatMap(on);
  return open.flatMap(on).flatMap((each) => gaps(off, each));
};

/** Hours that start at midnight and at no other time do not tell when a day begins. */
const keepsHours = (zone: string, date: string, { open }: CalendarResource): boolean => {
  const begins = open.flatMap(({ start, end }) => stretchOn(zone, date, start, end)?.from ?? []);
  return begins.length === 0 || begins.some((from) => from > 0);
};

/** A booking this long before the first opening is night work, and does not tell when the day begins. */
const early = 180;

const earliest = (walls: readonly number[]): number | null => (walls.length > 0 ? Math.min(...walls) : null);

/** The wall minute of the first opening or booking of those who keep hours; of the first booking where nobody does. */
export function beginningOf(calendar: Calendar, address: CalendarAddress, zone: string, dates: readonly string[]) {
  const resources = shownResources(calendar, address);
  const bookings = calendar.bookings.filter((each) => isShown(each, address));
  const bookedBy = (date: string, ids: ReadonlySet<string>) =>
    bookings
      .filter(({ resource_ids }) => resource_ids.some((id) => ids.has(id)))
      .flatMap(({ start, end }) => stretchOn(zone, date, start, end)?.from ?? []);
  const told = dates.flatMap((date) => {
    const keepers = resources.filter((each) => keepsHours(zone, date, each));
    const opened = keepers.flatMap((each) => workOn(zone, date, each).map(({ from }) => from));
    const openings = opened.filter((from) => from > 0);
    const soonest = (earliest(openings) ?? 0) - early;
    const booked = bookedBy(date, new Set(keepers.map(({ id }) => id)));
    return [...openings, ...booked.filter((from) => from >= soonest)];
  });
  const all = new Set(resources.map(({ id }) => id));
  return earliest(told) ?? earliest(dates.flatMap((date) => bookedBy(date, all)));
}

const morning = 480;

/**
 * The wall minute at the top of the screen: the beginning, or as much later as needed to show the present. `seen` is how
 * many minutes fit.
 */
export function topOf(beginning: number | null, now: number | null, seen: number): number {
  const begin = beginning ?? morning;
  return now === null ? begin : Math.max(begin, now - (seen * 2) / 3);
}

/** Whether customers can come to it on the date; where no customers come, whether it works. */
const isOpenOn = (zone: string, date: string, resource: CalendarResource): boolean =>
  resource.receives_on?.includes(date) !== false && workOn(zone, date, resource).length > 0;

/**
 * Those who keep hours and none on this date, of those who receive customers where there are such; null when somebody
 * works or nobody keeps hours. The days of the month are closed by the same rule (lib/domains/calendar/read-days.ts).
 */
export function closedOn(calendar: Calendar, address: CalendarAddress, zone: string): string[] | null {
  const seen = shownResources(calendar, address).filter(({ active }) => active);
  const receivers = seen.filter(({ receives_on }) => receives_on !== null);
  const keepers = (receivers.length > 0 ? receivers : seen).filter((each) => keepsHours(zone, address.date, each));
  const works = keepers.some((each) => isOpenOn(zone, address.date, each));
  return works || keepers.length === 0 ? null : keepers.map(({ id }) => id);
}

/** The first instant at which one of these works, in the days from `first`. */
export function openingIn(
  { resources }: Calendar,
  ids: readonly string[],
  zone: string,
  first: string,
  days: number,
): number | null {
  for (let n = 0; n < days; n++) {
    const date = addDays(first, n);
    const walls = resources
      .filter((each) => ids.includes(each.id) && isOpenOn(zone, date, each))
      .flatMap((each) => workOn(zone, date, each).map(({ from }) => from));
    const wall = earliest(walls);
    if (wall !== null) return instantOf(zone, date, wall);
  }
  return null;
}
