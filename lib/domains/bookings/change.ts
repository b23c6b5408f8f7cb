import { isDeepStrictEqual } from "node:util";
import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { invalidAll, notFound } from "@/lib/core/problem";
import { intakeFaults } from "@/lib/domains/bookings/intake";
import type { Booking, UpdateBookingBody } from "@/lib/domains/bookings/schema";
import { findBooking, intakeColumn, intakeFieldsOf, updateBookingRow } from "@/lib/domains/bookings/store";

/** What differs from the booking as it is. No answers are none, whether nothing was asked or nothing said. */
const changeOf = (before: Booking, { notes, intake }: UpdateBookingBody) => ({
  ...(notes === undefined || notes === before.notes ? {} : { notes }),
  ...(intake === undefined || isDeepStrictEqual(intake ?? {}, before.intake ?? {})
    ? {}
    : { intake: intakeColumn(intake) }),
});

/** Changes notes or the answers to the service's questions. */
export const changeBooking = (actor: Actor, id: string, body: UpdateBookingBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const before = await findBooking(sqlOf({ tx }), project, id);
    if (!before) throw notFound("booking", id);
    if (body.intake) {
      const faults = intakeFaults(await intakeFieldsOf(tx, project, before.service_id), body.intake);
      if (faults.length > 0) throw invalidAll(faults);
    }
    const change = changeOf(before, body);
    if (Object.keys(change).length === 0) return before;
    await updateBookingRow(tx, project, id, { ...change, updated_at: actor.now });
    const after = (await findBooking(sqlOf({ tx }), project, id)) as Booking;
    await audit(tx, actor, "booking.updated", id, before, after);
    return after;
  });
