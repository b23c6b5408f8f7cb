import { type Intervals, type Minute, merged } from "@/lib/core/intervals";
import { stretchesOf } from "@/lib/domains/slots/zones";

/** Opening hours in local time, in minutes of the day; `to` may be 1440. */
export type WallHours = { from: number; to: number };

/** A schedule: hours by weekday (1 is Monday), and dates that differ, keyed by days since 1970. */
export type Hours = {
  zone: string;
  weekly: ReadonlyMap<number, readonly WallHours[]>;
  overrides: ReadonlyMap<number, readonly WallHours[]>;
};

const day = 1440;
const none: readonly WallHours[] = [];

/** 1970-01-01 was a Thursday. */
const weekday = (date: number): number => ((((date + 3) % 7) + 7) % 7) + 1;

const hoursOn = (hours: Hours, date: number): readonly WallHours[] =>
  hours.overrides.get(date) ?? hours.weekly.get(weekday(date)) ?? none;

/**
 * When it is open between two instants. An instant is open when its local time is within the hours of its local date: a
 * skipped hour is never open, a repeated one counts twice, and a missing date has none.
 */
export function openIntervals(hours: Hours, from: Minute, to: Minute): Intervals {
  const pairs: Minute[] = [];
  for (const stretch of stretchesOf(hours.zone, from, to)) {
    const last = Math.floor((stretch.to - 1 + stretch.offset) / day);
    for (let date = Math.floor((stretch.from + stretch.offset) / day); date <= last; date++) {
      const midnight = date * day - stretch.offset;
      for (const open of hoursOn(hours, date)) {
        const first = Math.max(midnight + open.from, stretch.from);
        const end = Math.min(midnight + open.to, stretch.to);
        if (first < end) pairs.push(first, end);
      }
    }
  }
  return merged(pairs);
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

type Row = { from: string; to: string };
const sortedHours = (rows: readonly Row[]): WallHours[] =>
  rows.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })).sort((a, b) => a.from - b.from);

/** The weekly hours of what has no schedule. */
export const dayAndNight = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "00:00", to: "24:00" }));

/** A schedule as the catalog keeps it ("09:00", "24:00"), ready to be asked. */
export function hoursFrom(
  zone: string,
  weekly: readonly (Row & { weekday: number })[],
  overrides: readonly { date: string; intervals: readonly Row[] }[],
): Hours {
  const days = new Map<number, WallHours[]>();
  for (let each = 1; each <= 7; each++) days.set(each, sortedHours(weekly.filter((row) => row.weekday === each)));
  const dates = overrides.map(
    ({ date, intervals }) => [Date.parse(`${date}T00:00:00Z`) / 86_400_000, sortedHours(intervals)] as const,
  );
  return { zone, weekly: days, overrides: new Map(dates) };
}
