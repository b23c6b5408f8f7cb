import { describe, expect, it } from "vitest";
import { ledTo } from "@/components/ui/tab-stop";

/** Three rows: four, four and two of them. */
const places = Array.from({ length: 10 }, (_, n) => ({ top: Math.floor(n / 4) * 50, middle: (n % 4) * 100 }));
const from = (start: number, ...keys: string[]) => keys.map((key) => ledTo(key, places, start));

describe("the keys in rows of buttons", () => {
  it("go to the one beside, over the end of a row too", () => {
    expect(from(4, "ArrowLeft", "ArrowRight")).toEqual([3, 5]);
  });

  it("go to the one above and below, or the nearest where a row is shorter", () => {
    expect(from(5, "ArrowUp", "ArrowDown")).toEqual([1, 9]);
    expect(from(7, "ArrowDown")).toEqual([9]);
  });

  it("go to the first and the last", () => {
    expect(from(6, "Home", "End")).toEqual([0, 9]);
  });

  it("lead nowhere at the edges, nor by other keys", () => {
    expect(from(0, "ArrowLeft", "ArrowUp", "Enter", "a")).toEqual([undefined, undefined, undefined, undefined]);
    expect(from(9, "ArrowRight", "ArrowDown")).toEqual([undefined, undefined]);
  });
});
