import { describe, expect, it } from "vitest";
import { intentOf } from "@/lib/domains/bot/understanding/intents";
import { understand } from "@/lib/domains/bot/understanding/understand";

describe("words without end", () => {
  it("are read by their last, as many as a message holds", () => {
    const around = { now: { date: "2031-03-05", minute: 600 }, usual: "pt", offered: 0, handoffWords: [] } as const;
    const nobody = { services: [], people: [] };
    const { intent } = understand(`${"a ".repeat(10_000)}quero falar com um atendente`, { ...around, ...nobody });
    expect(intent).toBe("human");
  });
});

describe("a yes or a no", () => {
  it.each([
    ["yes", " sim quero sim "],
    ["yes", " pode confirmar , por favor obrigada . "],
    ["yes", " ok that works for me thanks "],
    ["no", " nao quero esse nao "],
    ["no", " nao , nao precisa mais "],
  ])("is %s:%s", (intent, text) => expect(intentOf(text)).toBe(intent));

  it.each(["sim quero sim ", "nao quero esse nao "])(
    "is none with something after it, however often it is said and in however many ways it can be parted: %s",
    (words) => expect(intentOf(` ${words.repeat(16)}xyz `)).toBe("none"),
  );
});
