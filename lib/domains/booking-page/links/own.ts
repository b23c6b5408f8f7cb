import type { Actor } from "@/lib/core/actor";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import { freeDaysAs } from "@/lib/domains/booking-page/days";
import { calendarEntry } from "@/lib/domains/booking-page/links/calendar-entry";
import {
  customerBooking,
  linkedBooking,
  type Own,
  ownBooking,
} from "@/lib/domains/booking-page/links/customer-booking";
import { calendarFile } from "@/lib/domains/booking-page/links/ics";
import { cancelRefusal, moveRefusal, whoseVisits } from "@/lib/domains/booking-page/links/rules";
import type {
  CustomerBooking,
  LinkSlotQuery,
  LinkSlots,
  LinkTime,
  OwnVisit,
  Refusal,
} from "@/lib/domains/booking-page/links/schema";
import { dropContact, peopleNames } from "@/lib/domains/booking-page/links/store";
import { markAttending } from "@/lib/domains/bookings/attendance/attend";
import { changeBooking } from "@/lib/domains/bookings/change";
import { moveBooking as moveStatus } from "@/lib/domains/bookings/moves/transition";
import { namedVisits } from "@/lib/domains/bookings/own-visits";
import { rescheduleBooking } from "@/lib/domains/bookings/reschedule";
import type { Booking } from "@/lib/domains/bookings/schema";
import { changeCustomer } from "@/lib/domains/customers/change";
import type { Slot } from "@/lib/domains/slots/schema";

const sentences: Record<Refusal, string> = {
  cancelled: "It is cancelled.",
  over: "It is over.",
  in_progress: "It has begun.",
  too_late: "It is too close to its start to be moved.",
  no_time: "It has no time of its own yet.",
  unpaid: "Its deposit was not paid in time.",
};

function assertAllowed(refusal: Refusal | null): void {
  if (refusal) throw new Problem("invalid_transition", { detail: sentences[refusal], refusal });
}

export async function cancelOwnBooking(actor: Actor, token: string, reason: string | null): Promise<CustomerBooking> {
  const { booking, customer } = await ownBooking(actor, token);
  assertAllowed(cancelRefusal(booking, actor.now));
  await moveStatus(customer, booking.id, "cancel", { reason: reason || null, note: null });
  return customerBooking(customer, booking.id);
}

export async function moveTo(actor: Actor, token: string, start: string): Promise<CustomerBooking> {
  const { booking, customer, service } = await ownBooking(actor, token);
  assertAllowed(moveRefusal(booking, service.notice, actor.now));
  const moved = await rescheduleBooking(customer, booking.id, {
    start,
    resource_ids: [],
    reason: null,
    override: false,
  });
  return customerBooking(customer, moved.id);
}

/** Who holds the link answers what the service asks; what was answered before stays, unless it is answered again. */
export async function answerOwnBooking(
  actor: Actor,
  token: string,
  intake: Record<string, unknown>,
): Promise<CustomerBooking> {
  const { booking, customer } = await ownBooking(actor, token);
  assertAllowed(cancelRefusal(booking, actor.now));
  await changeBooking(customer, booking.id, { intake: { ...booking.intake, ...intake } });
  return customerBooking(customer, booking.id);
}

/** Who holds the link says that they will come. */
export async function attendOwnBooking(actor: Actor, token: string): Promise<CustomerBooking> {
  const { booking, customer } = await ownBooking(actor, token);
  await markAttending(customer, booking.id);
  return customerBooking(customer, booking.id);
}

/**
 * The link's holder wants no more messages. Where an address was given for this booking alone, only that is removed: its
 * owner may not speak for the customer whose phone was typed. Repeating it changes nothing.
 */
async function stop({ booking, customer, told }: Own): Promise<void> {
  if (!told.notices) return;
  if (told.contact) await inTransaction(customer, (tx) => dropContact(tx, customer.project.id, booking.id));
  else if (booking.customer) await changeCustomer(customer, booking.customer.id, { notices_stopped: true });
}

export async function stopNotices(actor: Actor, token: string): Promise<CustomerBooking> {
  const own = await ownBooking(actor, token);
  await stop(own);
  return customerBooking(own.customer, own.booking.id);
}

/** From a mail program, possibly long after the link to the booking has expired. */
export const unsubscribe = async (actor: Actor, token: string): Promise<void> =>
  stop(await linkedBooking(actor, token));

/** What else the customer has at these times. */
async function visitsAt(actor: Actor, booking: Booking, { days }: Pick<LinkSlots, "days">): Promise<OwnVisit[]> {
  const times = days.flatMap((day) => day.times);
  const [first, last, whose] = [times[0], times.at(-1), whoseVisits(booking)];
  if (!first || !last || !whose) return [];
  return namedVisits(actor, whose, { start: first.start, end: last.end }, booking.id);
}

/** The times that it could move to: what only its own time blocks is free, its own time is no move. */
export async function movesOf(actor: Actor, token: string, span: LinkSlotQuery): Promise<LinkSlots> {
  const { booking, customer } = await ownBooking(actor, token);
  const { service_id, party_size } = booking;
  const names = await peopleNames(sqlOf(customer), customer.project.id);
  const timeOf = ({ start, end, resource_ids }: Slot): LinkTime => ({
    start,
    end,
    people: resource_ids.flatMap((id) => names.get(id) ?? []).sort(),
  });
  const wish = { service_id, party_size, booking_id: booking.id };
  const free = await freeDaysAs(customer, wish, span, timeOf, booking.start);
  return { ...free, own_visits: await visitsAt(customer, booking, free) };
}

/** The booking as the customer's calendar takes it. */
export async function calendarOf(actor: Actor, token: string): Promise<string> {
  const own = await ownBooking(actor, token);
  const entry = calendarEntry(own.customer.project, own);
  if (!entry) throw notFound("time of the booking", "with this link");
  return calendarFile(entry);
}
