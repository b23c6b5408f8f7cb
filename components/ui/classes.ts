/** Touch target for inline links: on a phone it extends beyond the line without moving the layout. */
export const thumb = "-my-3 py-3 md:my-0 md:py-0";

/** Touch target for an element in its own row. */
export const thumbRow = "flex min-h-11 items-center md:min-h-0";

/** The same for disclosure elements; `flex` would remove their marker. */
export const thumbSummary = "cursor-pointer py-3 md:py-0";

/** A button whose words go on in a second line where they are wider than the screen. */
export const wrapping = "h-auto! min-h-11 shrink! whitespace-normal! py-2 md:min-h-9";

/** Joins class names, leaving out what does not apply. */
export const cx = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(" ");
