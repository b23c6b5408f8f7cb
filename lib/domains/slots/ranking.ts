import { firstFrom, type Intervals, type Minute } from "@/lib/core/intervals";
import type { Turns } from "@/lib/domains/slots/matching";
import type { Question, Snapshot } from "@/lib/domains/slots/snapshot";
import type { Group, Team } from "@/lib/domains/slots/team";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";

/** Members that serve the same requirements, in the order they are taken on a day; `keys` compares across lists. */
export type Ranked = { mask: number; keys: Float64Array };

const none: Intervals = [];

/** How many minutes of a resource's places are booked between two instants; none of the pairs is longer than `longest`. */
function bookedOf(pairs: Intervals, longest: number, from: Minute, to: Minute): number {
  let sum = 0;
  for (let i = firstFrom(pairs, from - longest); i < pairs.length; i += 2) {
    const start = pairs[i] as Minute;
    if (start >= to) break;
    sum += Math.max(0, Math.min(pairs[i + 1] as Minute, to) - Math.max(start, from));
  }
  return sum;
}

function longestOf(pairs: Intervals): number {
  let longest = 0;
  for (let i = 0; i < pairs.length; i += 2)
    longest = Math.max(longest, (pairs[i + 1] as Minute) - (pairs[i] as Minute));
  return longest;
}

const memberBits = 2 ** 20;
const bookedBits = 2 ** 24;
const memberOf = (key: number): number => key % memberBits;

/** Those to keep first, then the least booked that day, ties by id: encoded as one number each, which sorts fast. */
export function ranking(
  { loads, zone }: Snapshot,
  { keep = [] }: Question,
  { ids, groups }: Team,
): (start: Minute) => Ranked[] {
  const taken = ids.map((id) => loads.get(id)?.taken ?? none);
  const longest = taken.map(longestOf);
  const on = (date: number): Ranked[] => {
    const { from, to } = boundsOfDay(zone, date);
    return groups.map(({ mask, members }: Group): Ranked => {
      const keys = new Float64Array(members.length);
      for (let i = 0; i < members.length; i++) {
        const member = members[i] as number;
        const booked = bookedOf(taken[member] as Intervals, longest[member] as number, from, to);
        const kept = keep.length > 0 && keep.includes(ids[member] as string);
        keys[i] = ((kept ? 0 : bookedBits) + Math.min(booked, bookedBits - 1)) * memberBits + member;
      }
      return { mask, keys: keys.sort() };
    });
  };
  const byDay = new Map<number, Ranked[]>();
  return (start) => {
    const date = localDay(zone, start);
    const known = byDay.get(date);
    if (known) return known;
    const ranked = on(date);
    byDay.set(date, ranked);
    return ranked;
  };
}

/** The best first over all lists, of those that are free. */
export function inOrder(ranked: readonly Ranked[], isFree: (member: number) => boolean): Turns {
  const next = ranked.map(() => 0);
  return (hopeless) => {
    let best = -1;
    let bestKey = Number.POSITIVE_INFINITY;
    for (let g = 0; g < ranked.length; g++) {
      const { mask, keys } = ranked[g] as Ranked;
      if (hopeless.has(mask)) continue;
      let at = next[g] as number;
      while (at < keys.length && !isFree(memberOf(keys[at] as number))) at++;
      next[g] = at;
      if (at < keys.length && (keys[at] as number) < bestKey) {
        best = g;
        bestKey = keys[at] as number;
      }
    }
    if (best < 0) return -1;
    next[best] = (next[best] as number) + 1;
    return memberOf(bestKey);
  };
}
