import type { Minute } from "@/lib/core/intervals";

const minute = 60_000;
const day = 1440;
const clockTimes = Array.from({ length: day }, (_, at) => new Date(at * minute).toISOString().slice(11));

/** The last date that was put into words: the minutes of one answer lie near each other. */
let recent = { date: Number.NaN, words: "" };

/** A whole minute as the API writes it. */
export function wireTime(at: Minute): string {
  const date = Math.floor(at / day);
  if (date !== recent.date) recent = { date, words: new Date(date * day * minute).toISOString().slice(0, -13) };
  return recent.words + clockTimes[at - date * day];
}
