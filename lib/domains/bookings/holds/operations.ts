import { operation, scope } from "@/lib/api/operation";
import { confirmHold as confirm } from "@/lib/domains/bookings/holds/confirm";
import { createHold as hold } from "@/lib/domains/bookings/holds/create";
import { releaseHold as release } from "@/lib/domains/bookings/holds/release";
import { Booking, BookingParams, ConfirmHoldBody, CreateHoldBody } from "@/lib/domains/bookings/schema";

const tag = "Schedule";
const write = scope("bookings:write");

export const createHold = operation({
  id: "createHold",
  method: "POST",
  path: "/holds",
  access: write,
  idempotency: "required",
  hot: true,
  tag,
  summary: "Create a hold",
  description: "Reserves the time until `hold_expires_at`. The hold and the booking it becomes have the same id.",
  body: CreateHoldBody,
  output: Booking,
  success: 201,
  location: ({ id }) => `/bookings/${id}`,
  errors: ["slot_taken", "not_found"],
  tool: {
    title: "Hold a time",
    description:
      "Use it to keep a free time while you ask the person to confirm: it blocks the time until hold_expires_at (ten minutes) and then lets go by itself. start must come from list_slots. Answers a booking with status held; next call confirm_hold with its id, or release_hold. slot_taken carries alternatives.",
  },
  handle: ({ actor, body }) => hold(actor, body),
});

export const confirmHold = operation({
  id: "confirmHold",
  method: "POST",
  path: "/holds/{id}/confirm",
  access: write,
  idempotency: "required",
  tag,
  summary: "Confirm a hold",
  description:
    "The hold becomes a booking: `confirmed`, or `pending_payment` when the service asks for a deposit. After ten minutes it answers `hold_expired`.",
  params: BookingParams,
  body: ConfirmHoldBody,
  output: Booking,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  tool: {
    title: "Confirm hold",
    description:
      "Use it when the person agreed: turns a hold into a booking with the same id. The hold needs a customer: give it here unless create_hold had one. Answers status confirmed, or pending_payment when a deposit is due. hold_expired: find a time again with list_slots.",
  },
  handle: ({ actor, params, body }) => confirm({ ...actor, notify: body.notify }, params.id, body),
});

export const releaseHold = operation({
  id: "releaseHold",
  method: "DELETE",
  path: "/holds/{id}",
  access: write,
  tag,
  summary: "Release a hold",
  description: "The time can be taken by others at once. A hold that has expired answers `hold_expired`.",
  params: BookingParams,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  tool: {
    title: "Release hold",
    description:
      "Use it when the person does not want the held time after all, so that others can have it at once. Only holds: a confirmed booking is ended with cancel_booking.",
    destructive: true,
  },
  handle: ({ actor, params }) => release(actor, params.id),
});
