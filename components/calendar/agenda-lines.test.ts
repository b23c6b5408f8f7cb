import { expect, it } from "vitest";
import type { CalendarResource } from "@/clients/typescript/src/client";
import { begunHereFirst, foldEarly, freeIn, type Line, linesOf } from "@/components/calendar/agenda-lines";

const zone = "America/New_York";

/** From when on an always idle shop that opens until 18:00 is free, on a day and at a time of it. */
function freeFrom(date: string, now: string, opens: string, closes: string): number[] {
  const ana: CalendarResource = {
    id: "ana",
    name: "Ana",
    kind: "person",
    photo_id: null,
    capacity: 1,
    active: true,
    group_ids: [],
    open: [{ start: opens, end: closes }],
    receives_on: null,
    time_off: [],
  };
  const calendar = { from: opens, to: closes, resources: [ana], groups: [], bookings: [] };
  const address = {
    date,
    view: "day",
    kind: null,
    group: null,
    resource: "ana",
    gaps: null,
    cancelled: false,
    whole: false,
  } as const;
  return linesOf(calendar, { address, zone, now: new Date(now), today: date }, ana).map(({ at }) => at);
}

it.each([
  ["an ordinary day", "2026-11-16", "2026-11-16T15:20:00Z", "2026-11-16T14:00:00Z", "2026-11-16T23:00:00Z"],
  ["a day of 25 hours", "2026-11-01", "2026-11-01T15:20:00Z", "2026-11-01T14:00:00Z", "2026-11-01T23:00:00Z"],
  ["a day of 23 hours", "2026-03-08", "2026-03-08T14:20:00Z", "2026-03-08T13:00:00Z", "2026-03-08T22:00:00Z"],
])("what is free at 10:20 of %s begins at 10:30", (_day, date, now, opens, closes) => {
  expect(freeFrom(date, now, opens, closes)).toEqual([10 * 60 + 30]);
});

it("folds away what was booked before the day begins, and no free time", () => {
  const booking = {} as NonNullable<Line["booking"]>;
  const [night, gap, day] = [
    { at: 52, booking },
    { at: 60, gap: { from: 60, to: 360 } },
    { at: 480, booking },
  ];
  expect(foldEarly([night, gap, day], 480)).toEqual({ early: [night], day: [gap, day] });
  expect(foldEarly([night, gap, day], null)).toEqual({ early: [], day: [night, gap, day] });
});

it("begins with the day, and ends with what the night before left under way", () => {
  const [night, morning, noon] = ["2030-01-01T23:00:00Z", "2030-01-02T08:00:00Z", "2030-01-02T12:00:00Z"];
  const bookings = [night, morning, noon].map((start) => ({ start: start ?? "" }));
  const midnight = Date.parse("2030-01-02T00:00:00Z");
  expect(begunHereFirst(bookings, midnight).map(({ start }) => start)).toEqual([morning, noon, night]);
});

it("finds the gaps that are long enough and have not passed", () => {
  const column = {
    key: "ana",
    date: "2026-11-17",
    resource: null,
    open: [{ from: 540, to: 1080 }],
    off: [{ id: "off", reason: null, from: 780, to: 840 }],
    blocks: [],
  };
  const clock = { zone, now: new Date("2026-11-16T15:00:00Z"), today: "2026-11-16" };
  expect(freeIn(column, clock)).toEqual([
    { from: 540, to: 780 },
    { from: 840, to: 1080 },
  ]);
  const odd = { ...column, off: [{ id: "off", reason: null, from: 550, to: 850 }] };
  expect(freeIn(odd, clock)).toEqual([{ from: 850, to: 1080 }]);
  expect(freeIn(column, { ...clock, today: "2026-11-18" })).toEqual([]);
});
