"use client";

import { useLocale, useTranslations } from "next-intl";
import { hoursInWords, type Interval, minutesOf, type Week, weekdayName } from "@/components/catalog/schedules/week";
import { cx } from "@/components/ui/classes";

const day = 1440;

/** A day from midnight to midnight with its open hours. The text is beside it or in the list for screen readers. */
export function DayStrip({ intervals, className }: { intervals: readonly Interval[]; className?: string }) {
  return (
    <span aria-hidden className={cx("relative block h-2 overflow-hidden rounded-full bg-well", className)}>
      {intervals.map(({ from, to }) => {
        const [start, end] = [minutesOf(from), minutesOf(to)];
        if (!(end > start)) return null;
        return (
          <span
            key={`${from}-${to}`}
            className="absolute inset-y-0 rounded-full bg-confirmed"
            style={{ left: `${(start / day) * 100}%`, width: `${((end - start) / day) * 100}%` }}
          />
        );
      })}
    </span>
  );
}

/** A week at a glance. */
export function WeekStrip({ week }: { week: Week }) {
  const t = useTranslations("catalog");
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-[6px]">
      {Array.from(week.entries(), ([index, intervals]) => (
        <li key={index} className="flex items-center gap-3">
          <span className="w-8 shrink-0 text-ink-faint text-xs">
            {weekdayName(index, locale, "short").replace(".", "")}
          </span>
          <DayStrip intervals={intervals} className="flex-1" />
          <span className="sr-only">{intervals.length > 0 ? hoursInWords(intervals) : t("closed")}</span>
        </li>
      ))}
    </ul>
  );
}
