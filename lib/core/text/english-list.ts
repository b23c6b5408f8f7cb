/** `one, two and three`, as the service lists names in its own English sentences. */
export const englishList = (names: readonly string[], link: "and" | "or"): string =>
  new Intl.ListFormat("en-GB", { type: link === "and" ? "conjunction" : "disjunction" }).format(names);
