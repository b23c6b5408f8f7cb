import { describe, expect, it } from "vitest";
import { gathering } from "@/lib/core/gather";

/** A question that waits to be answered by hand, and what was asked by it. */
function slow(bounds: { out: number; together: number }) {
  const asked: string[][] = [];
  const waiting: { answer: () => void; fail: (error: Error) => void }[] = [];
  const ask = gathering<string, string>(
    (asks) =>
      new Promise((resolve, reject) => {
        asked.push([...asks]);
        waiting.push({ answer: () => resolve(asks.map((each) => each.toUpperCase())), fail: reject });
      }),
    bounds,
  );
  const next = () => waiting.shift() as { answer: () => void; fail: (error: Error) => void };
  return { ask, asked, next };
}

const turn = () => new Promise((done) => setImmediate(done));

describe("gathering", () => {
  it("asks at once for who comes alone, and together for those who come meanwhile", async () => {
    const { ask, asked, next } = slow({ out: 1, together: 10 });
    const first = ask("a", "one");
    expect(asked).toEqual([["one"]]);
    const rest = [ask("a", "two"), ask("a", "three")];
    expect(asked).toHaveLength(1);
    next().answer();
    expect(await first).toBe("ONE");
    await turn();
    expect(asked[1]).toEqual(["two", "three"]);
    next().answer();
    expect(await Promise.all(rest)).toEqual(["TWO", "THREE"]);
    void ask("a", "four");
    expect(asked[2]).toEqual(["four"]);
  });

  it("keeps keys apart", () => {
    const { ask, asked } = slow({ out: 1, together: 10 });
    void ask("a", "one");
    void ask("b", "two");
    expect(asked).toEqual([["one"], ["two"]]);
  });

  it("has no more out, and asks no more at once, than it may", async () => {
    const { ask, asked, next } = slow({ out: 2, together: 2 });
    const all = ["one", "two", "three", "four", "five"].map((each) => ask("a", each));
    expect(asked).toEqual([["one"], ["two"]]);
    next().answer();
    await turn();
    expect(asked).toEqual([["one"], ["two"], ["three", "four"]]);
    next().answer();
    await turn();
    expect(asked[3]).toEqual(["five"]);
    next().answer();
    next().answer();
    expect(await Promise.all(all)).toEqual(["ONE", "TWO", "THREE", "FOUR", "FIVE"]);
  });

  it("fails those whom it asked for, and goes on with the others", async () => {
    const { ask, next } = slow({ out: 1, together: 10 });
    const first = ask("a", "one");
    const second = ask("a", "two");
    next().fail(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    await turn();
    next().answer();
    expect(await second).toBe("TWO");
  });
});
