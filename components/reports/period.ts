import { addDays, addMonths, mondayOf } from "@/components/time/zone";

/** The lengths that are offered, in days up to today. */
export const lengths = [7, 28, 90, 365] as const;
export type Length = (typeof lengths)[number];

export type Period = { from: string; to: string };

type Params = Record<string, string | string[] | undefined>;

const isDate = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export type Asked = Period & {
  /** Null for dates of one's own. */
  length: Length | null;
  /** What is wrong with one's own dates, so that the usual ones are shown. */
  fault: "backwards" | "too_long" | null;
};

/** The period that an address asks for; `today` is a local date. */
export function periodIn({ from, to, days }: Params, today: string): Asked {
  const length = lengths.find((each) => String(each) === days) ?? 28;
  const usual = { from: addDays(today, 1 - length), to: today, length, fault: null };
  if (!isDate(from) || !isDate(to)) return usual;
  if (to < from) return { ...usual, fault: "backwards" };
  if (addMonths(from, 60) <= to) return { ...usual, fault: "too_long" };
  return { from, to, length: null, fault: null };
}

/** As the rest of an address, so that another page is about the same days. */
export const periodQuery = ({ from, to, length }: Asked): string =>
  length ? `days=${length}` : `from=${from}&to=${to}`;

export type Step = "day" | "week" | "month";

/** What one bar of a plot stands for, so that there are not too many. */
export function stepOf({ from, to }: Period): Step {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
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
