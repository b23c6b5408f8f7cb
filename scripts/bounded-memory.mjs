/**
 * The heap limit of a serving process. It needs about 130 MB; without a limit V8 goes by the machine's memory, collects
 * late and takes three times as much. The limit is far above the need, so that no load exceeds it.
 */
const heap = "--max-old-space-size=512 --max-semi-space-size=4";

/** glibc keeps freed memory in up to eight arenas per core, and returns little of it. */
const arenas = "2";

/**
 * Flags of a production process; values in `given` take precedence.
 * @param {Record<string, string | undefined>} given
 */
export const boundedMemory = (given = process.env) => ({
  NODE_OPTIONS: [heap, given.NODE_OPTIONS].filter(Boolean).join(" "),
  MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX || arenas,
});
