import { expect, it } from "vitest";
import { roundedMinutes } from "@/components/bookings/time-left";

it.each([
  [0, 0],
  [1, 1],
  [480, 8],
  [481, 9],
  [3600, 60],
  [7199, 120],
  [9000, 120],
])("%d seconds are told as %d minutes", (seconds, minutes) => {
  expect(roundedMinutes(seconds)).toBe(minutes);
});
