import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, lockBooking, updateBookingRow } from "@/lib/domains/bookings/store";

async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<Booking> {
  const [sql, project] = [sqlOf({ tx }), actor.project.id];
  const booking = (await lockBooking(sql, project, id)) && (await findBooking(sql, project, id));
  if (!booking) throw notFound("booking", id);
  return booking;
}

const isAhead = ({ status, start }: Booking, now: Date): boolean =>
  status === "confirmed" && start !== null && Date.parse(start) > now.getTime();

async function setAttending(tx: Tx, actor: Actor, before: Booking, attending_since: Date | null): Promise<Booking> {
  const [project, { id }] = [actor.project.id, before];
  await updateBookingRow(tx, project, id, { attending_since, updated_at: actor.now });
  const after = (await findBooking(sqlOf({ tx }), project, id)) as Booking;
  await audit(tx, actor, "booking.updated", id, before, after);
  return after;
}

/** The customer confirms attendance; repeating it changes nothing. Null: there is no upcoming visit. */
export async function attend(tx: Tx, actor: Actor, id: string): Promise<Booking | null> {
  const before = await lockOwn(tx, actor, id);
  if (!isAhead(before, actor.now)) return null;
  return before.attending_since === null ? setAttending(tx, actor, before, actor.now) : before;
}

/** Confirms on the customer's behalf, or refuses. */
export const markAttending = (actor: Actor, id: string): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const coming = await attend(tx, actor, id);
    if (coming) return coming;
    throw new Problem("invalid_transition", { detail: "There is no confirmed visit ahead to come to." });
  });

/** Takes the confirmation back, unless that would cancel the visit at once; repeating it changes nothing. */
export const unmarkAttending = (actor: Actor, id: string): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const before = await lockOwn(tx, actor, id);
    if (before.attending_since === null) return before;
    const due = before.confirm_by !== null && Date.parse(before.confirm_by) <= actor.now.getTime();
    if (isAhead(before, actor.now) && !due) return setAttending(tx, actor, before, null);
    throw new Problem("invalid_transition", {
      detail: "The visit is no longer ahead, or its time to confirm is over.",
    });
  });
