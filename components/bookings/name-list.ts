"use client";

import { useLocale } from "next-intl";

/** "Ana and Bruno", in the language of the screen. */
export function useNameList(): (names: readonly string[]) => string {
  const locale = useLocale();
  return (names) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}
