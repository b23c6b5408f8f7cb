import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainly } from "@/lib/domains/bot/understanding/chat";

describe("what is typed in a chat", () => {
  it.each([
    ["pt", "oiii vcs tem vaga hj? 😀", "oi voces tem vaga hoje?  "],
    ["pt", "n consigo, pfv", "nao consigo, por favor"],
    ["es", "siii porfa 🙏🏽", "si por favor  "],
    ["en", "can u do 5ish tmrw", "can you do around 5 tomorrow"],
    ["en", "salt n pepper", "salt and pepper"],
    ["es", "jajaja", ""],
    ["pt", "👍🏽", "ok"],
    ["en", "👎", "no"],
  ] as const)("in %s: %s", (language, written, plain) => {
    expect(plainly(written, language)).toBe(plain);
  });

  it("leaves dates, times, numbers and addresses as they are", () => {
    const figures = fc.tuple(fc.nat(31), fc.constantFrom(" ", "/", ":", "-", "h", "hs ", "º "), fc.nat(99));
    fc.assert(
      fc.property(fc.constantFrom("pt", "es", "en"), figures, (language, parts) => {
        const text = `${parts.join("")} às 3 p.m. www.ddd.com a@u.com`;
        expect(plainly(text, language)).toBe(text);
      }),
    );
  });
});
