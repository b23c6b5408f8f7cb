import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder, rowFaults } from "@/lib/domains/catalog/schedules/rules";

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

describe("the rows of a schedule", () => {
  it("may touch, and may repeat on another weekday", () => {
    const rows = [
      { weekday: 1, from: "09:00", to: "12:00" },
      { weekday: 1, from: "12:00", to: "24:00" },
      { weekday: 2, from: "09:00", to: "12:00" },
    ];
    expect(rowFaults(rows)).toEqual([]);
  });

  it("are named when they run into an earlier one or end before they begin", () => {
    const rows = [
      { weekday: 1, from: "09:00", to: "12:00" },
      { weekday: 1, from: "11:59", to: "13:00" },
      { weekday: 3, from: "22:00", to: "06:00" },
      { weekday: 3, from: "10:00", to: "10:00" },
    ];
    expect(rowFaults(rows).map(({ row, code }) => [row, code])).toEqual([
      [1, "overlap"],
      [2, "not_after_from"],
      [3, "not_after_from"],
    ]);
  });

  it("are faultless exactly when no minute is open twice", () => {
    const row = fc
      .tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 12 }))
      .map(([weekday, from, length]) => ({ weekday, start: from * 30, end: Math.min(1440, (from + length) * 30) }));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const minutes = rows.flatMap(({ weekday, start, end }) =>
          Array.from({ length: (end - start) / 30 }, (_, i) => weekday * 10_000 + start + i * 30),
        );
        const twice = new Set(minutes).size < minutes.length;
        const written = rows.map(({ weekday, start, end }) => ({ weekday, from: clock(start), to: clock(end) }));
        expect(rowFaults(written).length > 0).toBe(twice);
      }),
    );
  });

  it("are kept by weekday, then by time", () => {
    const rows = [
      { weekday: 2, from: "09:00", to: "10:00" },
      { weekday: 1, from: "14:00", to: "15:00" },
      { weekday: 1, from: "08:00", to: "12:00" },
    ];
    expect(inOrder(rows).map(({ weekday, from }) => `${weekday} ${from}`)).toEqual(["1 08:00", "1 14:00", "2 09:00"]);
  });
});
