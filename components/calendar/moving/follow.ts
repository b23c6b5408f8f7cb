"use client";

import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import type { Column } from "@/components/calendar/columns";
import { isNowhere } from "@/components/ui/return-focus";

type Followed = { booking: CalendarBooking; start: string };

/** Whether a booking is the one that was dropped: moved, it is another booking with another id. */
const isSame = ({ booking, start }: Followed, other: CalendarBooking): boolean =>
  other.customer_name === booking.customer_name &&
  other.service.id === booking.service.id &&
  [booking.start, start].some((at) => Date.parse(at) === Date.parse(other.start));

/** The focus goes with a booking that was moved by keys, and back with one that was refused. */
export function useFollow(scroller: RefObject<HTMLElement | null>, columns: readonly Column[]) {
  const followed = useRef<Followed | null>(null);
  useEffect(() => {
    const { current } = followed;
    if (!current) return;
    const blocks = columns.flatMap((column) => column.blocks);
    const id = blocks.find(({ item }) => isSame(current, item))?.item.id;
    const block = id ? scroller.current?.querySelector<HTMLElement>(`[data-booking="${id}"]`) : null;
    if (isNowhere()) block?.focus({ preventScroll: true });
    // Whoever went on meanwhile stays there; a question about the move is no such place.
    else if (document.activeElement !== block && !document.activeElement?.closest("[role='dialog']"))
      followed.current = null;
  });
  return useCallback((booking: CalendarBooking, start: string) => {
    followed.current = { booking, start };
  }, []);
}
