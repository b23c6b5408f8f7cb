import { describe, expect, it } from "vitest";
import { readJson } from "@/lib/api/http/read-body";

const read = (value: unknown): unknown => readJson(Buffer.from(JSON.stringify(value)));
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const refusal = expect.objectContaining({ code: "validation_error" });

describe("a JSON body", () => {
  it("may be 64 levels deep", () => {
    expect(read(nested(64))).toEqual(nested(64));
    expect(() => read(nested(65))).toThrow(refusal);
  });

  it("may have 5,000 entries in a list or an object, because each of them may be a fault", () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));
    expect(read({ scopes: Array(5000).fill(0) })).toHaveProperty("scopes.length", 5000);
    expect(read(fields(5000))).toHaveProperty("k4999");
    expect(() => read({ scopes: Array(5001).fill(0) })).toThrow(refusal);
    expect(() => read({ intake: fields(5001) })).toThrow(refusal);
  });
});
