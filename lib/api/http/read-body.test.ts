import { describe, expect, it } from "vitest";
import { readBytes, readJson } from "@/lib/api/http/read-body";

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

  it("may have 20,000 values in all, and is not parsed where it has more", () => {
    expect(read(Array(10).fill(Array(1900).fill(0)))).toHaveLength(10);
    expect(() => read(Array(10).fill(Array(2100).fill(0)))).toThrow(refusal);
    expect(() => read(Array(3000).fill([[[[[[[]]]]]]]))).toThrow(refusal);
    const endless = Buffer.from(`[${"[[],[],[],[]],".repeat(70_000)}`);
    expect(() => readJson(endless)).toThrow("20000 values");
  });

  it("may say whatever it wants in its strings", () => {
    const said = [`[[[[{{{{,,,,"\\\\`.repeat(5000), "\\", '"', "", "ção,"];
    expect(read(said)).toEqual(said);
    expect(read({ [said[0] ?? ""]: 1 })).toEqual({ [said[0] ?? ""]: 1 });
  });

  it.each(['["', '["\\', "]]]]", "{,,,", ""])("that is none is refused: %s", (text) => {
    if (text === "") expect(readJson(Buffer.from(text))).toEqual({});
    else expect(() => readJson(Buffer.from(text))).toThrow(refusal);
  });
});

describe("large bodies that arrive together", () => {
  const request = (size: number) =>
    new Request("http://localhost", { method: "POST", body: Buffer.alloc(size, "a"), duplex: "half" } as RequestInit);

  it("are handled one at a time, with others served between them", async () => {
    const order: string[] = [];
    const bodies = [1, 2, 3].map(async (n) => {
      await readBytes(request(200_000), 1_000_000);
      order.push(`body ${n}`);
      setImmediate(() => order.push(`others ${n}`));
    });
    await Promise.all(bodies);
    await new Promise(setImmediate);
    expect(order.indexOf("others 1")).toBeLessThan(order.indexOf("body 3"));
  });
});
