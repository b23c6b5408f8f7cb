import type { Actor, StatementActor } from "@/lib/core/actor";
import { audit, auditRow, auditSql } from "@/lib/core/audit";
import { inTransaction, type Sql, sqlOf, type Tx } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { addStageMove, findEarlier, type Moved, recordMove, undoColumn } from "@/lib/domains/bookings/moves/store";
import {
  assertMove,
  isUndoable,
  type MovedFrom,
  type MoveName,
  moveOf,
  notifiesCustomer,
  type Standing,
  type UndoColumn,
} from "@/lib/domains/bookings/rules";
import type { Booking, MoveBody } from "@/lib/domains/bookings/schema";
import { type Step, stepOf } from "@/lib/domains/bookings/stage";
import {
  lockForMove,
  type PlainChange,
  settleTime,
  updateBookingRow,
  updateMovedRow,
} from "@/lib/domains/bookings/store";

/** Locks a booking for a move; refuses what its status does not allow. */
export async function lockFor(sql: Sql, actor: StatementActor, id: string, name: MoveName): Promise<Booking> {
  const locked = await lockForMove(sql, actor.project.id, id);
  if (!locked) throw notFound("booking", id);
  assertMove(name, id, locked.status, locked.due);
  return locked.booking;
}

type Change = Omit<Parameters<typeof updateBookingRow>[3], "hold_expires_at"> & { hold_expires_at?: string | null };
/** `step`: the action of the stage configuration that runs; without it, the one that the move's effect leads to. */
export type Along = { change?: Change; data?: Record<string, unknown> | null; step?: Step };

const standingOf = ({ status, stage, outcome, start, end, assignee }: Booking): Standing => ({
  status,
  stage,
  outcome,
  start_at: start,
  end_at: end,
  assignee_resource_id: assignee?.resource_id ?? null,
});

/** What an undo restores where several moves are one step: everything, as before the first of them. */
export const steppedFrom = (before: Booking, now: Date, version: number): MovedFrom => ({
  ...standingOf(before),
  at: now.toISOString(),
  version,
});

/** What an undo restores of a move that ends nothing: only what it changed, so that later changes stay. */
export function movedFrom(before: Booking, now: Date, changed: readonly string[]): MovedFrom {
  const was = Object.entries(standingOf(before)).filter(([column]) => changed.includes(column));
  return { ...Object.fromEntries(was), at: now.toISOString(), version: before.version + 1 };
}

function undoOf(name: MoveName, before: Booking, now: Date): UndoColumn {
  if (isUndoable(name)) return { ...standingOf(before), at: now.toISOString() };
  return name === "checkIn" ? movedFrom(before, now, ["status", "stage", "outcome"]) : null;
}

/** Carries out a move of a locked booking: status, stage, time, history, event and audit, all in one transaction. */
export async function applyMove(
  tx: Tx,
  actor: Actor,
  before: Booking,
  name: MoveName,
  { change = {}, data = null, step }: Along = {},
): Promise<Booking> {
  const move = moveOf(name);
  const project = actor.project.id;
  const stays: Step = { key: null, to: before.stage, outcome: null };
  const taken = step ?? (move.effect ? await stepOf(tx, project, before.stage, move.effect) : stays);
  const { to } = taken;
  // A pending deadline ends, unless the move sets another.
  const waited = !move.frees && before.hold_expires_at !== null;
  const undo = undoOf(name, before, actor.now);
  const earlier = undo ? await findEarlier(tx, project, before.id) : [];
  await updateBookingRow(tx, project, before.id, {
    ...(taken.outcome === null ? {} : { outcome: taken.outcome }),
    ...(waited ? { hold_expires_at: null } : {}),
    ...change,
    ...(undo ? { ended_from: undoColumn({ ...undo, earlier }) } : {}),
    status: move.to,
    notify_customer: notifiesCustomer(actor),
    stage: to,
    updated_at: actor.now,
  });
  const kept = waited ? { until: change.hold_expires_at ?? null } : null;
  const after = await settleTime(sqlOf({ tx }), project, before.id, move.frees ? { frees: true } : kept);
  if (!after) throw notFound("booking", before.id);
  let moved: Moved = {};
  if (move.effect || to !== before.stage) {
    const entry = { booking: after.id, from: before.stage, to, action: taken.key ?? move.action, data };
    moved = await addStageMove(tx, project, { ...entry, actor: actor.identity, version: after.version, at: actor.now });
  }
  const named = `booking.${move.action}` as const;
  if (move.event) {
    const entry = auditRow(actor, { action: named, subject: after.id, before, after });
    await recordMove(sqlOf({ tx }), project, after.id, move.event, moved, entry);
  } else await audit(tx, actor, named, after.id, before, after, moved);
  return after;
}

/** Ends the wait of a locked hold: a move that keeps its time and its stage, in a few statements by hand. */
export async function applyHoldMove(
  sql: Sql,
  actor: StatementActor,
  before: Booking,
  name: "confirm" | "reserve",
  change: PlainChange,
): Promise<Booking> {
  const { action, event, to } = moveOf(name);
  const project = actor.project.id;
  const { hold_expires_at = null } = change;
  const written = { ...change, hold_expires_at, status: to, notify_customer: notifiesCustomer(actor) };
  await updateMovedRow(sql, project, before.id, { ...written, updated_at: actor.now });
  const after = await settleTime(sql, project, before.id, { until: hold_expires_at });
  if (!after) throw notFound("booking", before.id);
  const named = `booking.${action}` as const;
  if (event) {
    const entry = auditRow(actor, { action: named, subject: after.id, before, after });
    await recordMove(sql, project, after.id, event, {}, entry);
  } else await auditSql(sql, actor, named, after.id, before, after);
  return after;
}

/** Where the reason for a move is kept. */
export const reasonOf = (name: MoveName, reason: string | null): Change => {
  if (reason === null) return {};
  return name === "cancel" ? { cancel_reason: reason } : { outcome: reason };
};

/** A move without further input: the deposit was paid, or the customer cancels. */
export const moveBooking = (actor: Actor, id: string, name: MoveName, { reason, note }: MoveBody): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const before = await lockFor(sqlOf({ tx }), actor, id, name);
    const data = reason === null && note === null ? null : { reason, note };
    return applyMove(tx, actor, before, name, { change: reasonOf(name, reason), data });
  });
