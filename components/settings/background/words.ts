"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { startOf } from "@/components/settings/background/timetable";

/** A function's name in the person's language; one that has no words yet keeps the worker's name. */
export function useFunctionName(): (id: string, otherwise?: string) => string {
  const t = useTranslations("settings.background");
  return useCallback(
    (id, otherwise) => {
      const own = id.replace(/^turnero-/, "");
      const key = own.replaceAll("-", "_") as "prune";
      return t.has(`functions_named.${key}`) ? t(`functions_named.${key}`) : (otherwise ?? own);
    },
    [t],
  );
}

export function useStartWords(): (trigger: string) => string {
  const t = useTranslations("settings.background");
  return useCallback(
    (trigger) => {
      const start = startOf(trigger);
      if (start.by === "event") return t("starts.event", { type: start.type });
      if (start.by === "minutes") return t("starts.minutes", { every: start.every });
      if (start.by === "hours") return t("starts.hours", { minute: start.minute });
      if (start.by === "day") return t("starts.day", { at: start.at });
      return t("starts.timetable", { cron: start.cron });
    },
    [t],
  );
}

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "12 seconds", "3 minutes": the largest unit is enough to know whether to worry. */
export function useDuration(): (seconds: number) => string {
  const locale = useLocale();
  return useCallback(
    (seconds) => {
      const [unit, size] = units.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
      const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
      return format.format(Math.floor(seconds / size));
    },
    [locale],
  );
}
