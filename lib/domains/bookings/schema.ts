import { z } from "zod";
import { priorities, sources, statuses } from "@/lib/core/vocabulary";
import {
  Currency,
  DateTimeIn,
  DateTimeOut,
  DateTimeQuery,
  Flag,
  Id,
  Locale,
  listOf,
  Name,
  Page,
  Phone,
  Place,
  pageOf,
  Tags,
  Text,
} from "@/lib/core/wire/wire";

/** The answers to what a service asks, by its keys. */
export const Intake = z.record(z.string().max(60), z.unknown());

export const Booking = z
  .object({
    id: z.string(),
    status: z.enum(statuses),
    stage: z.string(),
    service_id: z.string(),
    start: DateTimeOut.nullable().describe("Null for a queue task until someone takes it."),
    end: DateTimeOut.nullable().describe("The end of the service itself, without the buffer."),
    party_size: z.int(),
    customer: z
      .object({ id: z.string(), name: z.string(), phone: z.string().nullable(), locale: z.string().nullable() })
      .nullable(),
    allocations: z
      .array(z.object({ resource_id: z.string(), start: DateTimeOut, end: DateTimeOut }))
      .describe(
        "What the booking takes of each resource, with the buffer after the service; nothing once it has ended.",
      ),
    resource_ids: z
      .array(z.string())
      .describe("The resources of the booking; of one that has ended, those it had. Without its time a task has none."),
    priority: z.enum(priorities),
    tags: z.array(z.string()),
    source: z.enum(sources),
    notes: z.string().nullable(),
    intake: Intake.nullable(),
    intake_missing: z
      .array(z.string())
      .describe("The keys of the service's required questions that nobody has answered yet."),
    due_at: DateTimeOut.nullable(),
    location: z
      .object({ formatted: z.string().nullable(), lat: z.number().nullable(), lng: z.number().nullable() })
      .nullable(),
    assignee: z.object({ resource_id: z.string(), name: z.string() }).nullable(),
    group_id: z.string().nullable(),
    hold_expires_at: DateTimeOut.nullable().describe(
      "When the time is given back by itself: the end of a hold, or the deadline of an unpaid deposit.",
    ),
    rescheduled_from_id: z.string().nullable(),
    rescheduled_to_id: z.string().nullable(),
    cancel_reason: z.string().nullable(),
    outcome: z.string().nullable(),
    undo_until: DateTimeOut.nullable().describe(
      "Of a booking that ended: until when POST /bookings/{id}/undo can take that back.",
    ),
    price_cents: z.int().nullable(),
    currency: Currency,
    conversation_id: z.string().nullable(),
    attending_since: DateTimeOut.nullable().describe("Since when the customer has said that they will come."),
    confirm_by: DateTimeOut.nullable().describe(
      "Until when a customer who missed visits must have said so; the time is then given back.",
    ),
    version: z.int(),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Booking" });
export type Booking = z.output<typeof Booking>;

export const BookingPage = pageOf(Booking);
export const BookingParams = z.strictObject({ id: Id });

/** A customer that exists, or one that is found by the phone and made if nobody has it. */
export const CustomerRef = z.union([
  z.strictObject({ id: Id }),
  z.strictObject({
    name: Name,
    phone: Phone,
    locale: Locale.nullable().default(null),
    email: z.email().max(254).nullable().default(null),
  }),
]);
export type CustomerRef = z.output<typeof CustomerRef>;

const wish = {
  service_id: Id,
  party_size: z.int().min(1).max(10_000).default(1),
  resource_ids: z
    .array(Id)
    .max(50)
    .default([])
    .describe("Resources that must be among those used; the rest is completed."),
  customer: CustomerRef.nullable().default(null),
  override: z
    .boolean()
    .default(false)
    .describe("A team member's walk-in: off the grid, outside hours or inside the notice. Needs a reason."),
  reason: Text.nullable().default(null),
};

const holdBest = z
  .boolean()
  .optional()
  .describe(
    "When the time is taken, hold the nearest free one instead: the refusal has it as `held_alternative`, a Booking with status `held`.",
  );

export const Notify = z
  .boolean()
  .optional()
  .describe("Whether the customer is told of it; left out, they are. Reminders of the visit go out all the same.");

export const CreateHoldBody = z.strictObject({
  ...wish,
  hold_best: holdBest,
  start: DateTimeIn,
  conversation_id: Id.nullable().optional().describe("The conversation it comes from; its channel is the source."),
});
export type CreateHoldBody = z.output<typeof CreateHoldBody>;

export const ConfirmHoldBody = z.strictObject({
  customer: CustomerRef.nullable().default(null),
  intake: Intake.nullable().optional().describe("The answers to the service's questions; left out, they stay."),
  notify: Notify,
});
export type ConfirmHoldBody = z.output<typeof ConfirmHoldBody>;

export const CreateBookingBody = z.strictObject({
  ...wish,
  hold_best: holdBest,
  start: DateTimeIn.nullable().default(null).describe("Needed for an appointment, refused for a queue service."),
  notes: Text.nullable().default(null),
  intake: Intake.nullable().default(null),
  priority: z.enum(priorities).default("normal"),
  tags: Tags.default([]),
  due_at: DateTimeIn.nullable().default(null),
  location: Place.nullable().default(null),
  conversation_id: Id.nullable().default(null),
  notify: Notify,
});
export type CreateBookingBody = z.output<typeof CreateBookingBody>;

/** What a new booking has where nobody says otherwise, for those who make one without a body of the API. */
export const bookingDefaults = CreateBookingBody.omit({ service_id: true }).parse({});

/** A booking and a work item are one object: both PATCH routes take this. */
export const UpdateBookingBody = z
  .strictObject({
    notes: Text.nullable(),
    intake: Intake.nullable(),
    priority: z.enum(priorities),
    tags: Tags,
    due_at: DateTimeIn.nullable(),
    location: Place.nullable(),
    expected_version: z
      .int()
      .describe("The version that you saw; if it is no longer the current one, nothing is changed."),
  })
  .partial();
export type UpdateBookingBody = z.output<typeof UpdateBookingBody>;

export const MoveBody = z.strictObject({
  reason: Text.nullable().default(null),
  note: Text.nullable().default(null),
  notify: Notify,
});
export type MoveBody = z.output<typeof MoveBody>;

export const UndoBody = z.strictObject({
  notify: Notify,
  expected_version: z
    .int()
    .optional()
    .describe(
      "The version of the booking that you saw; if it is no longer the current one, nothing is changed. Of a live task " +
        "only later moves count.",
    ),
});
export type UndoBody = z.output<typeof UndoBody>;

export const RescheduleBody = z.strictObject({
  start: DateTimeIn,
  resource_ids: wish.resource_ids.describe("Left out: the same resources where they are free, else others."),
  reason: Text.nullable().default(null),
  override: wish.override,
  notify: Notify,
});
export type RescheduleBody = z.output<typeof RescheduleBody>;

export const Attending = Flag.optional().describe(
  "Whether the customer has said that they will come; only of bookings with a time that are still to come.",
);

const filters = {
  from: DateTimeQuery.optional().describe("The earliest start; items without a start are then left out."),
  to: DateTimeQuery.optional().describe("Starts before this."),
  status: listOf(z.enum(statuses))
    .optional()
    .describe("Comma-separated. Without it, held, expired and released ones are left out."),
  intake_missing: Flag.optional().describe("Whether a required question of the service has no answer."),
  attending: Attending,
};

export const BookingQuery = z.strictObject({
  ...filters,
  resource_id: Id.optional(),
  customer_id: Id.optional(),
  service_id: Id.optional(),
  ...Page,
});
export type BookingQuery = z.output<typeof BookingQuery>;

export const CustomerBookingQuery = z.strictObject({ ...filters, ...Page });

export const StageMove = z
  .object({
    id: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    action: z.string(),
    actor: z.object({ type: z.string(), id: z.string(), name: z.string() }),
    data: z.record(z.string(), z.unknown()).nullable(),
    version: z.int().describe("The booking's version after the move."),
    at: DateTimeOut,
  })
  .meta({ id: "StageMove" });
export type StageMove = z.output<typeof StageMove>;

export const StageMovePage = pageOf(StageMove);
export const StageMoveQuery = z.strictObject(Page);
