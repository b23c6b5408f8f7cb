import type { Actor } from "@/lib/core/actor";
import type { Booking, CreateHoldBody, Source } from "@/lib/domains/bookings/schema";
import { takeNew } from "@/lib/domains/bookings/take";

/** Reserves a time for a while. `source` is the channel, where it is not the caller's own. */
export const hold = (actor: Actor, body: CreateHoldBody, source?: Source): Promise<Booking> =>
  takeNew(actor, {
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
