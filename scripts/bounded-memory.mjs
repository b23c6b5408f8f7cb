/**
 * The heap limit of a serving process. It needs about 130 MB; without a limit V8 goes by the machine's memory, collects
 * late and takes three times as much. The limit is far above the need, so that no load exceeds it. A page makes some
 * megabytes of short-lived objects: with 4 MB for the young ones, collecting them took a quarter of a page's time.
 */
const heap = "--max-old-space-size=480 --max-semi-space-size=16";

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
