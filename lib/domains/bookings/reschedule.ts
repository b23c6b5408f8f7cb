import type { Actor } from "@/lib/core/actor";
import { inSql } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, notFound } from "@/lib/core/problem";
import { chooseFor, noteRefusal, type Refusals } from "@/lib/domains/bookings/choose";
import { faultOf, invalidTransition, movable } from "@/lib/domains/bookings/rules";
import type { Booking, RescheduleBody } from "@/lib/domains/bookings/schema";
import { findBooking, type Taking, takeTime } from "@/lib/domains/bookings/store";
import { assertOverride, assigneeOf, auditOf, namesIn, timeOf } from "@/lib/domains/bookings/take";
import type { View } from "@/lib/domains/slots/look";
import { placesFor } from "@/lib/domains/slots/rules";
import type { Slot } from "@/lib/domains/slots/snapshot";

/** The old time is given back and the new one taken in one step: either both happen or neither. */
function takingOf(actor: Actor, old: Booking, body: RescheduleBody, view: View, slot: Slot): Taking {
  const id = newId("bkg");
  const time = timeOf(slot, view.service);
  return {
    project_id: actor.project.id,
    catalog_version: view.catalog.version,
    booking: {
      id,
      status: old.status,
      start_at: time.start_at,
      end_at: new Date(slot.end * 60_000).toISOString(),
      assignee_resource_id: assigneeOf(view, slot.resources),
    },
    customer: null,
    ...time,
    places: placesFor(view.service, old.party_size),
    one_at_a_time: false,
    hold_seconds: null,
    replaces: old.id,
    expected_version: old.version,
    reason: body.reason,
    events: [{ id: newId("evt"), type: "booking.rescheduled" }],
    event_extra: { old_booking_id: old.id, new_booking_id: id },
    history_id: newId("stg"),
    action: "rescheduled",
    audit: auditOf(actor, "booking.rescheduled", {
      start: { from: old.start, to: time.start_at },
      rescheduled_from_id: { from: null, to: old.id },
      ...(body.override ? { override: { from: null, to: body.reason } } : {}),
    }),
  };
}

export const reschedule = (actor: Actor, id: string, body: RescheduleBody): Promise<Booking> =>
  inSql(actor, async (sql) => {
    assertOverride(actor, body);
    const as = { ...actor, sql };
    const refusals: Refusals = new Map();
    for (;;) {
      const old = await findBooking(sql, actor.project.id, id);
      if (!old) throw notFound("booking", id);
      if (!movable.includes(old.status)) throw invalidTransition(id, old.status);
      if (old.start === null) throw invalid(faultOf("queue_service"));
      const wish = {
        serviceId: old.service_id,
        start: body.start,
        partySize: old.party_size,
        picks: body.resource_ids,
        override: body.override,
        moving: { id, resources: old.allocations.map(({ resource_id }) => resource_id) },
      };
      const { view, slot } = await chooseFor(as, wish, refusals);
      const answer = await takeTime(sql, takingOf(actor, old, body, view, slot), namesIn(view));
      if (answer.result === "ok") return answer.booking;
      if (answer.result === "taken") noteRefusal(refusals, answer.resource);
    }
  });
