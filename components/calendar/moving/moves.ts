"use client";

import { useEffect, useRef } from "react";
import { type Move, useMove } from "@/components/bookings/move";
import type { Followed } from "@/components/calendar/moving/follow";

/** Moving in the calendar: what was refused is dismissed when a panel opens, and gives the focus to its booking. */
export function useMoves(openId: string | null) {
  const { move, refusal, dismiss } = useMove();
  const followed = useRef<Followed | null>(null);
  useEffect(() => {
    if (openId !== null) dismiss();
  }, [openId, dismiss]);
  const moveRefused = (wanted: Move) => {
    followed.current = { booking: wanted.booking, start: wanted.start };
    move(wanted);
  };
  const putBack = () => {
    if (refusal) followed.current = { booking: refusal.move.booking, start: refusal.move.booking.start };
    dismiss();
  };
  return { move, refusal, dismiss, followed, moveRefused, putBack };
}
