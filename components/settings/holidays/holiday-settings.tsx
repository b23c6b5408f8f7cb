"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { dayInWords } from "@/components/catalog/schedules/year";
import { Failed } from "@/components/forms/failed";
import { today as todayIn } from "@/components/forms/local-time";
import { Booked } from "@/components/settings/holidays/booked";
import { useClosing } from "@/components/settings/holidays/closing";
import { NationalHolidays } from "@/components/settings/holidays/national-holidays";
import { closedDays } from "@/components/settings/holidays/queries";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { useFocusOfTheGone } from "@/components/ui/focus-of-the-gone";
import { useNow } from "@/components/ui/now";
import { Skeleton } from "@/components/ui/skeleton";

const OwnDay = dynamic(() => import("@/components/settings/holidays/own-day"), { ssr: false });

/** The button of the next row, or of the last one. */
function heirAmongRows(had: Element): () => HTMLElement | null {
  const row = had.closest("li");
  const list = row?.closest("ul");
  const index = row && list ? [...list.children].indexOf(row) : -1;
  return () => {
    const buttons = [...(list?.isConnected ? list.querySelectorAll<HTMLElement>("li button") : [])];
    return buttons[index] ?? buttons.at(-1) ?? null;
  };
}

/** Keeps the focus of a day that is opened again: its row goes. */
function KeepsFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOfTheGone(place, true, heirAmongRows);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function ClosedDays({ today, editable }: { today: string; editable: boolean }) {
  const t = useTranslations("settings.holidays");
  const locale = useLocale();
  const { reopen } = useClosing();
  const { data, error, isError, refetch } = useQuery(closedDays(today));
  if (isError) return <Failed error={error} retry={refetch} />;
  if (!data) return <Skeleton className="m-4 h-11" />;
  if (data.length === 0) return <p className="px-4 py-3 text-ink-soft">{t("none_closed")}</p>;
  return (
    <ul aria-label={t("closed_days")}>
      {data.map((day) => (
        <li key={day.date} className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-4 last:border-b-0">
          <p className="min-w-0 flex-1">
            <span className="block truncate">{day.name}</span>
            <span className="block text-ink-faint text-sm">{dayInWords(day.date, locale)}</span>
          </p>
          <Booked date={day.date} count={day.bookings} />
          {editable && (
            <Button
              look="ghost"
              size="icon-sm"
              aria-label={t("open_again", { name: day.name })}
              onClick={() => reopen(day)}
            >
              <Trash2 aria-hidden className="size-4" />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type Props = { home: string; countries: readonly { code: string; name: string }[]; editable: boolean };

/** The days on which nobody works. */
export function HolidaySettings({ home, countries, editable }: Props) {
  const t = useTranslations("settings.holidays");
  const today = todayIn(useNow(), useTimeZone() ?? "UTC");
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Section
        title={t("closed_days")}
        text={t("closed_days_text")}
        flush
        action={
          editable && (
            <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
              <Plus aria-hidden className="size-4" />
              {t("own_day")}
            </Button>
          )
        }
      >
        <KeepsFocus>
          <ClosedDays today={today} editable={editable} />
        </KeepsFocus>
      </Section>
      <NationalHolidays home={home} countries={countries} today={today} editable={editable} />
      {adding && <OwnDay today={today} onClose={() => setAdding(false)} />}
    </>
  );
}
