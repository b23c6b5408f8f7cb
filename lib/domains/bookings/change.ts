import { isDeepStrictEqual } from "node:util";
import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { assertCurrent, notFound } from "@/lib/core/problem";
import { assertIntake } from "@/lib/domains/bookings/intake";
import type { Booking, UpdateBookingBody } from "@/lib/domains/bookings/schema";
import {
  findBooking,
  intakeColumn,
  intakeFieldsOf,
  lockBooking,
  placeColumns,
  updateBookingRow,
} from "@/lib/domains/bookings/store";

/** The differences from the current booking. Missing and empty answers are the same. */
function changeOf(before: Booking, body: UpdateBookingBody) {
  const { notes, intake, priority, tags, due_at, location } = body;
  const isNew = <T>(wanted: T | undefined, was: T): wanted is T =>
    wanted !== undefined && !isDeepStrictEqual(wanted, was);
  const due = due_at == null ? due_at : new Date(due_at).toISOString();
  return {
    ...(isNew(notes, before.notes) ? { notes } : {}),
    ...(intake !== undefined && isNew(intake ?? {}, before.intake ?? {}) ? { intake: intakeColumn(intake) } : {}),
    ...(isNew(priority, before.priority) ? { priority } : {}),
    ...(isNew(tags, before.tags) ? { tags } : {}),
    ...(isNew(due, before.due_at) ? { due_at: due } : {}),
    ...(isNew(location, before.location) ? placeColumns(location) : {}),
  };
}

/** Changes what a booking says of itself: notes, answers, priority, tags, due date and place. */
export const changeBooking = (actor: Actor, id: string, body: UpdateBookingBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const [sql, project] = [sqlOf({ tx }), actor.project.id];
    const before = (await lockBooking(sql, project, id)) && (await findBooking(sql, project, id));
    if (!before) throw notFound("booking", id);
    const change = changeOf(before, body);
    // Answers to earlier questions may be sent back unchanged.
    if (body.intake && !isDeepStrictEqual(body.intake, before.intake)) {
      assertIntake(await intakeFieldsOf(tx, project, before.service_id), body.intake);
    }
    assertCurrent(before, body.expected_version);
    if (Object.keys(change).length === 0) return before;
    await updateBookingRow(tx, project, id, { ...change, updated_at: actor.now });
    const after = (await findBooking(sql, project, id)) as Booking;
    await audit(tx, actor, "booking.updated", id, before, after);
    return after;
  });
