"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { Booking } from "@/clients/typescript/src/client";
import { onBookingsRead, useBookingKeeper } from "@/components/bookings/booking-change";
import { bookingCard } from "@/components/bookings/queries";
import { type EndChange, keepEnd } from "@/components/bookings/undo/kept-ends";
import { markSending } from "@/components/bookings/undo/sending-ends";
import type { ProblemWords } from "@/components/forms/words";
import { outlivePage } from "@/components/page-calls";
import { TurneroProblem } from "@/components/problem";
import { useToast } from "@/components/ui/toast";
import { useUndoMove } from "@/components/work/undo-move";

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

/** Ends a booking: seen at once, put back when the server says no, with an undo by the server. */
export function useSendEnd(): (end: End) => Promise<void> {
  const queries = useQueryClient();
  const toast = useToast();
  const undoMove = useUndoMove();
  const { show, refresh } = useBookingKeeper();
  return async ({ booking, after, text, send, refusals }) => {
    const { id } = booking;
    const showAs = (change: EndChange) =>
      show({ ...(queries.getQueryData(bookingCard(id).queryKey) ?? booking), ...change });
    const change = changeOf(after);
    markSending(id, true);
    showAs(change);
    // Refetched data does not include the pending end yet.
    const unwatch = onBookingsRead(queries, () => showAs(change));
    keepEnd(id, { change });
    try {
      const real = await outlivePage(send);
      keepEnd(id, { change, version: real.version });
      unwatch();
      show(real);
      toast.undoable(text, () => undoMove.undo(real), { refusals: undoMove.refusals, about: id });
    } catch (error) {
      // A reload loses the answer only.
      if (!(error instanceof TurneroProblem && error.isLost)) keepEnd(id, null);
      unwatch();
      showAs(changeOf(booking));
      toast.failed(error, refusals?.(error));
    } finally {
      refresh();
      // After the queries have told the screens what became of it: a button that stays must not be gone in between.
      setTimeout(() => markSending(id, false));
      setTimeout(() => keepEnd(id, null), reloadMs);
    }
  };
}
