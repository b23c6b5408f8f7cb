import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitHeaders, limitOf } from "@/lib/api/access/rate-limit";

describe("what a bucket says", () => {
  it("counts whole calls and the seconds until it is full", () => {
    expect(limitOf(119, 120, 2)).toEqual({ allowed: true, limit: 120, remaining: 119, reset: 1 });
    expect(limitOf(0.9, 120, 2)).toEqual({ allowed: true, limit: 120, remaining: 0, reset: 60 });
    expect(limitOf(120, 120, 2).reset).toBe(0);
  });

  it("refuses below zero, and says when one call is allowed", () => {
    expect(limitOf(-0.5, 120, 2)).toEqual({ allowed: false, limit: 120, remaining: 0, reset: 1 });
    expect(limitOf(-0.001, 120, 2).reset).toBe(1);
    expect(limitOf(-1, 120, 0.1).reset).toBe(10);
  });

  it("says a day when it never fills again", () => {
    expect(limitOf(5, 120, 0)).toMatchObject({ allowed: true, reset: 86_400 });
    expect(limitOf(-1, 120, 0)).toMatchObject({ allowed: false, reset: 86_400 });
    expect(limitOf(120, 120, 0).reset).toBe(0);
  });

  it("never lies: after the seconds it names there is what it promised", () => {
    const refill = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: -1, max: 120, noNaN: true }), refill, (tokens, perSecond) => {
        const limit = limitOf(tokens, 120, perSecond);
        expect(Number.isInteger(limit.reset) && Number.isInteger(limit.remaining)).toBe(true);
        expect(limit.allowed).toBe(tokens >= 0);
        const later = tokens + limit.reset * perSecond;
        expect(later).toBeGreaterThanOrEqual((limit.allowed ? 120 : 0) - 1e-6);
        if (!limit.allowed) expect(limit.reset).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it("tells a refused caller how long to wait, and nobody else", () => {
    expect(limitHeaders(limitOf(7, 10, 1))).toEqual({
      "ratelimit-limit": "10",
      "ratelimit-remaining": "7",
      "ratelimit-reset": "3",
    });
    expect(limitHeaders(limitOf(-3, 10, 1))).toEqual({
      "ratelimit-limit": "10",
      "ratelimit-remaining": "0",
      "ratelimit-reset": "3",
      "retry-after": "3",
    });
  });
});
