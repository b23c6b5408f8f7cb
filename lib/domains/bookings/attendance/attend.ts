import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, lockBooking, updateBookingRow } from "@/lib/domains/bookings/store";

/** The customer confirms attendance; repeating it changes nothing. Null: there is no upcoming visit. */
export async function attend(tx: Tx, actor: Actor, id: string): Promise<Booking | null> {
  const [sql, project] = [sqlOf({ tx }), actor.project.id];
  const before = (await lockBooking(sql, project, id)) && (await findBooking(sql, project, id));
  if (!before) throw notFound("booking", id);
  if (before.status !== "confirmed" || !before.start || Date.parse(before.start) <= actor.now.getTime()) return null;
  if (before.attending_since !== null) return before;
  await updateBookingRow(tx, project, id, { attending_since: actor.now, updated_at: actor.now });
  const after = (await findBooking(sql, project, id)) as Booking;
  await audit(tx, actor, "booking.updated", id, before, after);
  return after;
}

/** Confirms on the customer's behalf, or refuses. */
export const markAttending = (actor: Actor, id: string): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const coming = await attend(tx, actor, id);
    if (coming) return coming;
    throw new Problem("invalid_transition", { detail: "There is no confirmed visit ahead to come to." });
  });
