"use client";

import { useLocale, useTranslations } from "next-intl";

export const inBraces = (names: readonly string[]): string[] => names.map((name) => `{${name}}`);

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

/** The names that a text has in braces, each once. */
export const variablesIn = (text: string): string[] => namesIn(text, /\{([^{}]*)\}/g);

/** What is wrong with the variables of a text, by the API's codes, and which it can use instead. */
export function useBraceWords(text: string, variables: readonly string[]) {
  const t = useTranslations("forms.braces");
  const locale = useLocale();
  const wrong = variablesIn(text).filter((name) => !variables.includes(name));
  const doubled = namesIn(text, /\{\{([^{}]*)\}\}/g).filter((name) => variables.includes(name));
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(inBraces(wrong));
  const usable = variables.length > 0 ? t("usable", { list: inBraces(variables).join(" ") }) : t("none");
  const faults: Record<string, string> = {
    unknown_variable: t("unknown", { names, count: wrong.length }),
    meaningless_variable: t("meaningless", { names, count: wrong.length }),
    loose_brace:
      doubled.length > 0
        ? t("doubled", { names: inBraces(doubled).join(" ") })
        : t("open", { example: `{${variables[0] ?? "service"}}` }),
  };
  return { faults, usable };
}

/** For where the fault replaces the hint: it says what can be used as well. */
export const withUsable = (faults: Record<string, string>, usable: string): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([code, words]) => [code, `${words} ${usable}`]));
