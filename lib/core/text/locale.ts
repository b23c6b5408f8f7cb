/** Whether Intl supports it for dates and numbers. Not every well-formed tag is valid: `en-US-US` is not. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The first supported one, else English. For values that were stored before they were validated. */
export const writtenIn = (...tags: readonly (string | null)[]): string =>
  tags.find((tag) => tag !== null && isLocale(tag)) ?? "en";
