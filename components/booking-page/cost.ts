"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PageService } from "@/clients/typescript/src/client";
import { formatMoney } from "@/components/ui/money";

/** What a visit costs, and what of it is due as a deposit, as far as the service says it. */
export function useCost({ price_cents, deposit_cents, currency }: PageService): string[] {
  const t = useTranslations("booking");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, currency, locale);
  return [
    ...(price_cents === null ? [] : [money(price_cents)]),
    ...(deposit_cents === null ? [] : [t("deposit", { amount: money(deposit_cents) })]),
  ];
}
