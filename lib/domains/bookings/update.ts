import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { invalid, notFound } from "@/lib/core/problem";
import { intakeFaults } from "@/lib/domains/bookings/intake";
import type { Booking, UpdateBookingBody } from "@/lib/domains/bookings/schema";
import { changeBooking, findBooking, intakeColumn, intakeFieldsOf } from "@/lib/domains/bookings/store";

/** Changes notes or the answers to the service's questions. */
export const update = (actor: Actor, id: string, body: UpdateBookingBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const before = await findBooking(sqlOf({ tx }), project, id);
    if (!before) throw notFound("booking", id);
    if (body.notes === undefined && body.intake === undefined) return before;
    if (body.intake) {
      const faults = intakeFaults(await intakeFieldsOf(tx, project, before.service_id), body.intake);
      if (faults.length > 0) throw invalid(...faults);
    }
    await changeBooking(tx, project, id, {
      ...(body.notes === undefined ? {} : { notes: body.notes }),
      ...(body.intake === undefined ? {} : { intake: intakeColumn(body.intake) }),
      updated_at: actor.now,
    });
    const after = (await findBooking(sqlOf({ tx }), project, id)) as Booking;
    await audit(tx, actor, "booking.updated", id, before, after);
    return after;
  });
