import { describe, expect, it, vi } from "vitest";
import { batchByKey } from "@/lib/core/concurrency/batch-by-key";

/** A question that waits to be answered by hand, and what was asked by it. */
function slow(ways: { most?: number; expensive?: boolean } = {}) {
  const asked: string[][] = [];
  const waiting: { answer: () => void; fail: (error: Error) => void }[] = [];
  const ask = batchByKey<string, string>(
    (asks) =>
      new Promise((resolve, reject) => {
        asked.push([...asks]);
        waiting.push({ answer: () => resolve(asks.map((each) => each.toUpperCase())), fail: reject });
      }),
    ways,
  );
  /** Waits until something is asked. */
  const next = async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]), { timeout: 20_000 });
    return waiting.shift() as { answer: () => void; fail: (error: Error) => void };
  };
  return { ask, asked, next };
}

describe("batching by key", () => {
  it("asks together for those who come in one turn, and for those who come while that is out", async () => {
    const { ask, asked, next } = slow();
    const first = [ask("a", "one"), ask("a", "two")];
    const question = await next();
    const rest = [ask("a", "three"), ask("a", "four")];
    expect(asked).toEqual([["one", "two"]]);
    question.answer();
    expect(await Promise.all(first)).toEqual(["ONE", "TWO"]);
    (await next()).answer();
    expect(await Promise.all(rest)).toEqual(["THREE", "FOUR"]);
    const last = ask("a", "five");
    (await next()).answer();
    expect(await last).toBe("FIVE");
    expect(asked).toEqual([["one", "two"], ["three", "four"], ["five"]]);
  });

  it("sends the next expensive query before it hands out the answers", async () => {
    const { ask, asked, next } = slow({ expensive: true });
    const seen: number[] = [];
    const first = ask("a", "one").then(() => seen.push(asked.length));
    const question = await next();
    const rest = [ask("a", "two"), ask("a", "three")];
    question.answer();
    await first;
    expect(seen).toEqual([2]);
    (await next()).answer();
    expect(await Promise.all(rest)).toEqual(["TWO", "THREE"]);
    const last = ask("a", "four");
    (await next()).answer();
    expect(await last).toBe("FOUR");
    expect(asked).toEqual([["one"], ["two", "three"], ["four"]]);
  });

  it("lets a cheap question wait for those who come because of the answer before it", async () => {
    const { ask, asked, next } = slow();
    const first = ask("a", "one").then(() => ask("a", "three"));
    const question = await next();
    const second = ask("a", "two");
    question.answer();
    (await next()).answer();
    expect(await Promise.all([first, second])).toEqual(["THREE", "TWO"]);
    expect(asked).toEqual([["one"], ["two", "three"]]);
  });

  it("keeps keys apart", async () => {
    const { ask, asked, next } = slow();
    const both = [ask("a", "one"), ask("b", "two")];
    (await next()).answer();
    (await next()).answer();
    expect(await Promise.all(both)).toEqual(["ONE", "TWO"]);
    expect(asked).toEqual([["one"], ["two"]]);
  });

  it("asks no more at once than it may", async () => {
    const { ask, asked, next } = slow({ most: 2 });
    const all = ["one", "two", "three"].map((each) => ask("a", each));
    (await next()).answer();
    (await next()).answer();
    expect(await Promise.all(all)).toEqual(["ONE", "TWO", "THREE"]);
    expect(asked).toEqual([["one", "two"], ["three"]]);
  });

  it("fails those whom it asked for, and goes on with the others", async () => {
    const { ask, next } = slow();
    const first = ask("a", "one");
    const question = await next();
    const second = ask("a", "two");
    question.fail(new Error("gone"));
    await expect(first).rejects.toThrow("gone");
    (await next()).answer();
    expect(await second).toBe("TWO");
  });
});
