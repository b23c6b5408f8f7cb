"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { uses } from "@/components/bookings/new/service-choice";
import type { Calendars } from "@/components/calendar/address";
import { freeIn } from "@/components/calendar/agenda-lines";
import type { Column } from "@/components/calendar/columns";
import { bookingAt } from "@/components/calendar/find/booking-at";
import { scale } from "@/components/calendar/grid-parts";
import { services } from "@/components/catalog/queries";
import type { Stretch } from "@/components/time/day-layout";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { clockOf, instantOf } from "@/components/time/zone";

/** Where the chosen service has room in a column; each begins a booking there. */
export default function GapLinks({
  column,
  hours,
  calendars,
}: {
  column: Column;
  hours: Stretch;
  calendars: Calendars;
}) {
  const t = useTranslations("calendar");
  const spoken = useSpokenMinutes();
  const { address, zone, now, today, search } = calendars;
  const service = useQuery(services).data?.find(({ id }) => id === address.gaps);
  const free = useMemo(() => {
    if (!service || !column.resource || !uses(service, column.resource)) return [];
    const least = service.duration_minutes + service.buffer_minutes;
    return freeIn(column, { zone, now, today }, least, service.slot_interval_minutes);
  }, [service, column, zone, now, today]);
  return free.map(({ from, to }) => (
    <Link
      key={from}
      data-gap
      href={bookingAt(search, {
        service: address.gaps ?? "",
        start: new Date(instantOf(zone, column.date, from)).toISOString(),
        with: column.resource?.id ?? null,
      })}
      scroll={false}
      prefetch={false}
      className="absolute inset-x-[2px] flex flex-col items-center justify-center overflow-hidden rounded-sm border border-accent border-dashed bg-canvas text-confirmed-text text-xs hover:bg-confirmed-soft"
      style={{ top: (from - hours.from) * scale + 1, height: (to - from) * scale - 2 }}
    >
      <span className="tabular-nums">{t("free_between", { from: clockOf(from), to: clockOf(to) })}</span>
      {to - from >= 30 && <span className="text-ink-soft">{spoken(to - from)}</span>}
    </Link>
  ));
}
