import { describe, expect, it } from "vitest";
import { type Compared, changesOf, weightOf } from "@/components/reports/changes";

const count = (now: number | null, before: number | null): Compared => ({
  code: "bookings",
  unit: "count",
  now,
  before,
  cases: 0,
});
const share = (now: number, before: number, cases: number): Compared => ({
  code: "rate",
  unit: "share",
  now,
  before,
  cases,
});

describe("what changed", () => {
  it("leaves out what may be chance", () => {
    expect(weightOf(count(3, 2))).toBe(0);
    expect(weightOf(count(105, 100))).toBe(0);
    expect(weightOf(count(null, 100))).toBe(0);
    expect(weightOf(share(0.5, 0.1, 4))).toBe(0);
    expect(weightOf(share(0.11, 0.1, 400))).toBe(0);
  });

  it("puts the most notable first and says which way it went", () => {
    const changes = changesOf([count(120, 100), { ...share(0.1, 0.3, 100), code: "no_show_rate" }]);
    expect(changes).toEqual([
      { code: "no_show_rate", direction: "down", mostly: null },
      { code: "bookings", direction: "up", mostly: null },
    ]);
  });

  it("names what moved it, where one part explains a third or more", () => {
    const parts = [
      { name: "Haircut", now: 60, before: 45 },
      { name: "Beard", now: 60, before: 55 },
    ];
    expect(changesOf([{ ...count(120, 100), parts }])[0]?.mostly).toEqual({ name: "Haircut", by: 15 });
    const even = Array.from({ length: 10 }, (_, at) => ({ name: `S${at}`, now: 12, before: 10 }));
    expect(changesOf([{ ...count(120, 100), parts: even }])[0]?.mostly).toBeNull();
    const fell = [
      { name: "Haircut", now: 10, before: 40 },
      { name: "Beard", now: 60, before: 60 },
    ];
    expect(changesOf([{ ...count(70, 100), parts: fell }])[0]?.mostly).toEqual({ name: "Haircut", by: -30 });
  });
});
