"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { DoorClosed } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { calendarOf } from "@/components/bookings/queries";
import type { Calendars } from "@/components/calendar/address";
import { openingIn } from "@/components/calendar/opening";
import { closedDays } from "@/components/settings/holidays/queries";
import { addDays, dateAt } from "@/components/time/zone";
import { clockTime } from "@/components/ui/spoken-time";
import { TextLink } from "@/components/ui/text-link";

const week = 7;
/** Over the holidays a business may be closed for weeks. */
const most = 6;

/** When those who are closed on this date work again. */
function useNextOpening(ids: readonly string[], zone: string, date: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ["bookings", { opening: { ids, date } }],
    queryFn: async () => {
      for (let n = 0; n < most; n++) {
        const first = addDays(date, 1 + n * week);
        const calendar = await queries.fetchQuery(calendarOf(zone, first, week));
        const at = openingIn(calendar, ids, zone, first, week);
        if (at !== null) return at;
      }
      return null;
    },
  });
}

/** "Tue 10:00", with its date when that is a week away or more. */
function shortTime(at: number, from: string, locale: string, zone: string): string {
  const far = dateAt(zone, at) >= addDays(from, week);
  const date = far ? ({ day: "numeric", month: "short" } as const) : {};
  const day = new Intl.DateTimeFormat(locale, { weekday: "short", ...date, timeZone: zone }).format(at);
  return `${day} ${clockTime(new Date(at), locale, zone)}`;
}

/** A closed day says so, and links to the next open one. */
export default function ClosedDay({ ids, calendars }: { ids: readonly string[]; calendars: Calendars }) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const { zone, address, go } = calendars;
  const { data: next } = useNextOpening(ids, zone, address.date);
  const [holiday] = useQuery(closedDays(address.date, address.date)).data ?? [];
  return (
    <p className="flex min-h-11 items-center gap-2 border-line border-t bg-well px-4 text-ink-soft md:min-h-9 md:px-6">
      <DoorClosed aria-hidden className="size-4 shrink-0" />
      <span className="flex-1">
        {holiday && <span className="font-medium text-ink">{holiday.name}. </span>}
        {next
          ? t.rich("closed_until", {
              when: () => (
                <button
                  type="button"
                  className="py-2 font-medium text-confirmed-text underline-offset-4 hover:underline md:py-1"
                  onClick={() => go({ date: dateAt(zone, next) })}
                >
                  {shortTime(next, address.date, locale, zone)}
                </button>
              ),
            })
          : t("closed")}
      </span>
      <TextLink href="/settings/holidays">{t("holidays")}</TextLink>
    </p>
  );
}
