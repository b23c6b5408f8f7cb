import type { Intervals } from "@/lib/core/intervals";
import { hallSets, type Need } from "@/lib/domains/slots/matching";

/** A resource in the sweep: the requirements it can serve, and the starts (closed ranges) at which it is free. */
export type Candidate = { mask: number; ranges: Intervals };

/**
 * The starts at which every requirement can be met at once by distinct resources. Resources that serve the same
 * requirements are counted together, with +1 where one becomes free and -1 where it ends, so the work grows with
 * the number of gaps and not with starts times resources.
 */
export function feasibleStarts(
  starts: Int32Array,
  needs: readonly Need[],
  candidates: readonly Candidate[],
  must: readonly Candidate[],
): number[] {
  const masks = [...new Set(candidates.map(({ mask }) => mask))];
  const row = new Map(masks.map((mask, t) => [mask, t]));
  const width = starts.length + 1;
  const steps = new Int32Array((masks.length + 1) * width);
  const add = (t: number, ranges: Intervals) => {
    const base = t * width;
    let at = 0; // Both lists are sorted, so that one walk along the starts meets every range.
    for (let i = 0; i < ranges.length && at < starts.length; i += 2) {
      while (at < starts.length && (starts[at] as number) < (ranges[i] as number)) at++;
      const first = at;
      while (at < starts.length && (starts[at] as number) <= (ranges[i + 1] as number)) at++;
      if (first === at) continue;
      steps[base + first] = (steps[base + first] as number) + 1;
      steps[base + at] = (steps[base + at] as number) - 1;
    }
  };
  for (const { mask, ranges } of candidates) add(row.get(mask) as number, ranges);
  for (const { ranges } of must) add(masks.length, ranges);

  const sets = hallSets(needs).map(({ set, quantity }) => ({
    quantity,
    rows: masks.flatMap((mask, t) => (mask & set ? [t] : [])),
  }));
  const level = new Int32Array(masks.length + 1);
  const out: number[] = [];
  for (let i = 0; i < starts.length; i++) {
    for (let t = 0; t <= masks.length; t++) level[t] = (level[t] as number) + (steps[t * width + i] as number);
    if ((level[masks.length] as number) < must.length) continue;
    if (sets.every((set) => enough(level, set))) out.push(i);
  }
  return out;
}

type HallSet = { rows: readonly number[]; quantity: number };

function enough(level: Int32Array, { rows, quantity }: HallSet): boolean {
  let sum = 0;
  for (const t of rows) sum += level[t] as number;
  return sum >= quantity;
}

/** Whether a start lies in one of these closed ranges. */
export function includes(ranges: Intervals, start: number): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (start < (ranges[2 * middle] as number)) high = middle - 1;
    else if (start > (ranges[2 * middle + 1] as number)) low = middle + 1;
    else return true;
  }
  return false;
}
