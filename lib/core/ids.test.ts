import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newId, prefixes } from "@/lib/core/ids";

describe("an id", () => {
  it("is a type prefix, an underscore and 22 letters or digits that cannot be mistaken for each other", () => {
    for (const prefix of prefixes) expect(newId(prefix)).toMatch(new RegExp(`^${prefix}_[1-9A-HJ-NP-Za-km-z]{22}$`));
  });

  it("sorts by the millisecond it was made in, for as long as the format lasts", () => {
    const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });
    fc.assert(
      fc.property(time, time, (a, b) => {
        fc.pre(a !== b);
        expect(newId("bkg", a) < newId("bkg", b)).toBe(a < b);
      }),
    );
  });

  it("sorts in the order it was made in, also within one millisecond", () => {
    const ids = Array.from({ length: 20 }, () => Array.from({ length: 100 }, () => newId("bkg"))).flat();
    expect(ids).toEqual(ids.toSorted());
  });

  it("keeps its width from the first millisecond to the last", () => {
    expect(newId("bkg", 0)).toHaveLength(26);
    expect(newId("bkg", 2 ** 48 - 1)).toHaveLength(26);
  });

  it("is never given twice, not even in one millisecond", () => {
    const ids = new Set(Array.from({ length: 100_000 }, () => newId("bkg", 1_800_000_000_000)));
    expect(ids.size).toBe(100_000);
  });

  it("has a prefix of its own for every kind of thing", () => {
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});
