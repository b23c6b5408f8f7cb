"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { customerSummary } from "@/components/customers/history-queries";
import { useProblemWords } from "@/components/forms/words";
import { formatMoney } from "@/components/ui/money";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";
import type { CustomerSummary } from "@/lib/domains/timeline/schema";

function Figure({ name, children, under }: { name: string; children: ReactNode; under?: ReactNode }) {
  return (
    <div className="min-w-0 bg-canvas px-3 py-2 md:bg-raised">
      <dt className="text-ink-faint text-sm">{name}</dt>
      <dd className="min-w-0">
        <span className="block break-words font-medium tabular-nums">{children}</span>
        {under && <span className="block break-words text-ink-soft text-sm">{under}</span>}
      </dd>
    </div>
  );
}

const gridClass = "grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line";

const Opened = ({ id, at }: { id: string; at: string }) => (
  <TextLink href={`/calendar/${id}`}>
    <When at={at} />
  </TextLink>
);

function Figures({ summary }: { summary: CustomerSummary }) {
  const t = useTranslations("customers.summary");
  const locale = useLocale();
  const { bookings, next_booking: next, last_booking: last, no_show_rate: rate, money_booked: money } = summary;
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const sums = money.map(({ cents, currency }) => formatMoney(cents, currency, locale));
  return (
    <dl className={gridClass}>
      <Figure name={t("next")} under={next?.service_name}>
        {next?.start ? <Opened id={next.id} at={next.start} /> : t("none")}
      </Figure>
      <Figure name={t("last")} under={last?.service_name}>
        {last?.start ? <Opened id={last.id} at={last.start} /> : t("none")}
      </Figure>
      <Figure name={t("bookings")} under={t("done", { count: bookings.by_status.completed })}>
        {bookings.total}
      </Figure>
      <Figure name={t("money")} under={rate === null ? undefined : t("no_shows", { share: percent.format(rate) })}>
        {sums.length > 0 ? sums.join(" · ") : t("none")}
      </Figure>
    </dl>
  );
}

/** A customer in four figures. */
export function Summary({ id, first }: { id: string; first: CustomerSummary | null }) {
  const t = useTranslations("customers.summary");
  const problemWords = useProblemWords();
  const { data, error } = useQuery({ ...customerSummary(id), ...(first ? { initialData: first } : {}) });
  return (
    <section aria-label={t("title")}>
      {data ? (
        <Figures summary={data} />
      ) : error ? (
        <Notice tone="trouble">{problemWords(error)}</Notice>
      ) : (
        <div className={gridClass}>
          {["next", "last", "bookings", "money"].map((key) => (
            <div key={key} className="flex h-[68px] flex-col justify-center gap-2 bg-canvas px-3 md:bg-raised">
              <Skeleton className="w-16" />
              <Skeleton className="w-24" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
