"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus, CalendarX } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import type { Calendar } from "@/clients/typescript/src/client";
import { useMove } from "@/components/bookings/move";
import { calendarOf, windowOf } from "@/components/bookings/queries";
import { type Calendars, useCalendarAddress } from "@/components/calendar/address";
import { useDrop } from "@/components/calendar/drop";
import { Grid } from "@/components/calendar/grid";
import { useCalendarKeys } from "@/components/calendar/keys";
import { closedOn } from "@/components/calendar/opening";
import { GridSkeleton } from "@/components/calendar/skeleton";
import { Toolbar } from "@/components/calendar/toolbar";
import { Failed } from "@/components/forms/failed";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { addDays } from "@/components/time/zone";
import { buttonClass } from "@/components/ui/button";
import { useIsWide } from "@/components/ui/media-query";
import { EmptyState } from "@/components/ui/states";

/** The list of phones: a wide screen does not load it. */
const Agenda = dynamic(() => import("@/components/calendar/agenda").then(({ Agenda }) => Agenda), {
  ssr: false,
  loading: () => <GridSkeleton />,
});
const ClosedDay = dynamic(() => import("@/components/calendar/closed-day"), {
  ssr: false,
  loading: () => <div className="min-h-11 border-line border-t bg-well md:min-h-9" />,
});
const DropQuestion = dynamic(() => import("@/components/calendar/drop-question"), { ssr: false });
const Refused = dynamic(() => import("@/components/bookings/refused"), { ssr: false });

/** Prefetches the neighbouring days. */
function usePrefetch({ zone, first, days }: Calendars): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const by of [days, -days]) void queries.prefetchQuery(calendarOf(zone, addDays(first, by), days));
    }, 400);
    return () => clearTimeout(timer);
  }, [queries, zone, first, days]);
}

function Content({ calendar, calendars }: { calendar: Calendar; calendars: Calendars }) {
  const t = useTranslations("calendar");
  const wide = useIsWide();
  const openId = usePathname().split("/")[2] ?? null;
  const { move, refusal, dismiss } = useMove();
  const { drop, asked, answer } = useDrop(move);
  const { bare } = useShell().workspace;
  const { address, zone } = calendars;
  const closed = useMemo(
    () => (address.view === "day" ? closedOn(calendar, address, zone) : null),
    [calendar, address, zone],
  );
  if (calendar.resources.length === 0) {
    return (
      <EmptyState
        icon={CalendarX}
        title={t("empty")}
        learn="calendar"
        action={
          bare && (
            <Link href="/assistant" className={buttonClass({ look: "primary" })}>
              {t("set_up")}
            </Link>
          )
        }
      >
        {t("empty_text")}
      </EmptyState>
    );
  }
  return (
    <>
      {closed && <ClosedDay ids={closed} calendars={calendars} />}
      {wide !== false && (
        <div className="hidden min-h-0 flex-1 flex-col md:flex">
          <Grid calendar={calendar} calendars={calendars} openId={openId} onMove={drop} />
        </div>
      )}
      {wide !== true && (
        <div className="md:hidden">
          <Agenda calendar={calendar} calendars={calendars} openId={openId} />
        </div>
      )}
      {asked && <DropQuestion move={asked} onAnswer={(notify) => answer(asked, notify)} />}
      {refusal && <Refused key={refusal.move.start} refusal={refusal} onMove={move} onDismiss={dismiss} />}
    </>
  );
}

export function CalendarScreen({ first }: { first: Calendar }) {
  const t = useTranslations();
  const calendars = useCalendarAddress();
  const { zone, search } = calendars;
  const window = windowOf(zone, calendars.first, calendars.days);
  // A day and the week that begins with it have the same start.
  const fits = window.from === first.from && window.to === first.to;
  const { data, error, isError, refetch } = useQuery({
    ...calendarOf(zone, calendars.first, calendars.days),
    ...(fits ? { initialData: first } : {}),
  });
  usePrefetch(calendars);
  useCalendarKeys(calendars);
  return (
    <div className="flex flex-col md:h-frame">
      <PageHeader
        title={t("calendar.title")}
        action={
          <Link href={`/calendar/new${search}`} scroll={false} className={buttonClass({ look: "primary" })}>
            <CalendarPlus aria-hidden className="size-4" />
            {t("calendar.new")}
          </Link>
        }
      />
      <Toolbar calendar={data} calendars={calendars} />
      {data ? (
        <Content calendar={data} calendars={calendars} />
      ) : isError ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <GridSkeleton />
      )}
    </div>
  );
}
