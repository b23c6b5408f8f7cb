import { expect, it } from "vitest";
import { legendEntries } from "@/components/calendar/colors/legend-entries";
import { paintBy } from "@/components/calendar/colors/paint";

const resources = ["Bea", "Ana"].map((name) => ({
  id: name.toLowerCase(),
  name,
  kind: "person",
  active: true,
  group_ids: [],
}));
const booking = (id: string, status: "confirmed" | "completed", ...resource_ids: string[]) => ({
  id,
  status,
  customer_name: null,
  start: "2026-11-18T12:00:00.000Z",
  resource_ids,
  service: { id: "cut", name: "Cut", color: "#16a34a" },
});
const bookings = [
  booking("1", "confirmed", "bea"),
  booking("2", "completed", "ana"),
  booking("3", "confirmed", "ana"),
  booking("4", "confirmed"),
];
const named = (by: "status" | "service" | "person") =>
  legendEntries(bookings, resources, by, paintBy(by, resources)).map(({ key, paint }) => [key, paint]);

it("names each colour that is shown, once", () => {
  expect(named("status")).toEqual([
    ["confirmed", null],
    ["completed", null],
  ]);
  expect(named("service")).toEqual([["cut", "#16a34a"]]);
  // Whatever has nobody keeps the colour of its status.
  expect(named("person")).toEqual([
    ["confirmed", null],
    ["ana", "var(--hue-2)"],
    ["bea", "var(--hue-1)"],
  ]);
});
