"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { hoursInWords, type Week, weekdayName } from "@/components/catalog/schedules/week";
import { dayAfterKey, dayInWords, dayOf, daysIn, weekdayOf } from "@/components/catalog/schedules/year";
import { cx } from "@/components/ui/classes";
import type { ScheduleOverride } from "@/lib/domains/catalog/schedules/schema";

type Overrides = ReadonlyMap<string, ScheduleOverride>;
/** The names of the dates on which the whole business is closed. */
type Holidays = ReadonlyMap<string, string>;

/** A day's color and its description. */
function useDay(week: Week, overrides: Overrides, holidays: Holidays) {
  const t = useTranslations("catalog");
  const locale = useLocale();
  return (day: string) => {
    const override = overrides.get(day);
    const holiday = override ? undefined : holidays.get(day);
    const hours = override?.intervals ?? (holiday === undefined ? week[weekdayOf(day)] : []) ?? [];
    const open = hours.length > 0;
    const note = override?.note ?? holiday;
    const words = [dayInWords(day, locale), open ? hoursInWords(hours) : t("closed"), note].filter(Boolean).join(", ");
    const look =
      override || holiday !== undefined
        ? open
          ? "border-progress bg-progress-soft text-progress-text font-semibold"
          : "border-trouble bg-trouble-soft text-trouble-text font-semibold line-through"
        : open
          ? "border-transparent text-ink hover:bg-well"
          : "border-transparent bg-well text-ink-faint";
    return { words, look };
  };
}

/** Twelve months of small days. One day is in the order of tabs; the arrows lead to the others, Enter opens. */
export function YearMonths({
  year,
  today,
  week,
  overrides,
  holidays,
  onOpen,
}: {
  year: number;
  today: string;
  week: Week;
  overrides: Overrides;
  holidays: Holidays;
  onOpen: (day: string) => void;
}) {
  const locale = useLocale();
  const describe = useDay(week, overrides, holidays);
  const months = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(today.startsWith(`${year}-`) ? today : dayOf(year, 0, 1));
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, day: string) => {
    const next = dayAfterKey(event.key, day);
    if (!next?.startsWith(`${year}-`)) return;
    event.preventDefault();
    setCurrent(next);
    months.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <div ref={months} className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 12 }, (_, month) => {
        const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(
          Date.UTC(year, month, 1),
        );
        return (
          <section key={name} aria-label={`${name} ${year}`}>
            <h3 className="mb-1 font-medium capitalize">{name}</h3>
            <div className="grid grid-cols-7 gap-[2px] text-center text-xs tabular-nums">
              {[0, 1, 2, 3, 4, 5, 6].map((day) => (
                <span key={day} aria-hidden className="py-1 text-ink-faint">
                  {weekdayName(day, locale, "narrow")}
                </span>
              ))}
              {Array.from({ length: daysIn(year, month) }, (_, index) => {
                const day = dayOf(year, month, index + 1);
                const { words, look } = describe(day);
                return (
                  <button
                    key={day}
                    type="button"
                    data-day={day}
                    tabIndex={day === current ? 0 : -1}
                    aria-label={words}
                    aria-current={day === today ? "date" : undefined}
                    title={words}
                    style={index === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined}
                    onClick={() => {
                      setCurrent(day);
                      onOpen(day);
                    }}
                    onKeyDown={(event) => onKey(event, day)}
                    className={cx(
                      "flex h-11 items-center justify-center rounded-sm border sm:h-7",
                      look,
                      day === today && "outline-2 outline-accent -outline-offset-2",
                    )}
                  >
                    {index + 1}
                  </button>
                );
              })}
            </div>
          </section>
        );
      })}
    </div>
  );
}
