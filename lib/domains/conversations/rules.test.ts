import { describe, expect, it } from "vitest";
import { windowEnd, windowIsOpen } from "@/lib/domains/conversations/rules";

describe("WhatsApp's window", () => {
  const at = new Date("2026-03-02T12:00:00Z");

  it("is open for 24 hours after the contact's last word, to the very millisecond", () => {
    const end = windowEnd("whatsapp", at);
    expect(end?.toISOString()).toBe("2026-03-03T12:00:00.000Z");
    expect(windowIsOpen("whatsapp", at, new Date("2026-03-03T11:59:59.999Z"))).toBe(true);
    expect(windowIsOpen("whatsapp", at, new Date("2026-03-03T12:00:00.000Z"))).toBe(false);
    expect(windowIsOpen("whatsapp", null, at)).toBe(false);
  });

  it("does not exist elsewhere", () => {
    expect(windowEnd("telegram", at)).toBeNull();
    expect(windowIsOpen("webchat", null, at)).toBe(true);
  });
});
