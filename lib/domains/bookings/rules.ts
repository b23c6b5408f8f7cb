import type { Actor, Identity } from "@/lib/core/actor";
import type { EventName, PublicEvent } from "@/lib/core/events";
import { type Fault, Problem } from "@/lib/core/problem";
import { reaches } from "@/lib/core/scopes";
import type { Source, Status } from "@/lib/core/vocabulary";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { StageEffect } from "@/lib/domains/bookings/stage";
import type { Reason } from "@/lib/domains/slots/snapshot";

type BookingAction = EventName extends infer Name ? (Name extends `booking.${infer Action}` ? Action : never) : never;

type Move = {
  from: readonly Status[];
  to: Status;
  /** The public event; null for none. */
  event: PublicEvent | null;
  effect: StageEffect | null;
  /** Whether the time is released; of a completed booking, the rest of it. */
  frees: boolean;
  /** As the audit log and the stage's history call it. */
  action: BookingAction;
};

/** The life of a booking after it was made. Anything that is not here is an invalid transition. */
export const moves = {
  confirm: {
    from: ["held"],
    to: "confirmed",
    event: "booking.confirmed",
    effect: null,
    frees: false,
    action: "confirmed",
  },
  // The deposit comes later, so nothing is confirmed yet.
  reserve: {
    from: ["held"],
    to: "pending_payment",
    event: null,
    effect: null,
    frees: false,
    action: "pending_payment",
  },
  depositReceived: {
    from: ["pending_payment"],
    to: "confirmed",
    event: "booking.confirmed",
    effect: null,
    frees: false,
    action: "deposit_received",
  },
  release: { from: ["held"], to: "released", event: null, effect: null, frees: true, action: "released" },
  cancel: {
    from: ["pending_payment", "confirmed", "checked_in"],
    to: "cancelled",
    event: "booking.cancelled",
    effect: "cancel",
    frees: true,
    action: "cancelled",
  },
  checkIn: {
    from: ["confirmed"],
    to: "checked_in",
    event: null,
    effect: "check_in",
    frees: false,
    action: "checked_in",
  },
  noShow: {
    from: ["confirmed"],
    to: "no_show",
    event: "booking.no_show",
    effect: "no_show",
    frees: true,
    action: "no_show",
  },
  complete: {
    from: ["confirmed", "checked_in"],
    to: "completed",
    event: "booking.completed",
    effect: "complete",
    frees: true,
    action: "completed",
  },
  fail: { from: ["confirmed", "checked_in"], to: "failed", event: null, effect: "fail", frees: true, action: "failed" },
  // Made by the database, by its clock: `expire_holds`.
  expire: {
    from: ["held", "pending_payment"],
    to: "expired",
    event: "booking.cancelled",
    effect: null,
    frees: true,
    action: "expired",
  },
  // Of the old booking, in the statement that makes the new one: `take_time`. The event is the new booking's.
  reschedule: {
    from: ["pending_payment", "confirmed"],
    to: "rescheduled",
    event: "booking.rescheduled",
    effect: null,
    frees: true,
    action: "rescheduled",
  },
} as const satisfies Record<string, Move>;
/** Those made by a use case; the other two are made in SQL, which a test compares with this table. */
export type MoveName = Exclude<keyof typeof moves, "expire" | "reschedule">;
export const moveOf = (name: keyof typeof moves): Move => moves[name];

/** The ends of a booking that can be undone, and for how long. */
export const undoable = ["cancel", "noShow", "complete", "fail"] as const satisfies readonly MoveName[];
export const isUndoable = (name: MoveName): boolean => (undoable as readonly MoveName[]).includes(name);
const undoMilliseconds = 24 * 60 * 60_000;

/** What a move changes and an undo restores. */
export type Standing = {
  status: Status;
  stage: string;
  outcome: string | null;
  start_at: string | null;
  end_at: string | null;
  assignee_resource_id: string | null;
};
/**
 * What a move changed, as it was before; `version`: the booking's when it became the last one, `made`: when it was made,
 * if the undo of a later one has made it the last again.
 */
type Moved = Partial<Standing> & { at: string; version: number; made?: number };
/** The moves that can be undone after this one, the latest first. */
type Earlier = { earlier?: Moved[] };
/** What a booking was before it ended. */
export type EndedFrom = Standing & Earlier & { at: string };
/** What the last move of a live task changed. */
export type MovedFrom = Moved & Earlier;
export type UndoColumn = EndedFrom | MovedFrom | null;

const mostUndos = 20;

/** The moves that a new one leaves to be undone after it; none when something else has moved the booking since. */
export function earlierThan(known: UndoColumn, lastMove: number | null): Moved[] {
  if (!known || !("version" in known) || known.version !== lastMove) return [];
  const { earlier = [], ...move } = known;
  return [move, ...earlier].slice(0, mostUndos - 1);
}

/** What can be undone next, once an undo has made this version. */
export function nextUndo({ earlier: [next, ...earlier] = [] }: Earlier, version: number): UndoColumn {
  return next ? { ...next, version, made: next.made ?? next.version, earlier } : null;
}

export const isRecent = ({ at }: { at: string }, now: Date): boolean =>
  now.getTime() - Date.parse(at) < undoMilliseconds;

/** Refuses to undo what has not ended, ended otherwise, or ended too long ago. */
export function assertUndoable(id: string, status: Status, ended: UndoColumn, now: Date): asserts ended is EndedFrom {
  const isEnd = undoable.some((name) => moveOf(name).to === status);
  if (!ended || "version" in ended || !isEnd) throw invalidTransition(id, status);
  if (isRecent(ended, now)) return;
  const detail = `${id} is ${status} for more than 24 hours.`;
  throw new Problem("invalid_transition", { detail, booking_status: status });
}

export const invalidTransition = (id: string, status: string): Problem =>
  new Problem("invalid_transition", { detail: `${id} is ${status}.`, booking_status: status });

export const tooLate = ({ id, status }: Pick<Booking, "id" | "status">, why: string): Problem =>
  new Problem("invalid_transition", { detail: `${id} ${why}`, booking_status: status });

/** A move as far as an undo asks: what it was, by whom, and the version that it made. `from`: null of the first one. */
export type PastMove = { version: number; actor: Identity; action: string; from: string | null };

/** Whether a live booking has not moved since it was rescheduled. An action of the stages may have the same name. */
export const isRescheduleLast = ({ status }: Pick<Booking, "status">, { action, from }: PastMove): boolean =>
  from === null && action === moves.reschedule.action && moves.reschedule.from.some((each) => each === status);

/** Tags and notes that came with the move, as by an automation, are no conflict; a later move is. */
export function assertSeen(
  { version }: Pick<Booking, "version">,
  last: PastMove | null,
  expected: number | undefined,
): void {
  if (expected === undefined || (last?.version ?? 0) <= expected) return;
  const detail = `You saw version ${expected}; it has moved since, and the current version is ${version}.`;
  throw new Problem("version_conflict", { detail, current_version: version });
}

/** Otherwise an undo would bypass the rules on who may release, start or assign. */
export function assertOwnMove({ identity }: Pick<Actor, "identity">, move: PastMove | null): void {
  if (identity.type !== "member" || reaches(identity.role, "admin")) return;
  if (move?.actor.type === "member" && move.actor.id === identity.id) return;
  throw new Problem("insufficient_scope", { detail: "Only whoever moved the task takes that back, or an admin." });
}

export const holdExpired = (id: string): Problem =>
  new Problem("hold_expired", { detail: `The hold ${id} has expired; take a new one.` });

export const depositExpired = (id: string): Problem =>
  new Problem("deposit_expired", {
    detail: `The deposit of ${id} was not paid in time, and its time was given back: book a time again.`,
  });

/**
 * Refuses a move that the status does not allow. `due`: a hold or an unpaid deposit whose time is over, whether or not it
 * was marked.
 */
export function assertMove(name: MoveName, id: string, status: Status, due: boolean): void {
  const { from } = moveOf(name);
  if (due || status === "expired") {
    if (from.includes("held")) throw holdExpired(id);
    throw name === "depositReceived" ? depositExpired(id) : invalidTransition(id, "expired");
  }
  if (!from.includes(status)) throw invalidTransition(id, status);
}

/** When an unpaid deposit gives the time back: never after the start. A walk-in that has begun has no deadline. */
export function depositDeadline(now: Date, minutes: number, start: string | null): string | null {
  const deadline = now.getTime() + minutes * 60_000;
  if (start === null) return new Date(deadline).toISOString();
  const latest = Date.parse(start);
  return latest > now.getTime() ? new Date(Math.min(deadline, latest)).toISOString() : null;
}

/** The statuses a new booking goes through, and its events. */
export const entry = (held: boolean, deposit: boolean): { status: Status; events: PublicEvent[] } => {
  if (held) return { status: "held", events: ["booking.created"] };
  if (deposit) return { status: "pending_payment", events: ["booking.created"] };
  return { status: "confirmed", events: ["booking.created", "booking.confirmed"] };
};

export const sourceOf = ({ identity, through }: Pick<Actor, "identity" | "through">): Source => {
  if (through === "agent") return "agent";
  if (identity.type === "member") return "dashboard";
  if (identity.type === "visitor") return "webchat";
  return identity.type === "system" ? "automation" : "api";
};

/** An actor in a conversation sees the result there, so no notice repeats it. */
export const notifiesCustomer = ({ identity, notify }: Pick<Actor, "identity" | "notify">): boolean =>
  notify ?? !(identity.type === "visitor" && identity.conversation_id !== null);

const sentences: Record<Exclude<Reason, "fully_booked">, [pointer: string, detail: string]> = {
  service_inactive: ["#/service_id", "This service is not offered at the moment."],
  queue_service: ["#/service_id", "This service is a queue: it has no times."],
  no_resources: ["#/service_id", "This service lacks the resources it needs."],
  unfit_resources: ["#/resource_ids", "These resources cannot serve this service together."],
  party_too_large: ["#/party_size", "The party is too large for this service."],
  closed: ["#/start", "It is closed at that time."],
  outside_booking_window: ["#/start", "That time is past, too soon or too far ahead."],
};

/** Why a time is no good in itself, as the body's fault. */
export const faultOf = (reason: Exclude<Reason, "fully_booked">): Fault => {
  const [pointer, detail] = sentences[reason];
  return { pointer, detail, code: reason };
};

/** `near`: the starts on both sides of the time. */
export const offGrid = (interval: number, near: readonly string[]): Fault => {
  const nearest = near.length > 0 ? ` The nearest: ${near.join(", ")}.` : "";
  const detail = `The service does not start at that time of the day: it starts every ${interval} minutes.${nearest}`;
  return { pointer: "#/start", detail, code: "off_grid" };
};

/**
 * When to poll for due holds again. A hold made after this poll lasts `holdSeconds`, so a pause of that length misses none; a
 * deposit that is due sooner, because its start is near, is found by the next run. Null: the minute is over, and the next
 * run polls.
 */
export function wakeAt(now: Date, began: Date, nextDue: Date | null, holdSeconds: number): Date | null {
  const longest = now.getTime() + holdSeconds * 1000;
  const wake = Math.max(now.getTime(), Math.min(longest, nextDue?.getTime() ?? longest));
  return wake < began.getTime() + 60_000 ? new Date(wake) : null;
}
