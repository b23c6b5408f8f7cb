import { describe, expect, it } from "vitest";
import { repeats } from "@/components/my-work/same-spot";

const first = { at: 1000, x: 200, y: 400, task: "one", button: "Start" };

describe("a second tap", () => {
  it("on the same spot right away is not meant for the task that slid there", () => {
    expect(repeats({ at: 1900, x: 205, y: 404, task: "other", button: "Start" }, first)).toBe(true);
  });

  it("on the same spot at once is not meant for the next step of the same task", () => {
    expect(repeats({ at: 1270, x: 205, y: 404, task: "one", button: "Complete" }, first)).toBe(true);
  });

  it.each([
    ["later", { at: 2100, x: 200, y: 400, task: "other", button: "Start" }],
    ["elsewhere", { at: 1300, x: 200, y: 520, task: "other", button: "Start" }],
    ["on the same button", { at: 1300, x: 200, y: 400, task: "one", button: "Start" }],
    ["a moment later on the next step", { at: 1450, x: 200, y: 400, task: "one", button: "Complete" }],
  ])("%s is meant", (_, tap) => {
    expect(repeats(tap, first)).toBe(false);
  });
});
