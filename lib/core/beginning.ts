/**
 * The beginning of a text, as the database keeps it: Postgres takes no NUL, and JSON in it no half of a surrogate pair,
 * which is what is left of a picture that was cut through.
 */
export const beginning = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\0\p{Surrogate}]/gu, "\uFFFD");
