"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useCallback, useEffect, useMemo } from "react";
import { newBookingParams } from "@/components/bookings/new/address";
import { queryText } from "@/components/forms/query-text";
import { addDays, dateAt, isDate, mondayOf } from "@/components/time/zone";
import { useIsWide } from "@/components/ui/media-query";
import { useNow } from "@/components/ui/now";

export type CalendarAddress = {
  date: string;
  view: "day" | "week";
  kind: string | null;
  group: string | null;
  resource: string | null;
  /** Cancelled ones are drawn too. */
  cancelled: boolean;
  /** All 24 hours are drawn. */
  whole: boolean;
};

type Patch = Partial<CalendarAddress>;

const flags = ["cancelled", "whole"] as const;

function searchOf({ date, view, kind, group, resource, ...rest }: CalendarAddress, today: string): string {
  const search = new URLSearchParams();
  if (date !== today) search.set("date", date);
  if (view !== "day") search.set("view", view);
  for (const [name, value] of Object.entries({ kind, group, resource })) if (value) search.set(name, value);
  for (const name of flags) if (rest[name]) search.set(name, "1");
  return queryText(search);
}

/** A phone shows one day at a time, even for a shared URL of a week. */
function addressIn(given: Pick<URLSearchParams, "get">, today: string, narrow: boolean): CalendarAddress {
  const date = given.get("date");
  return {
    date: isDate(date) ? date : today,
    view: given.get("view") === "week" && !narrow ? "week" : "day",
    kind: given.get("kind"),
    group: given.get("group"),
    resource: given.get("resource"),
    cancelled: given.get("cancelled") === "1",
    whole: given.get("whole") === "1",
  };
}

const daysOf = ({ view }: CalendarAddress): number => (view === "week" ? 7 : 1);

/** The date, the view and the filters live in the address, so that a calendar can be shared as it is seen. */
export function useCalendarAddress() {
  const zone = useTimeZone() ?? "UTC";
  const now = useNow();
  const today = dateAt(zone, now.getTime());
  const path = usePathname();
  const given = useSearchParams();
  const narrow = useIsWide() === false;
  const address = useMemo(() => addressIn(given, today, narrow), [given, today, narrow]);
  const search = searchOf(address, today);

  useEffect(() => {
    if (path === "/calendar" && newBookingParams.some((name) => given.has(name)))
      window.history.replaceState(null, "", path + search);
  }, [path, given, search]);

  // Read from the current URL: keys can arrive faster than renders.
  const go = useCallback(
    (change: Patch | ((here: CalendarAddress) => Patch)) => {
      const { pathname, search: now } = window.location;
      const here = addressIn(new URLSearchParams(now), today, narrow);
      const patch = typeof change === "function" ? change(here) : change;
      const next = pathname + searchOf({ ...here, ...patch }, today);
      if (patch.date || patch.view) window.history.pushState(null, "", next);
      else window.history.replaceState(null, "", next);
    },
    [today, narrow],
  );
  const first = address.view === "week" ? mondayOf(address.date) : address.date;
  const days = daysOf(address);
  const step = useCallback((by: 1 | -1) => go((here) => ({ date: addDays(here.date, by * daysOf(here)) })), [go]);
  return { address, search, go, step, zone, now, today, first, days };
}

export type Calendars = ReturnType<typeof useCalendarAddress>;
