import { describe, expect, it } from "vitest";
import { addressIn, searchOf, shownDays, stepped } from "@/components/calendar/address-in";

const today = "2026-11-18";
const read = (search: string, narrow = false) => addressIn(new URLSearchParams(search), today, narrow);

describe("the address of the calendar", () => {
  it("names date, view and filters, and is written as it was read", () => {
    const search = "?date=2026-12-01&view=month&kind=room&group=g&resource=r&gaps=svc&cancelled=1";
    expect(read(search)).toMatchObject({ date: "2026-12-01", view: "month", kind: "room", gaps: "svc" });
    expect(searchOf(read(search), today)).toBe(search);
    expect(searchOf(read(""), today)).toBe("");
  });

  it("takes what it does not know for nothing", () => {
    expect(read("?date=tomorrow&view=year&kind=ship")).toMatchObject({ date: today, view: "day", kind: null });
  });

  it("shows a day or a month on a phone, and no week", () => {
    expect(read("?view=week", true).view).toBe("day");
    expect(read("?view=month", true).view).toBe("month");
  });

  it("steps by what it shows", () => {
    expect((["day", "week", "month"] as const).map((view) => stepped({ date: "2027-01-31", view }, 1))).toEqual([
      "2027-02-01",
      "2027-02-07",
      "2027-02-28",
    ]);
    expect(shownDays({ date: "2027-01-31", view: "week" })).toEqual({ first: "2027-01-25", days: 7 });
    expect(shownDays({ date: "2027-01-31", view: "month" })).toEqual({ first: "2026-12-28", days: 35 });
  });
});
