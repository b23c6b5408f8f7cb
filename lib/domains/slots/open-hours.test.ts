import { describe, expect, it } from "vitest";
import { gridStarts } from "@/lib/domains/slots/grid";
import { hoursFrom, openIntervals } from "@/lib/domains/slots/open-hours";
import { boundsOfDay, daysLater } from "@/lib/domains/slots/zones";

const minute = (iso: string): number => Date.parse(iso) / 60_000;
const iso = (at: number): string => new Date(at * 60_000).toISOString().slice(0, 16);
const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

const open = (zone: string, from: string, to: string, window: [string, string]) =>
  Array.from(openIntervals(hoursFrom(zone, everyDay(from, to), []), minute(window[0]), minute(window[1])), iso);
const grid = (zone: string, interval: number, from: string, to: string) =>
  Array.from(gridStarts(zone, interval, minute(from), minute(to)), iso);

describe("opening hours on the wall's clock", () => {
  it("open at 03:00 when 02:30 is skipped, and end then when that was the end", () => {
    // New York, 8 March 2026: 01:59 is followed by 03:00.
    const day: [string, string] = ["2026-03-08T05:00Z", "2026-03-09T04:00Z"];
    expect(open("America/New_York", "02:30", "05:00", day)).toEqual(["2026-03-08T07:00", "2026-03-08T09:00"]);
    expect(open("America/New_York", "01:00", "02:30", day)).toEqual(["2026-03-08T06:00", "2026-03-08T07:00"]);
  });

  it("count a doubled hour twice", () => {
    // New York, 1 November 2026: 01:59 is followed by 01:00.
    const day: [string, string] = ["2026-11-01T04:00Z", "2026-11-02T05:00Z"];
    expect(open("America/New_York", "01:00", "02:00", day)).toEqual(["2026-11-01T05:00", "2026-11-01T07:00"]);
    expect(grid("America/New_York", 30, "2026-11-01T05:00Z", "2026-11-01T07:30Z")).toEqual([
      "2026-11-01T05:00",
      "2026-11-01T05:30",
      "2026-11-01T06:00",
      "2026-11-01T06:30",
      "2026-11-01T07:00",
    ]);
  });

  it("have none on a date that does not exist", () => {
    // Samoa went from 29 to 31 December 2011.
    const around: [string, string] = ["2011-12-29T10:00Z", "2012-01-01T10:00Z"];
    expect(open("Pacific/Apia", "09:00", "10:00", around)).toEqual([
      "2011-12-29T19:00",
      "2011-12-29T20:00",
      "2011-12-30T19:00",
      "2011-12-30T20:00",
      "2011-12-31T19:00",
      "2011-12-31T20:00",
    ]);
    const missing = boundsOfDay("Pacific/Apia", Date.UTC(2011, 11, 30) / 86_400_000);
    expect(missing.to - missing.from).toBe(0);
  });

  it("stay on the hour where the clock moves by half of one", () => {
    const starts = grid("Australia/Lord_Howe", 60, "2026-10-03T13:30Z", "2026-10-03T18:00Z");
    expect(starts).toEqual(["2026-10-03T13:30", "2026-10-03T14:30", "2026-10-03T16:00", "2026-10-03T17:00"]);
  });

  it("follow the rules of the date: Paraguay changed its clock until 2024 and no longer", () => {
    const nine = (date: string) => open("America/Asuncion", "09:00", "10:00", [`${date}T04:00Z`, `${date}T23:00Z`])[0];
    expect([nine("2023-07-03"), nine("2023-12-04"), nine("2026-07-06")]).toEqual([
      "2023-07-03T13:00",
      "2023-12-04T12:00",
      "2026-07-06T12:00",
    ]);
  });

  it("run through midnight when one day ends where the next begins, and a date's own hours replace its weekday's", () => {
    const weekly = [...everyDay("22:00", "24:00"), ...everyDay("00:00", "02:00")];
    const hours = hoursFrom("UTC", weekly, [{ date: "2026-05-02", intervals: [{ from: "10:00", to: "11:00" }] }]);
    const pairs = Array.from(openIntervals(hours, minute("2026-04-30T12:00Z"), minute("2026-05-03T12:00Z")), iso);
    expect(pairs).toEqual(
      [
        ["2026-04-30T22:00", "2026-05-01T02:00"],
        ["2026-05-01T22:00", "2026-05-02T00:00"],
        ["2026-05-02T10:00", "2026-05-02T11:00"],
        ["2026-05-03T00:00", "2026-05-03T02:00"],
      ].flat(),
    );
  });

  it("count days on the calendar: a day with 23 hours is one day", () => {
    const noon = Date.parse("2026-03-07T17:00Z");
    expect(daysLater(noon, 1, "America/New_York") - noon).toBe(23 * 3_600_000);
  });
});
