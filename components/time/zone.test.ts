import { expect, it } from "vitest";
import { clockOf, nextFive } from "@/components/time/zone";

it.each([
  [16 * 60 + 1, "16:05"],
  [16 * 60, "16:00"],
  [23 * 60 + 55, "23:55"],
  [23 * 60 + 57, "23:55"],
])("a walk-in at minute %d of the day begins at %s", (wall, expected) => {
  expect(clockOf(nextFive(wall))).toBe(expected);
});
