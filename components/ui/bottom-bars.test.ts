import { describe, expect, it } from "vitest";
import { clearOf } from "@/components/ui/bottom-bars";

const sides = { left: 0, right: 1440 };
const above = (...bars: { top: number; bottom: number }[]) => clearOf(bars, 900, 24, sides);

describe("a toast", () => {
  it("stands where it always does while no bar is in its way", () => {
    expect(above()).toBe(24);
    expect(above({ top: 400, bottom: 454 })).toBe(24);
  });

  it("goes above a bar at the lower edge, and above one that ends a short form near it", () => {
    expect(above({ top: 830, bottom: 884 })).toBe(82);
    expect(above({ top: 780, bottom: 834 })).toBe(132);
  });

  it("goes above both where one bar stands above the other", () => {
    expect(above({ top: 740, bottom: 794 }, { top: 830, bottom: 884 })).toBe(172);
  });

  it("of a phone goes above the bottom bar, and above the keyboard", () => {
    const phone = { left: 0, right: 390 };
    const bar = { top: 787, bottom: 844, left: 0, right: 390 };
    expect(clearOf([bar], 844, 24, phone)).toBe(69);
    expect(clearOf([bar, { top: 500, bottom: 844 }], 844, 24, phone)).toBe(356);
  });

  it("goes between the buttons of two cards, and where there is no room at all stays where it always is", () => {
    const cards = (step: number) => [0, 1, 2, 3].map((n) => ({ top: 80 + n * step, bottom: 180 + n * step }));
    expect(clearOf(cards(250), 700, 24, sides)).toBe(132);
    expect(clearOf(cards(150), 700, 24, sides)).toBe(24);
  });

  it("lets be what stands beside it, on either side", () => {
    const bar = { top: 830, bottom: 884, left: 232, right: 700 };
    expect(clearOf([bar], 900, 24, { left: 1036, right: 1440 })).toBe(24);
    expect(clearOf([bar], 900, 24, { left: 600, right: 960 })).toBe(82);
    const inDrawer = { top: 830, bottom: 884, left: 960, right: 1440 };
    expect(clearOf([inDrawer], 900, 24, { left: 556, right: 960 })).toBe(24);
  });
});
