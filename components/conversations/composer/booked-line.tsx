"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, X } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { Booking } from "@/clients/typescript/src/client";
import { services } from "@/components/catalog/queries";
import { toldTime } from "@/components/conversations/composer/variables";
import { noticesOfBooking } from "@/components/notices/queries";
import { isTold } from "@/components/notices/told";
import { Button } from "@/components/ui/button";

/** After a booking in the conversation: its confirmation for the reply, unless the customer is told of it anyway. */
export default function BookedLine({
  booking,
  locale,
  onInsert,
  onDone,
}: {
  booking: Booking;
  locale: string | null;
  onInsert: (confirmation: string) => void;
  onDone: () => void;
}) {
  const t = useTranslations("conversations");
  const close = useTranslations("common")("close");
  const [mine, zone] = [useLocale(), useTimeZone() ?? "UTC"];
  const { data } = useQuery(services);
  const { data: notices, isPending } = useQuery(noticesOfBooking(booking.id));
  const told = notices !== undefined && isTold(notices.data);
  const service = data?.find(({ id }) => id === booking.service_id)?.name ?? t("a_task");
  const when = (language: string) => (booking.start ? toldTime(booking.start, language, zone) : t("no_time"));
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-2 bg-confirmed-soft px-4 py-2 text-confirmed-text md:flex-nowrap"
    >
      <CalendarCheck aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        {t("booked_when", { service, when: when(mine) })} {told && t("booked_told")}
      </p>
      {!told && !isPending && (
        <Button
          size="sm"
          onClick={() => {
            onInsert(t("booked_text", { service, when: when(locale ?? mine) }));
            onDone();
          }}
        >
          {t("booked_insert")}
        </Button>
      )}
      <Button size="icon-sm" look="ghost" aria-label={close} onClick={onDone}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
