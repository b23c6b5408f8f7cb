import type { Calendar, CalendarBooking, CalendarResource } from "@/clients/typescript/src/client";
import type { Calendars } from "@/components/calendar/address";
import { type Column, columnsOf } from "@/components/calendar/columns";
import { gaps, type Stretch } from "@/components/time/day-layout";
import { wallMinute } from "@/components/time/zone";

export type Line = { at: number; booking?: CalendarBooking; gap?: Stretch };

/** A day begins with what starts on it; what continues from the night before comes after. */
export const begunHereFirst = <Each extends { start: string }>(bookings: readonly Each[], midnight: number): Each[] => {
  const isBefore = ({ start }: Each) => Date.parse(start) < midnight;
  return [...bookings.filter((each) => !isBefore(each)), ...bookings.filter(isBefore)];
};

/** The day of everybody: what starts on it, and after that what continues from the night before. */
export function linesOfAll(bookings: readonly CalendarBooking[], zone: string, midnight: number): Line[] {
  const at = ({ start }: CalendarBooking) => {
    const begun = Date.parse(start);
    return begun < midnight ? 1440 : wallMinute(zone, begun);
  };
  return begunHereFirst(bookings, midnight).map((booking) => ({ at: at(booking), booking }));
}

/** Bookings before the day begins are folded away, so that a list opens where the day does; free time never is. */
export function foldEarly(lines: readonly Line[], beginning: number | null): { early: Line[]; day: Line[] } {
  const isEarly = ({ at, booking }: Line) => booking !== undefined && beginning !== null && at < beginning;
  return { early: lines.filter(isEarly), day: lines.filter((line) => !isEarly(line)) };
}

type Clock = Pick<Calendars, "zone" | "now" | "today">;

/** The free stretches of a column that have not passed, from a quarter of an hour on. */
export function freeIn(column: Column, { zone, now, today }: Clock): Stretch[] {
  const taken = [
    ...column.off,
    ...column.blocks.filter(({ item }) => !["cancelled", "no_show", "failed"].includes(item.status)),
  ];
  // The current quarter of an hour can still be booked.
  const passed = (wallMinute(zone, now.getTime()) - 1) / 15;
  const earliest = column.date < today ? 1440 : column.date > today ? 0 : Math.ceil(passed) * 15;
  return column.open
    .filter(({ from, to }) => to - from < 1440)
    .flatMap((open) => gaps(taken, open))
    .map((gap) => ({ ...gap, from: Math.max(gap.from, earliest) }))
    .filter(({ from, to }) => to - from >= 15);
}

/** The day of one resource, with the free time between. */
export function linesOf(
  calendar: Calendar,
  { address, zone, now, today }: Pick<Calendars, "address"> & Clock,
  resource: CalendarResource,
): Line[] {
  const [column] = columnsOf(
    { ...calendar, resources: [resource] },
    { ...address, view: "day", kind: null, group: null },
    zone,
    address.date,
  );
  if (!column) return [];
  return [
    ...freeIn(column, { zone, now, today }).map((gap) => ({ at: gap.from, gap })),
    ...column.blocks.map(({ item, from }) => ({ at: from, booking: item })),
  ].sort((a, b) => a.at - b.at);
}
