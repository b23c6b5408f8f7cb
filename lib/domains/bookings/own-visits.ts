import type { Actor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { longestVisitMs, openStatuses, type Span, visitsDuring } from "@/lib/core/vocabulary";
import type { Booking } from "@/lib/domains/bookings/schema";
import { type BookingFilter, selectBookings } from "@/lib/domains/bookings/store";

/** By whom: a customer who is known for sure, else a conversation. */
export type Whose = Pick<BookingFilter, "customer_id" | "conversation_id">;

/** Their open bookings that share time with a span, but for one. Both may be meant, so this is a warning, never a refusal. */
export async function ownVisits(actor: Actor, whose: Whose, span: Span, but: string | null = null): Promise<Booking[]> {
  const from = new Date(Date.parse(span.start) - longestVisitMs).toISOString();
  const query = { ...whose, status: [...openStatuses], from, to: span.end };
  const found = await selectBookings(sqlOf(actor), actor.project.id, query, null, 100);
  return visitsDuring(found, span).filter(({ id }) => id !== but);
}
