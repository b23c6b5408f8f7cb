/** The languages of the product, each by its own name. */
export const locales = [
  { value: "en", label: "English", lang: "en" },
  { value: "es", label: "Español", lang: "es" },
  { value: "pt-BR", label: "Português (Brasil)", lang: "pt-BR" },
] as const;

/** A language by its own name; of one that the product does not speak, as the browser knows it. */
export function localeName(value: string): string {
  const ours = locales.find((each) => each.value === value)?.label;
  if (ours) return ours;
  try {
    const name = new Intl.DisplayNames([value], { type: "language", languageDisplay: "standard" }).of(value) ?? value;
    return name.charAt(0).toLocaleUpperCase(value) + name.slice(1);
  } catch {
    // Not a language tag.
    return value;
  }
}

type Choice = { value: string; label: string; lang: string };

/** The languages to choose from, including the current value, so that saving something else does not lose it. */
export const localesWith = (known: string | null | undefined): readonly Choice[] =>
  !known || isLocale(known) ? locales : [...locales, { value: known, label: localeName(known), lang: known }];

export type Locale = (typeof locales)[number]["value"];

export const isLocale = (value: string | undefined): value is Locale => locales.some((each) => each.value === value);

/** The best of our languages for an Accept-Language header: "pt-PT, es;q=0.8" is Portuguese. */
export function negotiate(header: string | null): Locale {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.find((each) => each.trim().startsWith("q="))?.split("=")[1];
      return { language: tag.toLowerCase().split("-")[0], quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const found = locales.find(({ value }) => value.toLowerCase().split("-")[0] === language);
    if (found) return found.value;
  }
  return "en";
}
