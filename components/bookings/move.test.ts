import { describe, expect, it } from "vitest";
import { drawerAfter } from "@/components/bookings/move";

describe("the drawer of a booking that moves", () => {
  it("goes with it, there and back, to the day on which it now stands", () => {
    const search = "?date=2026-03-02&view=week";
    const there = { id: "bkg_2", date: "2026-03-04" };
    expect(drawerAfter("bkg_1", there, { pathname: "/calendar/bkg_1", search })).toBe(
      "/calendar/bkg_2?date=2026-03-04&view=week",
    );
    const back = { id: "bkg_3", date: null };
    expect(drawerAfter("bkg_2", back, { pathname: "/calendar/bkg_2", search: "" })).toBe("/calendar/bkg_3");
  });

  it("stays where another page was opened meanwhile", () => {
    for (const pathname of ["/calendar", "/calendar/bkg_9", "/inbox/bkg_1", "/calendar/new"])
      expect(drawerAfter("bkg_1", { id: "bkg_2", date: null }, { pathname, search: "" })).toBeNull();
  });
});
