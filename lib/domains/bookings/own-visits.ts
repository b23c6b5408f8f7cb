import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { longestVisitMs, openStatuses, type Span, visitsDuring } from "@/lib/core/vocabulary";
import { type BookingFilter, pageOf, selectPage } from "@/lib/domains/bookings/reading/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findService } from "@/lib/domains/catalog/services/store";

/** By whom: a customer who is known for sure, else a conversation. */
export type Whose = Pick<BookingFilter, "customer_id" | "conversation_id">;

type NamedVisit = Span & { service: string };

type Asked = Pick<BookingFilter, "status" | "from" | "to">;

/** Their first bookings, in one statement: they are few, and hardly asked for again, so the cache is not for them. */
export const firstVisits = (actor: Actor, whose: Whose, asked: Asked, most: number): Promise<Booking[]> =>
  selectPage(sqlOf(actor), pageOf(actor.project.id, { ...whose, ...asked }, null, most), most);

/** Their open bookings that share time with a span, but for one. Both may be meant, so this is a warning, never a refusal. */
export async function ownVisits(actor: Actor, whose: Whose, span: Span, but: string | null = null): Promise<Booking[]> {
  const from = new Date(Date.parse(span.start) - longestVisitMs).toISOString();
  const found = await firstVisits(actor, whose, { status: [...openStatuses], from, to: span.end }, 100);
  return visitsDuring(found, span).filter(({ id }) => id !== but);
}

/** The same as the customer is told of them. */
export async function namedVisits(actor: Actor, whose: Whose, span: Span, but: string): Promise<NamedVisit[]> {
  const visits = await ownVisits(actor, whose, span, but);
  const named = visits.map(async ({ service_id, start, end }) => {
    const service = await findService(reader(actor), actor.project.id, service_id);
    return service && start && end ? [{ service: service.name, start, end }] : [];
  });
  return (await Promise.all(named)).flat();
}
