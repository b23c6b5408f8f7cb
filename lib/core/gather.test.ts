import { describe, expect, it, vi } from "vitest";
import { gathering } from "@/lib/core/gather";

/** A question that waits to be answered by hand, and what was asked by it. */
function slow(most?: number) {
  const asked: string[][] = [];
  const waiting: { answer: () => void; fail: (error: Error) => void }[] = [];
  const ask = gathering<string, string>(
    (asks) =>
      new Promise((resolve, reject) => {
        asked.push([...asks]);
        waiting.push({ answer: () => resolve(asks.map((each) => each.toUpperCase())), fail: reject });
      }),
    most,
  );
  /** Waits until something is asked. */
  const next = async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    return waiting.shift() as { answer: () => void; fail: (error: Error) => void };
  };
  return { ask, asked, next };
}

describe("gathering", () => {
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

  it("keeps keys apart", async () => {
    const { ask, asked, next } = slow();
    const both = [ask("a", "one"), ask("b", "two")];
    (await next()).answer();
    (await next()).answer();
    expect(await Promise.all(both)).toEqual(["ONE", "TWO"]);
    expect(asked).toEqual([["one"], ["two"]]);
  });

  it("asks no more at once than it may", async () => {
    const { ask, asked, next } = slow(2);
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
