"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Booking, Conversation } from "@/clients/typescript/src/client";
import { NewBooking } from "@/components/bookings/new/new-booking";
import { personIn } from "@/components/conversations/person";
import { Sheet } from "@/components/ui/drawer";

/** A new booking for the person of the conversation, which stays where it is. */
export default function BookingSheet({
  conversation,
  onBooked,
  onClose,
}: {
  conversation: Conversation;
  onBooked: (booking: Booking) => void;
  onClose: () => void;
}) {
  const t = useTranslations("calendar");
  const { id } = conversation;
  const { id: customer } = personIn(conversation);
  const about = useMemo(() => new URLSearchParams({ customer, conversation: id }), [customer, id]);
  return (
    <Sheet label={t("booking")} onClose={onClose}>
      <NewBooking about={about} onBooked={onBooked} />
    </Sheet>
  );
}
