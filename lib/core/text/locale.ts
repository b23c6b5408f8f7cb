/** Whether dates and numbers can be written in it. Not every tag that looks like one is: `en-US-US` is none. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The first of these that can be written in; English when none can. For what was stored before it was looked at. */
export const writtenIn = (...tags: readonly (string | null)[]): string =>
  tags.find((tag) => tag !== null && isLocale(tag)) ?? "en";
