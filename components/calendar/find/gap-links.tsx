"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import type { Slot } from "@/clients/typescript/src/client";
import { uses } from "@/components/bookings/new/service-choice";
import { slotsOf, windowOf } from "@/components/bookings/queries";
import type { Calendars } from "@/components/calendar/address";
import type { Column } from "@/components/calendar/columns";
import { bookingAt } from "@/components/calendar/find/booking-at";
import { type Gap, gapsOf, startAt } from "@/components/calendar/find/gaps";
import { scale } from "@/components/calendar/grid-parts";
import { services } from "@/components/catalog/queries";
import { type Stretch, stretchOn } from "@/components/time/day-layout";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";
import { clockOf } from "@/components/time/zone";
import { Link } from "@/components/ui/link";

/** The minimum notice passes by itself. */
const minute = 60_000;

/** Why a column has no gap; in sight wherever it is scrolled to. */
function Nothing({ of, children }: { of: string; children: string }) {
  return (
    <p
      data-no-gap
      className="sticky top-14 z-[2] mx-[2px] truncate rounded-sm border border-line bg-canvas px-2 py-1 text-center text-ink-soft text-xs"
      title={children}
    >
      <span className="sr-only">{of}: </span>
      {children}
    </p>
  );
}

/** Where the chosen service can be booked with a column's resource; each begins a booking there. */
export default function GapLinks({
  column,
  hours,
  calendars,
  found,
  onReached,
}: {
  column: Column;
  hours: Stretch;
  calendars: Calendars;
  /** A time of this column that was searched for: it gets the focus. */
  found: Slot | null;
  onReached: () => void;
}) {
  const t = useTranslations("calendar");
  const spoken = useSpokenMinutes();
  const { address, zone, today, search } = calendars;
  const { date, resource } = column;
  const router = useRouter();
  const service = useQuery(services).data?.find(({ id }) => id === address.gaps);
  const isAsked = service !== undefined && resource !== null && uses(service, resource) && date >= today;
  const { data } = useQuery({
    ...slotsOf({ service_id: service?.id ?? "", resource_id: resource?.id ?? "", ...windowOf(zone, date, 1) }),
    enabled: isAsked,
    refetchInterval: minute,
  });
  const free = useMemo(
    () =>
      gapsOf((isAsked && data?.data) || [], service?.slot_interval_minutes ?? 0).flatMap((gap) => {
        const stretch = stretchOn(zone, date, gap.start, gap.end);
        return stretch ? [{ gap, ...stretch }] : [];
      }),
    [isAsked, data, service, zone, date],
  );
  const wanted = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!found || !wanted.current) return;
    wanted.current.focus({ preventScroll: true });
    onReached();
  });
  const addressAt = (start: string) =>
    bookingAt(search, { service: address.gaps ?? "", start, with: resource?.id ?? null });
  /** A click means the time under it; by keys, and in another tab, the link means the first. */
  const openAt = (event: MouseEvent<HTMLAnchorElement>, gap: Gap) => {
    if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    router.push(addressAt(startAt(gap, (event.clientY - top) / height)), { scroll: false });
  };
  if (service && resource && !uses(service, resource))
    return <Nothing of={resource.name}>{t("gaps_not_offered", { service: service.name })}</Nothing>;
  if (isAsked && data && free.length === 0)
    return <Nothing of={resource.name}>{date === today ? t("gaps_none_today") : t("gaps_none")}</Nothing>;
  return free.map(({ gap, from, to }) => (
    <Link
      key={gap.start}
      ref={gap.start === found?.start ? wanted : null}
      data-gap
      href={addressAt(gap.start)}
      onClick={(event) => openAt(event, gap)}
      scroll={false}
      className="absolute inset-x-[2px] flex flex-col items-center justify-center overflow-hidden rounded-sm border border-accent border-dashed bg-canvas text-confirmed-text text-xs hover:bg-confirmed-soft focus:border-solid focus:bg-confirmed-soft"
      style={{ top: (from - hours.from) * scale + 1, height: (to - from) * scale - 2 }}
    >
      <span className="tabular-nums">{t("free_between", { from: clockOf(from), to: clockOf(to) })}</span>
      {to - from >= 30 && <span className="text-ink-soft">{spoken(to - from)}</span>}
      <span className="sr-only">{resource?.name}</span>
    </Link>
  ));
}
