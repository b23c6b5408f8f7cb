"use client";

import { useTranslations } from "next-intl";

const hour = 60;

/** How long before a visit, as people say it. */
export function useTimeBefore(): (minutes: number) => string {
  const t = useTranslations("notices");
  return (minutes) => {
    if (minutes % (24 * hour) === 0) return t("days_before", { count: minutes / (24 * hour) });
    if (minutes % hour === 0) return t("hours_before", { count: minutes / hour });
    return t("minutes_before", { count: minutes });
  };
}
