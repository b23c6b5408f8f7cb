"use client";

import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { useToast } from "@/components/ui/toast";
import { endedStatuses } from "@/lib/core/vocabulary";

/** Takes back how a booking ended, as long as its time is free. */
export function useUndoEnd() {
  const t = useTranslations();
  const toast = useToast();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    mutationFn: ({ id }: Pick<Booking, "id">) => turnero.bookings.undo(id),
    onSuccess: (real) => {
      show(real);
      toast.done(t("common.undone"));
    },
    onError: (error) => toast.failed(error, { slot_taken: t("calendar.undo_taken") }),
    onSettled: refresh,
  });
}

const ended: readonly Booking["status"][] = endedStatuses;

/** The way back from an end, for as long as the server has one. */
export function UndoEnd({ booking, className }: { booking: Booking; className?: string }) {
  const t = useTranslations("common");
  const now = useNow();
  const undo = useUndoEnd();
  const { status, undo_until } = booking;
  if (!ended.includes(status) || undo_until === null || Date.parse(undo_until) <= now.getTime()) return null;
  return (
    <Button className={className} disabled={undo.isPending} onClick={() => undo.mutate(booking)}>
      <Undo2 aria-hidden className="size-4" />
      {t("undo")}
    </Button>
  );
}
