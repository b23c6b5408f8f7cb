import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import { notFound, type Problem } from "@/lib/core/problem";
import { alternativesTo, lostTime } from "@/lib/domains/bookings/choose";
import { addStageMove, findLastMove, findUndo, retakeTime, undoColumn } from "@/lib/domains/bookings/moves/store";
import {
  assertSeen,
  assertUndoable,
  type EndedFrom,
  type MovedFrom,
  nextUndo,
  notifiesCustomer,
} from "@/lib/domains/bookings/rules";
import type { Booking, UndoBody } from "@/lib/domains/bookings/schema";
import { findBooking, lockBooking, updateBookingRow } from "@/lib/domains/bookings/store";
import { holdStages } from "@/lib/domains/stages/store";

/** The refusal of a time that somebody else has taken, with what is free. */
export async function timeIsGone(
  actor: Actor,
  { id, service_id, start, party_size, allocations }: Booking,
): Promise<Problem> {
  const wish = {
    serviceId: service_id,
    start: start ?? actor.now.toISOString(),
    partySize: party_size,
    picks: [],
    override: false,
    moving: { id, start, resources: allocations.map(({ resource_id }) => resource_id) },
  };
  return lostTime((await alternativesTo(actor, wish))?.slots ?? []);
}

type Change = Parameters<typeof updateBookingRow>[3] & { stage: string };

/** Writes what an undo restores, with history, event and audit; the move before can be undone next. */
export async function recordUndone(
  tx: Tx,
  actor: Actor,
  before: Booking,
  undone: EndedFrom | MovedFrom,
  change: Change,
): Promise<Booking> {
  const [sql, project] = [sqlOf({ tx }), actor.project.id];
  const ended_from = undoColumn(nextUndo(undone, before.version + 1));
  const written = { ...change, ended_from, updated_at: actor.now };
  await updateBookingRow(tx, project, before.id, written);
  const after = (await findBooking(sql, project, before.id)) as Booking;
  const moved = await addStageMove(tx, project, {
    booking: before.id,
    from: before.stage,
    to: change.stage,
    action: "undone",
    actor: actor.identity,
    data: null,
    version: after.version,
    at: actor.now,
  });
  await audit(tx, actor, "booking.undone", before.id, before, after, moved);
  return after;
}

/** Undoes the end of a booking while its time is still free. A queue task has no time to lose. */
export const undoEnd = (actor: Actor, id: string, { expected_version }: UndoBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const [sql, project] = [sqlOf({ tx }), actor.project.id];
    const { stages, initial } = await holdStages(tx, project);
    const before = (await lockBooking(sql, project, id)) && (await findBooking(sql, project, id));
    if (!before) throw notFound("booking", id);
    const ended = await findUndo(tx, project, id);
    assertUndoable(id, before.status, ended, actor.now);
    assertSeen(before, await findLastMove(tx, project, id), expected_version);
    if (before.group_id === null && !(await retakeTime(sql, project, id))) {
      throw await timeIsGone({ ...actor, tx }, before);
    }
    const { at: _at, earlier: _earlier, stage: left, ...was } = ended;
    const first = before.group_id === null ? initial.appointment : initial.queue;
    const stage = stages.some(({ key }) => key === left) ? left : first;
    const change = {
      ...was,
      stage,
      cancel_reason: null,
      notify_customer: notifiesCustomer(actor),
    };
    return recordUndone(tx, actor, before, ended, change);
  });
