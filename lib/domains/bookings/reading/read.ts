import type { Actor } from "@/lib/core/actor";
import { batched } from "@/lib/core/concurrency/batched";
import { sqlOf } from "@/lib/core/db";
import { isDryRun } from "@/lib/core/dry-run";
import type { ProjectId } from "@/lib/core/ids";
import { bookingCache, readStamped } from "@/lib/domains/bookings/reading/booking-cache";
import { type BookingFilter, pageOf, selectPage, selectStamps } from "@/lib/domains/bookings/reading/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, findStamped } from "@/lib/domains/bookings/store";

type Ask = { project: ProjectId; id: string };

const together = batched(async (asks: readonly Ask[]): Promise<(Booking | null)[]> => {
  const [{ project }] = asks as [Ask];
  const read = await findStamped(sqlOf({}), project, [...new Set(asks.map(({ id }) => id))]);
  const found = new Map(read.map(({ booking }) => [booking.id, booking]));
  return asks.map(({ id }) => found.get(id) ?? null);
});

/** A booking; null when there is none. Concurrent reads of one workspace share a query. */
export function readBooking(actor: Actor, id: string): Promise<Booking | null> {
  const project = actor.project.id;
  return actor.tx ? findBooking(sqlOf(actor), project, id) : together(project, { project, id });
}

/** A page of bookings; those that have not changed since an earlier page are not read again. */
export async function readPage(
  actor: Actor,
  query: BookingFilter,
  after: readonly (string | null)[] | null,
  take: number,
): Promise<Booking[]> {
  const [sql, project] = [sqlOf(actor), actor.project.id];
  const page = pageOf(project, query, after, take);
  const inOne = () => selectPage(sql, page, take);
  // What a transaction has written itself is not to be seen by others.
  if (actor.tx || isDryRun()) return inOne();
  return readStamped(async () => bookingCache().bookingsOf(sql, project, await selectStamps(sql, page, take)), inOne);
}
