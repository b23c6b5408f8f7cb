"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Move, showBack, showMoved } from "@/components/bookings/move";
import { movedNotice, noticeReach } from "@/components/notices/queries";

/**
 * What a drop does: where the customer would be told, the words are shown first; else the booking moves at once. A time
 * that cannot be had has no words, and its refusal is shown.
 */
export function useDrop(move: (move: Move) => void) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Move | null>(null);
  const isTold = async (wanted: Move): Promise<boolean> => {
    if (wanted.booking.customer_name === null) return false;
    const reach = await queries.fetchQuery({ ...noticeReach(movedNotice(wanted)), staleTime: 0 }).catch(() => null);
    return Boolean(reach?.way && reach.words);
  };
  const drop = async (wanted: Move) => {
    showMoved(queries, wanted);
    if (await isTold(wanted)) setAsked(wanted);
    else move(wanted);
  };
  const answer = (wanted: Move, notify: boolean | null) => {
    setAsked(null);
    if (notify === null) showBack(queries, wanted);
    else move({ ...wanted, notify });
  };
  return { drop, asked, answer };
}
