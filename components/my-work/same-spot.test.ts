import { describe, expect, it } from "vitest";
import { repeats } from "@/components/my-work/same-spot";

const first = { at: 1000, x: 200, y: 400, task: "one" };

describe("a second tap", () => {
  it("on the same spot right away is not meant for the task that slid there", () => {
    expect(repeats({ at: 1300, x: 205, y: 404, task: "other" }, first)).toBe(true);
  });

  it.each([
    ["later", { at: 1700, x: 200, y: 400, task: "other" }],
    ["elsewhere", { at: 1300, x: 200, y: 520, task: "other" }],
    ["on the same task", { at: 1300, x: 200, y: 400, task: "one" }],
  ])("%s is meant", (_, tap) => {
    expect(repeats(tap, first)).toBe(false);
  });
});
