/** The same choices on every installation: a small generator with a fixed beginning (mulberry32). */
export function makeRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    pick: <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0],
    digits: (length: number): string => Array.from({ length }, () => below(10)).join(""),
    near: (middle: number, reach: number): number => Number((middle + (next() * 2 - 1) * reach).toFixed(6)),
  };
}
export type Random = ReturnType<typeof makeRandom>;
