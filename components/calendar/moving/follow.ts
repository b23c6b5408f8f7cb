"use client";

import { type RefObject, useEffect } from "react";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import type { Column } from "@/components/calendar/columns";
import { isNowhere } from "@/components/ui/return-focus";

/** A booking that is moved, and the start that is asked for. */
export type Followed = { booking: CalendarBooking; start: string };

/** Whether a booking is the one that was dropped: moved, it is another booking with another id. */
const isSame = ({ booking, start }: Followed, other: CalendarBooking): boolean =>
  other.customer_name === booking.customer_name &&
  other.service.id === booking.service.id &&
  [booking.start, start].some((at) => Date.parse(at) === Date.parse(other.start));

/** Under which id the columns have it now; its own id comes first, for a visit has others at the same time. */
export function followedId(followed: Followed, columns: readonly Column[]): string | null {
  const found = columns.flatMap(({ blocks }) => blocks).filter(({ item }) => isSame(followed, item));
  return (found.find(({ item }) => item.id === followed.booking.id) ?? found[0])?.item.id ?? null;
}

/** The focus goes with a booking that was moved by keys or from its refusal, and back with one that was refused. */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Column[],
  followed: RefObject<Followed | null>,
): void {
  useEffect(() => {
    const { current } = followed;
    if (!current) return;
    const id = followedId(current, columns);
    const block = id ? scroller.current?.querySelector<HTMLElement>(`[data-booking="${id}"]`) : null;
    if (isNowhere()) block?.focus({ preventScroll: true });
    // Whoever went on meanwhile stays there; a question about the move or its refusal is no such place.
    else if (document.activeElement !== block && !document.activeElement?.closest("[role='dialog'], [data-refusal]"))
      followed.current = null;
  });
}
