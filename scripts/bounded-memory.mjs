/**
 * How much V8 lets the heap of a serving process grow. It needs about 130 MB of it; without a limit V8 goes by the memory of
 * the machine, collects late and takes three times as much. The limit is far above the need, so that no load dies of it.
 */
const heap = "--max-old-space-size=512 --max-semi-space-size=4";

/** glibc keeps freed memory in each of up to eight arenas a core, and gives back little of it. */
const arenas = "2";

/**
 * What a process in production is started with; what `given` says of it counts more.
 * @param {Record<string, string | undefined>} given
 */
export const boundedMemory = (given = process.env) => ({
  NODE_OPTIONS: [heap, given.NODE_OPTIONS].filter(Boolean).join(" "),
  MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX || arenas,
});
