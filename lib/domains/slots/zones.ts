import { Temporal } from "temporal-polyfill";
import type { Minute } from "@/lib/core/intervals";
import { singleton } from "@/lib/core/singleton";

/** A stretch of time in which a zone keeps one offset: local = instant + offset, all in minutes. */
export type Stretch = { from: Minute; to: Minute; offset: number };

const day = 1440;
/** Shared by the pages and the API, which are bundled apart. */
const known = singleton("zones", () => new Map<string, Map<number, Stretch[]>>());

const zoned = (minute: Minute, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(zone);

function yearOf(zone: string, year: number): Stretch[] {
  const years = known.get(zone) ?? new Map<number, Stretch[]>();
  const cached = years.get(year);
  if (cached) return cached;
  const end = Date.UTC(year + 1, 0, 1) / 60_000;
  const stretches: Stretch[] = [];
  for (let from = Date.UTC(year, 0, 1) / 60_000; from < end; ) {
    const here = zoned(from, zone);
    const change = here.getTimeZoneTransition("next");
    const to = change ? Math.min(end, Math.ceil(change.epochMilliseconds / 60_000)) : end;
    stretches.push({ from, to, offset: Math.round(here.offsetNanoseconds / 60e9) });
    from = to;
  }
  known.set(zone, years.set(year, stretches));
  return stretches;
}

/** The offsets of a zone over [from, to), in order. Asking Intl is slow, so a year is read at once. */
export function stretchesOf(zone: string, from: Minute, to: Minute): Stretch[] {
  const out: Stretch[] = [];
  if (from >= to) return out;
  const last = new Date((to - 1) * 60_000).getUTCFullYear();
  for (let year = new Date(from * 60_000).getUTCFullYear(); year <= last; year++) {
    for (const stretch of yearOf(zone, year)) {
      if (stretch.to <= from || stretch.from >= to) continue;
      out.push({
        from: Math.max(stretch.from, from),
        to: Math.min(stretch.to, to),
        offset: stretch.offset,
      });
    }
  }
  return out;
}

/** The last result: the minutes of one list are close together. */
let recent: Stretch & { zone: string } = { zone: "", from: 0, to: 0, offset: 0 };

function offsetAt(zone: string, minute: Minute): number {
  if (zone !== recent.zone || minute < recent.from || minute >= recent.to) {
    const stretch = yearOf(zone, new Date(minute * 60_000).getUTCFullYear()).find(({ to }) => minute < to);
    if (!stretch) throw new Error(`${minute} is in no year.`);
    recent = { zone, ...stretch };
  }
  return recent.offset;
}

/** The local date of a minute, as days since 1970. */
export const localDay = (zone: string, minute: Minute): number => Math.floor((minute + offsetAt(zone, minute)) / day);

/** The local date of a minute, and its minute of that day. */
export function localTime(zone: string, minute: Minute): { date: string; minute: number } {
  const local = minute + offsetAt(zone, minute);
  const date = Math.floor(local / day);
  return { date: new Date(date * day * 60_000).toISOString().slice(0, 10), minute: local - date * day };
}

/** The first and the last instant that carry a local date; the two are equal where the date is missing. */
export type Bounds = { from: Minute; to: Minute };
/** The last result: a booking asks three times about its own day. */
let lastDay: Bounds & { zone: string; date: number } = { zone: "", date: 0, from: 0, to: 0 };

export function boundsOfDay(zone: string, date: number): Bounds {
  if (zone !== lastDay.zone || date !== lastDay.date) lastDay = { zone, date, ...boundsFound(zone, date) };
  return lastDay;
}

/** No offset is further than 26 hours from UTC. */
const furthest = 1560;

const boundsFound = (zone: string, date: number): Bounds =>
  boundsIn(stretchesOf(zone, date * day - furthest, (date + 1) * day + furthest), date);

/** Those of all dates from one to another. */
export function boundsOfDays(zone: string, first: number, last: number): Bounds[] {
  const stretches = stretchesOf(zone, first * day - furthest, (last + 1) * day + furthest);
  const bounds: Bounds[] = [];
  for (let date = first; date <= last; date++) bounds.push(boundsIn(stretches, date));
  return bounds;
}

function boundsIn(stretches: readonly Stretch[], date: number): Bounds {
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const stretch of stretches) {
    const first = Math.max(stretch.from, date * day - stretch.offset);
    const last = Math.min(stretch.to, (date + 1) * day - stretch.offset);
    if (first >= last) continue;
    from = Math.min(from, first);
    to = Math.max(to, last);
  }
  return from < to ? { from, to } : { from: date * day, to: date * day };
}

/**
 * So many days later in local time, which is not always so many times 24 hours. A repeated time is the first of the two;
 * a skipped one keeps the offset from before.
 */
export function daysLater(now: number, days: number, zone: string): number {
  const minute = Math.floor(now / 60_000);
  const [today] = stretchesOf(zone, minute, minute + 1);
  const wall = now + (today?.offset ?? 0) * 60_000 + days * day * 60_000;
  const around = Math.floor(wall / 60_000);
  let before = wall;
  for (const { from, to, offset } of stretchesOf(zone, around - furthest, around + furthest)) {
    const instant = wall - offset * 60_000;
    if (instant < from * 60_000) break;
    before = instant;
    if (instant < to * 60_000) break;
  }
  return before;
}
