import { describe, expect, it } from "vitest";
import { Queue } from "@/lib/core/decoder/queue";

/** Work that ends when it is told to. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, work: () => opened.then(() => "done") };
}

describe("a queue", () => {
  it("runs so many at a time, lets so many wait, and refuses the others at once", async () => {
    const queue = new Queue(2, 1);
    const gates = [gate(), gate(), gate(), gate()];
    let begun = 0;
    const [first, second, third, fourth] = gates.map(({ work }) =>
      queue.run(60_000, () => {
        begun++;
        return work();
      }),
    );
    expect(await fourth).toBeUndefined();
    expect(begun).toBe(2);
    gates[0]?.open();
    expect(await first).toBe("done");
    await new Promise(setImmediate);
    expect(begun).toBe(3);
    gates[1]?.open();
    gates[2]?.open();
    expect(await Promise.all([second, third])).toEqual(["done", "done"]);
    expect(await queue.run(0, async () => "free again")).toBe("free again");
  });

  it("lets nobody wait longer than its patience, and keeps no place for who has left", async () => {
    const queue = new Queue(1, 5);
    const [held, next] = [gate(), gate()];
    const first = queue.run(0, held.work);
    expect(await queue.run(5, next.work)).toBeUndefined();
    const last = queue.run(60_000, async () => "came");
    held.open();
    expect([await first, await last]).toEqual(["done", "came"]);
  });

  it("goes on after work that failed", async () => {
    const queue = new Queue(1, 1);
    await expect(queue.run(0, () => Promise.reject(new Error("broke")))).rejects.toThrow("broke");
    expect(await queue.run(0, async () => "next")).toBe("next");
  });
});
