import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { sqlOf, type Tx } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, lockBooking, updateBookingRow } from "@/lib/domains/bookings/store";

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
