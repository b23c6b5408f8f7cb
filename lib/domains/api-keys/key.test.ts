import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashKey, isWellFormed, mintKey } from "@/lib/domains/api-keys/key";

const minted = fc.constant(null).map(mintKey);
const letter = fc.stringMatching(/^[0-9A-Za-z]$/);

describe("an API key", () => {
  it("is tk_live_ and 36 letters or digits, and checks itself", () => {
    fc.assert(
      fc.property(minted, (key) => {
        expect(key).toMatch(/^tk_live_[0-9A-Za-z]{36}$/);
        expect(isWellFormed(key)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it("notices any one character that was changed", () => {
    fc.assert(
      fc.property(minted, fc.nat({ max: 43 }), letter, (key, at, other) => {
        fc.pre(key[at] !== other);
        expect(isWellFormed(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("notices two neighbours that changed places", () => {
    fc.assert(
      fc.property(minted, fc.integer({ min: 8, max: 42 }), (key, at) => {
        const [a = "", b = ""] = [key[at], key[at + 1]];
        fc.pre(a !== b);
        expect(isWellFormed(key.slice(0, at) + b + a + key.slice(at + 2))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("is refused cut, lengthened, with blanks around it or of another kind", () => {
    const key = mintKey();
    for (const wrong of [
      key.slice(0, -1),
      `${key}0`,
      ` ${key}`,
      `${key}\n`,
      key.toUpperCase(),
      key.replace("live", "prod"),
      "",
    ])
      expect(isWellFormed(wrong), wrong).toBe(false);
  });

  it("is never minted twice", () => {
    expect(new Set(Array.from({ length: 10_000 }, mintKey)).size).toBe(10_000);
  });

  it("is stored as a hash that does not hold it", () => {
    const key = mintKey();
    expect(hashKey(key)).toHaveLength(32);
    expect(hashKey(key).equals(hashKey(key))).toBe(true);
    expect(hashKey(key).equals(hashKey(mintKey()))).toBe(false);
  });
});
