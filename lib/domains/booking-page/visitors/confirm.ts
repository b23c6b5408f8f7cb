import type { Actor } from "@/lib/core/actor";
import { inSql, inTransaction, sqlOf } from "@/lib/core/db";
import { networkOf } from "@/lib/core/network/network";
import { phoneKey } from "@/lib/core/phone/phone";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import { notFound } from "@/lib/core/problem";
import { unbookedStatuses } from "@/lib/core/vocabulary";
import { customerBooking } from "@/lib/domains/booking-page/links/customer-booking";
import { isLinkOver } from "@/lib/domains/booking-page/links/rules";
import type { CustomerBooking } from "@/lib/domains/booking-page/links/schema";
import { followBooking } from "@/lib/domains/booking-page/links/store";
import { isHoldToken } from "@/lib/domains/booking-page/tokens";
import { assertTaskPace, assertTaskRoom } from "@/lib/domains/booking-page/visitors/room";
import type { ConfirmPageHoldBody, CreatePageTaskBody } from "@/lib/domains/booking-page/visitors/schema";
import { pageAt, serviceAt, visitorIn } from "@/lib/domains/booking-page/visitors/visitor";
import { changeBooking } from "@/lib/domains/bookings/change";
import { createBooking } from "@/lib/domains/bookings/create";
import { confirmHold } from "@/lib/domains/bookings/holds/confirm";
import { releaseHold } from "@/lib/domains/bookings/holds/release";
import { type Booking, bookingDefaults } from "@/lib/domains/bookings/schema";
import { addPageSteps } from "@/lib/domains/reports/store";

const unfinished: readonly Booking["status"][] = unbookedStatuses;

/** The hold for which the visitor has the token, or the booking it became while its link is valid; nothing else is visible. */
async function ownHold(actor: Actor, slug: string, id: string, token: string) {
  const { project } = await pageAt(actor, slug);
  const visitor = visitorIn(actor, project);
  const mine = isHoldToken({ project: project.id, booking: id }, token);
  const booking = mine ? (await followBooking(sqlOf(actor), project.id, id))?.booking : null;
  const waits = booking && unfinished.includes(booking.status);
  if (!booking || (!waits && isLinkOver(booking, actor.now))) throw notFound("hold", id);
  return { visitor, waits };
}

/** Confirms the hold. Repeated after a lost response, it returns the booking as it is. */
export async function confirmForVisitor(
  actor: Actor,
  slug: string,
  id: string,
  { token, customer, intake, notes }: ConfirmPageHoldBody,
): Promise<CustomerBooking> {
  const { visitor, waits } = await ownHold(actor, slug, id, token);
  if (waits) {
    await inTransaction(visitor, async (tx) => {
      const inside = { ...visitor, tx };
      // The answers are checked first: a hold is not used up by answers that are refused.
      await changeBooking(inside, id, { intake, notes: notes || null });
      await confirmHold(inside, id, { customer }, "customer");
      await addPageSteps(sqlOf({ tx }), visitor.project, ["booked"], actor.now);
    });
  }
  return customerBooking(visitor, id);
}

export async function releaseForVisitor(actor: Actor, slug: string, id: string, token: string): Promise<undefined> {
  const { visitor } = await ownHold(actor, slug, id, token);
  return releaseHold(visitor, id);
}

/** A service without a time: the task waits in its queue. */
export async function queueForVisitor(actor: Actor, slug: string, body: CreatePageTaskBody): Promise<CustomerBooking> {
  const { visitor } = await serviceAt(actor, slug, body.service_id);
  const { service_id, customer, intake, notes, party_size, address } = body;
  await assertTaskPace(visitor.project.id, networkOf(actor.address ?? "unknown"));
  const task = await inSql(visitor, async (sql) => {
    await assertTaskRoom(sql, visitor.project.id, actor.now, phoneKey(workspacePhone(visitor.project, customer.phone)));
    const made = await createBooking(
      { ...visitor, sql },
      {
        ...bookingDefaults,
        service_id,
        customer,
        intake,
        notes: notes || null,
        party_size,
        location: address ? { formatted: address, lat: null, lng: null } : null,
      },
    );
    await addPageSteps(sql, visitor.project, ["booked"], actor.now);
    return made;
  });
  return customerBooking(visitor, task.id);
}
