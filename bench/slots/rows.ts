import { type World, worldOf } from "./worlds";

/** What is measured; `target`: at most so many times the bound. */
export const rows: readonly { what: string; target: number; world: () => World }[] = [
  { what: "50 people, 7 days", target: 2, world: () => worldOf(50, 1, 7) },
  { what: "1 person, 7 days", target: 2, world: () => worldOf(1, 1, 7) },
  { what: "1 person, 30 days", target: 2, world: () => worldOf(1, 1, 30) },
  ...[10, 100, 1000].map((size) => ({
    what: `3 requirements, 30 days, groups of ${size}`,
    target: 2,
    world: () => worldOf(size, 3, 30, "UTC", 0),
  })),
];
