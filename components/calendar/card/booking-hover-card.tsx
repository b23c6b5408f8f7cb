"use client";

import { useQuery } from "@tanstack/react-query";
import { Clock, Phone, StickyNote, Tag, UserRound } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import { bookingCard } from "@/components/bookings/queries";
import { isMovable, StatusBadge } from "@/components/bookings/status";
import { placeCard } from "@/components/calendar/card/place-card";
import { Skeleton } from "@/components/ui/skeleton";
import { clockTime } from "@/components/ui/spoken-time";
import { showPhone } from "@/lib/core/phone/phone";

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex min-h-5 items-center gap-2 text-sm">
      <span aria-hidden className="shrink-0 text-ink-faint">
        {icon}
      </span>
      <span className="min-w-0 truncate">{children}</span>
    </p>
  );
}

const icon = "size-4";

/** The phone and the first line of the notes, which the calendar itself does not load. */
function Details({ booking }: { booking: CalendarBooking }) {
  const { data, isPending } = useQuery(bookingCard(booking.id));
  const hasPhone = booking.customer_name !== null;
  const [note] = (data?.notes ?? "").trim().split("\n");
  if (isPending)
    return (
      <>
        {hasPhone && <Skeleton className="h-5 w-40" />}
        {booking.has_notes && <Skeleton className="h-5 w-56" />}
      </>
    );
  return (
    <>
      {data?.customer?.phone && <Row icon={<Phone className={icon} />}>{showPhone(data.customer.phone)}</Row>}
      {note && <Row icon={<StickyNote className={icon} />}>{note}</Row>}
    </>
  );
}

/** What a booking is about, beside it, without opening it. */
export default function BookingHoverCard({
  booking,
  names,
  box,
  byKey,
  zone,
  onEnter,
  onLeave,
  onClose,
}: {
  booking: CalendarBooking;
  names: readonly string[];
  box: DOMRect;
  byKey: boolean;
  zone: string;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const place = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const { left, top } = placeCard(box, { width, height }, { width: innerWidth, height: innerHeight });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    // It grows when the details arrive.
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // A drawer behind it closes by the next one.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [onClose]);
  const at = (when: string) => clockTime(new Date(when), locale, zone);
  return createPortal(
    <div
      ref={card}
      role="status"
      aria-label={t("booking")}
      data-hover-card
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed z-50 flex w-72 animate-fade flex-col gap-1 rounded-md border border-line bg-raised p-3 text-ink shadow-float"
    >
      <p className="flex items-center justify-between gap-2">
        <span className="truncate font-semibold">{booking.customer_name ?? t("nobody")}</span>
        <span className="shrink-0">
          <StatusBadge status={booking.status} />
        </span>
      </p>
      <Row icon={<Clock className={icon} />}>
        <span className="tabular-nums">
          {at(booking.start)}–{at(booking.end)}
        </span>
      </Row>
      <Row icon={<Tag className={icon} />}>{booking.service.name}</Row>
      {names.length > 0 && <Row icon={<UserRound className={icon} />}>{names.join(" · ")}</Row>}
      <Details booking={booking} />
      {byKey && isMovable(booking.status) && (
        <p className="mt-1 border-line border-t pt-2 text-ink-soft text-sm">{t("lift_hint")}</p>
      )}
    </div>,
    document.body,
  );
}
