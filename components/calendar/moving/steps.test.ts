import { describe, expect, it } from "vitest";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import type { Column } from "@/components/calendar/columns";
import type { Drag } from "@/components/calendar/drag";
import { exampleBooking } from "@/components/calendar/moving/example-booking";
import { blockIn, liftFrom, stepBy } from "@/components/calendar/moving/steps";

const booking = (id: string, status: CalendarBooking["status"]) => exampleBooking(id, { status });
const column = (key: string, ...items: CalendarBooking[]): Column => ({
  key,
  date: "2026-11-16",
  resource: null,
  open: [],
  off: [],
  blocks: items.map((item) => ({ item, from: 610, to: 660, lane: 0, lanes: 1 })),
});
const columns = [column("ana", booking("a", "confirmed"), booking("b", "completed")), column("bea")];
const liftIn = (key: string, id: string) => {
  const there = blockIn(columns, key, id);
  return there && liftFrom(there);
};
const lifted = liftIn("ana", "a") as Drag;
const moved = (...keys: string[]) => keys.reduce((held, key) => stepBy(held, key, columns) ?? held, lifted);

describe("a booking that is lifted by keys", () => {
  it("stands where it stood", () => {
    expect(lifted).toMatchObject({
      origin: "ana",
      held: { date: "2026-11-16", from: 610 },
      column: 0,
      from: 610,
      to: 660,
    });
  });

  it("is one that may move and is there", () => {
    expect(liftIn("ana", "b")).toBeNull();
    expect(liftIn("bea", "a")).toBeNull();
  });

  it("moves by the steps of its service, within the day", () => {
    expect(moved("ArrowDown")).toMatchObject({ from: 630, to: 680 });
    expect(moved("ArrowUp", "ArrowUp")).toMatchObject({ from: 540, to: 590 });
    expect(moved(...Array(60).fill("ArrowUp"))).toMatchObject({ from: 0 });
    expect(moved(...Array(60).fill("ArrowDown"))).toMatchObject({ from: 1410 });
  });

  it("moves from column to column, and stays at the last", () => {
    expect(moved("ArrowRight")).toMatchObject({ column: 1, from: 610 });
    expect(moved("ArrowRight", "ArrowRight")).toMatchObject({ column: 1 });
    expect(moved("ArrowLeft")).toMatchObject({ column: 0 });
    expect(stepBy(lifted, "x", columns)).toBeNull();
  });
});
