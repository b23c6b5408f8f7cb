import { describe, expect, it } from "vitest";
import { paintBy } from "@/components/calendar/colors/paint";

const resources = [
  { id: "ana", kind: "person" },
  { id: "room", kind: "room" },
  ...Array.from({ length: 8 }, (_, n) => ({ id: `p${n}`, kind: "person" })),
];
const booking = (...resource_ids: string[]) => ({ resource_ids, service: { color: "#16a34a" } });

describe("the colour of a booking", () => {
  it("is left to its status by default", () => {
    expect(paintBy("status", resources)(booking("ana"))).toBeNull();
  });

  it("is that of its service", () => {
    expect(paintBy("service", resources)(booking("ana"))).toBe("#16a34a");
  });

  it("is that of its person, else of what it is booked with, else of its status", () => {
    const paint = paintBy("person", resources);
    expect(paint(booking("room", "ana"))).toBe("var(--hue-1)");
    expect(paint(booking("room"))).toBe("var(--hue-2)");
    expect(paint(booking("p0"))).toBe("var(--hue-3)");
    expect(paint(booking("p6"))).toBe("var(--hue-1)");
    expect(paint(booking())).toBeNull();
  });
});
