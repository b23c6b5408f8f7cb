import { describe, expect, it } from "vitest";
import { dayAndTime } from "@/components/ui/day-and-time";
import { exactTime, relativeTime, spokenTime } from "@/components/ui/spoken-time";

const zone = "America/Sao_Paulo";
const now = new Date("2026-11-15T15:00:00Z");
const at = (text: string) => new Date(text);

describe("a spoken time", () => {
  it("is today, tomorrow or yesterday in the workspace's zone, not in UTC", () => {
    expect(spokenTime(at("2026-11-16T02:30:00Z"), now, "en", zone)).toBe("Today 23:30");
    expect(spokenTime(at("2026-11-16T17:30:00Z"), now, "en", zone)).toBe("Tomorrow 14:30");
    expect(spokenTime(at("2026-11-15T02:30:00Z"), now, "en", zone)).toBe("Yesterday 23:30");
  });

  it("speaks the person's language, small inside a sentence", () => {
    expect(spokenTime(at("2026-11-16T17:30:00Z"), now, "pt-BR", zone)).toBe("Amanhã 14:30");
    expect(spokenTime(at("2026-11-16T17:30:00Z"), now, "es", zone)).toBe("Mañana 14:30");
    expect(spokenTime(at("2026-11-16T17:30:00Z"), now, "es", zone, true)).toBe("mañana 14:30");
  });

  it("names the weekday this year and the year otherwise", () => {
    expect(spokenTime(at("2026-11-20T17:30:00Z"), now, "en", zone)).toBe("Fri, Nov 20 14:30");
    expect(spokenTime(at("2027-01-20T17:30:00Z"), now, "en", zone)).toBe("Jan 20, 2027 14:30");
  });

  it("has 24 hours in a list too, whatever is usual in the language", () => {
    expect(dayAndTime(at("2026-10-28T15:00:00Z"), "en", zone)).toBe("Oct 28, 2026, 12:00");
    expect(dayAndTime(at("2026-10-28T03:05:00Z"), "en", zone)).toBe("Oct 28, 2026, 00:05");
  });

  it("says the exact time and zone when asked", () => {
    expect(exactTime(at("2026-11-16T17:30:00Z"), "en", zone)).toContain("November 16, 2026");
    expect(exactTime(at("2026-11-16T17:30:00Z"), "en", zone)).toContain("(America/Sao_Paulo)");
  });
});

describe("a relative time", () => {
  it("takes the largest unit that fits, towards now", () => {
    expect(relativeTime(at("2026-11-15T14:59:30Z"), now, "en")).toBe("now");
    expect(relativeTime(at("2026-11-15T12:59:00Z"), now, "en")).toBe("2 hours ago");
    expect(relativeTime(at("2026-11-22T15:00:00Z"), now, "en")).toBe("next week");
    expect(relativeTime(at("2024-11-01T15:00:00Z"), now, "pt-BR")).toBe("há 2 anos");
  });
});
