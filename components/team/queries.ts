import { queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import { addDays, instantOf } from "@/components/time/zone";
import type { TeamOverview } from "@/lib/domains/work/occupancy/schema";

/** Everybody of the team, a page after the other. */
async function wholeTeam(signal: AbortSignal): Promise<TeamOverview> {
  const first = await turnero.team.overview.get({ limit: 200 }, { signal });
  for (let cursor = first.next_cursor; cursor !== null; ) {
    const page = await turnero.team.overview.get({ limit: 200, cursor }, { signal });
    first.data.push(...page.data);
    cursor = page.next_cursor;
  }
  return first;
}

/** What changes of any booking touches it; the clock alone changes it too, by the minute. */
export const teamOverview = queryOptions({
  queryKey: ["bookings", { team: "overview" }],
  queryFn: ({ signal }) => wholeTeam(signal),
  refetchInterval: 60_000,
});

export type Range = { from: string; to: string };

const wire = (zone: string, date: string): string => new Date(instantOf(zone, date, 0)).toISOString();

/** So many days up to and including the named one, from local midnight to local midnight. */
export const rangeEnding = (zone: string, last: string, days: number): Range => ({
  from: wire(zone, addDays(last, 1 - days)),
  to: wire(zone, addDays(last, 1)),
});

export const resourceStats = (id: string, range: Range) =>
  queryOptions({
    queryKey: ["bookings", { stats: { id, ...range } }],
    queryFn: ({ signal }) => turnero.resources.stats.get(id, range, { signal }),
  });

export const lengths = [7, 30, 90] as const;
export type Length = (typeof lengths)[number];
export const lengthIn = (text: string | null | undefined): Length =>
  lengths.find((days) => String(days) === text) ?? 30;

/** Into how many columns a time is cut: days, threes of days, weeks and a bit. */
const days: Record<Length, number> = { 7: 1, 30: 3, 90: 10 };

/** The pieces of a time, the oldest first. */
export const piecesOf = (
  zone: string,
  today: string,
  length: Length,
): { first: string; last: string; range: Range }[] =>
  Array.from({ length: length / days[length] }, (_, i) => {
    const last = addDays(today, (i + 1) * days[length] - length);
    return { first: addDays(last, 1 - days[length]), last, range: rangeEnding(zone, last, days[length]) };
  });
