/** A text within a LIKE pattern, in which its own signs mean nothing. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Words of the vocabulary as a list of SQL; never what somebody typed. */
export const quotedList = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(", ");
