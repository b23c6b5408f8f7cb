import { type Intervals, lowerBound, type Minute } from "@/lib/core/intervals";
import type { Question, Snapshot } from "@/lib/domains/slots/snapshot";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";

/** Resources that serve the same requirements, in the order they are taken on a day; `keys` compares across lists. */
export type Ranked = { mask: number; ids: string[]; keys: Float64Array };

type Group = { mask: number; ids: string[]; starts: Int32Array[]; longest: number[]; taken: Intervals[] };

function groupsOf({ loads }: Snapshot, masks: ReadonlyMap<string, number>): Group[] {
  const groups = new Map<number, Group>();
  for (const [id, mask] of masks) {
    const group = groups.get(mask) ?? { mask, ids: [], starts: [], longest: [], taken: [] };
    groups.set(mask, group);
    const taken = loads.get(id)?.taken ?? [];
    const starts = new Int32Array(taken.length / 2);
    let longest = 0;
    for (let i = 0; i < starts.length; i++) {
      starts[i] = taken[2 * i] as Minute;
      longest = Math.max(longest, (taken[2 * i + 1] as Minute) - (taken[2 * i] as Minute));
    }
    group.ids.push(id);
    group.starts.push(starts);
    group.longest.push(longest);
    group.taken.push(taken);
  }
  return [...groups.values()];
}

/** How many minutes of a resource's places are booked between two instants. */
function bookedOf({ starts, longest, taken }: Group, n: number, from: Minute, to: Minute): number {
  const pairs = taken[n] as Intervals;
  let sum = 0;
  for (let i = lowerBound(starts[n] as Int32Array, from - (longest[n] as number)); 2 * i < pairs.length; i++) {
    const start = pairs[2 * i] as Minute;
    if (start >= to) break;
    sum += Math.max(0, Math.min(pairs[2 * i + 1] as Minute, to) - Math.max(start, from));
  }
  return sum;
}

const idBits = 2 ** 20;
const bookedBits = 2 ** 24;

/** The ids in order and the place of each: the same for every question to one catalog. */
const orders = new WeakMap<ReadonlyMap<string, number>, { names: string[]; place: Map<string, number> }>();

function orderOf(masks: ReadonlyMap<string, number>): { names: string[]; place: Map<string, number> } {
  const known = orders.get(masks);
  if (known) return known;
  const names = [...masks.keys()].sort();
  const order = { names, place: new Map(names.map((id, i) => [id, i])) };
  orders.set(masks, order);
  return order;
}

/** Those to keep first, then the least booked that day, ties by id: as one number each, which sorts fast. */
export function ranking(
  snapshot: Snapshot,
  question: Question,
  masks: ReadonlyMap<string, number>,
): (start: Minute) => Ranked[] {
  const groups = groupsOf(snapshot, masks);
  const { names, place } = orderOf(masks);
  const kept = new Set(question.keep ?? []);
  const byDay = new Map<number, Ranked[]>();
  return (start) => {
    const date = localDay(snapshot.zone, start);
    const known = byDay.get(date);
    if (known) return known;
    const { from, to } = boundsOfDay(snapshot.zone, date);
    const ranked = groups.map((group): Ranked => {
      const keys = Float64Array.from(group.ids, (id, n) => {
        const booked = Math.min(bookedOf(group, n, from, to), bookedBits - 1);
        return ((kept.has(id) ? 0 : bookedBits) + booked) * idBits + (place.get(id) as number);
      }).sort();
      return { mask: group.mask, keys, ids: Array.from(keys, (key) => names[key % idBits] as string) };
    });
    byDay.set(date, ranked);
    return ranked;
  };
}

/** The best first over all lists, one by one; lists whose mask has become hopeless are passed over. */
export function* inOrder(
  ranked: readonly Ranked[],
  isFree: (id: string) => boolean,
  hopeless: ReadonlySet<number>,
): Generator<string> {
  const next = ranked.map(() => 0);
  for (;;) {
    let best = -1;
    let bestKey = Number.POSITIVE_INFINITY;
    for (let g = 0; g < ranked.length; g++) {
      const { mask, ids, keys } = ranked[g] as Ranked;
      if (hopeless.has(mask)) continue;
      let at = next[g] as number;
      while (at < ids.length && !isFree(ids[at] as string)) at++;
      next[g] = at;
      if (at < ids.length && (keys[at] as number) < bestKey) {
        best = g;
        bestKey = keys[at] as number;
      }
    }
    if (best < 0) return;
    const at = next[best] as number;
    next[best] = at + 1;
    yield (ranked[best] as Ranked).ids[at] as string;
  }
}
