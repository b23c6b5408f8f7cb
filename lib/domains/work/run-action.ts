import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import { invalidAll, notFound } from "@/lib/core/problem";
import { addStageMove } from "@/lib/domains/bookings/moves/store";
import { applyMove } from "@/lib/domains/bookings/moves/transition";
import { assertMove, invalidTransition } from "@/lib/domains/bookings/rules";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, lockBooking, updateBookingRow } from "@/lib/domains/bookings/store";
import { holdStages } from "@/lib/domains/stages/store";
import { assertPhotos, keepEvidence } from "@/lib/domains/work/evidence";
import {
  type Action,
  actionFaults,
  assertOffered,
  assertReleasable,
  assertTask,
  assertVersion,
  isClaimedBy,
  isOpen,
  moveOfEffect,
  noted,
} from "@/lib/domains/work/rules";
import type { RunActionBody } from "@/lib/domains/work/schema";
import { addAllocation, lengthOf, removeAllocations } from "@/lib/domains/work/store";
import { type Acting, workerFor } from "@/lib/domains/work/worker";

/** An action under way: the task is locked, and everything that could forbid it has been looked at. */
type Run = { tx: Tx; actor: Actor; before: Booking; action: Action; acting: Acting; body: RunActionBody };

type Change = Parameters<typeof updateBookingRow>[3];

/** Moves the task along without the status machine: a bare move, a take or a release. */
async function moveAlong({ tx, actor, before, action, acting, body }: Run, name: EventName, change: Change) {
  const project = actor.project.id;
  const outcome = action.outcome === null ? {} : { outcome: action.outcome };
  await updateBookingRow(tx, project, before.id, { ...outcome, ...change, stage: action.to, updated_at: actor.now });
  const after = (await findBooking(sqlOf({ tx }), project, before.id)) as Booking;
  const moved = await addStageMove(tx, project, {
    booking: before.id,
    from: before.stage,
    to: action.to,
    action: action.key,
    actor: actor.identity,
    data: noted(body.data, acting.worker),
    version: after.version,
    at: actor.now,
  });
  await audit(tx, actor, name, before.id, before, after, moved);
  return after;
}

/** The task is the worker's. A task of a queue gets its time by it; an appointment has one already. */
async function take(run: Run): Promise<Booking> {
  const { tx, actor, before, acting } = run;
  if (!isOpen(before.status)) throw invalidTransition(before.id, before.status);
  // Nobody sets out for what may be given back: a task of a queue is taken once its deposit is paid.
  if (before.status === "pending_payment" && before.group_id !== null)
    throw invalidTransition(before.id, before.status);
  const assignee_resource_id = acting.worker?.id ?? null;
  if (before.group_id === null || assignee_resource_id === null) {
    return moveAlong(run, "booking.taken", { assignee_resource_id });
  }
  const { duration_minutes, buffer_minutes } = await lengthOf(tx, actor.project.id, before.service_id);
  const later = (minutes: number): Date => new Date(actor.now.getTime() + minutes * 60_000);
  const end_at = later(duration_minutes);
  await addAllocation(tx, actor.project.id, {
    booking_id: before.id,
    resource_id: assignee_resource_id,
    start_at: actor.now,
    end_at: later(duration_minutes + buffer_minutes),
  });
  return moveAlong(run, "booking.taken", { assignee_resource_id, start_at: actor.now, end_at });
}

/** Undoes all that the take did. */
async function putBack(run: Run): Promise<Booking> {
  const { tx, actor, before, action, acting } = run;
  assertReleasable(before, acting.worker, acting.trusted);
  const change = {
    assignee_resource_id: null,
    outcome: action.outcome,
    // Work that had begun has not, for whoever takes it next.
    ...(before.status === "checked_in" ? { status: "confirmed" } : {}),
  };
  if (before.group_id === null) return moveAlong(run, "booking.put_back", change);
  await removeAllocations(tx, actor.project.id, before.id);
  return moveAlong(run, "booking.put_back", { ...change, start_at: null, end_at: null });
}

async function carry(run: Run, due: boolean): Promise<Booking> {
  const { tx, actor, before, action, acting, body } = run;
  if (action.effect === "take") return take(run);
  if (action.effect === "release") return putBack(run);
  if (action.effect === "none") return moveAlong(run, "booking.moved", {});
  const name = moveOfEffect[action.effect];
  assertMove(name, before.id, before.status, due);
  return applyMove(tx, actor, before, name, {
    change: action.outcome === null ? {} : { outcome: action.outcome },
    data: noted(body.data, acting.worker),
    stage: action.to,
    action: action.key,
  });
}

/** Runs an action of the stage configuration on a task. The row's lock settles races: of many takes the first wins. */
export const runStageAction = (actor: Actor, id: string, key: string, body: RunActionBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const { actions } = await holdStages(tx, project); // Before the task's lock, in the order of those who change the stages.
    const locked = await lockBooking(sqlOf({ tx }), project, id);
    const before = locked && (await findBooking(sqlOf({ tx }), project, id));
    if (!before) throw notFound("booking", id);
    const action = actions.find((each) => each.key === key);
    if (!action) throw notFound("action", key);
    const acting = await workerFor(tx, actor, before, body.resource_id);
    const faults = actionFaults(action, { data: body.data, ...acting }, before.group_id);
    if (faults.length > 0) throw invalidAll(faults);
    await assertPhotos(tx, actor, id, body.data);
    assertTask(before);
    if (action.effect === "take" && isClaimedBy(before, acting.worker)) return before;
    assertVersion(before, body.expected_version);
    assertOffered(action, before);
    const after = await carry({ tx, actor, before, action, acting, body }, locked.due);
    await keepEvidence(tx, actor, id, key, body.data);
    return after;
  });
