import { describe, expect, it } from "vitest";
import { isMoment, markOf, screenOf } from "@/components/settings/audit-subject";

describe("an entry of the audit log", () => {
  it("leads to what it is about, where that still stands", () => {
    expect(screenOf({ subject_id: "bkg_1", action: "booking.created" })).toBe("/calendar/bkg_1");
    expect(screenOf({ subject_id: "svc_1", action: "service.deleted" })).toBeNull();
    expect(screenOf({ subject_id: "mem_1", action: "member.signed_in" })).toBeNull();
  });

  it("is told from its neighbours by a name, a time, or what changed", () => {
    expect(markOf({ changes: { name: { from: "Ana", to: "Ana Souza" } } })).toBe("Ana Souza");
    expect(
      markOf({
        changes: { status: { from: null, to: "confirmed" }, start: { from: null, to: "2030-01-01T10:00:00Z" } },
      }),
    ).toBe("2030-01-01T10:00:00Z");
    expect(markOf({ changes: { tags: { from: [], to: ["vip"] } } })).toBe("tags");
    expect(markOf({ changes: {} })).toBeNull();
  });

  it("knows a time when it sees one", () => {
    expect([isMoment("2030-01-01T10:00:00.000Z"), isMoment("2030-01-01"), isMoment(7)]).toEqual([true, false, false]);
  });
});
