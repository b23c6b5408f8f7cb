import { Scratch } from "@/lib/domains/slots/scratch";
import type { Starts } from "@/lib/domains/slots/starts";
import type { Team } from "@/lib/domains/slots/team";

const [results, levels] = [new Scratch(), new Scratch()];

/**
 * The starts, as a row of bits, at which enough members are free for every set of requirements together (Hall's
 * condition) and every pick is. The next search overwrites it.
 */
export function feasibleStarts(
  { sets }: Pick<Team, "sets">,
  rows: Int32Array,
  starts: Starts,
  picks: readonly number[],
): Int32Array {
  const { words } = starts;
  const feasible = results.of(words).fill(-1, 0, words);
  for (const { members, quantity } of sets) {
    // Row k has the starts at which more than k of them are free.
    const counts = levels.of(quantity * words).fill(0, 0, quantity * words);
    for (let m = 0; m < members.length; m++) count(counts, quantity, rows, (members[m] as number) * words, words);
    requireRow(feasible, counts, (quantity - 1) * words, words);
  }
  for (const pick of picks) requireRow(feasible, rows, pick * words, words);
  return feasible;
}

function count(counts: Int32Array, quantity: number, rows: Int32Array, base: number, words: number): void {
  for (let word = 0; word < words; word++) {
    const free = rows[base + word] as number;
    for (let k = (quantity - 1) * words + word; k >= words; k -= words) {
      counts[k] = (counts[k] as number) | ((counts[k - words] as number) & free);
    }
    counts[word] = (counts[word] as number) | free;
  }
}

function requireRow(feasible: Int32Array, rows: Int32Array, base: number, words: number): void {
  for (let word = 0; word < words; word++) {
    feasible[word] = (feasible[word] as number) & (rows[base + word] as number);
  }
}
