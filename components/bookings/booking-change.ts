"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Booking, CalendarBooking } from "@/clients/typescript/src/client";
import type { Action, Said } from "@/components/bookings/actions";
import { patchCalendars } from "@/components/bookings/move";
import { bookingCard } from "@/components/bookings/queries";
import { TurneroProblem } from "@/components/problem";
import { useToast } from "@/components/ui/toast";
import { patchWork } from "@/components/work/queries";

/** Shows a changed booking everywhere at once. */
export function useBookingKeeper() {
  const queries = useQueryClient();
  return {
    show: (booking: Booking) => {
      queries.setQueryData(bookingCard(booking.id).queryKey, booking);
      patchWork(queries, (known) => (known.id === booking.id ? booking : known));
      patchCalendars(queries, booking.id, (known: CalendarBooking) => ({
        ...known,
        status: booking.status,
        stage: booking.stage,
        has_notes: Boolean(booking.notes),
        intake_missing: booking.intake_missing.length > 0,
        attending: booking.attending_since !== null,
        version: booking.version,
      }));
    },
    refresh: () => void queries.invalidateQueries({ queryKey: ["bookings"] }),
  };
}

/** Acts whenever bookings were read from the server: what is shown ahead of it must be shown again. Returns the end of that. */
export const onBookingsRead = (queries: QueryClient, act: () => void): (() => void) =>
  queries.getQueryCache().subscribe((event) => {
    const read = event.type === "updated" && event.action.type === "success" && !event.action.manual;
    if (read && event.query.queryKey[0] === "bookings") act();
  });

const final = new Set(["already_claimed", "invalid_transition", "version_conflict", "not_found"]);

/** Whether sending the same again is of no use, because the booking is no longer what it was. */
export const isFinal = (error: unknown): boolean => error instanceof TurneroProblem && final.has(error.code);

/**
 * An action of the status machine: seen at once, put back when the server says no. While its dialog is open, that says
 * what can be tried again.
 */
export function useBookingAction(booking: Booking, asking: boolean, onDone: (real: Booking, action: Action) => void) {
  const t = useTranslations("calendar");
  const toast = useToast();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    mutationFn: ({ action, said }: { action: Action; said: Said }) => action.send(booking.id, said),
    onMutate: ({ action }) => {
      show({ ...booking, status: action.to });
      return booking;
    },
    onSuccess: (real, { action }) => {
      show(real);
      if (action.undoable) onDone(real, action);
      else toast.done(t(`did.${action.name}`));
    },
    onError: (error, _sent, before) => {
      if (before) show(before);
      if (!asking || isFinal(error)) toast.failed(error);
    },
    onSettled: refresh,
  });
}
