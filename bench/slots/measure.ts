// Run as plain JavaScript, as the product is: the decision beside its bound, in every world, in turn.

import { availability } from "@/lib/domains/slots/rules";
import { median } from "../median";
import { Bound } from "./bound";
import { rows } from "./rows";

export type Measured = { bound: number; ours: number; starts: number };

function timed<T>(work: () => T): { ms: number; result: T } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

const seconds = Number(process.argv[2] ?? 2);

/** In turn, so that whatever else the machine does slows both; at least five of each after those that warm up. */
function measure(row: (typeof rows)[number]): Measured {
  const world = row.world();
  const bound = new Bound(world);
  const theirs = () => timed(() => bound.slots());
  const ours = () => timed(() => availability(world.snapshot, world.question).slots);
  const [expected, answer] = [theirs().result, ours().result];
  if (expected.length === 0) throw new Error("Nothing is free, so that nothing is measured.");
  if (JSON.stringify(expected) !== JSON.stringify(answer)) throw new Error(`${row.what}: the bound differs.`);
  for (const end = performance.now() + seconds * 250; performance.now() < end; ) {
    theirs();
    ours();
  }
  const times = { bound: [] as number[], ours: [] as number[] };
  for (const end = performance.now() + seconds * 1000; times.ours.length < 5 || performance.now() < end; ) {
    times.bound.push(theirs().ms);
    times.ours.push(ours().ms);
  }
  return { bound: median(times.bound), ours: median(times.ours), starts: expected.length };
}

process.stdout.write(JSON.stringify(rows.map(measure)));
