"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { isAhead } from "@/components/bookings/status";
import { noticePreview } from "@/components/notices/queries";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { useToast } from "@/components/ui/toast";
import { endedStatuses } from "@/lib/core/vocabulary";

const UndoQuestion = dynamic(() => import("@/components/bookings/undo-question"), { ssr: false });

/** Takes back how a booking ended, as long as its time is free. */
export function useUndoEnd() {
  const t = useTranslations();
  const toast = useToast();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    mutationFn: ({ id, notify }: { id: string; notify?: boolean }) =>
      turnero.bookings.undo(id, notify === undefined ? {} : { notify }),
    onSuccess: (real) => {
      show(real);
      toast.done(t("common.undone"));
    },
    onError: (error) => toast.failed(error, { slot_taken: t("calendar.undo_taken") }),
    onSettled: refresh,
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

/** The way back from an end, for as long as the server has one. */
export function UndoEnd({ booking, className }: { booking: Booking; className?: string }) {
  const t = useTranslations("common");
  const now = useNow();
  const undo = useUndoEnd();
  const isTold = useIsReinstatementTold();
  const [asked, setAsked] = useState(false);
  const { status, undo_until } = booking;
  if (!ended.includes(status) || undo_until === null || Date.parse(undo_until) <= now.getTime()) return null;
  const start = async () => {
    if (await isTold(booking)) setAsked(true);
    else undo.mutate({ id: booking.id });
  };
  return (
    <>
      <Button className={className} disabled={undo.isPending} onClick={() => void start()}>
        <Undo2 aria-hidden className="size-4" />
        {t("undo")}
      </Button>
      {asked && (
        <UndoQuestion
          booking={booking.id}
          onClose={() => setAsked(false)}
          onSure={(notify) => {
            setAsked(false);
            undo.mutate({ id: booking.id, notify });
          }}
        />
      )}
    </>
  );
}
