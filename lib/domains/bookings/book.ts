import type { Actor } from "@/lib/core/actor";
import { invalid } from "@/lib/core/problem";
import type { Booking, CreateBookingBody, Source } from "@/lib/domains/bookings/schema";
import { takeNew } from "@/lib/domains/bookings/take";

/** Hold and confirm in one step. `source` is the channel, where it is not the caller's own. */
export function book(actor: Actor, body: CreateBookingBody, source?: Source): Promise<Booking> {
  if (body.customer === null) {
    throw invalid({ pointer: "#/customer", detail: "A booking needs a customer.", code: "required" });
  }
  return takeNew(actor, { ...body, held: false, ...(source ? { source } : {}) });
}
