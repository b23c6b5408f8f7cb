/** A requirement after its resources are known: so many of those whose mask has this requirement's bit. */
export type Need = { quantity: number };

/** Subsets of requirements are enumerated up to here; beyond it, the matching itself decides. */
const mostForHall = 8;

/**
 * Hall's condition: every set of requirements together has enough distinct resources. Where no resource can serve two
 * (`shared` is false), it holds for every set once it does for each requirement alone.
 */
export function hallSets(needs: readonly Need[], shared: boolean): { set: number; quantity: number }[] {
  const all = (1 << needs.length) - 1;
  const sets: number[] = [];
  if (shared && needs.length <= mostForHall) for (let set = 1; set <= all; set++) sets.push(set);
  else sets.push(...needs.map((_, i) => 1 << i), ...(shared ? [all] : []));
  return sets.map((set) => ({
    set,
    quantity: needs.reduce((sum, { quantity }, i) => sum + ((set >> i) & 1 ? quantity : 0), 0),
  }));
}

/** Returns one resource after the other, best first, and -1 after the last; may skip those of a hopeless mask. */
export type Turns = (hopeless: ReadonlySet<number>) => number;

export const turnsOf = (resources: readonly number[]): Turns => {
  let at = 0;
  return () => resources[at++] ?? -1;
};

const noMask: ReadonlySet<number> = new Set();

/** Where all serve one requirement, the first are the best. */
function firstOf(quantity: number, first: readonly number[], next: Turns): number[] | null {
  if (first.length > quantity) return null;
  const taken = first.slice();
  while (taken.length < quantity) {
    const resource = next(noMask);
    if (resource < 0) return null;
    if (!first.includes(resource)) taken.push(resource);
  }
  return taken;
}

/**
 * Picks distinct resources for all requirements at once, the earlier `next` gives them the better; `first` must all be
 * used. Resources are numbers, with the requirements that each can serve in `masks`.
 * Taking greedily whatever still leaves a full assignment possible gives the best set (the sets that can be
 * assigned form a matroid). Null when there is no assignment.
 */
export function chooseResources(
  needs: readonly Need[],
  masks: ArrayLike<number>,
  first: readonly number[],
  next: Turns,
): number[] | null {
  const [only] = needs;
  if (only && needs.length === 1) return firstOf(only.quantity, first, next);
  const taken: number[][] = needs.map(() => []);
  let missing = needs.reduce((sum, { quantity }) => sum + quantity, 0);
  let seen = 0;

  const place = (resource: number): boolean => {
    for (let i = 0; i < needs.length; i++) {
      const bit = 1 << i;
      if (!((masks[resource] as number) & bit) || seen & bit) continue;
      seen |= bit;
      const here = taken[i] as number[];
      if (here.length < (needs[i] as Need).quantity) {
        here.push(resource);
        return true;
      }
      for (let k = 0; k < here.length; k++) {
        if (place(here[k] as number)) {
          here[k] = resource;
          return true;
        }
      }
    }
    return false;
  };
  const use = (resource: number): boolean => {
    seen = 0;
    if (!place(resource)) return false;
    missing -= 1;
    return true;
  };

  for (const resource of first) if (!use(resource)) return null;
  // What one resource of a mask cannot join, no other of that mask can.
  const hopeless = new Set<number>();
  while (missing > 0) {
    const resource = next(hopeless);
    if (resource < 0) return null;
    const mask = masks[resource] as number;
    if (first.includes(resource) || hopeless.has(mask)) continue;
    if (!use(resource)) hopeless.add(mask);
  }
  return taken.flat();
}
