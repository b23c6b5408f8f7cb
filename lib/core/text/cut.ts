/**
 * The beginning of a text as the database can store it: without half a character at its end, and with a replacement for
 * what Postgres cannot store, NUL and lone surrogates.
 */
export const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/\p{Surrogate}$/u, "")
    .replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
