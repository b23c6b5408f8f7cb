import type { StatementActor } from "@/lib/core/actor";
import { invalid } from "@/lib/core/problem";
import type { Source } from "@/lib/core/vocabulary";
import { bookTime } from "@/lib/domains/bookings/book-time";
import type { Booking, CreateBookingBody } from "@/lib/domains/bookings/schema";

/** Hold and confirm in one step. `source` is the channel, where it is not the caller's own. */
export function createBooking(actor: StatementActor, body: CreateBookingBody, source?: Source): Promise<Booking> {
  if (body.customer === null) {
    throw invalid({ pointer: "#/customer", detail: "A booking needs a customer.", code: "required" });
  }
  return bookTime(actor, { ...body, held: false, ...(source ? { source } : {}) });
}
