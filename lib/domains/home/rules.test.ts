import { describe, expect, it } from "vitest";
import { gapsBetween, memberKind } from "@/lib/domains/home/rules";

const day = { from: 10_000, to: 11_440 };
const at = (hour: number, minute = 0) => day.from + hour * 60 + minute;
const gaps = (times: { working?: number[]; taken?: number[]; endless?: boolean }, now = at(9), least = 30) =>
  gapsBetween({ working: [at(9), at(18)], taken: [], endless: false, ...times }, { now, day, step: 30, least }).map(
    (pair) => pair.map((minute) => (minute - day.from) / 60),
  );

describe("the free stretches of somebody's day", () => {
  it("lie between bookings, and until the day's work ends", () => {
    expect(gaps({ taken: [at(9), at(11), at(14), at(15)] })).toEqual([
      [11, 14],
      [15, 18],
    ]);
  });

  it("begin now at the earliest, at the next step of the slots", () => {
    expect(gaps({}, at(12, 7))).toEqual([[12.5, 18]]);
    expect(gaps({}, at(18))).toEqual([]);
  });

  it("leave out breaks, and what is too short for a service", () => {
    expect(gaps({ working: [at(9), at(12), at(13), at(18)], taken: [at(9), at(11, 40), at(14), at(18)] })).toEqual([
      [13, 14],
    ]);
  });

  it("end with the last booking for whoever keeps no hours", () => {
    const always = { working: [at(0), at(24)], endless: true };
    expect(gaps({ ...always, taken: [at(10), at(11), at(15), at(16)] })).toEqual([
      [9, 10],
      [11, 15],
    ]);
    expect(gaps(always)).toEqual([]);
  });
});

it("is a driver only who is an agent and only drives", () => {
  expect([memberKind("agent", true), memberKind("agent", false)]).toEqual(["driver", "desk"]);
  expect([memberKind("admin", true), memberKind("owner", false)]).toEqual(["manager", "manager"]);
});
