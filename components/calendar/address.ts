"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTimeZone } from "next-intl";
import { useCallback, useEffect, useMemo } from "react";
import { newBookingParams } from "@/components/bookings/new/address";
import { addressIn, type CalendarAddress, searchOf, shownDays, stepped } from "@/components/calendar/address-in";
import { dateAt } from "@/components/time/zone";
import { useIsWide } from "@/components/ui/media-query";
import { useNow } from "@/components/ui/now";

type Patch = Partial<CalendarAddress>;

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
  const { first, days } = shownDays(address);
  const step = useCallback((by: 1 | -1) => go((here) => ({ date: stepped(here, by) })), [go]);
  return { address, search, go, step, zone, now, today, first, days };
}

export type Calendars = ReturnType<typeof useCalendarAddress>;
