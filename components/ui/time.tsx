"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useNow } from "@/components/ui/now";
import { exactTime, relativeTime, spokenTime } from "@/components/ui/spoken-time";

type Props = { at: string; className?: string };

function useMoment(at: string) {
  const locale = useLocale();
  const zone = useTimeZone() ?? "UTC";
  const now = useNow();
  return { date: new Date(at), locale, zone, now };
}

/** A date as people say it ("Tomorrow 14:30"), with the exact time and zone on hover. */
export function When({ at, className, inside = false }: Props & { inside?: boolean }) {
  const { date, locale, zone, now } = useMoment(at);
  return (
    <time dateTime={at} title={exactTime(date, locale, zone)} className={className}>
      {spokenTime(date, now, locale, zone, inside)}
    </time>
  );
}

/** How long ago, or until ("3 hours ago"), with the exact time and zone on hover. */
export function Ago({ at, className }: Props) {
  const { date, locale, zone, now } = useMoment(at);
  return (
    <time dateTime={at} title={exactTime(date, locale, zone)} className={className}>
      {relativeTime(date, now, locale)}
    </time>
  );
}
