import type { StatementActor } from "@/lib/core/actor";
import { type Fault, invalid, notFound, Problem } from "@/lib/core/problem";
import { wireTime } from "@/lib/core/wire/wire-time";
import { faultOf, offGrid } from "@/lib/domains/bookings/rules";
import type { Booking } from "@/lib/domains/bookings/schema";
import { gridStarts } from "@/lib/domains/slots/grid";
import { type Beside, readAvailability, type View } from "@/lib/domains/slots/read-availability";
import { availability, busyAt } from "@/lib/domains/slots/rules";
import type { Busy, Question, Reason, Slot } from "@/lib/domains/slots/snapshot";
import type { CustomerKey } from "@/lib/domains/slots/store";

/** A time somebody wants. */
export type Wish = {
  serviceId: string;
  start: string;
  partySize: number;
  picks: readonly string[];
  override: boolean;
  /** Whom it is for, where that is to be known beforehand. */
  customer?: CustomerKey;
  /** The booking that moves: its own time counts as free, and its resources are kept where they can be. */
  moving: { id: string; start: string | null; resources: readonly string[] } | null;
};

const most = 5;
const week = 7 * 1440;

const questionAt = (actor: StatementActor, wish: Wish, without: ReadonlySet<string>): Question => {
  const start = Date.parse(wish.start) / 60_000;
  return {
    now: actor.now.getTime(),
    from: start,
    to: start + 1,
    partySize: wish.partySize,
    picks: [...new Set(wish.picks)],
    keep: wish.moving?.resources ?? [],
    without,
    override: wish.override,
    limit: 1,
  };
};

const besideOf = ({ moving, customer }: Wish): Beside => ({
  ...(moving ? { except: moving.id } : {}),
  ...(customer ? { customer } : {}),
});

/** Up to five free times, nearest first; found by the same function, so each can be booked. The present one is none. */
export async function alternativesTo(
  actor: StatementActor,
  wish: Wish,
): Promise<{ view: View; slots: readonly Slot[] } | null> {
  const around = Math.floor(Date.parse(wish.start) / 60_000);
  const span = { from: Math.max(around - week, Math.floor(actor.now.getTime() / 60_000)), to: around + week };
  const view = await readAvailability(actor, wish.serviceId, span, besideOf(wish));
  if (!view) return null;
  const question = { ...questionAt(actor, wish, new Set()), ...span, around, override: false, limit: most + 1 };
  const present = wish.moving?.start ? Date.parse(wish.moving.start) / 60_000 : null;
  const others = availability(view.snapshot, question).slots.filter(({ start }) => start !== present);
  return { view, slots: others.slice(0, most) };
}

/** One of the alternatives, by other resources than these; null when no others could serve it. */
export function slotAt(
  actor: StatementActor,
  view: View,
  wish: Wish,
  start: number,
  without: ReadonlySet<string>,
): Slot | null {
  const question = questionAt(actor, { ...wish, start: wireTime(start), override: false }, without);
  return availability(view.snapshot, question).slots[0] ?? null;
}

/** `held`: what is held instead, where that was asked. `busy`: who or what has the time, for those who may know. */
type Loss = { held?: Booking | null; busy?: { resource_id: string; name: string; cause: Busy["cause"] }[] };

/** The refusal of a taken time, with free alternatives. */
export const lostTime = (slots: readonly Slot[], { held, busy }: Loss = {}): Problem =>
  new Problem("slot_taken", {
    detail: held
      ? `That time was taken by someone else; ${held.start} is held instead.`
      : "That time was taken by someone else.",
    alternatives: slots.map(({ start, end }) => ({ start: wireTime(start), end: wireTime(end) })),
    ...(held === undefined ? {} : { held_alternative: held }),
    ...(busy === undefined ? {} : { busy }),
  });

/** Customers are not told who else is busy. */
function busyFor({ identity }: StatementActor, { catalog, snapshot }: View, question: Question): Loss {
  if (identity.type !== "member") return {};
  const busy = busyAt(snapshot, question).map(({ resource, cause }) => ({
    resource_id: resource,
    name: catalog.resources.get(resource)?.name ?? "",
    cause,
  }));
  return { busy };
}

/** How often each resource refused during one call. */
export type Refusals = Map<string, number>;

export function noteRefusal(refusals: Refusals, resource: string): void {
  refusals.set(resource, (refusals.get(resource) ?? 0) + 1);
}

/**
 * The next read shows who has the time now, and whether it was released meanwhile. A resource that refuses repeatedly is
 * left out all the same, so that every call ends.
 */
const leftOut = (refusals: Refusals): Set<string> =>
  new Set([...refusals].flatMap(([id, times]) => (times >= 3 ? [id] : [])));

function assertKnown(view: View, picks: readonly string[]): void {
  const stranger = picks.find((id) => !view.catalog.resources.has(id));
  if (stranger !== undefined) throw notFound("resource", stranger);
}

/** The time is between two starts of the service, which are told. */
function faultOfGrid({ snapshot: { zone, service } }: View, { from }: Question): Fault {
  const { interval } = service;
  const before = gridStarts(zone, interval, Math.floor(from) - interval, Math.floor(from) + 1).at(-1);
  const after = gridStarts(zone, interval, Math.ceil(from), Math.ceil(from) + interval)[0];
  const near = [before, after].filter((at) => at !== undefined);
  return offGrid(interval, near.map(wireTime));
}

/** Why the time itself is invalid, regardless of other bookings. */
function faultOfTime(view: View, wish: Wish, question: Question, reason: Reason | null): Fault {
  const { zone, service } = view.snapshot;
  const onGrid = wish.override || gridStarts(zone, service.interval, question.from, question.to).length === 1;
  return onGrid || reason !== "closed"
    ? faultOf(reason === null || reason === "fully_booked" ? "closed" : reason)
    : faultOfGrid(view, question);
}

/** The resources for a time, or the refusal: a fault of the time itself (422), or `slot_taken` with alternatives. */
export async function chooseFor(
  actor: StatementActor,
  wish: Wish,
  refusals: Refusals,
): Promise<{ view: View; slot: Slot }> {
  const question = questionAt(actor, wish, leftOut(refusals));
  const view = await readAvailability(actor, wish.serviceId, question, besideOf(wish));
  if (!view) throw notFound("service", wish.serviceId);
  assertKnown(view, question.picks);
  if (!Number.isInteger(question.from)) throw invalid(faultOfGrid(view, question));
  // Somebody at work takes a walk-in first, and somebody who is off only where nobody else can. A move keeps its people.
  const atWork = wish.override && !wish.moving ? availability(view.snapshot, { ...question, atWork: true }).slots : [];
  const { slots, reason } = atWork.length > 0 ? { slots: atWork, reason: null } : availability(view.snapshot, question);
  const [slot] = slots;
  if (!slot && reason !== "fully_booked") throw invalid(faultOfTime(view, wish, question, reason));
  // An unknown customer is reported before a taken time.
  if (wish.customer && "id" in wish.customer && !view.customer) throw notFound("customer", wish.customer.id);
  if (slot) return { view, slot };
  throw lostTime((await alternativesTo(actor, wish))?.slots ?? [], busyFor(actor, view, question));
}
