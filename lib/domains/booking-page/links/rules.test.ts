import { describe, expect, it } from "vitest";
import { cancelRefusal, isLinkOver, moveRefusal, whoseVisits } from "@/lib/domains/booking-page/links/rules";

const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const booking = {
  status: "confirmed" as const,
  start: "2026-03-02T14:00:00Z",
  end: "2026-03-02T15:00:00Z",
  updated_at: "2026-03-01T00:00:00Z",
  hold_expires_at: null,
};
const waiting = { ...booking, start: null, end: null };

describe("a customer's link", () => {
  it("holds for thirty days after the end, to the second", () => {
    expect(isLinkOver(booking, new Date("2026-04-01T14:59:59Z"))).toBe(false);
    expect(isLinkOver(booking, new Date("2026-04-01T15:00:00Z"))).toBe(true);
  });

  it("holds for what waits without a time as long as it waits, and never for a mere hold", () => {
    expect(isLinkOver(waiting, new Date("2036-01-01T00:00:00Z"))).toBe(false);
    expect(isLinkOver({ ...waiting, status: "completed" }, new Date("2036-01-01T00:00:00Z"))).toBe(true);
    for (const status of ["held", "released"] as const)
      expect(isLinkOver({ ...booking, status }, at("01T00:00"))).toBe(true);
  });
});

describe("whose other visits the holder of a link hears of", () => {
  const made = { source: "dashboard" as const, conversation_id: null, customer: { id: "cus_1" } };

  it("are the customer's where they are known for sure", () => {
    for (const source of ["dashboard", "whatsapp", "telegram"] as const)
      expect(whoseVisits({ ...made, source })).toEqual({ customer_id: "cus_1" });
    expect(whoseVisits({ ...made, customer: null })).toBeNull();
  });

  it("are those of the same web chat where a phone was only typed, and else nobody's", () => {
    expect(whoseVisits({ ...made, source: "webchat", conversation_id: "cnv_1" })).toEqual({ conversation_id: "cnv_1" });
    for (const source of ["webchat", "api", "agent"] as const) expect(whoseVisits({ ...made, source })).toBeNull();
  });
});

describe("a customer", () => {
  it("cancels until the start", () => {
    expect(cancelRefusal(booking, at("02T13:59"))).toBeNull();
    expect(cancelRefusal(booking, at("02T14:00"))).toBe("over");
    expect(cancelRefusal(waiting, at("20T14:00"))).toBeNull();
  });

  it("moves until the service's notice before it", () => {
    expect(moveRefusal(booking, 60, at("02T13:00"))).toBeNull();
    expect(moveRefusal(booking, 60, at("02T13:01"))).toBe("too_late");
    expect(moveRefusal(booking, 0, at("02T13:59"))).toBeNull();
    expect(moveRefusal(waiting, 0, at("01T00:00"))).toBe("no_time");
  });

  it("does neither with what is cancelled, under way or done", () => {
    const early = at("01T00:00");
    for (const [status, refusal] of [
      ["cancelled", "cancelled"],
      ["checked_in", "in_progress"],
      ["completed", "over"],
      ["no_show", "over"],
      ["expired", "unpaid"],
    ] as const) {
      expect([cancelRefusal({ ...booking, status }, early), moveRefusal({ ...booking, status }, 0, early)]).toEqual([
        refusal,
        refusal,
      ]);
    }
  });

  it("does neither from the second at which the deposit is overdue", () => {
    const unpaid = { ...booking, status: "pending_payment" as const, hold_expires_at: "2026-03-01T12:00:00Z" };
    expect(cancelRefusal(unpaid, at("01T11:59"))).toBeNull();
    expect(cancelRefusal(unpaid, at("01T12:00"))).toBe("unpaid");
    expect(moveRefusal(unpaid, 0, at("01T12:00"))).toBe("unpaid");
  });
});
