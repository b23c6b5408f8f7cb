"use client";

import type { Booking } from "@/clients/typescript/src/client";

/** What an end changes. */
export type EndChange = Pick<Booking, "status" | "stage" | "assignee" | "outcome">;
/** With the version that the answer brought, once there is one. */
export type KeptEnd = { change: EndChange; version?: number };

const place = "turnero.sent-ends";

/**
 * The ends that this tab has sent and that a page loaded now may lack, by booking: with a reload the server may read the
 * page before it has the end.
 */
export function keptEnds(): Record<string, KeptEnd> {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

export function keepEnd(id: string, end: KeptEnd | null): void {
  const { [id]: _, ...others } = keptEnds();
  sessionStorage.setItem(place, JSON.stringify(end ? { ...others, [id]: end } : others));
}
