"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useAtNow } from "@/components/ui/now";
import { dayNumber, exactTime, relativeTime, timeFrom } from "@/components/ui/spoken-time";

type Props = { at: string; className?: string };

const usePlace = () => [useLocale(), useTimeZone() ?? "UTC"] as const;

/** A date as people say it ("Tomorrow 14:30"), with the exact time and zone on hover. */
export function When({ at, className, inside = false }: Props & { inside?: boolean }) {
  const [locale, zone] = usePlace();
  const today = useAtNow((now) => dayNumber(now, zone));
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactTime(date, locale, zone)} className={className}>
      {timeFrom(today, date, locale, zone, inside)}
    </time>
  );
}

/** How long ago, or until ("3 hours ago"), with the exact time and zone on hover. */
export function Ago({ at, className }: Props) {
  const [locale, zone] = usePlace();
  const date = new Date(at);
  const said = useAtNow((now) => relativeTime(date, now, locale));
  return (
    <time dateTime={at} title={exactTime(date, locale, zone)} className={className}>
      {said}
    </time>
  );
}
