/** Words of a line that a thumb can hit: on a phone they reach beyond their line, and nothing moves for it. */
export const thumb = "-my-3 py-3 md:my-0 md:py-0";

/** Joins class names, leaving out what does not apply. */
export const cx = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(" ");
