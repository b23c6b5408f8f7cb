import { describe, expect, it } from "vitest";
import { busyParts, windowSide } from "@/components/bookings/refusal/causes";
import { TurneroProblem } from "@/components/problem";

describe("a start outside the booking window", () => {
  const now = new Date("2026-11-16T12:00:00Z");
  const service = { min_notice_minutes: 120, max_advance_days: 30 };

  it.each([
    ["2026-11-16T11:00:00Z", "past"],
    ["2026-11-16T13:00:00Z", "too_soon"],
    ["2027-11-16T13:00:00Z", "too_far"],
  ])("%s is %s", (start, side) => {
    expect(windowSide(start, now, service)).toBe(side);
  });

  it("is only known to be past while the service is not known", () => {
    expect(windowSide("2026-11-16T11:00:00Z", now, undefined)).toBe("past");
    expect(windowSide("2026-11-16T13:00:00Z", now, undefined)).toBeNull();
  });
});

describe("who is busy at a taken time", () => {
  const problem = (...busy: ["booked" | "time_off", string][]) =>
    new TurneroProblem({
      code: "slot_taken",
      busy: busy.map(([cause, name]) => ({ resource_id: name, name, cause })),
    });

  it("is told by what keeps them", () => {
    expect(busyParts(problem(["booked", "Ana"], ["time_off", "Bea"], ["booked", "Room 1"]))).toEqual([
      { key: "booked", names: ["Ana", "Room 1"] },
      { key: "time_off", names: ["Bea"] },
    ]);
    expect(busyParts(problem())).toEqual([]);
  });

  it("is not told by name where they are many", () => {
    const many = ["Ana", "Bea", "Cira", "Dora"].map((name) => ["booked", name] as ["booked", string]);
    expect(busyParts(problem(...many))).toMatchObject([{ key: "all" }]);
  });
});
