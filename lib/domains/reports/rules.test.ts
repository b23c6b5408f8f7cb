import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figuresOf, periodBefore, periodFault, periodOf } from "@/lib/domains/reports/rules";
import type { Sums } from "@/lib/domains/reports/store";

const today = "2026-11-18";
const day = fc.integer({ min: 15_000, max: 25_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const daysOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

describe("the period of a report", () => {
  it("is the last thirty days where none is asked for", () => {
    expect(periodOf({}, today)).toEqual({ from: "2026-10-20", to: today });
    expect(periodOf({ to: "2026-03-01" }, today)).toEqual({ from: "2026-01-31", to: "2026-03-01" });
    expect(periodOf({ from: "2026-11-01" }, today)).toEqual({ from: "2026-11-01", to: today });
    expect(periodOf({ from: "2027-01-01" }, today)).toEqual({ from: "2027-01-01", to: "2027-01-01" });
  });

  it("is refused where it ends before it begins or is longer than five years", () => {
    const fault = (from: string, to: string) => periodFault({ from, to }, "bookings", today)?.code ?? null;
    expect(fault("2026-03-02", "2026-03-01")).toBe("invalid_range");
    expect(fault("2026-03-01", "2026-03-01")).toBeNull();
    expect(fault("2021-11-19", "2026-11-18")).toBeNull();
    expect(fault("2021-11-18", "2026-11-18")).toBe("range_too_long");
  });

  it("of occupancy ends 92 days ahead", () => {
    const fault = (to: string) => periodFault({ from: today, to }, "occupancy", today)?.code ?? null;
    expect(fault("2027-02-18")).toBeNull();
    expect(fault("2027-02-19")).toBe("range_too_long");
    expect(periodFault({ from: today, to: "2027-02-19" }, "bookings", today)).toBeNull();
  });

  it("before is as long and ends the day before", () => {
    expect(periodBefore({ from: "2026-03-01", to: "2026-03-31" })).toEqual({ from: "2026-01-29", to: "2026-02-28" });
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const before = periodBefore({ from, to });
        expect(daysOf(before.from, before.to)).toBe(daysOf(from, to));
        expect(daysOf(before.to, from)).toBe(2);
      }),
    );
  });
});

describe("figures", () => {
  const sums = (given: Partial<Sums>): Sums => ({ key: null, name: null, currency: "BRL", customers: 0, ...given });

  it("add up rows of several currencies, each with its own revenue", () => {
    const figures = figuresOf.bookings([
      sums({ bookings: 3, completed: 2, no_shows: 1, lead_minutes: 360, booked_cents: 500, realised_cents: 500 }),
      sums({ currency: "USD", bookings: 1, completed: 1, lead_minutes: 120, booked_cents: 70 }),
    ]);
    expect(figures).toMatchObject({ bookings: 4, completed: 3, no_show_rate: 0.25, lead_hours: 2 });
    expect(figures.revenue).toEqual([
      { currency: "BRL", booked_cents: 500, realised_cents: 500 },
      { currency: "USD", booked_cents: 70, realised_cents: 0 },
    ]);
  });

  it("are null where there is nothing to divide by", () => {
    expect(figuresOf.bookings([])).toMatchObject({ bookings: 0, no_show_rate: null, lead_hours: null, revenue: [] });
    expect(figuresOf.occupancy([]).occupancy).toBeNull();
    expect(figuresOf.tasks([])).toMatchObject({ waiting_minutes: null, in_time_rate: null });
    expect(figuresOf.conversations([]).containment_rate).toBeNull();
  });

  it("compare what is missed without reminders with what is missed with them", () => {
    const given = { reminded: 100, reminded_missed: 5, unreminded: 20, unreminded_missed: 4 };
    expect(figuresOf.bookings([sums(given)]).reminder_effect).toBe(0.15);
  });

  it("of occupancy leave out what is blocked", () => {
    expect(
      figuresOf.occupancy([sums({ open_minutes: 600, blocked_minutes: 100, booked_minutes: 250 })]).occupancy,
    ).toBe(0.5);
  });
});
