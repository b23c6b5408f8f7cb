import type { StatementActor } from "@/lib/core/actor";
import type { Source } from "@/lib/core/vocabulary";
import { bookTime } from "@/lib/domains/bookings/book-time";
import { type Booking, bookingDefaults, type CreateHoldBody } from "@/lib/domains/bookings/schema";

/** Reserves a time for a while. `source` is the channel, where it is not the caller's own. */
export const createHold = (actor: StatementActor, body: CreateHoldBody, source?: Source): Promise<Booking> =>
  bookTime(actor, {
    ...bookingDefaults,
    ...body,
    held: true,
    conversation_id: body.conversation_id ?? null,
    ...(source ? { source } : {}),
  });
