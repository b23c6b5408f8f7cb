"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { Service } from "@/clients/typescript/src/client";
import { busyParts, windowSide } from "@/components/bookings/refusal/causes";
import { useProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { useNow } from "@/components/ui/now";
import { clockTime, spokenDay, spokenTime } from "@/components/ui/spoken-time";

/** What a member may override: closed hours, the slot grid and the minimum notice, but never a taken time. */
const soft = new Set(["closed", "off_grid", "outside_booking_window"]);
export const isSoft = (problem: TurneroProblem): boolean => problem.errors.some(({ code }) => soft.has(code));

/** Why a time is not available, and which ones are: "Ana is already booked at that time. 14:30 and 15:00 are free." */
export function useRefusalWords() {
  const t = useTranslations("calendar");
  const problemWords = useProblemWords();
  const spoken = useSpokenMinutes();
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const list = (items: readonly string[]) => new Intl.ListFormat(locale).format(items);
  /** The clock alone on the wanted day, else the day too. */
  const timeWords = (start: string, wanted: string): string => {
    const [at, near] = [new Date(start), new Date(wanted || start)];
    const same = spokenDay(at, now, locale, zone) === spokenDay(near, now, locale, zone);
    return same ? clockTime(at, locale, zone) : spokenTime(at, now, locale, zone, true);
  };
  const takenWords = (problem: TurneroProblem, wanted: string): string => {
    const causes = busyParts(problem).map(({ key, names }) =>
      t(`busy.${key}`, { count: names.length, names: list(names) }),
    );
    const times = problem.alternatives.slice(0, 2).map(({ start }) => timeWords(start, wanted));
    return [
      ...(causes.length > 0 ? causes : [t("taken")]),
      times.length > 0 ? t("free_instead", { count: times.length, times: list(times) }) : t("nothing_near"),
    ].join(" ");
  };
  const windowWords = (wanted: string, service: Service | undefined): string => {
    const side = windowSide(wanted, now, service);
    if (side === "past") return t("window.past");
    if (!side || !service) return t("reasons.outside_booking_window");
    if (side === "too_soon") return t("window.too_soon", { time: spoken(service.min_notice_minutes) });
    return t("window.too_far", { count: service.max_advance_days });
  };
  const words = (problem: unknown, wanted: string, service?: Service): string => {
    if (!(problem instanceof TurneroProblem)) return problemWords(problem);
    if (problem.code === "slot_taken") return takenWords(problem, wanted);
    const code = problem.errors[0]?.code ?? "";
    if (code === "outside_booking_window") return windowWords(wanted, service);
    return t.has(`reasons.${code}` as "reasons.closed")
      ? t(`reasons.${code}` as "reasons.closed")
      : problemWords(problem);
  };
  return { words, timeWords };
}
