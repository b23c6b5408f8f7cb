"use client";

import { useTranslations } from "next-intl";
import { busyHours, type Column, closedOf } from "@/components/calendar/columns";
import type { Stretch } from "@/components/time/day-layout";

/** A day of everybody together: the busier the hour, the stronger the color; links to the day by resource. */
export function BusyHours({
  column,
  hours,
  scale,
  most,
  onChoose,
}: {
  column: Column;
  hours: Stretch;
  scale: number;
  most: number;
  onChoose: (date: string) => void;
}) {
  const t = useTranslations("calendar");
  return (
    <>
      {closedOf(column, hours).map(({ from, to }) => (
        <span
          key={from}
          aria-hidden
          className="hatched pointer-events-none absolute inset-x-0"
          style={{ top: (from - hours.from) * scale, height: (to - from) * scale }}
        />
      ))}
      {busyHours(column, hours).map(({ from, count }) => (
        <button
          key={from}
          type="button"
          onClick={() => onChoose(column.date)}
          className="absolute inset-x-[2px] overflow-hidden rounded-sm border border-transparent text-confirmed-text text-sm hover:border-accent"
          style={{ top: (from - hours.from) * scale + 1, height: 60 * scale - 2 }}
        >
          <span
            aria-hidden
            className="absolute inset-0 bg-confirmed-soft"
            style={{ opacity: 0.35 + 0.65 * (count / most) }}
          />
          <span
            aria-hidden
            className="absolute bottom-0 left-0 h-1 bg-confirmed"
            style={{ width: `${(count / most) * 100}%` }}
          />
          <span className="relative tabular-nums">{t("booked", { count })}</span>
        </button>
      ))}
    </>
  );
}
