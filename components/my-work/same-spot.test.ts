import { describe, expect, it } from "vitest";
import { repeats } from "@/components/my-work/same-spot";

const [one, other] = [{} as Element, {} as Element];
const first = { at: 1000, x: 200, y: 400, card: one };

describe("a second tap", () => {
  it("on the same spot right away is not meant for the card that slid there", () => {
    expect(repeats({ at: 1300, x: 205, y: 404, card: other }, first)).toBe(true);
  });

  it.each([
    ["later", { at: 1700, x: 200, y: 400, card: other }],
    ["elsewhere", { at: 1300, x: 200, y: 520, card: other }],
    ["on the same card", { at: 1300, x: 200, y: 400, card: one }],
  ])("%s is meant", (_, tap) => {
    expect(repeats(tap, first)).toBe(false);
  });
});
