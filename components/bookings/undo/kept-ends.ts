"use client";

import type { Booking } from "@/clients/typescript/src/client";

/** What an end changes. */
export type EndChange = Pick<Booking, "status" | "stage" | "assignee" | "outcome">;
type KeptEnds = Record<string, EndChange>;

const place = "turnero.sent-ends";

/**
 * The ends that this tab has sent and that a page loaded now may lack, by booking: with a reload the server may read the
 * page before it has the end.
 */
export function keptEnds(): KeptEnds {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

export function keepEnd(id: string, change: EndChange | null): void {
  const { [id]: _, ...others } = keptEnds();
  sessionStorage.setItem(place, JSON.stringify(change ? { ...others, [id]: change } : others));
}
