import type { Calendar, CalendarBooking, CalendarResource } from "@/clients/typescript/src/client";
import type { CalendarAddress } from "@/components/calendar/address-in";
import {
  gaps,
  hoursToDraw,
  type InColumn,
  inColumns,
  joined,
  type Stretch,
  stretchOn,
} from "@/components/time/day-layout";
import { addDays } from "@/components/time/zone";

export type Off = Stretch & { id: string; reason: string | null };

/** A column of the grid: a resource on a date, or everybody on a date. */
export type Column = {
  key: string;
  date: string;
  resource: CalendarResource | null;
  open: Stretch[];
  off: Off[];
  blocks: InColumn<CalendarBooking>[];
};

const whole: Stretch = { from: 0, to: 1440 };

/** The resources that the filters leave; an inactive one only where something is booked with it. */
export function shownResources(
  calendar: Calendar,
  { kind, group, resource, view }: CalendarAddress,
): CalendarResource[] {
  const used = new Set(calendar.bookings.flatMap(({ resource_ids }) => resource_ids));
  return calendar.resources.filter(
    (each) =>
      (each.active || used.has(each.id)) &&
      (!kind || each.kind === kind) &&
      (!group || each.group_ids.includes(group)) &&
      (view === "day" || !resource || each.id === resource),
  );
}

const openOn = (zone: string, date: string, resource: CalendarResource): Stretch[] =>
  resource.open.flatMap(({ start, end }) => stretchOn(zone, date, start, end) ?? []);

const offOn = (zone: string, date: string, resource: CalendarResource): Off[] =>
  resource.time_off.flatMap(({ id, reason, start, end }) => {
    const stretch = stretchOn(zone, date, start, end);
    return stretch ? [{ ...stretch, id, reason }] : [];
  });

function blocksOn(zone: string, date: string, bookings: readonly CalendarBooking[]): InColumn<CalendarBooking>[] {
  const placed = bookings.flatMap((item) => {
    const stretch = stretchOn(zone, date, item.start, item.busy_until);
    // A quarter of an hour is the minimum height that can be read and tapped.
    return stretch ? [{ item, from: stretch.from, to: Math.max(stretch.to, stretch.from + 15) }] : [];
  });
  return inColumns(placed);
}

export const isShown = (booking: CalendarBooking, { cancelled }: Pick<CalendarAddress, "cancelled">): boolean =>
  cancelled || booking.status !== "cancelled";

function dayColumns(calendar: Calendar, address: CalendarAddress, zone: string): Column[] {
  const { date } = address;
  const bookings = calendar.bookings.filter((each) => isShown(each, address));
  const columns = shownResources(calendar, address).map((resource) => ({
    key: resource.id,
    date,
    resource,
    open: joined(openOn(zone, date, resource)),
    off: offOn(zone, date, resource),
    blocks: blocksOn(
      zone,
      date,
      bookings.filter(({ resource_ids }) => resource_ids.includes(resource.id)),
    ),
  }));
  // People who are off today come last.
  const away = ({ open, blocks }: Column) => open.length === 0 && blocks.length === 0;
  return [...columns.filter((column) => !away(column)), ...columns.filter(away)];
}

/** When anybody works. Resources that are always open do not count, unless there are no others. */
function openTogether(zone: string, date: string, resources: readonly CalendarResource[]): Stretch[] {
  const each = resources.map((resource) => openOn(zone, date, resource));
  const telling = each.filter((open) => !open.some(({ from, to }) => from === 0 && to === 1440));
  return joined((telling.length > 0 ? telling : each).flat());
}

function weekColumns(calendar: Calendar, address: CalendarAddress, zone: string, first: string): Column[] {
  const resources = shownResources(calendar, address);
  const ids = new Set(resources.map(({ id }) => id));
  const only = address.resource ? (resources[0] ?? null) : null;
  const bookings = calendar.bookings.filter(
    (each) => isShown(each, address) && each.resource_ids.some((id) => ids.has(id)),
  );
  return Array.from({ length: 7 }, (_, n) => addDays(first, n)).map((date) => ({
    key: date,
    date,
    resource: only,
    open: openTogether(zone, date, resources),
    off: only ? offOn(zone, date, only) : [],
    blocks: blocksOn(zone, date, bookings),
  }));
}

export const columnsOf = (calendar: Calendar, address: CalendarAddress, zone: string, first: string): Column[] =>
  address.view === "week" ? weekColumns(calendar, address, zone, first) : dayColumns(calendar, address, zone);

/** The hours that all columns share. */
export const hoursOf = (columns: readonly Column[], all: boolean): Stretch =>
  all ? whole : hoursToDraw(columns.flatMap(({ open, blocks }) => [...open, ...blocks]));

export const closedOf = ({ open }: Column, hours: Stretch): Stretch[] => gaps(open, hours);

const readable = 3;

/** Whether so many overlap that single bookings are unreadable: then the week shows busy hours instead. */
export const isCrowded = (columns: readonly Column[]): boolean =>
  columns.some(({ resource, blocks }) => !resource && blocks.some(({ lanes }) => lanes > readable));

/** How many bookings go on in each hour. */
export function busyHours({ blocks }: Column, hours: Stretch): { from: number; count: number }[] {
  const out: { from: number; count: number }[] = [];
  for (let from = hours.from; from < hours.to; from += 60) {
    const count = blocks.filter((each) => each.from < from + 60 && each.to > from).length;
    if (count > 0) out.push({ from, count });
  }
  return out;
}

/** Why a place of the grid is unsuitable for a booking, as far as the client knows; the server decides. */
export type Obstacle = { why: "closed" | "off" | "taken"; name: string | null };

const gone = new Set(["cancelled", "no_show", "failed"]);

export function obstacleAt(column: Column, booking: CalendarBooking, at: Stretch): Obstacle | null {
  const meets = ({ from, to }: Stretch) => from < at.to && to > at.from;
  const off = column.off.find(meets);
  if (off) return { why: "off", name: off.reason };
  // The buffer after the service may lie outside the hours.
  const buffer = (Date.parse(booking.busy_until) - Date.parse(booking.end)) / 60_000;
  const end = Math.max(at.from, at.to - buffer);
  if (!column.open.some(({ from, to }) => from <= at.from && to >= end)) return { why: "closed", name: null };
  if (!column.resource) return null;
  const others = column.blocks.filter(
    (each) => each.item.id !== booking.id && !gone.has(each.item.status) && meets(each),
  );
  if (others.length < column.resource.capacity) return null;
  return { why: "taken", name: others[0]?.item.customer_name ?? null };
}
