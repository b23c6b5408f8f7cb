import type { Actor } from "@/lib/core/actor";
import { inTransaction, type Tx } from "@/lib/core/db";
import { isOpenStatus } from "@/lib/core/vocabulary";
import { findLastMove, findUndo } from "@/lib/domains/bookings/moves/store";
import { recordUndone, undoEnd } from "@/lib/domains/bookings/moves/undo";
import { findReschedule, undoReschedule } from "@/lib/domains/bookings/moves/undo-reschedule";
import {
  assertOwnMove,
  assertSeen,
  invalidTransition,
  isRecent,
  type MovedFrom,
  type PastMove,
  tooLate,
  type UndoColumn,
} from "@/lib/domains/bookings/rules";
import type { Booking, UndoBody } from "@/lib/domains/bookings/schema";
import { lockTask } from "@/lib/domains/work/run-action";
import { addAllocation, findWorker, lengthOf, removeAllocations } from "@/lib/domains/work/store";

/** Refuses to undo what is not the last move, or is too old. Changes that move nothing do not matter. */
function assertLast(task: Booking, moved: UndoColumn, last: PastMove | null, now: Date): asserts moved is MovedFrom {
  if (!moved || !("version" in moved)) throw invalidTransition(task.id, task.status);
  if (last?.version !== moved.version) throw tooLate(task, "has moved on since.");
  if (!isRecent(moved, now)) throw tooLate(task, "was moved more than 24 hours ago.");
}

/** Returns a queue task to its former assignee, with its former time, or to nobody. */
async function restoreAssignee(tx: Tx, actor: Actor, task: Booking, was: Partial<MovedFrom>): Promise<void> {
  if (was.assignee_resource_id === undefined) return;
  const project = actor.project.id;
  const had = was.assignee_resource_id;
  const worker = had === null ? null : await findWorker(tx, project, had);
  if (had !== null && !worker?.active) {
    throw tooLate(task, "cannot go back: whoever had it is no longer active.");
  }
  if (task.group_id === null) return;
  await removeAllocations(tx, project, task.id);
  if (!worker || !was.start_at || !was.end_at) return;
  const { buffer_minutes } = await lengthOf(tx, project, task.service_id);
  await addAllocation(tx, project, {
    booking_id: task.id,
    resource_id: worker.id,
    start_at: new Date(was.start_at),
    end_at: new Date(Date.parse(was.end_at) + buffer_minutes * 60_000),
  });
}

/** Takes back the last move of a live task, or how a booking ended. */
const undoMove = (actor: Actor, id: string, body: UndoBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const { stages, task } = await lockTask(tx, actor, id);
    const { before } = task;
    if (!isOpenStatus(before.status)) return undoEnd({ ...actor, tx }, id, body);
    const moved = await findUndo(tx, project, id);
    const last = await findLastMove(tx, project, id);
    assertSeen(before, last, body.expected_version);
    assertLast(before, moved, last, actor.now);
    assertOwnMove(actor, moved.made === undefined ? last : await findLastMove(tx, project, id, moved.made));
    const { at: _at, version: _version, made: _made, earlier: _earlier, stage = before.stage, ...was } = moved;
    if (!stages.stages.some(({ key }) => key === stage)) {
      throw tooLate(before, `cannot go back: there is no stage "${stage}" any more.`);
    }
    await restoreAssignee(tx, actor, before, was);
    return recordUndone(tx, actor, before, moved, { ...was, stage });
  });

/** Takes back the last thing that happened to a booking: a reschedule, a move, or its end. */
export async function undoLastMove(actor: Actor, id: string, body: UndoBody): Promise<Booking> {
  const reschedule = await findReschedule(actor, id);
  if (!reschedule) return undoMove(actor, id, body);
  return (await undoReschedule(actor, reschedule, body)) ?? undoLastMove(actor, id, body);
}
