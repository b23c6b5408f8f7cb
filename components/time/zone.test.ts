import { expect, it } from "vitest";
import { addMonths, clockOf, monthWeeks, nextFive } from "@/components/time/zone";

it.each([
  [16 * 60 + 1, "16:05"],
  [16 * 60, "16:00"],
  [23 * 60 + 55, "23:55"],
  [23 * 60 + 57, "23:55"],
])("a walk-in at minute %d of the day begins at %s", (wall, expected) => {
  expect(clockOf(nextFive(wall))).toBe(expected);
});

it.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2027-01-15", -1, "2026-12-15"],
  ["2027-03-31", -1, "2027-02-28"],
])("a month from %s by %d is %s", (date, by, expected) => {
  expect(addMonths(date, by)).toBe(expected);
});

it.each([
  ["2026-11-18", { first: "2026-10-26", days: 42 }],
  ["2027-02-01", { first: "2027-02-01", days: 28 }],
  ["2027-03-31", { first: "2027-03-01", days: 35 }],
])("the month of %s is shown in whole weeks", (date, weeks) => {
  expect(monthWeeks(date)).toEqual(weeks);
});
