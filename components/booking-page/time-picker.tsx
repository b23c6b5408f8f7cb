"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { DaySlots } from "@/clients/typescript/src/client";
import { DayList, TimeList, withChanges } from "@/components/time/free-times";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { clockTime } from "@/components/ui/spoken-time";

export type Time = DaySlots["days"][number]["times"][number];

type Days<Each extends Time> = Omit<DaySlots, "days"> & { days: { date: string; times: Each[] }[] };

const middle = (date: string): Date => new Date(`${date}T12:00:00Z`);

const partOf = (start: string, zone: string): "morning" | "afternoon" | "evening" => {
  const hour = Number(clockTime(new Date(start), "en", zone).slice(0, 2));
  return hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
};

const parts = ["morning", "afternoon", "evening"] as const;

type Props<Each extends Time> = {
  /** The days on show; undefined while they load. */
  slots: Days<Each> | undefined;
  /** What a time would change, and what is said of the others where one of them changes something. */
  changes?: { noteOf: (time: Each) => string | null; none: string };
  /** What went wrong instead, with its way out. */
  trouble?: ReactNode;
  /** The day whose times are shown; null: the first that has any. */
  day: string | null;
  chosen: string | null;
  pending: boolean;
  /** Whether there are days to go back to. */
  canGoBack: boolean;
  onDay: (date: string) => void;
  onWeek: (step: 1 | -1) => void;
  /** To the days around this one. */
  onGoTo: (date: string) => void;
  onPick: (time: Each) => void;
};

/** A week of days and the free times of one of them. It fetches nothing: the caller passes the days. */
export function TimePicker<Each extends Time>({
  slots,
  changes,
  trouble,
  day,
  chosen,
  pending,
  canGoBack,
  onDay,
  onWeek,
  onGoTo,
  onPick,
}: Props<Each>) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const zone = slots?.timezone ?? "UTC";
  const days = slots?.days ?? [];
  const shown = days.find(({ date }) => date === day) ?? days.find(({ times }) => times.length > 0) ?? days[0];
  const later = days.find(({ date, times }) => shown && date > shown.date && times.length > 0);
  const none = days.every(({ times }) => times.length === 0);
  const spoken = (start: string) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone: zone }).format(
      new Date(start),
    );
  const dateOf = (start: string) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date(start));
  const partsOf = (free: readonly Each[]) => {
    const times = changes ? withChanges(free, changes.noteOf, changes.none) : free;
    return parts
      .map((part) => ({
        title: t(`parts.${part}`),
        times: times.filter(({ start }) => partOf(start, zone) === part),
      }))
      .filter((part) => part.times.length > 0);
  };
  const month = shown
    ? new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(middle(shown.date))
    : "";
  const next = later?.times[0]?.start ?? slots?.next?.start;
  const goTo = (date: string) => {
    // It waits for the day anyway.
    void import("@/components/time/focus-day").then(
      ({ focusDay }) => focusDay(date),
      () => {},
    );
    if (later) onDay(date);
    else onGoTo(date);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between">
        <p className="min-h-5 font-medium first-letter:uppercase" aria-live="polite">
          {month}
        </p>
        <div className="flex gap-1">
          <Button
            look="ghost"
            size="icon"
            aria-label={t("week_before")}
            disabled={!canGoBack}
            onClick={() => onWeek(-1)}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </Button>
          <Button look="ghost" size="icon" aria-label={t("week_after")} onClick={() => onWeek(1)}>
            <ChevronRight aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
      {trouble ??
        (!slots ? (
          <div aria-busy="true" className="flex flex-col gap-4">
            <div className="flex gap-1">
              {[1, 2, 3, 4, 5, 6, 7].map((n) => (
                <Skeleton key={n} className="h-16 flex-1" />
              ))}
            </div>
            <div className="grid grid-cols-4 gap-2 md:grid-cols-6">
              {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
                <Skeleton key={n} className="h-11" />
              ))}
            </div>
          </div>
        ) : (
          <>
            <DayList
              days={days.map(({ date, times }) => ({ date, count: times.length }))}
              chosen={shown?.date ?? null}
              free={(count) => t("free_times", { count })}
              onChoose={onDay}
            />
            {shown && shown.times.length > 0 ? (
              <TimeList parts={partsOf(shown.times)} zone={zone} chosen={chosen} pending={pending} onChoose={onPick} />
            ) : (
              <div className="flex flex-col items-start gap-3 rounded-md border border-line bg-well p-4 text-ink-soft">
                <p>{none && slots.unavailable_reason ? t(`none.${slots.unavailable_reason}`) : t("none_this_day")}</p>
                {next && <Button onClick={() => goTo(dateOf(next))}>{t("next_free", { day: spoken(next) })}</Button>}
              </div>
            )}
          </>
        ))}
    </div>
  );
}
