import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import { notFound, Problem } from "@/lib/core/problem";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, lockBooking, updateBookingRow } from "@/lib/domains/bookings/store";

const noVisit = () => new Problem("invalid_transition", { detail: "There is no confirmed visit ahead to come to." });

/** Says so for the customer, or refuses. */
export const markAttending = (actor: Actor, id: string): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    const found = await findBooking(sqlOf({ tx }), actor.project.id, id);
    if (!found) throw notFound("booking", id);
    if (!(await attend(tx, actor, id))) throw noVisit();
    return (await findBooking(sqlOf({ tx }), actor.project.id, id)) as Booking;
  });

/** The customer says that they come. Said again, it stays as it was. False: there is no visit ahead to come to. */
export async function attend(tx: Tx, actor: Actor, booking: string): Promise<boolean> {
  const [sql, project] = [sqlOf({ tx }), actor.project.id];
  const before = (await lockBooking(sql, project, booking)) && (await findBooking(sql, project, booking));
  if (before?.status !== "confirmed" || !before.start || Date.parse(before.start) <= actor.now.getTime()) return false;
  if (before.attending_since !== null) return true;
  await updateBookingRow(tx, project, booking, { attending_since: actor.now, updated_at: actor.now });
  const after = (await findBooking(sql, project, booking)) as Booking;
  await audit(tx, actor, "booking.updated", booking, before, after);
  return true;
}
