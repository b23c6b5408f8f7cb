"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";
import { useNow } from "@/components/ui/now";
import { clockTime, spokenDay, spokenTime } from "@/components/ui/spoken-time";

/** What a member may override: closed hours, the slot grid and the minimum notice, but never a taken time. */
const soft = new Set(["closed", "off_grid", "outside_booking_window"]);
export const isSoft = (problem: TurneroProblem): boolean => problem.errors.some(({ code }) => soft.has(code));

/** Why a time is not available, and which ones are: "That time was just taken. 14:30 and 15:00 are free." */
export function useRefusalWords() {
  const t = useTranslations("calendar");
  const problemWords = useProblemWords();
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  /** The clock alone on the wanted day, else the day too. */
  const timeWords = (start: string, wanted: string): string => {
    const [at, near] = [new Date(start), new Date(wanted)];
    const same = spokenDay(at, now, locale, zone) === spokenDay(near, now, locale, zone);
    return same ? clockTime(at, locale, zone) : spokenTime(at, now, locale, zone, true);
  };
  const words = (problem: unknown, wanted: string): string => {
    if (!(problem instanceof TurneroProblem)) return problemWords(problem);
    if (problem.code === "slot_taken") {
      const times = problem.alternatives.slice(0, 2).map(({ start }) => timeWords(start, wanted));
      if (times.length === 0) return t("taken_none");
      return t("taken", { count: times.length, times: new Intl.ListFormat(locale).format(times) });
    }
    const code = problem.errors[0]?.code ?? "";
    return t.has(`reasons.${code}` as "reasons.closed")
      ? t(`reasons.${code}` as "reasons.closed")
      : problemWords(problem);
  };
  return { words, timeWords };
}
