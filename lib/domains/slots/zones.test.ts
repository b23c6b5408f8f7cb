import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, it } from "vitest";
import { daysLater } from "@/lib/domains/slots/zones";

const zones = [
  "UTC",
  "America/Sao_Paulo",
  "America/New_York",
  "Europe/Madrid",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
];
const byTemporal = (now: number, days: number, zone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).add({ days }).epochMilliseconds;

it("counts days on the wall's clock as Temporal does", () => {
  const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 800 }), fc.constantFrom(...zones), (now, days, zone) => {
      expect(daysLater(now.getTime(), days, zone)).toBe(byTemporal(now.getTime(), days, zone));
    }),
  );
});

it.each([
  ["a time that is skipped", "America/New_York", "2026-03-07T02:30:00-05:00"],
  ["a time that comes twice", "America/New_York", "2026-10-31T01:30:00-04:00"],
  ["half an hour that is skipped", "Australia/Lord_Howe", "2026-10-03T02:15:00+10:30"],
])("knows %s", (_, zone, from) => {
  const now = Date.parse(from);
  expect(daysLater(now, 1, zone)).toBe(byTemporal(now, 1, zone));
});
