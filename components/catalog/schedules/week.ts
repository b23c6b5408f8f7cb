import type { Schedule } from "@/lib/domains/catalog/schedules/schema";

export type Interval = { from: string; to: string };
/** Monday first: the place in the list is the weekday less one. */
export type Week = readonly (readonly Interval[])[];

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export const weekOf = (weekly: Schedule["weekly"]): Week =>
  weekdays.map((weekday) => weekly.filter((row) => row.weekday === weekday).map(({ from, to }) => ({ from, to })));

export const weeklyOf = (week: Week): Schedule["weekly"] =>
  week.flatMap((intervals, day) => intervals.map(({ from, to }) => ({ weekday: day + 1, from, to })));

/** Where a day's first interval stands among all rows, as the API counts them. */
export const firstRow = (week: Week, day: number): number =>
  week.slice(0, day).reduce((sum, intervals) => sum + intervals.length, 0);

/** "9" is 09:00, "930" is 09:30, "24" is 24:00; what cannot be read stays as it was typed. */
export function timeOf(typed: string): string {
  const plain = typed.trim().replace(/[h.,;]/i, ":");
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})?$/.exec(plain) ?? [];
  if (hours === undefined) return typed.trim();
  return `${hours.padStart(2, "0")}:${minutes ?? "00"}`;
}

/** What was typed as the API takes it, though Enter was pressed and no field was left since. */
export const understood = (intervals: readonly Interval[]): Interval[] =>
  intervals.map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) }));

export const minutesOf = (time: string): number => {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
};

/** Hours to offer when another interval is added: after the last one, an hour's pause, until the evening. */
export function nextInterval(intervals: readonly Interval[]): Interval {
  const last = intervals.at(-1);
  if (!last) return { from: "09:00", to: "18:00" };
  const start = Math.min(minutesOf(last.to) + 60, 23 * 60);
  const end = Math.min(start + 240, 24 * 60);
  const text = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return { from: text(start), to: text(end) };
}

/** 1 January 2024 was a Monday. */
export const weekdayName = (day: number, locale: string, length: "long" | "short" | "narrow" = "long"): string => {
  const name = new Intl.DateTimeFormat(locale, { weekday: length, timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + day));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};

export const hoursInWords = (intervals: readonly Interval[]): string =>
  intervals.map(({ from, to }) => `${from}–${to}`).join(", ");
