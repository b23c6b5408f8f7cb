import { operation, scope, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { book } from "@/lib/domains/bookings/book";
import { confirm } from "@/lib/domains/bookings/confirm";
import { hold } from "@/lib/domains/bookings/hold";
import { list } from "@/lib/domains/bookings/list";
import { release } from "@/lib/domains/bookings/release";
import { reschedule } from "@/lib/domains/bookings/reschedule";
import {
  Booking,
  BookingPage,
  BookingParams,
  BookingQuery,
  ConfirmHoldBody,
  CreateBookingBody,
  CreateHoldBody,
  CustomerBookingQuery,
  MoveBody,
  RescheduleBody,
  StageMovePage,
  StageMoveQuery,
  UpdateBookingBody,
} from "@/lib/domains/bookings/schema";
import { findBooking, selectStageMoves } from "@/lib/domains/bookings/store";
import { move } from "@/lib/domains/bookings/transition";
import { update } from "@/lib/domains/bookings/update";

const tag = "Schedule";
const write = scope("bookings:write");
const read = scope("bookings:read");
const at = ({ id }: Booking) => `/bookings/${id}`;

export const createHold = operation({
  id: "createHold",
  method: "POST",
  path: "/holds",
  access: write,
  idempotency: "required",
  hot: true,
  tag,
  summary: "Hold a time",
  description: "Reserves the time until `hold_expires_at`. The hold and the booking it becomes have the same id.",
  body: CreateHoldBody,
  output: Booking,
  success: 201,
  location: at,
  errors: ["slot_taken", "not_found"],
  tool: { title: "Hold a time" },
  handle: ({ actor, body }) => hold(actor, body),
});

export const confirmHold = operation({
  id: "confirmHold",
  method: "POST",
  path: "/holds/{id}/confirm",
  access: write,
  idempotency: "required",
  tag,
  summary: "Confirm a held time",
  description:
    "The hold becomes a booking: `confirmed`, or `pending_payment` when the service asks for a deposit. After ten minutes it answers `hold_expired`.",
  params: BookingParams,
  body: ConfirmHoldBody,
  output: Booking,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  tool: { title: "Confirm hold" },
  handle: ({ actor, params, body }) => confirm(actor, params.id, body),
});

export const releaseHold = operation({
  id: "releaseHold",
  method: "DELETE",
  path: "/holds/{id}",
  access: write,
  tag,
  summary: "Give a held time back",
  description: "The time can be taken by others at once. A hold that has expired answers `hold_expired`.",
  params: BookingParams,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  tool: { title: "Release hold", destructive: true },
  handle: ({ actor, params }) => release(actor, params.id),
});

export const listBookings = operation({
  id: "listBookings",
  method: "GET",
  path: "/bookings",
  access: read,
  tag,
  summary: "List bookings",
  description: "By start; those without one come last.",
  query: BookingQuery,
  output: BookingPage,
  errors: ["not_found"],
  tool: { title: "List bookings" },
  handle: ({ actor, query }) =>
    paginate(actor, "bookings", query, {
      fetch: (after, take) => list(actor, query, after, take),
      position: ({ start, id }) => [start, id],
    }),
});

export const createBooking = operation({
  id: "createBooking",
  method: "POST",
  path: "/bookings",
  access: write,
  idempotency: "required",
  hot: true,
  tag,
  summary: "Book a time, or put a task into a queue",
  description: "Hold and confirmation in one call. A queue service has no start.",
  body: CreateBookingBody,
  output: Booking,
  success: 201,
  location: at,
  errors: ["slot_taken", "not_found"],
  tool: { title: "Book a time" },
  handle: ({ actor, body }) => book(actor, body),
});

export const getBooking = operation({
  id: "getBooking",
  method: "GET",
  path: "/bookings/{id}",
  access: read,
  tag,
  summary: "One booking",
  description: "A hold is a booking too, with the status `held`.",
  params: BookingParams,
  output: Booking,
  errors: ["not_found"],
  tool: { title: "Read booking" },
  handle: async ({ actor, params }) => {
    const booking = await findBooking(sqlOf(actor), actor.project.id, params.id);
    if (!booking) throw notFound("booking", params.id);
    return booking;
  },
});

export const updateBooking = operation({
  id: "updateBooking",
  method: "PATCH",
  path: "/bookings/{id}",
  access: write,
  tag,
  summary: "Change a booking's notes or intake",
  description: "Only the fields that are given change.",
  params: BookingParams,
  body: UpdateBookingBody,
  output: Booking,
  errors: ["not_found"],
  tool: { title: "Change booking" },
  handle: ({ actor, params, body }) => update(actor, params.id, body),
});

export const cancelBooking = operation({
  id: "cancelBooking",
  method: "POST",
  path: "/bookings/{id}/cancel",
  access: write,
  tag,
  summary: "Cancel a booking",
  description: "Frees its time. Allowed until the booking has ended; else `invalid_transition`.",
  params: BookingParams,
  body: MoveBody,
  output: Booking,
  errors: ["invalid_transition", "not_found"],
  tool: { title: "Cancel booking", destructive: true },
  handle: ({ actor, params, body }) => move(actor, params.id, "cancel", body),
});

export const rescheduleBooking = operation({
  id: "rescheduleBooking",
  method: "POST",
  path: "/bookings/{id}/reschedule",
  access: write,
  idempotency: "required",
  hot: true,
  tag,
  summary: "Move a booking to another time",
  description: "Answers the new booking; the old one becomes `rescheduled`. Both happen or neither.",
  params: BookingParams,
  body: RescheduleBody,
  output: Booking,
  success: 201,
  location: at,
  errors: ["slot_taken", "invalid_transition", "not_found"],
  tool: { title: "Move booking" },
  handle: ({ actor, params, body }) => reschedule(actor, params.id, body),
});

export const checkInBooking = operation({
  id: "checkInBooking",
  method: "POST",
  path: "/bookings/{id}/check-in",
  access: write,
  tag,
  summary: "The customer is here",
  description: "Allowed from `confirmed`; the status becomes `checked_in`.",
  params: BookingParams,
  body: MoveBody,
  output: Booking,
  errors: ["invalid_transition", "not_found"],
  tool: { title: "Check in" },
  handle: ({ actor, params, body }) => move(actor, params.id, "checkIn", body),
});

export const markNoShow = operation({
  id: "markNoShow",
  method: "POST",
  path: "/bookings/{id}/no-show",
  access: write,
  tag,
  summary: "The customer did not come",
  description: "Allowed from `confirmed`; the status becomes `no_show` and the time is freed.",
  params: BookingParams,
  body: MoveBody,
  output: Booking,
  errors: ["invalid_transition", "not_found"],
  tool: { title: "Mark as no-show", destructive: true },
  handle: ({ actor, params, body }) => move(actor, params.id, "noShow", body),
});

export const completeBooking = operation({
  id: "completeBooking",
  method: "POST",
  path: "/bookings/{id}/complete",
  access: write,
  tag,
  summary: "The work is done",
  description: "Allowed from `confirmed` and `checked_in`; the status becomes `completed`.",
  params: BookingParams,
  body: MoveBody,
  output: Booking,
  errors: ["invalid_transition", "not_found"],
  tool: { title: "Complete booking" },
  handle: ({ actor, params, body }) => move(actor, params.id, "complete", body),
});

export const failBooking = operation({
  id: "failBooking",
  method: "POST",
  path: "/bookings/{id}/fail",
  access: write,
  tag,
  summary: "The work could not be done",
  description:
    "Allowed from `confirmed` and `checked_in`; the status becomes `failed`, and `reason` is kept as the outcome.",
  params: BookingParams,
  body: MoveBody,
  output: Booking,
  errors: ["invalid_transition", "not_found"],
  tool: { title: "Fail booking", destructive: true },
  handle: ({ actor, params, body }) => move(actor, params.id, "fail", body),
});

export const receiveDeposit = operation({
  id: "receiveDeposit",
  method: "POST",
  path: "/bookings/{id}/deposit-received",
  access: session("agent"),
  tag,
  summary: "The deposit has come: confirm the booking",
  description: "Allowed from `pending_payment`; the status becomes `confirmed`.",
  params: BookingParams,
  body: MoveBody,
  output: Booking,
  errors: ["invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => move(actor, params.id, "depositReceived", body),
});

export const listStageHistory = operation({
  id: "listStageHistory",
  method: "GET",
  path: "/bookings/{id}/stage-history",
  access: read,
  tag: "Work",
  summary: "Every stage a task was in",
  description: "Oldest first.",
  params: BookingParams,
  query: StageMoveQuery,
  output: StageMovePage,
  errors: ["not_found"],
  tool: { title: "Read stage history" },
  handle: async ({ actor, params, query }) => {
    const booking = await findBooking(sqlOf(actor), actor.project.id, params.id);
    if (!booking) throw notFound("booking", params.id);
    return paginate(actor, `stage-history ${params.id}`, query, {
      fetch: (after, take) => selectStageMoves(reader(actor), actor.project.id, params.id, after, take),
      position: ({ version, id }) => [String(version), id],
    });
  },
});

export const listCustomerBookings = operation({
  id: "listCustomerBookings",
  method: "GET",
  path: "/customers/{id}/bookings",
  access: scope("customers:read"),
  tag: "Customers",
  summary: "A customer's bookings",
  description: "By start; those without one come last.",
  params: BookingParams,
  query: CustomerBookingQuery,
  output: BookingPage,
  errors: ["not_found"],
  tool: { title: "List a customer's bookings" },
  handle: ({ actor, params, query }) =>
    paginate(actor, `customer-bookings ${params.id}`, query, {
      fetch: (after, take) => list(actor, { ...query, customer_id: params.id }, after, take),
      position: ({ start, id }) => [start, id],
    }),
});
