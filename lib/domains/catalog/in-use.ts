import type { Actor } from "@/lib/core/actor";
import { Problem } from "@/lib/core/problem";

/** A booking has no name of its own: it is told by its service, its customer and its start. */
export type HoldingBooking = {
  type: "booking";
  id: string;
  name: null;
  service_name: string;
  customer_name: string | null;
  /** Null for a task, which has no time. */
  start: string | null;
};

/** What keeps a part of the catalog from being deleted. */
export type Holder = { type: "service" | "resource"; id: string; name: string } | HoldingBooking;

const described = ({ type, id, name }: Holder): string =>
  name === null ? `the ${type} ${id}` : `the ${type} "${name}" (${id})`;

/** Who may not read bookings learns their ids alone. */
const shown = (holder: Holder, mayRead: boolean) =>
  holder.type === "booking" && !mayRead ? { type: holder.type, id: holder.id, name: holder.name } : holder;

/** Refuses to delete what something live still needs, and says what that is. */
export function refuseWhileHeld(actor: Actor, what: string, id: string, holders: readonly Holder[]): void {
  const mayRead = actor.scopes.has("bookings:read");
  if (holders.length === 0) return;
  throw new Problem("invalid_transition", {
    detail: `The ${what} ${id} is in use by ${holders.map(described).join(", ")}.`,
    held_by: holders.map((holder) => shown(holder, mayRead)),
  });
}
