"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import type { Booking } from "@/clients/typescript/src/client";
import { TurneroProblem } from "@/components/api";
import { onBookingsRead, useBookingKeeper } from "@/components/bookings/booking-change";
import { bookingCard } from "@/components/bookings/queries";
import { type EndChange, keepEnd } from "@/components/bookings/undo/kept-ends";
import type { ProblemWords } from "@/components/forms/words";
import { useToast } from "@/components/ui/toast";

export type End = {
  booking: Booking;
  /** As it will be if the server agrees. */
  after: Booking;
  text: string;
  send: () => Promise<Booking>;
  refusals?: (error: unknown) => ProblemWords;
};

/** A page that was read before the end may be loaded until then. */
const reloadMs = 5000;

const changeOf = ({ status, stage, assignee, outcome }: Booking): EndChange => ({ status, stage, assignee, outcome });

type WaitingEnd = { undo: () => void; sending: boolean };

/** The ends that are shown but not answered yet, by booking. */
const waiting = new Map<string, WaitingEnd>();
const listeners = new Set<() => void>();

function keep(id: string, end: WaitingEnd | null): void {
  if (end) waiting.set(id, end);
  else waiting.delete(id);
  for (const listener of listeners) listener();
}

/** After the queries have told the screens what became of it: a button that stays must not be gone in between. */
function releaseSoon(id: string): void {
  const mine = waiting.get(id);
  setTimeout(() => waiting.get(id) === mine && keep(id, null));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The end of a booking that is not answered yet, and what undoes it until it is sent; null where there is none. */
export const useWaitingEnd = (id: string): WaitingEnd | null =>
  useSyncExternalStore(
    listen,
    () => waiting.get(id) ?? null,
    () => null,
  );

/**
 * Ends a booking so that it can be undone: shown at once, sent some seconds later, because an end may free the time for
 * others and notify the customer, which the server's own undo cannot reverse.
 */
export function useDelayedEnd(): (end: End) => void {
  const t = useTranslations("common");
  const queries = useQueryClient();
  const toast = useToast();
  const { show, refresh } = useBookingKeeper();
  return ({ booking, after, text, send, refusals }) => {
    const showAs = (change: EndChange) =>
      show({ ...(queries.getQueryData(bookingCard(booking.id).queryKey) ?? booking), ...change });
    showAs(changeOf(after));
    // Refetched data does not include the pending end yet.
    const unwatch = onBookingsRead(queries, () => showAs(changeOf(after)));
    const back = () => {
      unwatch();
      showAs(changeOf(booking));
      refresh();
    };
    const finish = async () => {
      keep(booking.id, { undo, sending: true });
      const change = changeOf(after);
      keepEnd(booking.id, { change });
      try {
        const real = await send();
        keepEnd(booking.id, { change, version: real.version });
        unwatch();
        show(real);
        refresh();
      } catch (error) {
        // A reload loses the answer only.
        if (!(error instanceof TurneroProblem && error.isLost)) keepEnd(booking.id, null);
        back();
        toast.failed(error, refusals?.(error));
      } finally {
        releaseSoon(booking.id);
        setTimeout(() => keepEnd(booking.id, null), reloadMs);
      }
    };
    const undo = toast.delayed(
      text,
      () => void finish(),
      () => {
        back();
        releaseSoon(booking.id);
        toast.done(t("undone"));
      },
    );
    keep(booking.id, { undo, sending: false });
  };
}
