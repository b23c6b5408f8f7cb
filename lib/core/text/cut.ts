/**
 * The beginning of a text as the database keeps it: without the half of a character at its end, and with a sign for what
 * Postgres takes nowhere, NUL and half a character.
 */
export const cut = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/\p{Surrogate}$/u, "")
    .replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
