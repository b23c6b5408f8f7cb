const unaccented = /^[\t\n\r -~]*$/;

/** A text as it is compared: without accents, in lower case. */
export const folded = (text: string): string =>
  (unaccented.test(text) ? text : text.normalize("NFD").replace(/\p{Mark}/gu, "")).toLowerCase();

/** The same for words of several: blanks do not tell two apart either. */
export const foldedWords = (text: string): string => folded(text).replace(/\s+/g, " ").trim();
