"use client";

import { useEffect, useRef } from "react";
import { useCalendarAddress } from "@/components/calendar/address";
import { addDays, dateAt } from "@/components/time/zone";

/** Behind a booking that was opened by its URL alone, shows its day. The view and the filters stay. */
export function ShowDayOf({ start }: { start: string }) {
  const { zone, first, days } = useCalendarAddress();
  const day = dateAt(zone, Date.parse(start));
  const hidden = day < first || day >= addDays(first, days);
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const search = new URLSearchParams(window.location.search);
    if (!hidden || search.has("date")) return;
    search.set("date", day);
    window.history.replaceState(null, "", `${window.location.pathname}?${search}`);
  }, [hidden, day]);
  return null;
}
