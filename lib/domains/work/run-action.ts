import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import { invalidAll, notFound } from "@/lib/core/problem";
import { isOpenStatus } from "@/lib/core/vocabulary";
import { addStageMove, findEarlier, undoColumn } from "@/lib/domains/bookings/moves/store";
import { type Along, applyMove, movedFrom, reasonOf, steppedFrom } from "@/lib/domains/bookings/moves/transition";
import { assertMove, invalidTransition, moveOf } from "@/lib/domains/bookings/rules";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, lockBooking, updateBookingRow } from "@/lib/domains/bookings/store";
import { actionWith, targetOf } from "@/lib/domains/stages/rules";
import { holdStages } from "@/lib/domains/stages/store";
import { assertPhotos, keepEvidence } from "@/lib/domains/work/evidence";
import {
  type Action,
  actionFaults,
  assertClaim,
  assertOffered,
  assertReleasable,
  assertTask,
  assertVersion,
  isClaimedBy,
  moveOfEffect,
  noted,
  takeAfter,
} from "@/lib/domains/work/rules";
import type { ActionData, RunActionBody, StatusBody } from "@/lib/domains/work/schema";
import { addAllocation, lengthOf, removeAllocations } from "@/lib/domains/work/store";
import { type Acting, workerFor } from "@/lib/domains/work/worker";

type StatusEffect = keyof typeof moveOfEffect;

/** Why, as a status operation says it. */
type Said = Pick<StatusBody, "reason" | "note">;
const nothingSaid: Said = { reason: null, note: null };

/** An action in progress: the task is locked, and everything that could forbid it has been checked. */
type Run = {
  tx: Tx;
  actor: Actor;
  before: Booking;
  action: Action;
  acting: Acting;
  body: RunActionBody;
  said: Said;
  /** What an undo restores, where another action ran before this one in the same step. */
  since: Booking | null;
};

type Change = Parameters<typeof updateBookingRow>[3];

/** Moves the task without the status machine: a plain move, a claim or a release. */
async function moveAlong({ tx, actor, before, action, acting, body, since }: Run, name: EventName, change: Change) {
  const project = actor.project.id;
  const outcome = action.outcome === null ? {} : { outcome: action.outcome };
  const moves = { ...outcome, ...change, stage: action.to };
  const was = since
    ? steppedFrom(since, actor.now, before.version + 1)
    : movedFrom(before, actor.now, Object.keys(moves));
  const known = await findEarlier(tx, project, before.id);
  // The move before it in the same step is undone with it.
  const ended_from = undoColumn({ ...was, earlier: since ? known.slice(1) : known });
  await updateBookingRow(tx, project, before.id, { ...moves, ended_from, updated_at: actor.now });
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

/** Assigns the task to the worker. A queue task gets its time by it; an appointment has one already. */
async function take(run: Run): Promise<Booking> {
  const { tx, actor, before, acting } = run;
  if (!isOpenStatus(before.status)) throw invalidTransition(before.id, before.status);
  // A queue task can be claimed only after its deposit is paid, since it may expire before.
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

/** Reverts everything that the claim did. */
async function putBack(run: Run): Promise<Booking> {
  const { tx, actor, before, action, acting } = run;
  assertReleasable(before, acting);
  const change = {
    assignee_resource_id: null,
    outcome: action.outcome,
    // Work in progress starts over for the next assignee.
    ...(before.status === "checked_in" ? { status: "confirmed" } : {}),
  };
  if (before.group_id === null) return moveAlong(run, "booking.put_back", change);
  await removeAllocations(tx, actor.project.id, before.id);
  return moveAlong(run, "booking.put_back", { ...change, start_at: null, end_at: null });
}

/** Completing an unclaimed queue task assigns it to the worker, so that it counts as their work. */
const doneBy = ({ actor, before, action, acting }: Run): Along["change"] =>
  action.effect === "complete" && before.group_id !== null && before.assignee === null && acting.worker
    ? { assignee_resource_id: acting.worker.id, start_at: actor.now, end_at: actor.now }
    : {};

async function carry(run: Run): Promise<Booking> {
  const { tx, actor, before, action, acting, body, said } = run;
  if (action.effect === "take") return take(run);
  if (action.effect === "release") return putBack(run);
  if (action.effect === "none") return moveAlong(run, "booking.moved", {});
  const name = moveOfEffect[action.effect];
  assertClaim(before, action.effect, acting);
  const words = said.reason === null && said.note === null ? {} : said;
  const data = { ...words, ...noted(body.data, acting.worker) };
  return applyMove(tx, actor, before, name, {
    change: { ...doneBy(run), ...reasonOf(name, said.reason) },
    data: Object.keys(data).length > 0 ? data : null,
    step: action,
  });
}

/** `names`: which field of the body says who acts. */
type Step = {
  action: Action;
  body: RunActionBody;
  said?: Said;
  names?: "resource_id" | "assign_to";
  since?: Booking;
};

/** Checks everything that could forbid the action, then carries it out with its evidence. */
async function run(tx: Tx, actor: Actor, { before, due }: Locked, step: Step): Promise<Booking> {
  const { action, body, said = nothingSaid, names = "resource_id", since = null } = step;
  // Status refusals come first: meeting the action's requirements would not help.
  if (action.effect in moveOfEffect)
    assertMove(moveOfEffect[action.effect as StatusEffect], before.id, before.status, due);
  const acting = await workerFor(tx, actor, before, action, body[names]);
  const faults = actionFaults(action, { data: body.data, ...acting, pointer: `#/${names}` }, before.group_id);
  if (faults.length > 0) throw invalidAll(faults);
  await assertPhotos(tx, actor, before.id, body.data);
  assertTask(before);
  if (action.effect === "take" && isClaimedBy(before, acting.worker)) return before;
  assertVersion(before, body.expected_version);
  assertOffered(action, before);
  const after = await carry({ tx, actor, before, action, acting, body, said, since });
  await keepEvidence(tx, actor, before.id, action.key, body.data);
  return after;
}

type Locked = { before: Booking; due: boolean };

/** The stages are locked before the task, in the same order as changes of the stages. */
export async function lockTask(tx: Tx, actor: Actor, id: string) {
  const project = actor.project.id;
  const stages = await holdStages(tx, project);
  const locked = await lockBooking(sqlOf({ tx }), project, id);
  const before = locked && (await findBooking(sqlOf({ tx }), project, id));
  if (!before) throw notFound("booking", id);
  return { stages, task: { before, due: locked.due } };
}

const noData: ActionData = { comment: null, photo_ids: [], location: null, fields: {} };

/** Releases the task and assigns it to somebody else under one lock: if the claim is refused, nothing happened. */
async function reassign(tx: Tx, actor: Actor, task: Locked, release: Action, take: Action, body: RunActionBody) {
  if (isOpenStatus(task.before.status) && task.before.assignee?.resource_id === body.assign_to) return task.before;
  const before = await run(tx, actor, task, { action: release, body });
  const taking = { ...body, data: noData, expected_version: before.version };
  // A millisecond later: histories are sorted by time, and the two must stay in order.
  const then = { ...actor, now: new Date(actor.now.getTime() + 1) };
  const step: Step = { action: take, body: taking, names: "assign_to", since: task.before };
  return run(tx, then, { ...task, before }, step);
}

/** Runs an action of the stage configuration on a task. The row's lock settles races: the first claim wins. */
export const runStageAction = (actor: Actor, id: string, key: string, body: RunActionBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const { stages, task } = await lockTask(tx, actor, id);
    const action = stages.actions.find((each) => each.key === key);
    if (!action) throw notFound("action", key);
    if (body.assign_to === null) return run(tx, actor, task, { action, body });
    return reassign(tx, actor, task, action, takeAfter(stages.actions, action), body);
  });

const requiresNothing = { resource: false, comment: false, photo: false, location: false, fields: [] };

export type StatusMove = (typeof moveOfEffect)[StatusEffect];

/**
 * A status operation is the action with its effect that the task's stage allows: with its requirements, its outcome and
 * the rule of who may. Where no action has the effect, the task moves to the first stage of the matching category.
 */
export const runStatusMove = (actor: Actor, id: string, name: StatusMove, body: StatusBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const { stages, task } = await lockTask(tx, actor, id);
    const { stage } = task.before;
    const { effect, action: past } = moveOf(name);
    if (effect === null) throw new Error(`${name} is no effect of an action.`);
    const action: Action = actionWith(stages, stage, effect) ?? {
      key: past,
      from: [stage],
      to: targetOf(stages, stage, effect),
      effect,
      requires: requiresNothing,
      outcome: null,
    };
    const comment = body.data.comment ?? (action.requires.comment ? (body.note ?? body.reason) : null);
    const sent = { ...body, data: { ...body.data, comment }, assign_to: null };
    return run(tx, actor, task, { action, body: sent, said: body });
  });
