"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";
import { When } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";

/** The customer must confirm attendance; a confirmation by phone is recorded here. */
export default function ToConfirm({ booking, by }: { booking: Booking; by: string }) {
  const t = useTranslations("calendar");
  const toast = useToast();
  const { show } = useBookingKeeper();
  const attend = useMutation({
    mutationFn: () => turnero.bookings.attend(booking.id),
    onSuccess: (after) => {
      show(after);
      toast.undoable(t("they_come_noted"), async () => show(await turnero.bookings.unattend(booking.id)));
    },
    onError: toast.failed,
  });
  return (
    <Notice tone="held">
      <p className="mb-2">{t.rich("confirm_by", { when: () => <When at={by} inside /> })}</p>
      <Button size="sm" pending={attend.isPending} onClick={() => attend.mutate()}>
        {t("they_come")}
      </Button>
    </Notice>
  );
}
