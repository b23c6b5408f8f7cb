"use client";

import { CalendarPlus, CircleCheck, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { CustomerBooking } from "@/clients/typescript/src/client";
import { Facts } from "@/components/booking-page/facts";
import { Button, buttonClass } from "@/components/ui/button";
import { CopyBox } from "@/components/ui/copy";

/** A changed booking gets a new calendar URL, so that calendar apps refetch it. */
export const calendarFileOf = ({ token, version }: CustomerBooking): string =>
  `/api/v1/public/bookings/${token}/calendar.ics?_version=${version}`;

export function CalendarLink({ booking }: { booking: CustomerBooking }) {
  const t = useTranslations("booking");
  if (!booking.start) return null;
  return (
    <a href={calendarFileOf(booking)} download="booking.ics" className={buttonClass()}>
      <CalendarPlus aria-hidden className="size-4" />
      {t("add_to_calendar")}
    </a>
  );
}

/** It is done: what, when and where, and the way back to it. */
export function Finished({
  heading,
  booking,
  phone,
  onAnother,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  booking: CustomerBooking;
  phone: string | undefined;
  onAnother: () => void;
}) {
  const t = useTranslations("booking");
  const waits = booking.status === "pending_payment" || booking.start === null;
  const Icon = waits ? Clock : CircleCheck;
  const title = booking.start === null ? t("queued_title") : waits ? t("deposit_title") : t("done_title");
  return (
    <div className="flex flex-col gap-5">
      <div role="status" className="flex items-center gap-3">
        <Icon aria-hidden className={`size-8 shrink-0 ${waits ? "text-held" : "text-done"}`} />
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
          {title}
        </h2>
      </div>
      <div className="rounded-md border border-line bg-canvas p-4">
        <Facts booking={booking} phone={phone} />
      </div>
      <div className="flex flex-col gap-2">
        <a href={`/m/${booking.token}`} className={buttonClass({ look: "primary" })}>
          {t(booking.start ? "see_move_cancel" : "see_cancel")}
        </a>
        <CalendarLink booking={booking} />
        <Button onClick={onAnother}>{t("book_another")}</Button>
      </div>
      <div>
        <p className="mb-1 font-medium text-sm">{t("keep_link")}</p>
        <CopyBox text={booking.url} label={t("keep_link")} />
      </div>
    </div>
  );
}
