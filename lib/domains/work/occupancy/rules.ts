import { type Intervals, type Minute, merged, union } from "@/lib/core/intervals";
import { type Hours, openIntervals } from "@/lib/domains/slots/open-hours";

export type Span = { from: Minute; to: Minute };

/** Pairs of times in any order as a list of intervals within the span. */
export function intervalsOf(pairs: readonly { start: string; end: string }[], { from, to }: Span): Minute[] {
  const minutes = pairs
    .map(({ start, end }) => [
      Math.max(from, Math.floor(Date.parse(start) / 60_000)),
      Math.min(to, Math.ceil(Date.parse(end) / 60_000)),
    ])
    .sort(([a = 0], [b = 0]) => a - b);
  return merged(minutes.flat());
}

/** What is left of the span without the list. */
function complement(list: Intervals, from: Minute, to: Minute): Minute[] {
  const out: Minute[] = [];
  let open = from;
  for (let i = 0; i < list.length && open < to; i += 2) {
    if ((list[i] ?? to) > open) out.push(open, Math.min(list[i] ?? to, to));
    open = Math.max(open, list[i + 1] ?? to);
  }
  if (open < to) out.push(open, to);
  return out;
}

export function lengthOf(list: Intervals): number {
  let sum = 0;
  for (let i = 0; i < list.length; i += 2) sum += (list[i + 1] ?? 0) - (list[i] ?? 0);
  return sum;
}

/** When somebody works: their hours, or always, without their time off. */
export function workingTimes(hours: Hours | null, off: Intervals, { from, to }: Span): Minute[] {
  const closed = hours ? complement(openIntervals(hours, from, to), from, to) : [];
  return complement(union(closed, off), from, to);
}

/** The first minute of working time that nothing takes. */
export function nextFree(working: Intervals, taken: Intervals, { from, to }: Span): Minute | null {
  const away = complement(working, from, to);
  return complement(union(away, taken), from, to)[0] ?? null;
}

export const covers = (list: Intervals, minute: Minute): boolean => {
  for (let i = 0; i < list.length; i += 2) if ((list[i] ?? 0) <= minute && minute < (list[i + 1] ?? 0)) return true;
  return false;
};

/** To four places, null where there is nothing to divide by. */
export const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
