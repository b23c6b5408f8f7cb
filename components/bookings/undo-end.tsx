"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { useWaitingEnd } from "@/components/bookings/delayed-end";
import { bookingHistory } from "@/components/bookings/queries";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { useToast } from "@/components/ui/toast";
import { endedStatuses } from "@/lib/core/vocabulary";

/** Undoes the last change of a booking; if refused, says why. */
export function useUndo() {
  const t = useTranslations();
  const toast = useToast();
  const queries = useQueryClient();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    mutationFn: ({ id, version }: Booking) => turnero.bookings.undo(id, { expected_version: version }),
    onSuccess: (real) => {
      show(real);
      toast.done(t("common.undone"));
    },
    onError: (error, { status }) =>
      toast.failed(error, {
        slot_taken: isEnded(status) ? t("calendar.undo_taken") : t("work.undo_refused.time_taken"),
        version_conflict: t("work.undo_refused.moved_on"),
        invalid_transition: t("work.undo_refused.changed"),
      }),
    onSettled: (_real, _error, { id }) => {
      refresh();
      // What can be undone next is read from the history.
      return queries.invalidateQueries({ queryKey: bookingHistory(id).queryKey });
    },
  });
}

const ended: readonly Booking["status"][] = endedStatuses;
const isEnded = (status: Booking["status"]): boolean => ended.includes(status);

/** The same words for every way back. */
export function UndoButton(props: ComponentProps<typeof Button>) {
  const t = useTranslations("common");
  return (
    <Button {...props}>
      <Undo2 aria-hidden className="size-4" />
      {t("undo")}
    </Button>
  );
}

/** Undoes how a booking ended: before it is sent, and then for as long as the server can. Null where nothing is left. */
export function useUndoEnd(booking: Booking): { run: () => void; pending: boolean } | null {
  const now = useNow();
  const undo = useUndo();
  const waiting = useWaitingEnd(booking.id);
  const { status, undo_until } = booking;
  if (waiting) return { run: waiting.undo, pending: waiting.sending };
  if (!isEnded(status) || undo_until === null || Date.parse(undo_until) <= now.getTime()) return null;
  return { run: () => undo.mutate(booking), pending: undo.isPending };
}

export function UndoEnd({ booking }: { booking: Booking }) {
  const undo = useUndoEnd(booking);
  return undo && <UndoButton pending={undo.pending} onClick={undo.run} />;
}
