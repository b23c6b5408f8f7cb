import { type Actor, Replay } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, notFound } from "@/lib/core/problem";
import { wireTime } from "@/lib/core/wire/wire-time";
import { confirmDeadline } from "@/lib/domains/bookings/attendance/rules";
import { allocationsOf, assertOverride, assigneeOf, auditOf, nameIn, timeOf } from "@/lib/domains/bookings/book-time";
import { chooseFor, noteRefusal, type Refusals } from "@/lib/domains/bookings/choose";
import { faultOf, invalidTransition, moveOf, moves, notifiesCustomer } from "@/lib/domains/bookings/rules";
import type { Booking, RescheduleBody } from "@/lib/domains/bookings/schema";
import { findBooking } from "@/lib/domains/bookings/store";
import type { Taking } from "@/lib/domains/bookings/taking/store";
import { takeTime } from "@/lib/domains/bookings/taking/take-time";
import type { View } from "@/lib/domains/slots/read-availability";
import type { Slot } from "@/lib/domains/slots/snapshot";
import { placesFor } from "@/lib/domains/slots/team";

/** A reschedule does not extend the deposit's deadline: the old one, or the new start where that is sooner. */
function deadlineOf({ hold_expires_at: deadline }: Booking, now: Date, start: string): string | null {
  if (deadline === null || Date.parse(start) <= now.getTime()) return null;
  return Date.parse(start) < Date.parse(deadline) ? start : deadline;
}

/** A required confirmation of attendance is required for the new time too, as long before it. */
function confirmAgainBy({ confirm_by, start }: Booking, now: Date, newStart: string): string | null {
  if (confirm_by === null || start === null) return null;
  return confirmDeadline(now, newStart, (Date.parse(start) - Date.parse(confirm_by)) / 3_600_000);
}

/** The deadlines of a booking once it has another start. */
export const deadlinesAt = (
  old: Booking,
  now: Date,
  start: string,
): Pick<Booking, "hold_expires_at" | "confirm_by"> => ({
  hold_expires_at: deadlineOf(old, now, start),
  confirm_by: confirmAgainBy(old, now, start),
});

/** The old time is released and the new one taken in one step: both or neither. */
function takingOf(actor: Actor, old: Booking, body: RescheduleBody, { view, slot }: { view: View; slot: Slot }) {
  const time = timeOf(slot, view.service);
  const assignee = assigneeOf(view, slot.resources);
  const now = view.now.toISOString();
  const fresh = {
    id: newId("bkg"),
    rescheduled_from_id: old.id,
    rescheduled_to_id: null,
    cancel_reason: null,
    attending_since: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
  const end = wireTime(slot.end);
  const deadlines = deadlinesAt(old, view.now, time.start_at);
  const booking: Booking = {
    ...old,
    ...fresh,
    ...deadlines,
    start: time.start_at,
    end,
    undo_until: null,
    allocations: allocationsOf(time),
    resource_ids: [...time.resources].sort(),
    assignee: assignee === null ? null : { resource_id: assignee, name: nameIn(view, assignee) },
  };
  const taking: Taking = {
    project_id: actor.project.id,
    catalog_version: view.catalog.version,
    // The status too: the old row's has just become `rescheduled`.
    booking: {
      ...fresh,
      status: old.status,
      start_at: time.start_at,
      end_at: end,
      ...deadlines,
      assignee_resource_id: assignee,
      notify_customer: notifiesCustomer(actor),
    },
    newcomer: null,
    ...time,
    places: placesFor(view.service, old.party_size),
    one_at_a_time: false,
    replaces: old.id,
    expected_version: old.version,
    reason: body.reason,
    events: [{ id: newId("evt"), type: moves.reschedule.event }],
    event_extra: { old_booking_id: old.id, new_booking_id: fresh.id },
    history_id: newId("stg"),
    action: moves.reschedule.action,
    audit: auditOf(actor, `booking.${moves.reschedule.action}`, {
      start: { from: old.start, to: time.start_at },
      rescheduled_from_id: { from: null, to: old.id },
      ...(body.override ? { override: { from: null, to: body.reason } } : {}),
    }),
    receipt: actor.receiptOf?.(booking) ?? null,
  };
  return { booking, taking };
}

export async function rescheduleBooking(actor: Actor, id: string, body: RescheduleBody): Promise<Booking> {
  assertOverride(actor, body);
  const sql = sqlOf(actor);
  const refusals: Refusals = new Map();
  for (;;) {
    const old = await findBooking(sql, actor.project.id, id);
    if (!old) throw notFound("booking", id);
    if (!moveOf("reschedule").from.includes(old.status)) throw invalidTransition(id, old.status);
    if (old.start === null) throw invalid(faultOf("queue_service"));
    const wish = {
      serviceId: old.service_id,
      start: body.start,
      partySize: old.party_size,
      picks: body.resource_ids,
      override: body.override,
      moving: { id, start: old.start, resources: old.allocations.map(({ resource_id }) => resource_id) },
    };
    const choice = await chooseFor(actor, wish, refusals);
    const deadline = old.hold_expires_at;
    if (deadline !== null && Date.parse(deadline) <= choice.view.now.getTime()) throw invalidTransition(id, "expired");
    const { booking, taking } = takingOf(actor, old, body, choice);
    const answer = await takeTime(actor, taking);
    if (answer.result === "ok") return booking;
    if (answer.result === "replayed") throw new Replay(answer.kept);
    if (answer.result === "taken") noteRefusal(refusals, answer.resource);
  }
}
