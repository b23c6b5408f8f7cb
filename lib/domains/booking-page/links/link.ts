import type { Actor } from "@/lib/core/actor";
import { auditEntry } from "@/lib/core/audit";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { customerBooking } from "@/lib/domains/booking-page/links/customer-booking";
import { isLinkOver } from "@/lib/domains/booking-page/links/rules";
import { invalidTransition } from "@/lib/domains/bookings/rules";
import { findBooking } from "@/lib/domains/bookings/store";

/** The customer's link to a booking, for the team to pass on. Its holder may cancel, so who took it is audited. */
export async function linkOf(actor: Actor, id: string): Promise<{ url: string }> {
  const booking = await findBooking(sqlOf(actor), actor.project.id, id);
  if (!booking) throw notFound("booking", id);
  if (booking.status !== "rescheduled" && isLinkOver(booking, actor.now)) throw invalidTransition(id, booking.status);
  const { url } = await customerBooking(actor, id);
  await inTransaction(actor, (tx) => auditEntry(tx, actor, "customer_link.made", id, null, null));
  return { url };
}
