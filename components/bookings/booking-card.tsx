"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Booking, Service, StageMovePage } from "@/clients/typescript/src/client";
import { BookingActions } from "@/components/bookings/booking-actions";
import { Answers, Facts, type Named } from "@/components/bookings/booking-facts";
import { BookingHistory, type StageWords } from "@/components/bookings/booking-history";
import { BookingNotes } from "@/components/bookings/booking-notes";
import { walkInReason } from "@/components/bookings/came-by";
import { CopyCustomerLink } from "@/components/bookings/copy-link";
import { MissingAnswers } from "@/components/bookings/missing-answers";
import { bookingCard } from "@/components/bookings/queries";
import { StatusBadge } from "@/components/bookings/status";
import { Attending } from "@/components/notices/attending";
import { Countdown } from "@/components/time/countdown";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { Link } from "@/components/ui/link";
import { useReturnFocus } from "@/components/ui/return-focus";
import { Skeleton } from "@/components/ui/skeleton";
import { Notice } from "@/components/ui/states";
import { isOpen, type Stages } from "@/components/work/moves";

const HeldBooking = dynamic(() => import("@/components/bookings/new/held-booking"), {
  ssr: false,
  loading: () => <Skeleton className="h-24 rounded-md" />,
});
const Evidence = dynamic(() => import("@/components/work/evidence/evidence").then(({ Evidence }) => Evidence), {
  ssr: false,
  loading: () => <Skeleton className="h-24 rounded-md" />,
});
const NoticeList = dynamic(() => import("@/components/notices/notice-list"), {
  ssr: false,
  loading: () => <Skeleton className="h-12 rounded-md" />,
});
const ToConfirm = dynamic(() => import("@/components/bookings/to-confirm"), { ssr: false });
const MoveBooking = dynamic(() => import("@/components/bookings/move-booking"), { ssr: false });

/** One booking: who, when, with what, what happened to it, and everything that can be done with it now. */
export function BookingCard({
  first,
  service,
  history,
  stages,
  actions,
  resources,
  phone,
}: {
  first: Booking;
  service: Service | null;
  history: StageMovePage;
  stages: StageWords;
  actions: Stages["actions"];
  resources: Named;
  phone: string | null;
}) {
  const t = useTranslations("calendar");
  const given = useSearchParams().toString();
  const search = given ? `?${given}` : "";
  const { data: booking } = useQuery({ ...bookingCard(first.id), initialData: first });
  const [moving, setMoving] = useState(false);
  const mover = useReturnFocus(moving);
  return (
    <>
      <DrawerHeader title={booking.customer?.name ?? t("nobody")} />
      <DrawerBody>
        <div className="flex flex-col gap-5">
          <div className="flex items-center gap-2">
            <StatusBadge status={booking.status} />
            {booking.attending_since && <Attending />}
            {service && (
              <span className="flex min-w-0 items-center gap-2 truncate">
                <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: service.color }} />
                <span className="truncate font-medium">{service.name}</span>
              </span>
            )}
          </div>
          {booking.status === "held" && booking.hold_expires_at && (
            <HeldBooking booking={booking} service={service} until={booking.hold_expires_at} search={search} />
          )}
          {booking.status === "pending_payment" && booking.hold_expires_at && (
            <Notice tone="held">
              {t("deposit_left")} <Countdown until={booking.hold_expires_at} />
            </Notice>
          )}
          {booking.rescheduled_to_id && (
            <Notice>
              {t("was_moved")}{" "}
              <Link
                href={`/calendar/${booking.rescheduled_to_id}${search}`}
                scroll={false}
                className="font-medium underline"
              >
                {t("see_new")}
              </Link>
            </Notice>
          )}
          {booking.cancel_reason && booking.status === "cancelled" && (
            <Notice>{booking.cancel_reason === "not_confirmed" ? t("not_confirmed") : booking.cancel_reason}</Notice>
          )}
          {booking.confirm_by && booking.status === "confirmed" && !booking.attending_since && (
            <ToConfirm booking={booking} by={booking.confirm_by} />
          )}
          {moving ? (
            <MoveBooking booking={booking} resources={resources} onDone={() => setMoving(false)} />
          ) : (
            <BookingActions
              booking={booking}
              history={history}
              stageActions={actions}
              mover={mover}
              onMove={() => setMoving(true)}
            />
          )}
          {isOpen(booking) && <CopyCustomerLink id={booking.id} />}
          <Facts
            booking={booking}
            service={service}
            resources={resources}
            phone={phone}
            walkIn={walkInReason(history)}
          />
          <BookingNotes booking={booking} />
          <MissingAnswers booking={booking} service={service} />
          <Answers booking={booking} service={service} />
          {booking.customer && booking.start && <NoticeList booking={booking.id} />}
          <Evidence id={booking.id} stages={<BookingHistory id={booking.id} first={history} words={stages} />} />
        </div>
      </DrawerBody>
    </>
  );
}
