import { expect, it } from "vitest";
import { goingOn } from "@/components/bookings/new/visits";

const at = (clock: string): string => `2026-03-02T${clock}:00.000Z`;

it("a visit that ends when the new one begins is no overlap", () => {
  const span = { start: at("10:00"), end: at("11:00") };
  const visits = [{ end: at("10:00") }, { end: at("10:30") }, { end: at("12:00") }, { end: null }];
  expect(goingOn(visits, span)).toEqual([{ end: at("10:30") }, { end: at("12:00") }]);
});
