import { describe, expect, it } from "vitest";
import { pauseAfter } from "@/scripts/keep-up.mjs";

describe("a process that ended", () => {
  it("is started again after pauses that double, and not after the fifth end within a minute", () => {
    const ends: number[] = [];
    const pauses = [0, 1000, 2000, 3000, 4000].map((at) => {
      ends.push(at);
      return pauseAfter(ends, at);
    });
    expect(pauses).toEqual([250, 500, 1000, 2000, null]);
  });

  it("is forgiven what is more than a minute ago", () => {
    expect(pauseAfter([0, 1000, 2000, 3000, 70_000], 70_000)).toBe(250);
  });
});
