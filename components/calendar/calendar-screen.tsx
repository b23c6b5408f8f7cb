"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus, CalendarX } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import type { Calendar, CalendarDays, Slot } from "@/clients/typescript/src/client";
import { calendarOf, windowOf } from "@/components/bookings/queries";
import { type Calendars, useCalendarAddress } from "@/components/calendar/address";
import { stepped } from "@/components/calendar/address-in";
import { Legend } from "@/components/calendar/colors/legend";
import { isShown } from "@/components/calendar/columns";
import { useDrop } from "@/components/calendar/drop";
import { Grid } from "@/components/calendar/grid";
import { useCalendarKeys } from "@/components/calendar/keys";
import { daysQuery } from "@/components/calendar/month/days-query";
import { calendarDays } from "@/components/calendar/month/queries";
import { useMoves } from "@/components/calendar/moving/moves";
import { closedOn } from "@/components/calendar/opening";
import { GridSkeleton } from "@/components/calendar/skeleton";
import { PhoneTools, Toolbar } from "@/components/calendar/toolbar";
import { Failed } from "@/components/forms/failed";
import { PageHeader } from "@/components/shell/page-header";
import { useShell } from "@/components/shell/shell-state";
import { addDays } from "@/components/time/zone";
import { buttonClass } from "@/components/ui/button";
import { useIsInHand } from "@/components/ui/in-hand";
import { Link } from "@/components/ui/link";
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
const MonthView = dynamic(() => import("@/components/calendar/month/month-view"));
const PrintDay = dynamic(() => import("@/components/calendar/print/print-day"), { ssr: false });
const DropQuestion = dynamic(() => import("@/components/calendar/drop-question"), { ssr: false });
const Refused = dynamic(() => import("@/components/bookings/refusal/refused"), { ssr: false });

/** Prefetches the neighbouring days. */
function usePrefetch({ zone, first, days, address }: Calendars): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const by of [1, -1] as const) {
        if (address.view === "month")
          void queries.prefetchQuery(calendarDays(daysQuery({ ...address, date: stepped(address, by) })));
        else void queries.prefetchQuery(calendarOf(zone, addDays(first, by * days), days));
      }
    }, 400);
    return () => clearTimeout(timer);
  }, [queries, zone, first, days, address]);
}

type Found = { found: Slot | null; onReached: () => void };

function Content({ calendar, calendars, ...found }: { calendar: Calendar; calendars: Calendars } & Found) {
  const t = useTranslations("calendar");
  const wide = useIsWide();
  const inHand = useIsInHand();
  const openId = usePathname().split("/")[2] ?? null;
  const { move, refusal, dismiss, followed, moveRefused, putBack } = useMoves(openId);
  const { drop, asked, answer } = useDrop(move);
  const { bare } = useShell().workspace;
  const { address, zone } = calendars;
  const closed = useMemo(
    () => (address.view === "day" ? closedOn(calendar, address, zone) : null),
    [calendar, address, zone],
  );
  const bookings = useMemo(() => calendar.bookings.filter((each) => isShown(each, address)), [calendar, address]);
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
        <div className="relative hidden min-h-0 flex-1 flex-col md:flex">
          <Grid
            calendar={calendar}
            calendars={calendars}
            openId={openId}
            followed={followed}
            onHold={dismiss}
            onMove={drop}
            {...found}
          />
          <Legend bookings={bookings} resources={calendar.resources} />
        </div>
      )}
      {wide !== true && (
        <div className="md:hidden">
          <Agenda calendar={calendar} calendars={calendars} openId={openId} />
        </div>
      )}
      {inHand && address.view === "day" && <PrintDay calendar={calendar} calendars={calendars} />}
      {asked && <DropQuestion move={asked} onAnswer={(notify) => answer(asked, notify)} />}
      {refusal && (
        <Refused
          key={refusal.move.start}
          refusal={refusal}
          beside={openId !== null}
          onMove={moveRefused}
          onDismiss={putBack}
        />
      )}
    </>
  );
}

/** Loaded with the page: the month, or the bookings of a day or a week. */
export type FirstCalendar = { calendar?: Calendar; days?: CalendarDays };

/** What the view shows: the days of a month, or the bookings of a day or a week. */
function useShown(first: FirstCalendar, { address, zone, first: from, days: count }: Calendars) {
  const isMonth = address.view === "month";
  const window = windowOf(zone, from, count);
  // A day and the week that begins with it have the same start.
  const fits = window.from === first.calendar?.from && window.to === first.calendar.to;
  const loaded = fits ? first.calendar : null;
  const times = useQuery({
    ...calendarOf(zone, from, count),
    ...(loaded ? { initialData: loaded } : {}),
    enabled: !isMonth,
  });
  const query = daysQuery(address);
  const [asked] = useState(() => JSON.stringify(query));
  const loadedDays = asked === JSON.stringify(query) ? first.days : null;
  const days = useQuery({
    ...calendarDays(query),
    ...(loadedDays ? { initialData: loadedDays } : {}),
    enabled: isMonth,
  });
  return { times, days, current: isMonth ? days : times };
}

export function CalendarScreen({ first }: { first: FirstCalendar }) {
  const t = useTranslations();
  const calendars = useCalendarAddress();
  const { times, days, current } = useShown(first, calendars);
  const [found, setFound] = useState<Slot | null>(null);
  usePrefetch(calendars);
  useCalendarKeys(calendars);
  return (
    <div className="flex flex-col md:h-frame">
      <PageHeader
        title={t("calendar.title")}
        action={
          <div className="flex gap-1 md:gap-2">
            <PhoneTools choices={current.data} calendars={calendars} />
            <Link href={`/calendar/new${calendars.search}`} scroll={false} className={buttonClass({ look: "primary" })}>
              <CalendarPlus aria-hidden className="size-4" />
              {/* A phone needs the room for the title. */}
              <span className="max-md:sr-only">{t("calendar.new")}</span>
            </Link>
          </div>
        }
      />
      <Toolbar choices={current.data} calendars={calendars} onFound={setFound} />
      {current.isError && !current.data ? (
        <Failed error={current.error} retry={current.refetch} />
      ) : calendars.address.view === "month" ? (
        <MonthView days={days.data} calendars={calendars} />
      ) : times.data ? (
        <Content calendar={times.data} calendars={calendars} found={found} onReached={() => setFound(null)} />
      ) : (
        <GridSkeleton />
      )}
    </div>
  );
}
