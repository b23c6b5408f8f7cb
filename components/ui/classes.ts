/** Words of a line that a thumb can hit: on a phone they reach beyond their line, and nothing moves for it. */
export const thumb = "-my-3 py-3 md:my-0 md:py-0";

/** What stands in a row of its own: on a phone as high as a thumb needs. */
export const thumbRow = "flex min-h-11 items-center md:min-h-0";

/** The same for what opens; a row of its own would take its mark away. */
export const thumbSummary = "cursor-pointer py-3 md:py-0";

/** A button whose words go on in a second line where they are wider than the screen. */
export const wrapping = "h-auto! min-h-11 shrink! whitespace-normal! py-2 md:min-h-9";

/** Joins class names, leaving out what does not apply. */
export const cx = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(" ");
