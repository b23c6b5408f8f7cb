import { describe, expect, it } from "vitest";
import { intentOf } from "@/lib/domains/bot/understanding/intents";

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
