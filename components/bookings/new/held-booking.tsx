"use client";

import { useMutation } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking, Service } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { type Chosen, customerOf } from "@/components/bookings/booking-body";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import CustomerChoice from "@/components/bookings/new/customer-choice";
import { toNotify, useTyped } from "@/components/bookings/new/typed";
import { Form, useApiForm } from "@/components/forms/form";
import { NobodyToldOfNew, NotifyNew } from "@/components/notices/notify-new";
import { Countdown } from "@/components/time/countdown";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/states";
import { StickyActions } from "@/components/ui/sticky-actions";
import { useToast } from "@/components/ui/toast";

const OwnVisits = dynamic(() => import("@/components/bookings/new/own-visits"), { ssr: false });

/** A held time: confirmed for its customer or for one that is named now, or released. */
export default function HeldBooking({
  booking,
  service,
  until,
  search,
}: {
  booking: Booking;
  service: Service | null;
  until: string;
  search: string;
}) {
  const t = useTranslations("calendar");
  const router = useRouter();
  const toast = useToast();
  const { show, refresh } = useBookingKeeper();
  const [chosen, setChosen] = useState<Chosen>(null);
  const [notify, setNotify] = useState(true);
  const { typed, note } = useTyped();
  const form = useApiForm({
    send: (data) => turnero.holds.confirm(booking.id, { customer: customerOf(chosen, data), notify }),
    onDone: (confirmed) => {
      show(confirmed);
      refresh();
      toast.done(t("booked_for", { name: confirmed.customer?.name ?? "" }));
    },
  });
  const release = useMutation({
    mutationFn: () => turnero.holds.release(booking.id),
    onSuccess: () => {
      refresh();
      toast.done(t("did.release"));
      router.push(`/calendar${search}`, { scroll: false });
    },
    onError: (error) => toast.failed(error, { hold_expired: t("hold_over") }),
  });
  const told = {
    service,
    customer: booking.customer ?? toNotify(chosen, typed),
    visit: { booking_id: booking.id },
  };
  return (
    <Form
      form={form}
      label={t("confirm_booking")}
      problems={{ hold_expired: t("hold_over") }}
      actions={
        <StickyActions
          warning={
            <>
              <NobodyToldOfNew {...told} />
              <div role="status" className="empty:-mb-2">
                {chosen?.kind === "known" && booking.start && booking.end && (
                  <OwnVisits
                    customer={chosen.customer}
                    span={{ start: booking.start, end: booking.end }}
                    services={service ? [service] : []}
                  />
                )}
              </div>
            </>
          }
        >
          <Button type="submit" look="primary" pending={form.pending} disabled={release.isPending}>
            {t("confirm_booking")}
          </Button>
          <Button pending={release.isPending} disabled={form.pending} onClick={() => release.mutate()}>
            {t("do.release")}
          </Button>
        </StickyActions>
      }
    >
      <Notice tone="held">
        {t("held_for")} <Countdown until={until} />
      </Notice>
      {!booking.customer && (
        <div onChange={note}>
          <CustomerChoice chosen={chosen} onChoose={setChosen} />
        </div>
      )}
      <NotifyNew {...told} on={notify} onChange={setNotify} />
    </Form>
  );
}
