"use client";

import { Copy } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { IntervalFields } from "@/components/catalog/schedules/interval-fields";
import { firstRow, type Interval, nextInterval, type Week, weekdayName } from "@/components/catalog/schedules/week";
import { DayStrip } from "@/components/catalog/schedules/week-strip";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { Switch } from "@/components/ui/switch";

const workdays = [0, 1, 2, 3, 4];
const everyDay = [0, 1, 2, 3, 4, 5, 6];

function CopyMenu({ day, onCopy }: { day: number; onCopy: (days: readonly number[]) => void }) {
  const t = useTranslations("catalog");
  const locale = useLocale();
  const name = weekdayName(day, locale);
  return (
    <Menu
      label={t("copy_day", { day: name })}
      align="end"
      trigger={
        <Button look="ghost" size="icon-sm" aria-label={t("copy_day", { day: name })}>
          <Copy aria-hidden className="size-4" />
        </Button>
      }
      entries={[
        { do: t("copy_workdays"), onSelect: () => onCopy(workdays) },
        { do: t("copy_every_day"), onSelect: () => onCopy(everyDay) },
        "line",
        ...everyDay
          .filter((each) => each !== day)
          .map((each) => ({ do: weekdayName(each, locale), onSelect: () => onCopy([each]) })),
      ]}
    />
  );
}

/** The hours of each weekday: open or not, several times a day, copied from one day to others. */
export function WeeklyFields({ week, onChange }: { week: Week; onChange: (week: Week) => void }) {
  const t = useTranslations("catalog");
  const locale = useLocale();
  const id = useId();
  const set = (days: readonly number[], intervals: readonly Interval[]) =>
    onChange(week.map((each, i) => (days.includes(i) ? intervals : each)));
  return (
    <ul className="rounded-md border border-line">
      {Array.from(week.entries(), ([day, intervals]) => {
        const name = weekdayName(day, locale);
        const first = firstRow(week, day);
        return (
          <li
            key={day}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0 md:grid-cols-[148px_1fr_auto] lg:grid-cols-[148px_264px_1fr_auto]"
          >
            <div className="flex h-11 items-center gap-3 md:h-9">
              <Switch
                id={`${id}-${day}`}
                aria-label={t("open_on", { day: name })}
                checked={intervals.length > 0}
                onCheckedChange={(open) => set([day], open ? [nextInterval([])] : [])}
              />
              <label htmlFor={`${id}-${day}`} className="cursor-pointer font-medium">
                {name}
              </label>
            </div>
            <div className="order-3 col-span-2 md:order-none md:col-span-1">
              {intervals.length > 0 ? (
                <IntervalFields
                  name={name}
                  intervals={intervals}
                  at={(row) => `#/weekly/${first + row}`}
                  onChange={(next) => set([day], next)}
                />
              ) : (
                <span className="flex items-center text-ink-faint md:h-9">{t("closed")}</span>
              )}
            </div>
            <span className="hidden h-9 items-center lg:flex">
              <DayStrip intervals={intervals} className="w-full" />
            </span>
            <span className="flex h-11 items-center md:h-9">
              <CopyMenu day={day} onCopy={(days) => set(days, intervals)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
