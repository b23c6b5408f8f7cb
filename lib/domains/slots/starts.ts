import type { Intervals, Minute } from "@/lib/core/intervals";
import type { Minutes } from "@/lib/domains/slots/grid";
import { Scratch } from "@/lib/domains/slots/scratch";

/**
 * The starts that a search asks about, in order, and a table with an entry for every `step` minutes, which divide all their
 * distances. What is known about every start is a row of bits, 32 of them in a word.
 */
export type Starts = Minutes & { words: number; table: Int32Array; step: number };

const tables = new Scratch();
const found = new Scratch();

/** The greatest number of minutes of which all distances are multiples. */
function stepOf({ minutes, count }: Minutes): number {
  let step = 0;
  for (let i = 1, last = 0; i < count; i++) {
    let distance = (minutes[i] as Minute) - (minutes[i - 1] as Minute);
    if (distance === last) continue;
    last = distance;
    while (distance > 0) [step, distance] = [distance, step % distance];
  }
  return step || 1;
}

export function startsTable({ minutes, count }: Minutes): Starts {
  const step = stepOf({ minutes, count });
  const origin = minutes[0] as Minute;
  const table = tables.of(((minutes[count - 1] as Minute) - origin) / step + 1);
  for (let cell = 0, i = 0; i < count; i++) {
    const own = ((minutes[i] as Minute) - origin) / step;
    while (cell <= own) table[cell++] = i;
  }
  return { minutes, count, words: (count + 31) >>> 5, table, step };
}

/** The position of the first start that is not before this minute; the number of starts where there is none. */
export function firstFrom({ minutes, count, table, step }: Starts, minute: Minute): number {
  if (minute <= (minutes[0] as Minute)) return 0;
  if (minute > (minutes[count - 1] as Minute)) return count;
  return table[Math.ceil((minute - (minutes[0] as Minute)) / step)] as number;
}

/** Sets the bits of the starts in closed ranges. */
export function setWithin(row: Int32Array, starts: Starts, ranges: Intervals): void {
  for (let i = 0; i < ranges.length; i += 2) {
    const end = firstFrom(starts, (ranges[i + 1] as Minute) + 1);
    for (let k = firstFrom(starts, ranges[i] as Minute); k < end; ) {
      const next = Math.min(end, (k | 31) + 1);
      row[k >>> 5] = (row[k >>> 5] as number) | ((-1 >>> (32 - next + k)) << (k & 31));
      k = next;
    }
  }
}

/** Clears the bits of the starts from which a stretch of this length touches one of the pairs, which are sorted by start. */
export function clearTouching(rows: Int32Array, base: number, starts: Starts, pairs: Intervals, length: number): void {
  const { minutes, count, table, step } = starts;
  const origin = minutes[0] as Minute;
  const last = minutes[count - 1] as Minute;
  // A position is rounded up; half a minute more keeps the product of a multiple above it.
  const [perMinute, up] = [1 / step, step - 0.5];
  for (let i = 0; i < pairs.length; i += 2) {
    const touching = (pairs[i] as Minute) - length + 1;
    if (touching > last) return;
    const until = pairs[i + 1] as Minute;
    if (until <= origin) continue;
    const first = touching <= origin ? 0 : (table[((touching - origin + up) * perMinute) | 0] as number);
    const end = until > last ? count : (table[((until - origin + up) * perMinute) | 0] as number);
    if (first < end) clearBits(rows, base, first, end - 1);
  }
}

function clearBits(rows: Int32Array, base: number, first: number, last: number): void {
  const from = base + (first >>> 5);
  const to = base + (last >>> 5);
  const before = (1 << (first & 31)) - 1;
  const after = -2 << (last & 31);
  if (from === to) {
    rows[from] = (rows[from] as number) & (before | after);
    return;
  }
  rows[from] = (rows[from] as number) & before;
  for (let word = from + 1; word < to; word++) rows[word] = 0;
  rows[to] = (rows[to] as number) & after;
}

export const hasBit = (rows: Int32Array, base: number, i: number): boolean =>
  (((rows[base + (i >>> 5)] as number) >>> (i & 31)) & 1) === 1;

/** The positions of the bits that are set, in order. The next search overwrites them. */
export function positionsOf(row: Int32Array, words: number): { positions: Int32Array; count: number } {
  const positions = found.of(words << 5);
  let count = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = row[word] as number; bits !== 0; bits &= bits - 1) {
      positions[count++] = (word << 5) + 31 - Math.clz32(bits & -bits);
    }
  }
  return { positions, count };
}
