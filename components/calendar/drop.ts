"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Move, showBack, showMoved } from "@/components/bookings/move";
import { movedNotice, noticeReach } from "@/components/notices/queries";

/**
 * What a drop does: where the customer would be told, the words are shown first; else the booking moves at once, and the
 * toast says that nobody is told. A time that cannot be had has no words, and its refusal is shown.
 */
export function useDrop(move: (move: Move) => void) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Move | null>(null);
  const reachOf = async (wanted: Move) => {
    if (wanted.booking.customer_name === null) return { cause: null, way: null, words: null };
    return queries.fetchQuery({ ...noticeReach(movedNotice(wanted)), staleTime: 0 }).catch(() => null);
  };
  const drop = async (wanted: Move) => {
    showMoved(queries, wanted);
    const reach = await reachOf(wanted);
    const told = reach ? { ...wanted, reached: reach.way !== null && reach.cause === null } : wanted;
    if (reach?.way && reach.words) setAsked(told);
    else move(told);
  };
  const answer = (wanted: Move, notify: boolean | null) => {
    setAsked(null);
    if (notify === null) showBack(queries, wanted);
    else move({ ...wanted, notify });
  };
  return { drop, asked, answer };
}
