import { addDays, addMonths, mondayOf } from "@/components/time/zone";

/** The lengths that are offered, in days up to today. */
export const lengths = [7, 28, 90, 365] as const;
export type Length = (typeof lengths)[number];

export type Period = { from: string; to: string };

type Params = Record<string, string | string[] | undefined>;

const isDate = (text: unknown): text is string =>
  typeof text === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Occupancy of days further ahead depends on hours that nobody has decided yet. */
const mostAhead = 92;
/** As much of the days as has an occupancy. */
export const occupancyDays = ({ from, to }: Period, today: string): Period => {
  const last = addDays(today, mostAhead);
  return to > last ? { from, to: last } : { from, to };
};

export type Asked = Period & {
  /** Null for dates of one's own. */
  length: Length | null;
  /** What is wrong with one's own dates, so that the usual ones are shown. */
  fault: "backwards" | "too_long" | "too_far" | null;
};

/** The period that an address asks for; `today` is a local date. */
export function periodIn({ from, to, days }: Params, today: string): Asked {
  const length = lengths.find((each) => String(each) === days) ?? 28;
  const usual = { from: addDays(today, 1 - length), to: today, length, fault: null };
  if (!isDate(from) || !isDate(to)) return usual;
  if (to < from) return { ...usual, fault: "backwards" };
  if (addMonths(from, 60) <= to) return { ...usual, fault: "too_long" };
  if (from > addDays(today, mostAhead)) return { ...usual, fault: "too_far" };
  return { from, to, length: null, fault: null };
}

/** As the rest of an address, so that another page is about the same days. */
export const periodQuery = ({ from, to, length }: Asked): string =>
  length ? `days=${length}` : `from=${from}&to=${to}`;

export type Step = "day" | "week" | "month";

/** What one bar of a plot stands for, so that there are not too many. */
export function stepOf({ from, to }: Period): Step {
  const days = dayCount({ from, to });
  return days <= 45 ? "day" : days <= 200 ? "week" : "month";
}

/** The keys of all steps of a period, for the report has only those in which something was. */
export function stepsOf({ from, to }: Period, step: Step): string[] {
  const keys: string[] = [];
  if (step === "month")
    for (let date = `${from.slice(0, 7)}-01`; date <= to; date = addMonths(date, 1)) keys.push(date.slice(0, 7));
  else
    for (let date = step === "week" ? mondayOf(from) : from; date <= to; date = addDays(date, step === "week" ? 7 : 1))
      keys.push(date);
  return keys;
}

const dayCount = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** The days that are over, and those that they are compared with. */
export type ComparedDays = { now: Period; before: Period; isWhole: boolean };

/**
 * A day that is not over would look like a loss beside one that is: only days that are over are compared, each with the day as many before
 * as the period is long, which of whole weeks is the same weekday. Null where none is over.
 */
export function comparedDays(period: Period, today: string): ComparedDays | null {
  const { from, to } = period;
  const last = to < today ? to : addDays(today, -1);
  if (last < from) return null;
  const back = (date: string): string => addDays(date, -dayCount(period));
  return { now: { from, to: last }, before: { from: back(from), to: back(last) }, isWhole: last === to };
}
