import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { auditOf } from "@/lib/domains/bookings/book-time";
import { type FormerTime, findFormerTime, findLastMove } from "@/lib/domains/bookings/moves/store";
import { timeIsGone } from "@/lib/domains/bookings/moves/undo";
import {
  assertOwnMove,
  assertSeen,
  invalidTransition,
  isRecent,
  isRescheduleLast,
  moves,
  notifiesCustomer,
  type PastMove,
  tooLate,
} from "@/lib/domains/bookings/rules";
import type { Booking, UndoBody } from "@/lib/domains/bookings/schema";
import { findBooking } from "@/lib/domains/bookings/store";
import type { Taking } from "@/lib/domains/bookings/taking/store";
import { takeTime } from "@/lib/domains/bookings/taking/take-time";

/** A booking that was rescheduled and not moved since, the one that it was before, and the move between them. */
export type Reschedule = { booking: Booking; was: Booking; last: PastMove; movedAt: string };

const findRescheduledFrom = (actor: Actor, booking: Booking | null): Promise<Booking | null> =>
  booking?.rescheduled_from_id
    ? findBooking(sqlOf(actor), actor.project.id, booking.rescheduled_from_id)
    : Promise.resolve(null);

type Stood = { stood: Booking; move: PastMove };

/**
 * The booking that another one stands for, and its last move: one that an undo made stands for the booking that it restored,
 * so that the reschedule before the undone one can be taken back next. Null where one of them is gone.
 */
async function findStoodFor(actor: Actor, booking: Booking | null): Promise<Stood | null> {
  const move = booking && (await findLastMove(reader(actor), actor.project.id, booking.id));
  if (!move) return null;
  if (move.from !== null || move.action !== "undone") return { stood: booking, move };
  const undone = await findStoodFor(actor, await findRescheduledFrom(actor, booking));
  return undone && findStoodFor(actor, await findRescheduledFrom(actor, undone.stood));
}

/** Null where the last move of the booking is another one. Read without locks: taking the time back compares the version. */
export async function findReschedule(actor: Actor, id: string): Promise<Reschedule | null> {
  const booking = await findBooking(sqlOf(actor), actor.project.id, id);
  if (!booking?.rescheduled_from_id) return null;
  const found = await findStoodFor(actor, booking);
  if (!found || !isRescheduleLast(booking, found.move)) return null;
  const was = await findRescheduledFrom(actor, found.stood);
  // Of the booking that was made last, the first move is the only one: its version is what a caller saw.
  const version = found.stood.id === id ? found.move.version : 1;
  return was && { booking, was, last: { ...found.move, version }, movedAt: found.stood.created_at };
}

/** Back to the former time and people, whatever the hours say by now; what was changed since, as notes, stays. */
function takingBack(actor: Actor, { booking, was }: Reschedule, time: FormerTime): Taking {
  const id = newId("bkg");
  const now = actor.now.toISOString();
  return {
    project_id: actor.project.id,
    catalog_version: time.catalog_version,
    booking: {
      id,
      status: booking.status,
      rescheduled_from_id: booking.id,
      rescheduled_to_id: null,
      cancel_reason: null,
      start_at: was.start,
      end_at: was.end,
      // A deposit that was paid since stays paid.
      hold_expires_at: booking.hold_expires_at === null ? null : was.hold_expires_at,
      confirm_by: was.confirm_by,
      attending_since: was.attending_since,
      assignee_resource_id: was.assignee?.resource_id ?? null,
      notify_customer: notifiesCustomer(actor),
      version: 1,
      created_at: now,
      updated_at: now,
    },
    newcomer: null,
    resources: time.resources,
    start_at: time.start_at.toISOString(),
    busy_until: time.busy_until.toISOString(),
    places: time.places,
    one_at_a_time: false,
    replaces: booking.id,
    expected_version: booking.version,
    reason: null,
    events: [{ id: newId("evt"), type: moves.reschedule.event }],
    event_extra: { old_booking_id: booking.id, new_booking_id: id },
    history_id: newId("stg"),
    action: "undone",
    audit: auditOf(actor, "booking.undone", {
      start: { from: booking.start, to: was.start },
      rescheduled_from_id: { from: null, to: booking.id },
    }),
    receipt: null,
  };
}

/**
 * Takes a reschedule back as one more reschedule, to the former time: the ids of bookings that moved stay dead, and
 * subscribers hear of it as of every other. Null where something has changed the booking meanwhile.
 */
export async function undoReschedule(actor: Actor, reschedule: Reschedule, body: UndoBody): Promise<Booking | null> {
  const { booking, was, last, movedAt } = reschedule;
  assertSeen(booking, last, body.expected_version);
  if (!isRecent({ at: movedAt }, actor.now)) throw tooLate(booking, "was moved more than 24 hours ago.");
  assertOwnMove(actor, last);
  const [sql, project] = [sqlOf(actor), actor.project.id];
  for (;;) {
    const time = await findFormerTime(sql, project, was.id);
    if (!time || time.gone) throw tooLate(booking, "cannot go back: somebody or something it was booked with is gone.");
    const taking = takingBack(actor, reschedule, time);
    const { result } = await takeTime(actor, taking);
    if (result === "ok") return findBooking(sql, project, taking.booking.id);
    if (result === "taken") throw await timeIsGone(actor, { ...booking, start: was.start });
    if (result === "stale") continue;
    // Unchanged and yet refused: its deposit is overdue.
    const now = await findBooking(sql, project, booking.id);
    if (now?.version === booking.version) throw invalidTransition(booking.id, "expired");
    return null;
  }
}
