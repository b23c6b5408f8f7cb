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
  const table = positions(starts);
  const origin = starts[0] ?? 0;
  const beyond = table.length - 1;
  const add = (t: number, ranges: Intervals) => {
    const base = t * width;
    for (let i = 0; i < ranges.length; i += 2) {
      const first = base + (table[Math.min(Math.max((ranges[i] as number) - origin, 0), beyond)] as number);
      const end = base + (table[Math.min(Math.max((ranges[i + 1] as number) + 1 - origin, 0), beyond)] as number);
      steps[first] = (steps[first] as number) + 1;
      steps[end] = (steps[end] as number) - 1;
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

/** The first start from a minute on, by minutes after the first of all: every gap of every resource looks up two. */
function positions(starts: Int32Array): Int32Array {
  const first = starts[0] ?? 0;
  const table = new Int32Array((starts.at(-1) ?? first) - first + 2).fill(starts.length, -1);
  for (let i = 1; i < starts.length; i++) {
    table.fill(i, (starts[i - 1] as number) + 1 - first, (starts[i] as number) + 1 - first);
  }
  return table;
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
