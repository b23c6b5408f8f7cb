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
  summary: "Confirm a held time",
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
  tool: {
    title: "Release hold",
    description:
      "Use it when the person does not want the held time after all, so that others can have it at once. Only holds: a confirmed booking is ended with cancel_booking.",
    destructive: true,
  },
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
  tool: {
    title: "List bookings",
    description:
      "Use it to find bookings by time, status, service, customer or resource. Ordered by start; held and expired ones only when status asks for them. For work to be done use list_work_items.",
  },
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
  tool: {
    title: "Book a time",
    description:
      "Use it when nothing is left to ask: holds and confirms in one call. start must come from list_slots; a queue service takes no start. Answers the booking. slot_taken carries alternatives to offer.",
  },
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
  tool: {
    title: "Read booking",
    description: "Use it when you have a bkg_ id and need its time, status, stage, customer or assignee.",
  },
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
  tool: {
    title: "Change booking",
    description:
      "Use it to change a booking's notes or intake answers. Its time is changed with reschedule_booking, its priority or tags with update_work_item.",
  },
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
  tool: {
    title: "Cancel booking",
    description:
      "Use it when a booking will not take place and nobody wants another time; to move it, use reschedule_booking. Frees the time at once and tells whoever listens. Only pending, confirmed or checked-in bookings.",
    destructive: true,
    idempotent: true,
  },
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
  tool: {
    title: "Move booking",
    description:
      "Use it to give a booking another time; find one with list_slots first. The old booking ends as rescheduled and a new one with a new id is answered: go on with that id. Both happen or neither.",
    destructive: true,
  },
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
  tool: {
    title: "Check in",
    description: "Use it when the customer has arrived. Only confirmed bookings.",
    idempotent: true,
  },
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
  tool: {
    title: "Mark as no-show",
    description: "Use it when the customer did not come. Only confirmed bookings; it counts in their no-show rate.",
    destructive: true,
    idempotent: true,
  },
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
  tool: {
    title: "Complete booking",
    description: "Use it when the work of a booking is done. Confirmed or checked-in bookings.",
    idempotent: true,
  },
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
  tool: {
    title: "Fail booking",
    description:
      "Use it when the work could not be done though somebody was there; give a reason. A customer who did not come is mark_no_show.",
    destructive: true,
    idempotent: true,
  },
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
  tool: {
    title: "Read stage history",
    description: "Use it to see which stages a task went through and who moved it, oldest first.",
  },
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
  tool: {
    title: "List a customer's bookings",
    description: "Use it to see all bookings of one person by time, when you have a cus_ id.",
  },
  handle: ({ actor, params, query }) =>
    paginate(actor, `customer-bookings ${params.id}`, query, {
      fetch: (after, take) => list(actor, { ...query, customer_id: params.id }, after, take),
      position: ({ start, id }) => [start, id],
    }),
});
