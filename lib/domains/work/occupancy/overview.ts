import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { wireTime } from "@/lib/core/wire/wire-time";
import { hoursFrom } from "@/lib/domains/slots/open-hours";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";
import { covers, intervalsOf, lengthOf, nextFree, type Span, workingTimes } from "@/lib/domains/work/occupancy/rules";
import type { TeamMate, TeamOverview } from "@/lib/domains/work/occupancy/schema";
import { type PersonRow, selectPeople } from "@/lib/domains/work/occupancy/store";

/** How far ahead free time is looked for. */
const twoWeeks = 14 * 1440;

function mateOf(row: PersonRow, { now, day }: { now: number; day: Span }): TeamMate {
  const { hours: kept, off, booked, taken, ...rest } = row;
  const hours = kept && hoursFrom(kept.timezone, kept.weekly, kept.overrides);
  const ahead = { from: now, to: now + twoWeeks };
  const workingAhead = workingTimes(hours, intervalsOf(off, ahead), ahead);
  const free = nextFree(workingAhead, intervalsOf(taken, ahead), ahead);
  const busy = row.busy_with !== null;
  return {
    ...rest,
    now: busy ? "busy" : covers(workingAhead, now) ? "free" : "off",
    booked_minutes: lengthOf(intervalsOf(booked, day)),
    open_minutes: lengthOf(workingTimes(hours, intervalsOf(off, day), day)),
    next_free_at: free === null ? null : wireTime(free),
  };
}

const minuteOf = ({ now }: Actor): number => Math.floor(now.getTime() / 60_000);

/** Today in the workspace's zone. */
function dayOf(actor: Actor): Span {
  const { timezone } = actor.project;
  return boundsOfDay(timezone, localDay(timezone, minuteOf(actor)));
}

export const wireDay = (actor: Actor): TeamOverview["day"] => {
  const { from, to } = dayOf(actor);
  return { start: wireTime(from), end: wireTime(to) };
};

/** What people are doing, and how full their day is, by name. */
export async function matesAfter(actor: Actor, after: string[] | null, take: number): Promise<TeamMate[]> {
  const now = minuteOf(actor);
  const span = { now: actor.now.toISOString(), day: wireDay(actor), horizon: wireTime(now + twoWeeks) };
  const people = await selectPeople(sqlOf(actor), actor.project.id, span, after, take);
  return people.map((row) => mateOf(row, { now, day: dayOf(actor) }));
}
