import { describe, expect, it } from "vitest";
import { type PastChange, restored, windowEnd, windowIsOpen } from "@/lib/domains/conversations/rules";

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

describe("the undo of a change", () => {
  const at = new Date("2026-03-02T12:00:00Z");
  const later = (ms: number) => new Date(at.getTime() + ms);
  const now = { mode: "bot", status: "resolved", assignee: null, snoozed_until: null } as const;
  const resolved: PastChange = {
    at,
    actor: { type: "member", id: "mbr_1" },
    action: "conversation.resolved",
    changes: { status: { from: "open", to: "resolved" }, mode: { from: "human", to: "bot" } },
  };

  it("restores what it changed and nothing else", () => {
    expect(restored(now, resolved, later(1))).toEqual({ status: "open", mode: "human" });
  });

  it("is none once the conversation is something else, it is a day old, or it was an undo", () => {
    expect(restored({ ...now, status: "open" }, resolved, later(1))).toBeNull();
    expect(restored({ ...now, assignee: "mbr_2" }, resolved, later(1))).not.toBeNull();
    expect(restored(now, resolved, later(86_399_999))).not.toBeNull();
    expect(restored(now, resolved, later(86_400_000))).toBeNull();
    expect(restored(now, { ...resolved, action: "conversation.undone" }, later(1))).toBeNull();
    expect(restored(now, { ...resolved, changes: {} }, later(1))).toBeNull();
  });
});
