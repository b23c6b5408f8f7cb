"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { DayFigures, HomeFigures } from "@/clients/typescript/src/client";
import { figuresQuery } from "@/components/home/queries";
import { thumbSummary } from "@/components/ui/classes";
import { formatMoney } from "@/components/ui/money";

const counted = ["bookings", "no_shows", "cancelled", "new_customers"] as const;

/** Today's figures against the same weekday of last week, and what each of them means. */
export function Figures({ first }: { first: HomeFigures }) {
  const t = useTranslations("home.figures");
  const [locale, zone] = [useLocale(), useTimeZone() ?? "UTC"];
  const { data } = useQuery({ ...figuresQuery, initialData: first });
  const { today, last_week } = data;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: zone }).format(new Date(last_week.from));
  const number = new Intl.NumberFormat(locale);
  const revenue = ({ revenue: all }: DayFigures) =>
    all.map(({ cents, currency }) => formatMoney(cents, currency, locale)).join(" + ") || "0";
  const earns = today.revenue.length + last_week.revenue.length > 0;
  const [bookings, ...rest] = counted.map((name) => ({
    name,
    now: number.format(today[name]),
    before: number.format(last_week[name]),
  }));
  const shown = [
    ...(bookings ? [bookings] : []),
    ...(earns ? [{ name: "revenue" as const, now: revenue(today), before: revenue(last_week) }] : []),
    ...rest,
    { name: "open_conversations" as const, now: number.format(data.open_conversations), before: null },
  ];
  return (
    <section aria-label={t("title")} className="rounded-md border border-line bg-canvas md:order-first">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-4 pt-3 md:grid-cols-3 xl:flex">
        {shown.map(({ name, now, before }) => (
          <div key={name} className="min-w-0 xl:flex-1">
            <dt className="text-ink-soft text-sm">{t(name)}</dt>
            <dd className="break-words font-semibold text-xl tabular-nums">{now}</dd>
            <dd className="text-ink-faint text-sm tabular-nums">
              {before === null ? t("now") : t("last_week", { value: before, weekday })}
            </dd>
          </div>
        ))}
      </dl>
      <details className="px-4 pt-1 pb-2 text-sm">
        <summary className={`${thumbSummary} text-ink-soft`}>{t("how")}</summary>
        <dl className="grid gap-x-6 gap-y-2 py-2 md:grid-cols-2 xl:grid-cols-3">
          {shown.map(({ name }) => (
            <div key={name}>
              <dt className="font-medium">{t(name)}</dt>
              <dd className="text-ink-soft">{t(`means.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
