import { describe, expect, it } from "vitest";
import { dayByKey } from "@/components/calendar/month/walk";

describe("walking through a month by keys", () => {
  it.each([
    ["ArrowLeft", "2026-10-31"],
    ["ArrowRight", "2026-11-02"],
    ["ArrowUp", "2026-10-25"],
    ["ArrowDown", "2026-11-08"],
    ["PageUp", "2026-10-01"],
    ["PageDown", "2026-12-01"],
    ["Home", "2026-10-26"],
    ["End", "2026-11-01"],
  ])("%s leads from Sunday, 1 November to %s", (key, expected) => {
    expect(dayByKey(key, "2026-11-01")).toBe(expected);
  });

  it("leads nowhere by other keys", () => {
    expect(dayByKey("Enter", "2026-11-01")).toBeNull();
  });
});
