"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useNow } from "@/components/ui/now";
import { clockTime, exactTime, spokenDay } from "@/components/ui/spoken-time";

/** "Mon 16 Nov – Wed 18 Nov" for whole days, with the times otherwise. */
export function Span({ start, end }: { start: string; end: string }) {
  const locale = useLocale();
  const zone = useTimeZone() ?? "UTC";
  const now = useNow();
  const [from, to] = [new Date(start), new Date(end)];
  const midnight = (date: Date) => clockTime(date, locale, zone) === "00:00";
  const whole = midnight(from) && midnight(to);
  const day = (date: Date) => spokenDay(date, now, locale, zone);
  const last = whole ? new Date(to.getTime() - 60_000) : to;
  const time = (date: Date) => (whole ? "" : ` ${clockTime(date, locale, zone)}`);
  const words =
    day(from) === day(last)
      ? whole
        ? day(from)
        : `${day(from)}${time(from)} – ${clockTime(to, locale, zone)}`
      : `${day(from)}${time(from)} – ${day(last)}${time(last)}`;
  return (
    <time dateTime={start} title={`${exactTime(from, locale, zone)} – ${exactTime(to, locale, zone)}`}>
      {words}
    </time>
  );
}
