"use client";

import dynamic from "next/dynamic";
import type { RefObject } from "react";
import type { Calendar } from "@/clients/typescript/src/client";
import { useHovered } from "@/components/calendar/card/hovered";

const Card = dynamic(() => import("@/components/calendar/card/booking-hover-card"), { ssr: false });

/** The cards of the bookings in the grid. The open booking has its drawer, and one that is being moved needs the place. */
export function HoverCards({
  scroller,
  calendar,
  zone,
  openId,
  isHolding,
}: {
  scroller: RefObject<HTMLElement | null>;
  calendar: Calendar;
  zone: string;
  openId: string | null;
  isHolding: boolean;
}) {
  const { hovered, keep, leave, close } = useHovered(scroller);
  const booking = hovered && calendar.bookings.find(({ id }) => id === hovered.id);
  if (!hovered || !booking || isHolding || booking.id === openId) return null;
  const names = calendar.resources.filter(({ id }) => booking.resource_ids.includes(id)).map(({ name }) => name);
  return (
    <Card
      booking={booking}
      names={names}
      box={hovered.box}
      byKey={hovered.byKey}
      zone={zone}
      onEnter={keep}
      onLeave={leave}
      onClose={close}
    />
  );
}
