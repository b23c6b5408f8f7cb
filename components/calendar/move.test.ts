import { describe, expect, it } from "vitest";
import { drawerAfter } from "@/components/calendar/move";

describe("the drawer of a booking that moves", () => {
  it("goes with it, there and back, and keeps the day that is shown", () => {
    const search = "?date=2026-03-02";
    expect(drawerAfter("bkg_1", "bkg_2", { pathname: "/calendar/bkg_1", search })).toBe(
      "/calendar/bkg_2?date=2026-03-02",
    );
    expect(drawerAfter("bkg_2", "bkg_3", { pathname: "/calendar/bkg_2", search: "" })).toBe("/calendar/bkg_3");
  });

  it("stays where another page was opened meanwhile", () => {
    for (const pathname of ["/calendar", "/calendar/bkg_9", "/inbox/bkg_1", "/calendar/new"])
      expect(drawerAfter("bkg_1", "bkg_2", { pathname, search: "" })).toBeNull();
  });
});
