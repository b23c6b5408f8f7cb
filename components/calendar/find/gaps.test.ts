import { describe, expect, it } from "vitest";
import type { Column } from "@/components/calendar/columns";
import { columnOf, gapsOf, startAt } from "@/components/calendar/find/gaps";

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 16, hour, minute)).toISOString();
const slot = (hour: number, minute = 0) => ({
  start: at(hour, minute),
  end: at(hour + 1, minute),
  resource_ids: ["ana", "room"],
});

describe("the gaps of a service", () => {
  it("reach from the first of the bookable starts to the end of the last visit", () => {
    expect(gapsOf([slot(9), slot(9, 30), slot(10), slot(14)], 30)).toEqual([
      { start: at(9), end: at(11), starts: [at(9), at(9, 30), at(10)] },
      { start: at(14), end: at(15), starts: [at(14)] },
    ]);
    expect(gapsOf([], 30)).toEqual([]);
  });

  it("end where a start between cannot be booked, though the visits would touch", () => {
    expect(gapsOf([slot(9), slot(10)], 30)).toEqual([
      { start: at(9), end: at(10), starts: [at(9)] },
      { start: at(10), end: at(11), starts: [at(10)] },
    ]);
  });

  it("mean the last start at or above the place that is clicked", () => {
    const [gap] = gapsOf([slot(9), slot(9, 30), slot(10)], 30);
    const meant = [0, 0.2, 0.25, 0.49, 0.5, 1].map((part) => gap && startAt(gap, part));
    expect(meant).toEqual([at(9), at(9), at(9, 30), at(9, 30), at(10), at(10)]);
  });

  it("have the found time in the first column that it takes, on its date", () => {
    const column = (id: string, date: string) => ({ key: id, date, resource: { id } }) as Column;
    const [bea, ana, room] = ["bea", "ana", "room"].map((id) => column(id, "2026-11-16")) as [Column, Column, Column];
    expect(columnOf(slot(9), [bea, ana, room], "UTC")).toBe(1);
    expect(columnOf(slot(9), [bea, room], "UTC")).toBe(1);
    expect(columnOf(slot(9), [column("ana", "2026-11-17"), ana], "UTC")).toBe(1);
    expect(columnOf(slot(9), [bea], "UTC")).toBe(-1);
  });
});
