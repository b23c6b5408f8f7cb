import fc from "fast-check";
import { expect, test } from "vitest";
import { wireTime } from "@/lib/core/wire/wire-time";

const earliest = Date.parse("-000001-01-01T00:00:00Z") / 60_000;
const latest = Date.parse("+010001-01-01T00:00:00Z") / 60_000;

test("every whole minute is written as Date writes it, whichever was written before", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: earliest, max: latest }), { minLength: 1 }), (minutes) => {
      for (const at of minutes)
        for (const near of [at, at + 1]) expect(wireTime(near)).toBe(new Date(near * 60_000).toISOString());
    }),
  );
});
