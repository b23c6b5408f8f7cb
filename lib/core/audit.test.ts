import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference } from "@/lib/core/audit";

describe("the difference between two shapes of a thing", () => {
  it("has the fields that changed, and only those", () => {
    const before = { name: "Ana", tags: ["a"], place: { lat: 1 }, phone: "+1" };
    const after = { name: "Ana", tags: ["a", "b"], place: { lat: 2 }, phone: "+1" };
    expect(difference(before, after)).toEqual({
      tags: { from: ["a"], to: ["a", "b"] },
      place: { from: { lat: 1 }, to: { lat: 2 } },
    });
  });

  it("leaves out when a thing was touched, which is no change", () => {
    expect(difference({ updated_at: "1", a: 1 }, { updated_at: "2", a: 1 })).toEqual({});
  });

  it("has every field with a value when a thing is made or goes", () => {
    expect(difference(null, { name: "Ana", email: null })).toEqual({ name: { from: null, to: "Ana" } });
    expect(difference({ name: "Ana", email: null }, null)).toEqual({ name: { from: "Ana", to: null } });
    expect(difference(null, null)).toEqual({});
  });

  it("takes absent, undefined and null for the same nothing", () => {
    expect(difference({ a: undefined, b: null }, { b: undefined, c: null })).toEqual({});
  });

  it("tells false, zero and an empty text from nothing", () => {
    expect(Object.keys(difference({ a: null, b: null, c: null }, { a: false, b: 0, c: "" }))).toEqual(["a", "b", "c"]);
  });

  it("is nothing between a shape and itself, and the same both ways round", () => {
    const shape = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(shape, shape, (a, b) => {
        expect(difference(a, structuredClone(a))).toEqual({});
        expect(Object.keys(difference(a, b)).sort()).toEqual(Object.keys(difference(b, a)).sort());
      }),
    );
  });
});
