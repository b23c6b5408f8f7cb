/** A requirement after its resources are known: so many of those whose mask has this requirement's bit. */
export type Need = { quantity: number };

/** Subsets of requirements are enumerated up to here; beyond it, the matching itself decides. */
const mostForHall = 8;

/**
 * Hall's condition: every set of requirements together has enough distinct resources.
 * `counts[t]` resources of mask `masks[t]` are free.
 */
export function hallSets(needs: readonly Need[]): { set: number; quantity: number }[] {
  const all = (1 << needs.length) - 1;
  const sets: number[] = [];
  if (needs.length <= mostForHall) for (let set = 1; set <= all; set++) sets.push(set);
  else sets.push(...needs.map((_, i) => 1 << i), all);
  return sets.map((set) => ({
    set,
    quantity: needs.reduce((sum, { quantity }, i) => sum + ((set >> i) & 1 ? quantity : 0), 0),
  }));
}

/**
 * Picks distinct resources for all requirements at once, the earlier in `order` the better; `first` must all be used.
 * `order` is given the masks that can be passed over.
 * Taking greedily whatever still leaves a full assignment possible gives the best set (the sets that can be
 * assigned form a matroid). Null when there is no assignment.
 */
export function choose<R>(
  needs: readonly Need[],
  first: Iterable<R>,
  order: (hopeless: ReadonlySet<number>) => Iterable<R>,
  maskOf: (resource: R) => number,
): R[] | null {
  const taken: R[][] = needs.map(() => []);
  let missing = needs.reduce((sum, { quantity }) => sum + quantity, 0);
  let seen = 0;

  const place = (resource: R): boolean => {
    for (let i = 0; i < needs.length; i++) {
      const bit = 1 << i;
      if (!(maskOf(resource) & bit) || seen & bit) continue;
      seen |= bit;
      const here = taken[i] as R[];
      if (here.length < (needs[i] as Need).quantity) {
        here.push(resource);
        return true;
      }
      for (let k = 0; k < here.length; k++) {
        if (place(here[k] as R)) {
          here[k] = resource;
          return true;
        }
      }
    }
    return false;
  };
  const use = (resource: R): boolean => {
    seen = 0;
    if (!place(resource)) return false;
    missing -= 1;
    return true;
  };

  const used = new Set<R>();
  for (const resource of first) {
    if (!use(resource)) return null;
    used.add(resource);
  }
  // What one resource of a mask cannot join, no other of that mask can.
  const hopeless = new Set<number>();
  for (const resource of order(hopeless)) {
    if (missing === 0) break;
    const mask = maskOf(resource);
    if (used.has(resource) || hopeless.has(mask)) continue;
    if (!use(resource)) hopeless.add(mask);
  }
  return missing === 0 ? taken.flat() : null;
}
