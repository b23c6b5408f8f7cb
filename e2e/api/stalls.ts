import { readFileSync } from "node:fs";
import { inject } from "vitest";

type Stall = { at: number; stalled: number };
type Call = { from: number; to: number; about: string; again: () => Promise<unknown> };

const noted = (): Stall[] =>
  readFileSync(inject("stallsFile"), "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line));

const longest = (stalls: Stall[]): number => Math.max(0, ...stalls.map(({ stalled }) => stalled));

/** How long a call alone stalls the event loop: the least of three tries, or the first within `most`. */
async function alone({ again }: Call, most: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3 && least > most; n++) {
    const before = noted().length;
    await again();
    await new Promise((done) => setTimeout(done, 100)); // Until the stall is noted.
    least = Math.min(least, longest(noted().slice(before)));
  }
  return least;
}

/** Stalls of the direct server's event loop from here on; see note-stalls.mjs. */
export function watchStalls() {
  const before = noted().length;
  const calls: Call[] = [];
  return {
    async during<T>(about: string, call: () => Promise<T>): Promise<T> {
      const from = Date.now();
      return call().finally(() => {
        const to = Date.now();
        if (to - from > 100) calls.push({ from, to, about, again: call });
      });
    },
    /**
     * Each call that was in progress during one of the longest stalls and stalls longer than `most` milliseconds when sent
     * alone. That excludes many small calls together on a slow machine, and garbage collection.
     */
    async callsThatStall(most: number): Promise<string[]> {
      const stalls = noted()
        .slice(before)
        .filter(({ stalled }) => stalled > most)
        .sort((a, b) => b.stalled - a.stalled)
        .slice(0, 10);
      const suspects = calls.filter(({ from, to }) =>
        stalls.some(({ at, stalled }) => from <= at && to >= at - stalled),
      );
      const found: string[] = [];
      for (const suspect of suspects) {
        const stalled = await alone(suspect, most);
        if (stalled > most) found.push(`${stalled} ms: ${suspect.about}`);
      }
      return found;
    },
    longest: (): number => longest(noted().slice(before)),
  };
}
