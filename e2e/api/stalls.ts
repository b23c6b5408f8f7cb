import { readFileSync } from "node:fs";
import { inject } from "vitest";

type Stall = { at: number; stalled: number };

const lines = (): string[] => readFileSync(inject("stallsFile"), "utf8").split("\n").slice(0, -1);

/** What the event loop of the direct door is stalled by from here on; see note-stalls.mjs. */
export function watchStalls() {
  const before = lines().length;
  const calls: { from: number; to: number; about: string }[] = [];
  return {
    async during<T>(about: string, call: () => Promise<T>): Promise<T> {
      const from = Date.now();
      return call().finally(() => {
        const to = Date.now();
        if (to - from > 100) calls.push({ from, to, about });
      });
    },
    /** Each stall longer than `most` milliseconds, with the calls that were under way. */
    longerThan(most: number): string[] {
      const stalls = lines()
        .slice(before)
        .map((line): Stall => JSON.parse(line));
      return stalls
        .filter(({ stalled }) => stalled > most)
        .map(({ at, stalled }) => {
          const underWay = calls.filter(({ from, to }) => from <= at && to >= at - stalled);
          return `${stalled} ms, while these were under way:\n${underWay.map(({ about }) => `  ${about}`).join("\n")}`;
        });
    },
    longest: (): number =>
      Math.max(
        0,
        ...lines()
          .slice(before)
          .map((line) => JSON.parse(line).stalled),
      ),
  };
}
