"use client";

import { useLocale } from "next-intl";

/** The wire has hundredths for every currency; a guaraní is shown whole. */
export const formatMoney = (cents: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(cents / 100);

export function Money({ cents, currency }: { cents: number; currency: string }) {
  return <span className="tabular-nums">{formatMoney(cents, currency, useLocale())}</span>;
}
