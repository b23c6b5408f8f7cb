import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { wireTime } from "@/lib/core/wire/wire-time";
import { hoursFrom } from "@/lib/domains/slots/open-hours";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";
import { covers, intervalsOf, lengthOf, nextFree, type Span, workingTimes } from "@/lib/domains/work/occupancy/rules";
import type { TeamMate, TeamOverview, TeamOverviewQuery } from "@/lib/domains/work/occupancy/schema";
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

/** What everybody is at, and how full their day is. */
export async function overview(actor: Actor, query: TeamOverviewQuery): Promise<TeamOverview> {
  const { timezone } = actor.project;
  const now = Math.floor(actor.now.getTime() / 60_000);
  const day = boundsOfDay(timezone, localDay(timezone, now));
  const wireDay = { start: wireTime(day.from), end: wireTime(day.to) };
  const span = { now: actor.now.toISOString(), day: wireDay, horizon: wireTime(now + twoWeeks) };
  const { data, next_cursor } = await paginate(actor, "team-overview", query, {
    fetch: (after, take) => selectPeople(sqlOf(actor), actor.project.id, span, after, take),
    position: ({ name, resource_id }) => [name, resource_id],
  });
  return { at: span.now, day: wireDay, data: data.map((row) => mateOf(row, { now, day })), next_cursor };
}
