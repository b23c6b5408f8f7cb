"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Booking } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { onBookingsRead, useBookingKeeper } from "@/components/bookings/booking-change";
import { type EndChange, keepEnd, keptEnds } from "@/components/bookings/undo/kept-ends";
import { isOpen } from "@/components/work/moves";

const pauseMs = 500;
/** An end that the server has not made by then was refused. */
const reads = 12;

const pause = () => new Promise<void>((done) => setTimeout(done, pauseMs));

/** After a reload: shows the ends that the page before it has sent, until a read confirms or denies them. */
export default function SettleEnds() {
  const queries = useQueryClient();
  const keeper = useBookingKeeper();
  const settle = async (id: string, change: EndChange) => {
    let real: Booking = await turnero.bookings.get(id);
    const showEnded = () => keeper.show({ ...real, ...change });
    const unwatch = onBookingsRead(queries, showEnded);
    try {
      for (let read = 1; isOpen(real) && read < reads; read++) {
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
    for (const [id, change] of Object.entries(keptEnds()))
      void latest
        .current(id, change)
        .catch(() => {}) // Then the screen shows what it read itself.
        .finally(() => keepEnd(id, null));
  }, []);
  return null;
}
