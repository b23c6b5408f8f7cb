import { z } from "zod";
import type { ExtraEvent } from "@/lib/core/events";
import { sources, statuses } from "@/lib/core/vocabulary";
import { DateTimeOut } from "@/lib/core/wire/wire";
import { Sequence } from "@/lib/domains/webhooks/events/schema";
import type { loggedTypes } from "@/lib/domains/webhooks/schema";

const EventBooking = z
  .object({
    id: z.string(),
    status: z.enum(statuses),
    start_at: DateTimeOut.nullable(),
    end_at: DateTimeOut.nullable(),
    service_id: z.string(),
    customer_id: z.string().nullable(),
    stage: z.string(),
    party_size: z.int(),
    source: z.enum(sources),
  })
  .meta({ id: "EventBooking" });

const eventOf = <Type extends string, Data extends z.ZodType>(id: string, type: Type, data: Data) =>
  z
    .object({
      id: z.string().describe("The event's own, `evt_…`. A delivery may come twice: remember it."),
      type: z.literal(type),
      created_at: DateTimeOut,
      workspace_id: z.string().describe("The project's id."),
      data,
    })
    .meta({ id });

const AboutBooking = z.object({ booking: EventBooking });

// The second catalogue: ids only, so that what it is about is read by whoever may.
const AboutTask = z.object({
  booking_id: z.string(),
  stage: z.string().nullable().describe("The stage that it moved to; null when it did not move."),
});
const AboutCustomer = z.object({ customer_id: z.string() });
const AboutConversation = z.object({ conversation_id: z.string() });
const AboutMessage = z.object({ conversation_id: z.string(), message_id: z.string() });
const AboutNotice = z.object({ booking_id: z.string(), notice_id: z.string(), status: z.string() });

const about = <Type extends ExtraEvent, Data extends z.ZodType>(id: string, type: Type, data: Data, when: string) => ({
  when,
  body: eventOf(id, type, data).extend({ sequence: Sequence }).meta({ id }),
});

/** What is posted to an endpoint, by type, with when. */
export const webhookEvents = {
  "booking.created": {
    when: "A hold or a booking was made.",
    body: eventOf("BookingCreatedEvent", "booking.created", AboutBooking),
  },
  "booking.confirmed": {
    when: "A booking was confirmed.",
    body: eventOf("BookingConfirmedEvent", "booking.confirmed", AboutBooking),
  },
  "booking.cancelled": {
    when: "A booking was cancelled, or a hold expired.",
    body: eventOf("BookingCancelledEvent", "booking.cancelled", AboutBooking),
  },
  "booking.rescheduled": {
    when: "A booking moved to another time; `booking` is the new one.",
    body: eventOf(
      "BookingRescheduledEvent",
      "booking.rescheduled",
      AboutBooking.extend({ old_booking_id: z.string(), new_booking_id: z.string() }),
    ),
  },
  "booking.no_show": {
    when: "The customer did not come.",
    body: eventOf("BookingNoShowEvent", "booking.no_show", AboutBooking),
  },
  "booking.completed": {
    when: "The work was done.",
    body: eventOf("BookingCompletedEvent", "booking.completed", AboutBooking),
  },
  "webhook.ping": {
    when: "A test was asked for.",
    body: eventOf("WebhookPingEvent", "webhook.ping", z.object({ message: z.string() })),
  },

  "booking.pending_payment": about(
    "BookingPendingPaymentEvent",
    "booking.pending_payment",
    AboutTask,
    "A hold was confirmed and waits for its deposit.",
  ),
  "booking.released": about("BookingReleasedEvent", "booking.released", AboutTask, "A hold was released."),
  "booking.checked_in": about(
    "BookingCheckedInEvent",
    "booking.checked_in",
    AboutTask,
    "The customer arrived, or work began.",
  ),
  "booking.failed": about("BookingFailedEvent", "booking.failed", AboutTask, "The work could not be done."),
  "booking.updated": about(
    "BookingUpdatedEvent",
    "booking.updated",
    AboutTask,
    "Fields of a booking or task were changed.",
  ),
  "booking.taken": about("BookingTakenEvent", "booking.taken", AboutTask, "Somebody took a task."),
  "booking.put_back": about("BookingPutBackEvent", "booking.put_back", AboutTask, "A taken task was given back."),
  "booking.moved": about(
    "BookingMovedEvent",
    "booking.moved",
    AboutTask,
    "A task moved to another stage and kept its status.",
  ),
  "booking.undone": about(
    "BookingUndoneEvent",
    "booking.undone",
    AboutTask,
    "The last move of a booking was taken back.",
  ),
  "customer.created": about("CustomerCreatedEvent", "customer.created", AboutCustomer, "A customer was created."),
  "customer.updated": about(
    "CustomerUpdatedEvent",
    "customer.updated",
    AboutCustomer,
    "A customer's data was changed.",
  ),
  "customer.merged": about(
    "CustomerMergedEvent",
    "customer.merged",
    AboutCustomer,
    "Another customer was merged into this one.",
  ),
  "customer.unmerged": about(
    "CustomerUnmergedEvent",
    "customer.unmerged",
    AboutCustomer,
    "A merge was taken back; each of the two has its event.",
  ),
  "customer.anonymised": about(
    "CustomerAnonymisedEvent",
    "customer.anonymised",
    AboutCustomer,
    "A customer's personal data was erased.",
  ),
  "conversation.assigned": about(
    "ConversationAssignedEvent",
    "conversation.assigned",
    AboutConversation,
    "A conversation was given to a member, or got one by their first answer.",
  ),
  "conversation.mode_changed": about(
    "ConversationModeChangedEvent",
    "conversation.mode_changed",
    AboutConversation,
    "The bot or a person took over, or it was given to another member.",
  ),
  "conversation.reopened": about(
    "ConversationReopenedEvent",
    "conversation.reopened",
    AboutConversation,
    "The team opened a resolved conversation again. A message of the customer does so without this event.",
  ),
  "conversation.resolved": about(
    "ConversationResolvedEvent",
    "conversation.resolved",
    AboutConversation,
    "A conversation was resolved.",
  ),
  "conversation.snoozed": about(
    "ConversationSnoozedEvent",
    "conversation.snoozed",
    AboutConversation,
    "A conversation was put aside until later.",
  ),
  "conversation.unsnoozed": about(
    "ConversationUnsnoozedEvent",
    "conversation.unsnoozed",
    AboutConversation,
    "The team took back that a conversation was put aside.",
  ),
  "message.sent": about("MessageSentEvent", "message.sent", AboutMessage, "A message to a customer was written."),
  "notice.settled": about(
    "NoticeSettledEvent",
    "notice.settled",
    AboutNotice,
    "A notice to a customer was sent, or will not be.",
  ),
} satisfies Record<(typeof loggedTypes)[number], { when: string; body: z.ZodType }>;
