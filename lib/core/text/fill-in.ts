const inBraces = /\{(\w+)\}/g;

/** The variables in braces of a text, with repetitions. */
export const namesIn = (text: string): string[] => [...text.matchAll(inBraces)].map(([, name = ""]) => name);

/** Fills in the variables in braces; unknown ones stay as they are. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(inBraces, (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : null) ?? whole);
