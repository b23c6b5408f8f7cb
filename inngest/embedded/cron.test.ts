import { describe, expect, it } from "vitest";
import { nextTime, readCron } from "@/inngest/embedded/cron";

const following = (cron: string, from: string): string | undefined =>
  nextTime(readCron(cron), new Date(from))?.toISOString();

describe("a timetable", () => {
  it.each([
    ["* * * * *", "2026-03-01T10:00:00Z", "2026-03-01T10:01:00.000Z"],
    ["* * * * *", "2026-03-01T10:00:59.999Z", "2026-03-01T10:01:00.000Z"],
    ["*/15 * * * *", "2026-03-01T10:46:00Z", "2026-03-01T11:00:00.000Z"],
    ["17 3 * * *", "2026-03-01T03:17:00Z", "2026-03-02T03:17:00.000Z"],
    ["0 9 * * mon-fri", "2026-03-06T09:00:00Z", "2026-03-09T09:00:00.000Z"],
    ["0 0 1 jan *", "2026-03-01T00:00:00Z", "2027-01-01T00:00:00.000Z"],
    ["0 0 * * 7", "2026-03-02T00:00:00Z", "2026-03-08T00:00:00.000Z"],
    ["30 8-10/2,20 * * *", "2026-03-01T10:30:00Z", "2026-03-01T20:30:00.000Z"],
    ["0 0 13 * 5", "2026-03-01T00:00:00Z", "2026-03-06T00:00:00.000Z"],
    ["0 0 29 2 *", "2026-03-01T00:00:00Z", "2028-02-29T00:00:00.000Z"],
    ["TZ=America/Sao_Paulo 0 12 * * *", "2026-03-01T10:00:00Z", "2026-03-01T15:00:00.000Z"],
  ])("%s after %s is %s", (cron, from, expected) => {
    expect(following(cron, from)).toBe(expected);
  });

  it("keeps to the wall clock when the clocks change", () => {
    const daily = "TZ=Europe/Madrid 30 9 * * *";
    expect(following(daily, "2026-03-28T12:00:00Z")).toBe("2026-03-29T07:30:00.000Z");
    expect(following(daily, "2026-10-24T12:00:00Z")).toBe("2026-10-25T08:30:00.000Z");
  });

  it("has no next time for a day that never comes", () => {
    expect(following("0 0 30 2 *", "2026-01-01T00:00:00Z")).toBeUndefined();
  });

  it.each([
    "* * * *",
    "60 * * * *",
    "* * * * * *",
    "*/0 * * * *",
    "5-1 * * * *",
    "x * * * *",
    "TZ=Mars/Base * * * * *",
  ])("refuses %s", (cron) => {
    expect(() => readCron(cron)).toThrow();
  });
});
