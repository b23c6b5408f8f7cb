import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noticeWays, plannedNotices, statuses } from "@/lib/core/vocabulary";
import { differenceOf, languageOf, outlookOf, type Reach, waysTo, whyWithdrawn } from "@/lib/domains/notices/rules";

const now = new Date("2026-03-02T12:00:00Z");
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

describe("a text", () => {
  it("is in the customer's language, else the workspace's", () => {
    expect(languageOf("es-PY", "pt-BR")).toBe("es");
    expect(languageOf(null, "pt-BR")).toBe("pt-BR");
    expect(languageOf("fr-FR", "pt-BR")).toBe("en");
    expect(languageOf("en-US-US", "es-AR")).toBe("es");
  });
});

describe("whether a notice holds", () => {
  const standing = (status: (typeof statuses)[number], minutes: number) => ({
    status,
    start: inMinutes(minutes),
    hold_expires_at: null,
  });
  it("goes by the booking's status, and ends with the start", () => {
    expect(whyWithdrawn("confirmed", standing("confirmed", 5), now)).toBeNull();
    expect(whyWithdrawn("confirmed", standing("cancelled", 5), now)).toBe("cancelled");
    expect(whyWithdrawn("confirmed", standing("confirmed", 0), now)).toBe("begun");
    expect(whyWithdrawn("reminder", standing("confirmed", 29), now)).toBe("too_late");
    expect(whyWithdrawn("reminder", standing("confirmed", 31), now)).toBeNull();
    expect(whyWithdrawn("thanks", standing("completed", -60), now)).toBeNull();
  });
  it("is never so of a visit that has begun, but for the thanks", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...plannedNotices),
        fc.constantFrom(...statuses),
        fc.integer({ min: -5000, max: 0 }),
        (kind, status, minutes) => {
          const held = whyWithdrawn(kind, standing(status, minutes), now) === null;
          expect(held).toBe(kind === "thanks" && status === "completed");
        },
      ),
    );
  });
});

describe("the ways to a customer", () => {
  const reach = (more: Partial<Reach>): Reach => ({
    conversations: [],
    email: null,
    template: false,
    phone: null,
    ...more,
  });
  it("begin with who is talking to us, and end with the site's chat", () => {
    const all = reach({
      conversations: [
        { id: "w", channel: "webchat", open: true },
        { id: "t", channel: "telegram", open: true },
        { id: "a", channel: "whatsapp", open: true },
      ],
      email: "a@example.com",
      template: true,
      phone: "+5511980000001",
    });
    expect(waysTo(all, []).map(({ way }) => way)).toEqual(["telegram", "whatsapp", "email", "webchat"]);
    expect(waysTo(all, ["telegram", "email"]).map(({ way }) => way)).toEqual(["whatsapp", "webchat"]);
  });
  it("need a template where WhatsApp takes no free words", () => {
    const closed = { conversations: [{ id: "a", channel: "whatsapp" as const, open: false }] };
    expect(waysTo(reach(closed), [])).toEqual([]);
    expect(waysTo(reach({ ...closed, template: true }), [])).toEqual([
      { way: "whatsapp", conversation: "a", template: true },
    ]);
    expect(waysTo(reach({ template: true, phone: "+595981000001" }), [])).toEqual([
      { way: "whatsapp", conversation: null, template: true },
    ]);
    expect(waysTo(reach({ template: true }), [])).toEqual([]);
  });
  it("leave an e-mail out where it is only kept", () => {
    const chat = { conversations: [{ id: "w", channel: "webchat" as const, open: true }] };
    const letter = { email: "a@example.com" };
    const now = { off: false, stopped: false, mail: false };
    expect(outlookOf(reach(letter), { ...now, mail: true })).toEqual({ way: "email", cause: null });
    expect(outlookOf(reach(letter), now)).toEqual({ way: null, cause: "stored" });
    expect(outlookOf(reach({ ...letter, ...chat }), now)).toEqual({ way: "webchat", cause: null });
    expect(outlookOf(reach({}), now)).toEqual({ way: null, cause: "unreachable" });
    expect(outlookOf(reach(chat), { ...now, stopped: true })).toEqual({ way: null, cause: "stopped" });
    expect(outlookOf(reach(chat), { ...now, off: true })).toEqual({ way: null, cause: "switched_off" });
  });
  it("never repeat one, nor one that was tried", () => {
    const channel = fc.constantFrom("whatsapp" as const, "telegram" as const, "webchat" as const);
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.string(), channel, open: fc.boolean() }), { maxLength: 6 }),
        fc.option(fc.constant("a@example.com")),
        fc.boolean(),
        fc.subarray([...noticeWays]),
        (conversations, email, template, tried) => {
          const ways = waysTo({ conversations, email, template, phone: "+1" }, tried).map(({ way }) => way);
          expect(new Set(ways).size).toBe(ways.length);
          expect(ways.filter((way) => tried.includes(way))).toEqual([]);
        },
      ),
    );
  });
});

describe("what reminders achieve", () => {
  it("is not said before both have visits", () => {
    expect(differenceOf({ visits: 10, missed: 1 }, { visits: 0, missed: 0 })).toBeNull();
    expect(differenceOf({ visits: 0, missed: 0 }, { visits: 10, missed: 1 })).toBeNull();
  });

  it("is the difference of the shares, within its interval", () => {
    // The example of Newcombe (1998), method 10: 56 of 70 against 48 of 80.
    const difference = differenceOf({ visits: 80, missed: 48 }, { visits: 70, missed: 56 });
    expect(difference?.estimate).toBeCloseTo(0.2, 4);
    expect(difference?.low).toBeCloseTo(0.0524, 3);
    expect(difference?.high).toBeCloseTo(0.3339, 3);
  });

  it("holds its estimate, and narrows with more visits", () => {
    const visits = fc
      .integer({ min: 1, max: 500 })
      .chain((n) => fc.record({ visits: fc.constant(n), missed: fc.nat(n) }));
    fc.assert(
      fc.property(visits, visits, (a, b) => {
        const few = differenceOf(a, b) as { estimate: number; low: number; high: number };
        expect(few.low).toBeLessThanOrEqual(few.estimate);
        expect(few.high).toBeGreaterThanOrEqual(few.estimate);
        const tenfold = (each: typeof a) => ({ visits: each.visits * 10, missed: each.missed * 10 });
        const many = differenceOf(tenfold(a), tenfold(b)) as typeof few;
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});
