import { describe, expect, it } from "vitest";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import type { Column } from "@/components/calendar/columns";
import { exampleBooking } from "@/components/calendar/moving/example-booking";
import { followedId } from "@/components/calendar/moving/follow";

const [ten, eleven, noon] = ["13", "14", "15"].map((hour) => `2026-11-16T${hour}:00:00.000Z`) as [
  string,
  string,
  string,
];
const booking = (id: string, start: string, customer_name = "Ana") =>
  exampleBooking(id, { start, end: start, busy_until: start, customer_name });
const column = (...items: CalendarBooking[]): Column => ({
  key: "ana",
  date: "2026-11-16",
  resource: null,
  open: [],
  off: [],
  blocks: items.map((item) => ({ item, from: 600, to: 660, lane: 0, lanes: 1 })),
});

describe("the booking that the focus follows", () => {
  const followed = { booking: booking("old", ten), start: eleven };

  it("is the one with its id, where it was or where it goes", () => {
    expect(followedId(followed, [column(booking("old", ten))])).toBe("old");
    expect(followedId(followed, [column(), column(booking("old", eleven))])).toBe("old");
  });

  it("is the one that the move made of it, under another id", () => {
    expect(followedId(followed, [column(booking("bea", eleven, "Bea"), booking("new", eleven))])).toBe("new");
  });

  it("is not another one of the same customer while it is there itself", () => {
    expect(followedId(followed, [column(booking("other", eleven), booking("old", ten))])).toBe("old");
  });

  it("is none at another time or of another customer", () => {
    expect(followedId(followed, [column(booking("late", noon), booking("bea", ten, "Bea"))])).toBeNull();
  });
});
