const inBraces = /\{(\w+)\}/g;

/** What stands in braces in a text, each as often as it does. */
export const namesIn = (text: string): string[] => [...text.matchAll(inBraces)].map(([, name = ""]) => name);

/** What stands in braces is filled in; what is not known stays as it was written. */
export const filledIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(inBraces, (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : null) ?? whole);
