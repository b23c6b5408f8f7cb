"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { onBookingsRead, useBookingKeeper } from "@/components/bookings/booking-change";
import { type KeptEnd, keepEnd, keptEnds } from "@/components/bookings/undo/kept-ends";
import { isOpen } from "@/components/work/moves";

const pauseMs = 500;
/** An end that the server has not made by then was refused. */
const reads = 12;

const pause = () => new Promise<void>((done) => setTimeout(done, pauseMs));

/** Whether the booking as it was read lacks the end; a version as late as the answer's has it, or what came after it. */
const lacks = (real: Booking, { version }: KeptEnd): boolean =>
  isOpen(real) && (version === undefined || real.version < version);

/** After a reload: shows the ends that the page before it has sent, until a read confirms or denies them. */
export default function SettleEnds() {
  const queries = useQueryClient();
  const keeper = useBookingKeeper();
  const settle = async (id: string, end: KeptEnd) => {
    let real: Booking = await turnero.bookings.get(id);
    const showEnded = () => keeper.show({ ...real, ...end.change });
    const unwatch = onBookingsRead(queries, () => lacks(real, end) && showEnded());
    try {
      for (let read = 1; lacks(real, end) && read < reads; read++) {
        showEnded();
        await pause();
        real = await turnero.bookings.get(id);
      }
    } finally {
      unwatch();
      keeper.show(real);
      keeper.refresh();
    }
  };
  const latest = useRef(settle);
  useEffect(() => {
    for (const [id, end] of Object.entries(keptEnds()))
      void latest
        .current(id, end)
        .catch(() => {}) // Then the screen shows what it read itself.
        .finally(() => keepEnd(id, null));
  }, []);
  return null;
}
