"use client";

import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import type { CalendarDay } from "@/clients/typescript/src/client";
import { blockLook, looks } from "@/components/bookings/status";
import { type Paint, paintStyle } from "@/components/calendar/colors/paint";
import { cx } from "@/components/ui/classes";
import { dateFormat } from "@/components/ui/date-format";
import { Skeleton } from "@/components/ui/skeleton";
import { clockTime } from "@/components/ui/spoken-time";

type Entry = CalendarDay["bookings"][number];

function Line({ booking, zone, paint }: { booking: Entry; zone: string; paint: Paint }) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const { icon: Icon } = looks[booking.status];
  const color = paint(booking);
  return (
    <span
      className={cx(
        "flex min-w-0 items-center gap-1 rounded-sm border-l-[3px] px-1",
        blockLook(booking.status, color !== null),
      )}
      style={paintStyle(color)}
    >
      <Icon aria-hidden className="size-3 shrink-0" />
      <span className="shrink-0 tabular-nums">{clockTime(new Date(booking.start), locale, zone)}</span>
      <span className="truncate font-medium">{booking.customer_name ?? t("nobody")}</span>
    </span>
  );
}

/** The first bookings of a day and how many more there are; on a phone only how many. */
function Booked({ day: { bookings, count }, zone, paint }: { day: CalendarDay; zone: string; paint: Paint }) {
  const t = useTranslations("calendar");
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className="mx-auto rounded-full bg-confirmed-soft px-2 text-confirmed-text text-xs tabular-nums md:hidden"
      >
        {count}
      </span>
      <span aria-hidden className="hidden min-w-0 flex-col gap-[2px] text-xs leading-4 md:flex">
        {bookings.map((booking) => (
          <Line key={booking.id} booking={booking} zone={zone} paint={paint} />
        ))}
        {count > bookings.length && (
          <span className="px-1 text-ink-soft">{t("more_bookings", { count: count - bookings.length })}</span>
        )}
      </span>
    </>
  );
}

/** A day of the month: one button that opens it. `day` is undefined while it loads. */
export const DayCell = memo(function DayCell({
  date,
  day,
  holiday,
  zone,
  isOutside,
  isToday,
  isTabStop,
  paint,
  onOpen,
}: {
  date: string;
  day: CalendarDay | undefined;
  holiday: string | null;
  zone: string;
  /** Of the month before or after. */
  isOutside: boolean;
  isToday: boolean;
  isTabStop: boolean;
  paint: Paint;
  onOpen: (date: string) => void;
}) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const said = dateFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  // On a holiday somebody may work all the same.
  const marks = [day?.closed && t("closed"), holiday].filter(Boolean).join(" · ");
  const words = [said.format(new Date(`${date}T12:00:00Z`)), marks, day && t("booked", { count: day.count })];
  return (
    <button
      type="button"
      data-day={date}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onOpen(date)}
      className={cx(
        "flex h-full min-h-16 w-full flex-col gap-1 overflow-hidden p-1 text-left hover:bg-well focus-visible:outline-offset-[-2px] md:min-h-[108px]",
        day?.closed && "hatched",
      )}
    >
      <span className="sr-only">{words.filter(Boolean).join(", ")}</span>
      <span aria-hidden className="flex w-full items-center justify-center gap-2 md:justify-between">
        <span
          className={cx(
            "flex size-6 shrink-0 items-center justify-center rounded-full text-sm tabular-nums",
            isToday ? "bg-accent font-semibold text-on-accent" : isOutside ? "text-ink-faint" : "font-medium",
          )}
        >
          {Number(date.slice(8))}
        </span>
        {marks && <span className="hidden min-w-0 truncate text-ink-soft text-xs md:block">{marks}</span>}
      </span>
      {day?.closed && (
        <span aria-hidden className="-mx-1 truncate text-center text-ink-soft text-xs md:hidden">
          {t("closed")}
        </span>
      )}
      {day ? <Booked day={day} zone={zone} paint={paint} /> : <Skeleton className="hidden h-4 w-full md:block" />}
    </button>
  );
});
