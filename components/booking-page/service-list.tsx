"use client";

import { ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { PageService } from "@/clients/typescript/src/client";
import { formatMoney } from "@/components/ui/money";

/** "1 h 30 min" of 90. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations("booking");
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return t("minutes", { rest });
    return rest === 0 ? t("hours", { hours }) : t("hours_minutes", { hours, rest });
  };
}

export function ServiceList({
  services,
  onChoose,
}: {
  services: readonly PageService[];
  onChoose: (service: PageService) => void;
}) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const duration = useDuration();
  if (services.length === 0) return <p className="py-8 text-ink-soft">{t("no_services")}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {services.map((service) => {
        const { id, name, description, kind, duration_minutes, price_cents, deposit_cents, currency } = service;
        const money = (cents: number) => formatMoney(cents, currency, locale);
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(service)}
              className="flex w-full items-center gap-3 rounded-md border border-line bg-canvas p-4 text-left hover:border-line-control hover:bg-well"
            >
              <span className="min-w-0 flex-1">
                <span className="block break-words font-semibold text-lg">{name}</span>
                {description && (
                  <span className="mt-1 block whitespace-pre-line break-words text-ink-soft">{description}</span>
                )}
                <span className="mt-2 flex flex-wrap gap-x-2 text-ink-soft text-sm">
                  <span>{kind === "queue" ? t("without_time") : duration(duration_minutes)}</span>
                  {price_cents !== null && <span>· {money(price_cents)}</span>}
                  {deposit_cents !== null && <span>· {t("deposit", { amount: money(deposit_cents) })}</span>}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
