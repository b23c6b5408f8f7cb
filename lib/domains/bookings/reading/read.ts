import type { Actor } from "@/lib/core/actor";
import { batched } from "@/lib/core/concurrency/batched";
import { sqlOf } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Booking } from "@/lib/domains/bookings/schema";
import { findBooking, findBookings } from "@/lib/domains/bookings/store";

type Ask = { project: ProjectId; id: string };

const together = batched(async (asks: readonly Ask[]): Promise<(Booking | null)[]> => {
  const [{ project }] = asks as [Ask];
  const found = await findBookings(sqlOf({}), project, [...new Set(asks.map(({ id }) => id))]);
  return asks.map(({ id }) => found.get(id) ?? null);
});

/** A booking; null when there is none. Concurrent reads of one workspace share a query. */
export function readBooking(actor: Actor, id: string): Promise<Booking | null> {
  const project = actor.project.id;
  return actor.tx ? findBooking(sqlOf(actor), project, id) : together(project, { project, id });
}
