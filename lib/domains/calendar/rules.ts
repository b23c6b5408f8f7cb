import type { Intervals, Minute } from "@/lib/core/intervals";
import { type Hours, openIntervals } from "@/lib/domains/slots/open-hours";
import { type Span, workingTimes } from "@/lib/domains/work/occupancy/rules";

/** When somebody works; null hours mean always. */
export type Working = { hours: Hours | null; off: Intervals };

/** Hours that start at midnight and at no other time do not tell whether a day is open. */
function keepsHours(hours: Hours | null, { from, to }: Span): boolean {
  if (!hours) return false;
  const open = openIntervals(hours, from, to);
  for (let i = 0; i < open.length; i += 2) if ((open[i] as Minute) > from) return true;
  return open.length === 0;
}

/** Whether somebody keeps hours and none of those who do works on the day. */
export function isClosed(everybody: readonly Working[], day: Span): boolean {
  const keepers = everybody.filter(({ hours }) => keepsHours(hours, day));
  return keepers.length > 0 && keepers.every(({ hours, off }) => workingTimes(hours, off, day).length === 0);
}
