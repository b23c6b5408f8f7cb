import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { costOf, defaultGuard, heldBack, shareOf } from "@/lib/domains/ai/rules";

describe("what a call costs", () => {
  it("is its tokens by their prices, in millionths, and never less", () => {
    expect(costOf({ tokens_in: 1_000_000, tokens_out: 0 }, [0.15, 0.6])).toBe(150_000);
    expect(costOf({ tokens_in: 1, tokens_out: 1 }, [0.15, 0.6])).toBe(1);
    const tokens = fc.record({ tokens_in: fc.nat(1e6), tokens_out: fc.nat(1e6) });
    fc.assert(
      fc.property(
        tokens,
        fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
        (used, price) => {
          expect(costOf(used, price)).toBe(used.tokens_in * price[0] + used.tokens_out * price[1]);
        },
      ),
    );
  });
});

describe("the share of a budget", () => {
  it("is that of the limit which is nearer; without limits nothing is ever spent", () => {
    const spent = { cost_micros: 500_000, tokens: 900 };
    expect(shareOf({ monthly_cents: 100, monthly_tokens: 1000 }, spent)).toBe(0.9);
    expect(shareOf({ monthly_cents: 100, monthly_tokens: null }, spent)).toBe(0.5);
    expect(shareOf({ monthly_cents: null, monthly_tokens: null }, spent)).toBe(0);
    expect(shareOf({ monthly_cents: 0, monthly_tokens: null }, { cost_micros: 0, tokens: 0 })).toBe(1);
  });
});

describe("the guard", () => {
  const few = { hour: 0, day: 0 };
  const guard = { ...defaultGuard, blocked_words: ["Cassino", "casa de apostas"], links_only: true, repetition: 3 };
  const judge = (text: string, earlier: string[] = [], answers = few) =>
    heldBack(guard, { texts: [text], earlier, answers });

  it.each([
    ["Ganhe no CASSINO!", "blocked_word"],
    ["a cássino, sim", "blocked_word"],
    ["minha casa de  apostas", "blocked_word"],
    ["cassinos", null],
    ["https://win.example/x www.a.com", "links_only"],
    ["olha: bit.com/abc", null],
    ["quero marcar", null],
    ["", null],
  ])("judges %j: %s", (text, reason) => {
    expect(judge(text)).toBe(reason);
  });

  it("holds back the same words again and again, but not short answers", () => {
    expect(judge("Compre agora", ["compre  AGORA!", "oi"])).toBeNull();
    expect(judge("Compre agora", ["compre  AGORA!", "Compre agora."])).toBe("repetition");
    expect(judge("Compre agora", ["compre agora", "outra coisa", "compre agora"])).toBeNull();
    expect(judge("sim", ["sim", "sim", "sim"])).toBeNull();
  });

  it("holds back who had so many answers, by the hour and by the day", () => {
    expect(judge("oi", [], { hour: 59, day: 59 })).toBeNull();
    expect(judge("oi", [], { hour: 60, day: 60 })).toBe("per_hour");
    expect(judge("oi", [], { hour: 0, day: 200 })).toBe("per_day");
  });

  it("holds back nobody when it is off, whatever is written", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), fc.nat(), (texts, earlier, many) => {
        const writing = { texts, earlier, answers: { hour: many, day: many } };
        expect(heldBack({ ...guard, enabled: false }, writing)).toBeNull();
      }),
    );
  });
});
