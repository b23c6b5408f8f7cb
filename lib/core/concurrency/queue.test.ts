import { describe, expect, it } from "vitest";
import { Queue } from "@/lib/core/concurrency/queue";

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
      queue.run("us", 60_000, () => {
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
    expect(await queue.run("us", 0, async () => "free again")).toBe("free again");
  });

  it("lets nobody wait longer than its patience, and keeps no place for who has left", async () => {
    const queue = new Queue(1, 5);
    const [held, next] = [gate(), gate()];
    const first = queue.run("us", 0, held.work);
    expect(await queue.run("us", 5, next.work)).toBeUndefined();
    const last = queue.run("us", 60_000, async () => "came");
    held.open();
    expect([await first, await last]).toEqual(["done", "came"]);
  });

  it("goes on after work that failed", async () => {
    const queue = new Queue(1, 1);
    await expect(queue.run("us", 0, () => Promise.reject(new Error("broke")))).rejects.toThrow("broke");
    expect(await queue.run("us", 0, async () => "next")).toBe("next");
  });

  it("gives each owner a turn, however many another has waiting", async () => {
    const queue = new Queue(1, 10);
    const held = gate();
    const order: string[] = [];
    const wait = (owner: string, name: string) => queue.run(owner, 60_000, async () => void order.push(name));
    const first = queue.run("greedy", 0, held.work);
    const all = [wait("greedy", "g1"), wait("greedy", "g2"), wait("greedy", "g3"), wait("a", "a1"), wait("b", "b1")];
    held.open();
    await Promise.all([first, ...all]);
    expect(order).toEqual(["g1", "a1", "b1", "g2", "g3"]);
  });

  it("that is full lets in an owner with fewer waiting, for the newest of whoever has most", async () => {
    const queue = new Queue(1, 3);
    const held = gate();
    const wait = (owner: string) => queue.run(owner, 60_000, async () => owner);
    const first = queue.run("greedy", 0, held.work);
    const greedy = [wait("greedy"), wait("greedy"), wait("greedy")];
    const other = wait("other");
    expect(await greedy[2]).toBeUndefined();
    expect(await wait("greedy")).toBeUndefined();
    expect(await wait("other")).toBeUndefined(); // One has two waiting, the other one: an exchange would only reverse that.
    held.open();
    expect(await Promise.all([first, other, ...greedy])).toEqual(["done", "other", "greedy", "greedy", undefined]);
  });
});
