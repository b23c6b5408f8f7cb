import { useLocale, useTranslations } from "next-intl";
import { behindAddress } from "@/components/reports/behind";
import { sources } from "@/lib/core/vocabulary";

const dateText = (date: string, locale: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));

/** 1, Monday, to 7. The year 2024 began with a Monday. */
export const weekdayText = (weekday: number, locale: string): string =>
  dateText(`2024-01-0${weekday}`, locale, { weekday: "short" });

/** A day, week or month at the axis of a plot, where there is little room. */
export const axisLabel = (step: string, key: string, locale: string): string =>
  step === "month"
    ? dateText(`${key}-01`, locale, { month: "short" })
    : dateText(key, locale, { day: "numeric", month: "numeric" });

type Row = { key: string | null; name: string | null };

/** What a row of a report is about, in words. */
export function useRowText(by: string): (row: Row) => string {
  const t = useTranslations("reports");
  const source = useTranslations("calendar.sources");
  const locale = useLocale();
  return ({ key, name }) => {
    if (name !== null) return name;
    if (key === null || key === "") return by === "none" ? t("whole") : t("without");
    if (by === "day") return dateText(key, locale, { weekday: "short", day: "numeric", month: "short" });
    if (by === "week") return t("week_of", { date: dateText(key, locale, { day: "numeric", month: "short" }) });
    if (by === "month") return dateText(`${key}-01`, locale, { month: "short", year: "numeric" });
    if (by === "hour_weekday") return `${weekdayText(Number(key[0]), locale)} ${key.slice(2)}:00`;
    const known = by === "source" && [...sources, "booking_page" as const].find((each) => each === key);
    return known ? source(known) : key;
  };
}

/** "9 – 15 Nov": days from the first to the last. */
export function useDaysText(): (days: { from: string; to: string }) => string {
  const locale = useLocale();
  return ({ from, to }) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).formatRange(
      new Date(`${from}T12:00:00Z`),
      new Date(`${to}T12:00:00Z`),
    );
}

/** Where the bookings or tasks of a row are listed; conversations and visits of the booking page have no such list. */
export function rowAddress(
  report: string,
  days: { from: string; to: string },
  by: string,
  { key }: Row,
): string | null {
  if (report === "bookings" || report === "occupancy") return behindAddress("bookings", days, { by, key });
  return report === "tasks" ? behindAddress("tasks", days, { by, key }) : null;
}
