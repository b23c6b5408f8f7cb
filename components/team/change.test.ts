import { describe, expect, it } from "vitest";
import { axisEnd, bookingsIn, changeOf } from "@/components/team/change";
import { lengthIn, piecesOf, rangeEnding } from "@/components/team/queries";
import { type Status, statuses } from "@/lib/core/vocabulary";

describe("a figure against the one before", () => {
  it("goes up, down or stays, and is silent where one of them is unknown", () => {
    expect(changeOf(0.75, 0.5)).toEqual({ direction: "up", by: 0.25 });
    expect(changeOf(3, 8)).toEqual({ direction: "down", by: 5 });
    expect(changeOf(0.1 + 0.2, 0.3)).toEqual({ direction: "same", by: 0 });
    expect(changeOf(null, 3)).toEqual({ direction: "same", by: null });
    expect(changeOf(3, null)).toEqual({ direction: "same", by: null });
  });
});

describe("the bookings of a time", () => {
  it("have a moved one once, and none that was only held", () => {
    const none = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
    const moved = { ...none, confirmed: 3, rescheduled: 2, cancelled: 1 };
    expect(bookingsIn({ counts: moved })).toBe(4);
    expect(bookingsIn({ counts: { ...moved, held: 1, expired: 5, released: 2 } })).toBe(4);
  });
});

describe("an axis", () => {
  it("ends at a round number that everything fits under", () => {
    expect([0, 0.4, 1, 1.2, 1.9, 7, 23].map(axisEnd)).toEqual([1, 1, 1, 1.25, 2, 10, 30]);
  });
});

describe("the time that is looked at", () => {
  it("is thirty days unless the address says another of the three", () => {
    expect([null, "7", "90", "8", ""].map(lengthIn)).toEqual([30, 7, 90, 30, 30]);
  });

  it("runs from midnight to midnight by the wall's clock, also over a change of it", () => {
    // New York put its clocks back on 1 November 2026.
    expect(rangeEnding("America/New_York", "2026-11-03", 7)).toEqual({
      from: "2026-10-28T04:00:00.000Z",
      to: "2026-11-04T05:00:00.000Z",
    });
  });

  it.each([7, 30, 90] as const)("of %s days is cut into pieces that leave nothing out", (length) => {
    const pieces = piecesOf("America/Sao_Paulo", "2026-11-15", length);
    expect(pieces.at(0)?.range.from).toBe(rangeEnding("America/Sao_Paulo", "2026-11-15", length).from);
    expect(pieces.at(-1)).toMatchObject({ last: "2026-11-15", range: { to: "2026-11-16T03:00:00.000Z" } });
    for (const [i, piece] of pieces.slice(1).entries()) expect(piece.range.from).toBe(pieces[i]?.range.to);
  });
});
