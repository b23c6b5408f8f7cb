import { Temporal } from "temporal-polyfill";

/** A timetable: which minutes, hours, days, months and weekdays, in which zone. */
export type Timetable = {
  zone: string;
  minutes: number[];
  hours: number[];
  days: Set<number>;
  months: Set<number>;
  weekdays: Set<number>;
  /** With both a day and a weekday given, either is enough. */
  eitherDay: boolean;
};

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

function field(text: string, least: number, most: number, names: string[] = []): number[] {
  const number = (part: string): number => {
    const named = names.indexOf(part.toLowerCase());
    const value = named >= 0 ? named + least : /^\d+$/.test(part) ? Number(part) : Number.NaN;
    if (!(value >= least && value <= most)) throw new Error(`"${text}" is not within ${least}–${most}`);
    return value;
  };
  const values = text.split(",").flatMap((item) => {
    const [range = "", step = "1"] = item.split("/");
    const every = Number(step);
    if (!Number.isInteger(every) || every < 1) throw new Error(`"${item}" has no such step`);
    const [from, to] = range === "*" ? [least, most] : range.split("-").map(number);
    const end = to ?? (item.includes("/") ? most : from);
    if (from === undefined || end === undefined || end < from) throw new Error(`"${item}" is no range`);
    return Array.from({ length: Math.floor((end - from) / every) + 1 }, (_, i) => from + i * every);
  });
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Reads "minute hour day month weekday", with "TZ=America/Sao_Paulo " before it where the zone is not UTC. */
export function readCron(cron: string): Timetable {
  const parts = cron.trim().split(/\s+/);
  const zone = parts[0]?.startsWith("TZ=") ? (parts.shift() as string).slice(3) : "UTC";
  const [minute, hour, day, month, weekday, ...rest] = parts;
  if (minute === undefined || hour === undefined || day === undefined || month === undefined || weekday === undefined)
    throw new Error(`"${cron}" has fewer than five fields`);
  if (rest.length > 0) throw new Error(`"${cron}" has more than five fields`);
  Temporal.Now.zonedDateTimeISO(zone);
  return {
    zone,
    minutes: field(minute, 0, 59),
    hours: field(hour, 0, 23),
    days: new Set(field(day, 1, 31)),
    months: new Set(field(month, 1, 12, monthNames)),
    weekdays: new Set(field(weekday.replaceAll("7", "0"), 0, 6, weekdayNames)),
    eitherDay: !day.startsWith("*") && !weekday.startsWith("*"),
  };
}

function falls(on: Temporal.PlainDate, table: Timetable): boolean {
  const day = table.days.has(on.day);
  const weekday = table.weekdays.has(on.dayOfWeek % 7);
  return table.months.has(on.month) && (table.eitherDay ? day || weekday : day && weekday);
}

const longestSearch = 366 * 5; // The 29th of February comes at least every eight years, mostly every four.

/** The first time of the timetable after `after`, or null when there is none within years ("30 February"). */
export function nextTime(table: Timetable, after: Date): Date | null {
  const start = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(table.zone);
  for (let i = 0, date = start.toPlainDate(); i < longestSearch; i++, date = date.add({ days: 1 })) {
    if (!falls(date, table)) continue;
    for (const hour of table.hours) {
      if (i === 0 && hour < start.hour - 1) continue; // One hour of slack, for when clocks are set back.
      for (const minute of table.minutes) {
        const time = date.toZonedDateTime({ timeZone: table.zone, plainTime: { hour, minute } }).epochMilliseconds;
        if (time > after.getTime()) return new Date(time);
      }
    }
  }
  return null;
}
