"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { bookingHistory } from "@/components/bookings/queries";
import { isAhead } from "@/components/bookings/status";
import { useIsEndSending } from "@/components/bookings/undo/sending-ends";
import { noticePreview } from "@/components/notices/queries";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { useToast } from "@/components/ui/toast";
import { endedStatuses } from "@/lib/core/vocabulary";

const UndoQuestion = dynamic(() => import("@/components/bookings/undo/undo-question"), { ssr: false });

/** Undoes the last change of a booking; if refused, says why. */
export function useUndo() {
  const t = useTranslations();
  const toast = useToast();
  const queries = useQueryClient();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    mutationFn: ({ id, version, notify }: Booking & { notify?: boolean }) =>
      turnero.bookings.undo(id, { expected_version: version, ...(notify === undefined ? {} : { notify }) }),
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

/** Whether the customer would hear that a cancelled visit takes place after all. */
function useIsReinstatementTold() {
  const queries = useQueryClient();
  return async ({ id, status, customer, start }: Booking): Promise<boolean> => {
    if (status !== "cancelled" || customer === null || !isAhead({ start })) return false;
    const preview = await queries.fetchQuery({ ...noticePreview(id, "reinstated"), staleTime: 0 }).catch(() => null);
    return Boolean(preview?.way);
  };
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

/**
 * Undoes how a booking ended, for as long as the server can. Null where nothing is left.
 * `question` asks first, where a customer who heard of the cancellation would hear that it no longer holds.
 */
export function useUndoEnd(booking: Booking): { run: () => void; pending: boolean; question: ReactNode } | null {
  const now = useNow();
  const undo = useUndo();
  const isTold = useIsReinstatementTold();
  const [asked, setAsked] = useState(false);
  const isSending = useIsEndSending(booking.id);
  const { id, status, undo_until } = booking;
  if (isSending) return { run: () => {}, pending: true, question: null };
  if (!isEnded(status) || undo_until === null || Date.parse(undo_until) <= now.getTime()) return null;
  const start = async () => {
    if (await isTold(booking)) setAsked(true);
    else undo.mutate(booking);
  };
  const answered = (notify: boolean) => {
    setAsked(false);
    undo.mutate({ ...booking, notify });
  };
  const question = asked && <UndoQuestion booking={id} onClose={() => setAsked(false)} onSure={answered} />;
  return { run: () => void start(), pending: undo.isPending, question };
}

export function UndoEnd({ booking }: { booking: Booking }) {
  const undo = useUndoEnd(booking);
  return (
    undo && (
      <>
        <UndoButton pending={undo.pending} onClick={undo.run} />
        {undo.question}
      </>
    )
  );
}
