import type { Actor } from "@/lib/core/actor";
import { audit, auditEntry } from "@/lib/core/audit";
import { inTransaction, reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { customerBooking } from "@/lib/domains/booking-page/customer-booking";
import { isLinkOver } from "@/lib/domains/booking-page/rules";
import type { HostedPage, UpdateHostedPageBody } from "@/lib/domains/booking-page/schema";
import { findSettings, saveSettings, unknownServices } from "@/lib/domains/booking-page/store";
import { pageUrl } from "@/lib/domains/booking-page/tokens";
import { invalidTransition } from "@/lib/domains/bookings/rules";
import { findBooking } from "@/lib/domains/bookings/store";

export const settingsOf = async (actor: Actor): Promise<HostedPage> => ({
  ...(await findSettings(reader(actor), actor.project.id)),
  url: pageUrl(actor.project.slug),
});

export const change = (actor: Actor, body: UpdateHostedPageBody): Promise<HostedPage> =>
  inTransaction(actor, async (tx) => {
    const { id, slug } = actor.project;
    const [stranger] = await unknownServices(tx, id, body.service_ids ?? []);
    if (stranger !== undefined) throw notFound("service", stranger);
    const before = await findSettings(tx, id);
    const after = { ...body, headline: body.headline || null, text: body.text || null };
    await saveSettings(tx, id, after, actor.now);
    await audit(tx, actor, "booking_page.updated", id, before, after);
    return { ...after, url: pageUrl(slug) };
  });

/** The customer's own link to a booking, for the team to pass on. Whoever has it may cancel: it is noted who took it. */
export async function linkOf(actor: Actor, id: string): Promise<{ url: string }> {
  const booking = await findBooking(sqlOf(actor), actor.project.id, id);
  if (!booking) throw notFound("booking", id);
  if (booking.status !== "rescheduled" && isLinkOver(booking, actor.now)) throw invalidTransition(id, booking.status);
  const { url } = await customerBooking(actor, id);
  await inTransaction(actor, (tx) => auditEntry(tx, actor, "customer_link.made", id, null, null));
  return { url };
}
