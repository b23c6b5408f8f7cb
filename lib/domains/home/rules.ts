import { complement, type Intervals, type Minute, union } from "@/lib/core/intervals";
import type { Role } from "@/lib/core/scopes";
import type { MemberKind } from "@/lib/domains/home/schema";

export const memberKind = (role: Role, onlyDrives: boolean): MemberKind =>
  role !== "agent" ? "manager" : onlyDrives ? "driver" : "desk";

type Day = { from: Minute; to: Minute };

/** Up to the next step since the beginning of the day. */
const stepped = (minute: Minute, { from }: Day, step: number): Minute =>
  from + Math.ceil((minute - from) / step) * step;

/**
 * The free stretches from now until the day ends, as pairs. They begin at a step of the slots, so that a booking can, and
 * are not shorter than `least`. Whoever keeps no hours is free only between bookings: their day has no end.
 */
export function gapsBetween(
  { working, taken, endless }: { working: Intervals; taken: Intervals; endless: boolean },
  { now, day, step, least }: { now: Minute; day: Day; step: number; least: number },
): [Minute, Minute][] {
  const until = endless ? (taken[taken.length - 2] ?? now) : day.to;
  const busy = union(complement(working, now, until), taken);
  const free = complement(busy, now, until);
  const gaps: [Minute, Minute][] = [];
  for (let i = 0; i < free.length; i += 2) {
    const [start, end] = [stepped(free[i] as Minute, day, step), free[i + 1] as Minute];
    if (end - start >= least) gaps.push([start, end]);
  }
  return gaps;
}
