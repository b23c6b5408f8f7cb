import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gaps,
  hoursToDraw,
  inColumns,
  joined,
  snap,
  spanAt,
  startMoved,
  stretchOn,
} from "@/components/time/day-layout";
import { addDays, dateAt, dayBounds, instantOf, isDate, mondayOf, wallMinute } from "@/components/time/zone";

const newYork = "America/New_York";
const saoPaulo = "America/Sao_Paulo";
const at = (text: string) => Date.parse(text);
const hours = (zone: string, date: string) => {
  const { from, to } = dayBounds(zone, date);
  return (to - from) / 3_600_000;
};

describe("the wall's clock", () => {
  it("reads dates and times in the workspace's zone", () => {
    expect(dateAt(saoPaulo, at("2026-11-15T02:30:00Z"))).toBe("2026-11-14");
    expect(wallMinute(saoPaulo, at("2026-11-15T12:30:00Z"))).toBe(570);
    expect(instantOf(saoPaulo, "2026-11-15", 570)).toBe(at("2026-11-15T12:30:00Z"));
  });

  it("has days of 23 and of 25 hours", () => {
    expect(hours(newYork, "2026-03-08")).toBe(23);
    expect(hours(newYork, "2026-11-01")).toBe(25);
    expect(hours(newYork, "2026-11-02")).toBe(24);
  });

  it("moves a skipped time on and takes the first of a doubled one", () => {
    expect(instantOf(newYork, "2026-03-08", 150)).toBe(at("2026-03-08T07:30:00Z"));
    expect(instantOf(newYork, "2026-11-01", 90)).toBe(at("2026-11-01T05:30:00Z"));
    expect(wallMinute(newYork, at("2026-11-01T06:30:00Z"))).toBe(90);
  });

  it("knows midnight where the clock changes at midnight", () => {
    // São Paulo kept summer time until 2019, from midnight on.
    expect(hours(saoPaulo, "2018-11-04")).toBe(23);
    expect(dateAt(saoPaulo, dayBounds(saoPaulo, "2018-11-04").from)).toBe("2018-11-04");
  });

  it("finds its way back from any wall time that exists", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(newYork, saoPaulo, "America/Asuncion", "Asia/Kathmandu", "Australia/Lord_Howe"),
        fc.integer({ min: at("2015-01-01T00:00:00Z") / 60_000, max: at("2030-01-01T00:00:00Z") / 60_000 }),
        (zone, minute) => {
          const instant = minute * 60_000;
          const back = instantOf(zone, dateAt(zone, instant), wallMinute(zone, instant));
          expect(wallMinute(zone, back)).toBe(wallMinute(zone, instant));
          expect(Math.abs(back - instant)).toBeLessThanOrEqual(3_600_000);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("walks by dates and finds Mondays", () => {
    expect(addDays("2026-02-27", 2)).toBe("2026-03-01");
    expect(mondayOf("2026-11-15")).toBe("2026-11-09");
    expect(mondayOf("2026-11-09")).toBe("2026-11-09");
    expect(isDate("2026-11-15")).toBe(true);
    expect([isDate("2026-11-50"), isDate("today"), isDate(null)]).toEqual([false, false, false]);
  });
});

describe("a column of the calendar", () => {
  it("places a span by the wall's clock and cuts it at midnight", () => {
    const start = "2026-11-16T01:00:00Z"; // 22:00 on the 15th
    const end = "2026-11-16T05:00:00Z";
    expect(stretchOn(saoPaulo, "2026-11-15", start, end)).toEqual({ from: 1320, to: 1440 });
    expect(stretchOn(saoPaulo, "2026-11-16", start, end)).toEqual({ from: 0, to: 120 });
    expect(stretchOn(saoPaulo, "2026-11-17", start, end)).toBeNull();
  });

  it("keeps 09:00 at nine on days when the clock changes", () => {
    expect(stretchOn(newYork, "2026-11-01", "2026-11-01T14:00:00Z", "2026-11-01T15:00:00Z")).toEqual({
      from: 540,
      to: 600,
    });
    expect(stretchOn(newYork, "2026-03-08", "2026-03-08T13:00:00Z", "2026-03-08T14:00:00Z")).toEqual({
      from: 540,
      to: 600,
    });
  });

  it("never turns upside down over the hour that is put back", () => {
    expect(stretchOn(newYork, "2026-11-01", "2026-11-01T05:45:00Z", "2026-11-01T06:15:00Z")).toEqual({
      from: 105,
      to: 135,
    });
  });

  it("drops where the pointer was, as long as it was before", () => {
    expect(spanAt(saoPaulo, "2026-11-15", 570, 1_800_000)).toEqual({
      start: "2026-11-15T12:30:00.000Z",
      end: "2026-11-15T13:00:00.000Z",
    });
  });

  it("moves a booking by the part of it that was taken, which may have begun on a day before", () => {
    const moved = (start: string, held: [string, number], dropped: [string, number]) =>
      startMoved(newYork, start, { date: held[0], from: held[1] }, { date: dropped[0], from: dropped[1] });
    // A visit at 10:00 goes to 11:30, and over the change of clocks to 10:00 of the next day.
    expect(moved("2026-10-31T14:00:00Z", ["2026-10-31", 600], ["2026-10-31", 690])).toBe("2026-10-31T15:30:00.000Z");
    expect(moved("2026-10-31T14:00:00Z", ["2026-10-31", 600], ["2026-11-01", 600])).toBe("2026-11-01T15:00:00.000Z");
    // A stay that began at 14:00 the day before stays where it is, or goes a day later and an hour down.
    expect(moved("2026-10-12T18:00:00Z", ["2026-10-13", 0], ["2026-10-13", 0])).toBe("2026-10-12T18:00:00.000Z");
    expect(moved("2026-10-12T18:00:00Z", ["2026-10-13", 0], ["2026-10-14", 60])).toBe("2026-10-13T19:00:00.000Z");
  });

  it("snaps to the service's grid", () => {
    expect([snap(571, 15), snap(578, 15), snap(545, 40), snap(-20, 15), snap(1439, 30)]).toEqual([
      570, 585, 560, 0, 1410,
    ]);
    // The last start of a grid that does not fill the day is on the grid too.
    expect([snap(1439, 50), snap(1439, 1440), snap(1439, 1)]).toEqual([1400, 0, 1439]);
  });
});

describe("what overlaps", () => {
  const items = (...pairs: [number, number][]) => pairs.map(([from, to]) => ({ item: `${from}`, from, to }));

  it("shares the width of its cluster, and touching is not overlapping", () => {
    const columned = inColumns(items([0, 60], [30, 90], [60, 120], [120, 180]));
    expect(columned.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ]);
  });

  it("never draws two in one lane at one time, and wastes no lane", () => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 200 }))
      .map(([from, length]) => ({ item: "", from, to: from + length }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 40 }), (spans) => {
        const columned = inColumns(spans);
        expect(columned).toHaveLength(spans.length);
        for (const a of columned) {
          expect(a.lane).toBeLessThan(a.lanes);
          for (const b of columned) {
            if (a !== b && a.from < b.to && b.from < a.to) {
              expect(a.lane).not.toBe(b.lane);
              expect(a.lanes).toBe(b.lanes);
            }
          }
        }
        const most = Math.max(0, ...spans.map(({ from }) => spans.filter((b) => b.from <= from && b.to > from).length));
        expect(Math.max(0, ...columned.map(({ lanes }) => lanes))).toBe(most);
      }),
    );
  });
});

describe("open hours", () => {
  it("leave gaps that are closed", () => {
    const open = [
      { from: 780, to: 1080 },
      { from: 480, to: 720 },
    ];
    expect(gaps(open, { from: 420, to: 1140 })).toEqual([
      { from: 420, to: 480 },
      { from: 720, to: 780 },
      { from: 1080, to: 1140 },
    ]);
    expect(gaps([], { from: 0, to: 60 })).toEqual([{ from: 0, to: 60 }]);
    expect(gaps([{ from: 0, to: 1440 }], { from: 60, to: 120 })).toEqual([]);
  });

  it("are one where they touch", () => {
    expect(
      joined([
        { from: 60, to: 120 },
        { from: 0, to: 60 },
        { from: 200, to: 210 },
      ]),
    ).toEqual([
      { from: 0, to: 120 },
      { from: 200, to: 210 },
    ]);
  });

  it("decide which hours are drawn", () => {
    expect(hoursToDraw([{ from: 420, to: 1200 }])).toEqual({ from: 360, to: 1260 });
    expect(hoursToDraw([{ from: 0, to: 1440 }])).toEqual({ from: 420, to: 1140 });
    expect(hoursToDraw([{ from: 15, to: 60 }])).toEqual({ from: 0, to: 1140 });
  });
});
