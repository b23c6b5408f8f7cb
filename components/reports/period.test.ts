import { describe, expect, it } from "vitest";
import { comparedDays, occupancyDays, periodIn, periodQuery, stepOf, stepsOf } from "@/components/reports/period";

const today = "2026-11-18";

describe("the period of a report", () => {
  it("is four weeks up to today unless the address says otherwise", () => {
    expect(periodIn({}, today)).toEqual({ from: "2026-10-22", to: today, length: 28, fault: null });
    expect(periodIn({ days: "7" }, today)).toMatchObject({ from: "2026-11-12", to: today, length: 7 });
    expect(periodIn({ days: "9" }, today)).toMatchObject({ length: 28 });
    expect(periodIn({ from: "2026-01-01", to: "2026-01-31" }, today)).toMatchObject({
      from: "2026-01-01",
      length: null,
    });
    expect(periodIn({ from: "2026-13-45", to: "2026-01-31" }, today)).toMatchObject({ length: 28 });
  });

  it("says what is wrong with dates that cannot be", () => {
    expect(periodIn({ from: "2026-02-01", to: "2026-01-31" }, today)).toMatchObject({ fault: "backwards", length: 28 });
    expect(periodIn({ from: "2020-01-01", to: "2025-01-01" }, today)).toMatchObject({ fault: "too_long", length: 28 });
    expect(periodIn({ from: "2020-01-01", to: "2024-12-31" }, today)).toMatchObject({ fault: null, length: null });
  });

  it("goes along in an address", () => {
    expect(periodQuery(periodIn({ days: "90" }, today))).toBe("days=90");
    expect(periodQuery(periodIn({ from: "2026-01-01", to: "2026-01-31" }, today))).toBe(
      "from=2026-01-01&to=2026-01-31",
    );
  });

  it("has a bar for each day, week or month, also for those in which nothing was", () => {
    const days = { from: "2026-11-16", to: today };
    expect(stepOf(days)).toBe("day");
    expect(stepsOf(days, "day")).toEqual(["2026-11-16", "2026-11-17", "2026-11-18"]);
    expect(stepOf({ from: "2026-08-21", to: today })).toBe("week");
    expect(stepsOf({ from: "2026-11-08", to: today }, "week")).toEqual(["2026-11-02", "2026-11-09", "2026-11-16"]);
    expect(stepOf({ from: "2025-11-19", to: today })).toBe("month");
    expect(stepsOf({ from: "2026-09-30", to: today }, "month")).toEqual(["2026-09", "2026-10", "2026-11"]);
  });
});

describe("what is compared", () => {
  const today = "2026-11-18";
  it("is the days that are over with the same weekdays before, so that a day that has only begun is no loss", () => {
    expect(comparedDays({ from: "2026-11-12", to: today }, today)).toEqual({
      now: { from: "2026-11-12", to: "2026-11-17" },
      before: { from: "2026-11-05", to: "2026-11-10" },
      isWhole: false,
    });
    expect(comparedDays({ from: "2026-10-01", to: "2026-10-31" }, today)).toEqual({
      now: { from: "2026-10-01", to: "2026-10-31" },
      before: { from: "2026-08-31", to: "2026-09-30" },
      isWhole: true,
    });
  });

  it("is nothing where no day is over", () => {
    expect(comparedDays({ from: today, to: today }, today)).toBeNull();
    expect(comparedDays({ from: "2026-12-01", to: "2026-12-31" }, today)).toBeNull();
  });
});

describe("an address with days that cannot be shown", () => {
  it("shows the usual ones and says why", () => {
    expect(periodIn({ from: "2027-03-01", to: "2027-03-31" }, "2026-11-18")).toMatchObject({
      fault: "too_far",
      length: 28,
    });
    expect(periodIn({ from: "2026-02-30", to: "2026-02-31" }, "2026-11-18")).toMatchObject({ fault: null, length: 28 });
  });

  it("has an occupancy of the next 92 days at most", () => {
    expect(occupancyDays({ from: "2026-11-01", to: "2027-06-01" }, "2026-11-18").to).toBe("2027-02-18");
    expect(occupancyDays({ from: "2026-11-01", to: "2026-11-30" }, "2026-11-18").to).toBe("2026-11-30");
  });
});
