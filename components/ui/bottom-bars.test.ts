import { describe, expect, it } from "vitest";
import { clearOf } from "@/components/ui/bottom-bars";

const below = (...bars: { top: number; bottom: number }[]) => clearOf(bars, "bottom", 900, 24);

describe("a toast", () => {
  it("stands where it always does while no bar is in its way", () => {
    expect(below()).toBe(24);
    expect(below({ top: 400, bottom: 454 })).toBe(24);
  });

  it("goes above a bar at the lower edge, and above one that ends a short form near it", () => {
    expect(below({ top: 830, bottom: 884 })).toBe(82);
    expect(below({ top: 780, bottom: 834 })).toBe(132);
  });

  it("goes above both where one bar stands above the other", () => {
    expect(below({ top: 740, bottom: 794 }, { top: 830, bottom: 884 })).toBe(172);
  });

  it("of a phone goes below a bar at the upper edge", () => {
    expect(clearOf([{ top: 100, bottom: 154 }], "top", 844, 68)).toBe(166);
    expect(clearOf([{ top: 726, bottom: 780 }], "top", 844, 68)).toBe(68);
  });

  it("goes between the buttons of two cards, and where there is no room at all stays where it always is", () => {
    const cards = (step: number) => [0, 1, 2, 3].map((n) => ({ top: 80 + n * step, bottom: 180 + n * step }));
    expect(clearOf(cards(250), "top", 844, 68)).toBe(192);
    expect(clearOf(cards(150), "top", 700, 68)).toBe(68);
  });

  it("lets be what stands beside it", () => {
    const bar = { top: 830, bottom: 884, right: 700 };
    expect(clearOf([bar], "bottom", 900, 24, 1036)).toBe(24);
    expect(clearOf([bar], "bottom", 900, 24, 600)).toBe(82);
  });
});
