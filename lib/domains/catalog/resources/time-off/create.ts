import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, notFound, Problem } from "@/lib/core/problem";
import { timeOffFaults } from "@/lib/domains/catalog/resources/rules";
import type { CreateTimeOffBody, TimeOff } from "@/lib/domains/catalog/resources/schema";
import { lockResource } from "@/lib/domains/catalog/resources/store";
import { bookingsDuring, insertTimeOff } from "@/lib/domains/catalog/resources/time-off/store";

/** Blocks the resource for a while. Bookings in that time prevent it, unless forced. */
export async function createTimeOff(actor: Actor, resource: string, body: CreateTimeOffBody): Promise<TimeOff> {
  const faults = timeOffFaults(body);
  if (faults.length > 0) throw invalid(...faults);
  return inTransaction(actor, async (tx) => {
    const { start, end, reason, force } = body;
    // Booking the resource locks it too, so that nothing is inserted between the check and the insert.
    if (!(await lockResource(tx, actor.project.id, resource))) throw notFound("resource", resource);
    const booked = await bookingsDuring(tx, actor.project.id, resource, start, end);
    const conflicts = booked.map(({ conflict }) => conflict);
    if (conflicts.length > 0 && !force) {
      const those = conflicts.map(({ booking_id }) => booking_id).join(", ");
      throw new Problem("invalid_transition", {
        detail: `That time is booked (${those}); move the bookings, or send force.`,
        conflicts,
      });
    }
    const off = await insertTimeOff(tx, actor.project.id, {
      id: newId("off"),
      resource_id: resource,
      start,
      end,
      reason,
      conflicts,
    });
    await audit(tx, actor, "resource.time_off_added", resource, null, off);
    return off;
  });
}
