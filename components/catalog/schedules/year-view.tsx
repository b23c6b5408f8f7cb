"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Trash2 } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { overrides } from "@/components/catalog/queries";
import { useOverride } from "@/components/catalog/schedules/override";
import { OverrideDialog } from "@/components/catalog/schedules/override-dialog";
import { hoursInWords, weekOf } from "@/components/catalog/schedules/week";
import { dayInWords } from "@/components/catalog/schedules/year";
import { YearMonths } from "@/components/catalog/schedules/year-months";
import { Failed } from "@/components/forms/failed";
import { today } from "@/components/forms/local-time";
import { closedDays } from "@/components/settings/holidays/queries";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { TextLink } from "@/components/ui/text-link";
import type { Schedule, ScheduleOverride } from "@/lib/domains/catalog/schedules/schema";

function Legend() {
  const t = useTranslations("catalog");
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-sm border border-trouble bg-trouble-soft" />
        {t("legend.closed")}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-sm border border-progress bg-progress-soft" />
        {t("legend.special")}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-sm bg-well" />
        {t("legend.weekly_closed")}
      </li>
    </ul>
  );
}

function OverrideRows({
  list,
  mayEdit,
  onOpen,
  onRemove,
}: {
  list: readonly ScheduleOverride[];
  mayEdit: boolean;
  onOpen: (day: string) => void;
  onRemove: (override: ScheduleOverride) => void;
}) {
  const t = useTranslations("catalog");
  const locale = useLocale();
  if (list.length === 0) return <p className="mt-4 text-ink-soft">{t("no_special_days")}</p>;
  return (
    <ul aria-label={t("special_days")} className="mt-4 rounded-md border border-line">
      {list.map((override) => (
        <li key={override.id} className="flex items-center gap-3 border-line border-b py-1 pr-2 pl-4 last:border-b-0">
          <button
            type="button"
            onClick={() => onOpen(override.date)}
            className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 rounded-sm py-1 text-left"
          >
            <span className="font-medium">{dayInWords(override.date, locale)}</span>
            {override.intervals.length === 0 ? (
              <Badge meaning="trouble">{t("closed")}</Badge>
            ) : (
              <Badge meaning="progress">{hoursInWords(override.intervals)}</Badge>
            )}
            {override.note && <span className="truncate text-ink-soft">{override.note}</span>}
          </button>
          {mayEdit && (
            <Button
              look="ghost"
              size="icon-sm"
              aria-label={t("clear_day", { day: dayInWords(override.date, locale) })}
              onClick={() => onRemove(override)}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function YearSteps({ year }: { year: number }) {
  const t = useTranslations("catalog");
  const go = (to: number) => window.history.replaceState(null, "", `${window.location.pathname}?year=${to}`);
  return (
    <span className="flex items-center gap-1">
      <Button look="ghost" size="icon-sm" aria-label={t("year_before")} onClick={() => go(year - 1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <span aria-live="polite" className="w-12 text-center font-semibold tabular-nums">
        {year}
      </span>
      <Button look="ghost" size="icon-sm" aria-label={t("year_after")} onClick={() => go(year + 1)}>
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </span>
  );
}

/** The days of a year that are not like their weekday: twelve small months, and the same as a list. */
export function YearView({ schedule, mayEdit }: { schedule: Schedule; mayEdit: boolean }) {
  const t = useTranslations("catalog");
  const now = today(useNow(), schedule.timezone);
  const asked = useSearchParams().get("year");
  const year = asked && /^\d{4}$/.test(asked) ? Number(asked) : Number(now.slice(0, 4));
  const list = useQuery(overrides(schedule.id, year));
  const closed = useQuery(closedDays(`${year}-01-01`, `${year}-12-31`)).data ?? [];
  const [open, setOpen] = useState<string | null>(null);
  const { remove } = useOverride(schedule.id);
  const known = new Map((list.data ?? []).map((override) => [override.date, override]));
  if (list.isError) return <Failed error={list.error} retry={list.refetch} />;
  return (
    <section aria-labelledby="year-head" className="mt-10">
      <div className="mb-1 flex items-center justify-between gap-4">
        <h2 id="year-head" className="font-semibold text-lg">
          {t("year")}
        </h2>
        <YearSteps year={year} />
      </div>
      <p className="mb-3 text-ink-soft">
        {mayEdit ? t("year_text") : t("year_text_read")}{" "}
        <TextLink href="/settings/holidays">{t("holidays_text")}</TextLink>
      </p>
      <Legend />
      <YearMonths
        key={year}
        year={year}
        today={now}
        week={weekOf(schedule.weekly)}
        overrides={known}
        holidays={new Map(closed.map(({ date, name }) => [date, name]))}
        onOpen={(day) => mayEdit && setOpen(day)}
      />
      {list.data && (
        <OverrideRows list={list.data} mayEdit={mayEdit} onOpen={(day) => mayEdit && setOpen(day)} onRemove={remove} />
      )}
      {open && (
        <OverrideDialog
          key={open}
          schedule={schedule}
          day={open}
          before={known.get(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}
