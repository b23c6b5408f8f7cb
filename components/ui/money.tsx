import { useLocale } from "next-intl";

/** Abroad a real is spelled "BRL"; its own sign is what people know. Dollars and pesos share theirs. */
const ownSign = new Set(["BRL", "PYG"]);

/** The wire has hundredths for every currency; a guaraní is shown whole. */
export const formatMoney = (
  cents: number,
  currency: string,
  locale: string,
  more: Intl.NumberFormatOptions = {},
): string =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: ownSign.has(currency) ? "narrowSymbol" : "symbol",
    ...more,
  }).format(cents / 100);

export function Money({ cents, currency }: { cents: number; currency: string }) {
  return <span className="tabular-nums">{formatMoney(cents, currency, useLocale())}</span>;
}
