import { Temporal } from "temporal-polyfill";
import type { PeriodName } from "@/lib/domains/bot/understanding/when/sign";
import type { Days } from "@/lib/domains/bot/understanding/when/window";

export type Day = Temporal.PlainDate;

export const span = (from: Day, to: Day): Days => ({ from: from.toString(), to: to.toString() });
export const mondayOf = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 });
/** The weekday after today; that of today is a week from now, for who means today says so. */
export const coming = (today: Day, weekday: number): Day =>
  today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 });

function dateOr(year: number, month: number, day: number): Day | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  } catch {
    return null;
  }
}

/** A day and a month, this year or the next; with its year as it was written. */
export function nextDate(today: Day, month: number, day: number, year: number | null): Day | null {
  if (year !== null) return dateOr(year < 100 ? 2000 + year : year, month, day);
  const found = dateOr(today.year, month, day) ?? dateOr(today.year + 1, month, day);
  return found && Temporal.PlainDate.compare(found, today) < 0 ? dateOr(today.year + 1, month, day) : found;
}

/** The day of that number, this month or the first that has it. */
export function dayOfMonth(today: Day, day: number): Day | null {
  for (let ahead = 0; ahead < 3; ahead++) {
    const first = today.with({ day: 1 }).add({ months: ahead });
    const found = dateOr(first.year, first.month, day);
    if (found && Temporal.PlainDate.compare(found, today) >= 0) return found;
  }
  return null;
}

/** "Friday 22": a date where that day is one, soon; otherwise the number is something else. */
export function weekdayAndDate(today: Day, weekday: number, day: number): Day | null {
  for (let ahead = 0; ahead < 4; ahead++) {
    const first = today.with({ day: 1 }).add({ months: ahead });
    const found = dateOr(first.year, first.month, day);
    if (found?.dayOfWeek === weekday && Temporal.PlainDate.compare(found, today) >= 0) return found;
  }
  return null;
}

const lastOf = (month: Day): Day => month.with({ day: 1 }).add({ months: 1 }).subtract({ days: 1 });

/** A week or a month, so many from this one. */
export function period(today: Day, name: PeriodName, n: number): Days {
  const monday = mondayOf(today).add({ weeks: n });
  const first = today.with({ day: 1 }).add({ months: n });
  switch (name) {
    case "week":
      return span(n === 0 ? today : monday, monday.add({ days: 6 }));
    case "week_start":
      return span(n === 0 && today.dayOfWeek < 3 ? today : monday, monday.add({ days: 2 }));
    case "week_end":
      return span(monday.add({ days: 3 }), monday.add({ days: 4 }));
    case "weekend": {
      const saturday = today.dayOfWeek >= 6 ? today : coming(today, 6);
      return span(saturday, mondayOf(saturday).add({ days: 6 }));
    }
    case "month":
      return span(n === 0 ? today : first, lastOf(first));
    case "month_start":
      return span(first, first.add({ days: 9 }));
    case "month_end":
      return span(lastOf(first).subtract({ days: 7 }), lastOf(first));
  }
}

/** A whole month by its name: this year, or the next where it is over. */
export function month(today: Day, number: number): Days {
  const first = Temporal.PlainDate.from({ year: today.year + (number < today.month ? 1 : 0), month: number, day: 1 });
  return span(number === today.month ? today : first, lastOf(first));
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().replace(/T.*/, "");
/** The weekday within a span of days. */
export function weekdayWithin({ from, to }: Days, weekday: number): string | null {
  if (from === null || to === null) return null;
  const begin = Temporal.PlainDate.from(from);
  const found = begin.add({ days: (weekday - begin.dayOfWeek + 7) % 7 }).toString();
  return found <= to ? found : null;
}
