import { Temporal } from "temporal-polyfill";
import { expect, it, vi } from "vitest";
import { hoursFrom, openIntervals } from "@/lib/domains/slots/open-hours";
import { warmAvailability } from "@/lib/domains/slots/warm";

it("reads the zones of a year before anybody asks, and only those", () => {
  const now = Date.parse("2041-11-20T12:00Z");
  const from = now / 60_000;
  const asked = vi.spyOn(Temporal.Instant, "fromEpochMilliseconds");
  const opened = (zone: string) => {
    const hours = hoursFrom(zone, [{ weekday: 1, from: "09:00", to: "17:00" }], []);
    expect(openIntervals(hours, from, from + 360 * 1440).length).toBeGreaterThan(100);
    return asked.mock.calls.length;
  };
  warmAvailability(["Antarctica/Troll"], now);
  const before = asked.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  expect(opened("Antarctica/Troll")).toBe(before);
  expect(opened("UTC")).toBe(before);
  expect(opened("Asia/Kathmandu")).toBeGreaterThan(before);
});
