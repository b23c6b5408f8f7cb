import type { Actor } from "@/lib/core/actor";
import { bookTime } from "@/lib/domains/bookings/book-time";
import type { Booking, CreateHoldBody, Source } from "@/lib/domains/bookings/schema";

/** Reserves a time for a while. `source` is the channel, where it is not the caller's own. */
export const createHold = (actor: Actor, body: CreateHoldBody, source?: Source): Promise<Booking> =>
  bookTime(actor, {
    ...body,
    held: true,
    notes: null,
    intake: null,
    priority: "normal",
    tags: [],
    due_at: null,
    location: null,
    conversation_id: body.conversation_id ?? null,
    ...(source ? { source } : {}),
  });
