import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { notFound } from "@/lib/core/problem";
import { changeBooking } from "@/lib/domains/bookings/change";
import { bookingChangedBy } from "@/lib/domains/bookings/changed-by";
import { createBooking as book } from "@/lib/domains/bookings/create";
import { listBookings as list } from "@/lib/domains/bookings/list";
import { readBooking } from "@/lib/domains/bookings/reading/read";
import { rescheduleBooking as reschedule } from "@/lib/domains/bookings/reschedule";
import {
  Booking,
  BookingPage,
  BookingParams,
  BookingQuery,
  CreateBookingBody,
  CustomerBookingQuery,
  RescheduleBody,
  UpdateBookingBody,
} from "@/lib/domains/bookings/schema";

const tag = "Schedule";
const write = scope("bookings:write");
const read = scope("bookings:read");
const at = ({ id }: Booking) => `/bookings/${id}`;

export const listBookings = operation({
  id: "listBookings",
  method: "GET",
  path: "/bookings",
  access: read,
  shared: true,
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
  summary: "Create a booking or a queue task",
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
  handle: ({ actor, body }) => book({ ...actor, notify: body.notify }, body),
});

export const getBooking = operation({
  id: "getBooking",
  method: "GET",
  path: "/bookings/{id}",
  access: read,
  tag,
  summary: "Get a booking",
  description: "A hold is a booking too, with the status `held`.",
  params: BookingParams,
  output: Booking,
  errors: ["not_found"],
  tool: {
    title: "Read booking",
    description: "Use it when you have a bkg_ id and need its time, status, stage, customer or assignee.",
  },
  handle: async ({ actor, params }) => {
    const booking = await readBooking(actor, params.id);
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
  summary: "Update a booking",
  description:
    "Only the fields that are given change: notes, intake answers, priority, tags, due date and place. With `expected_version` the change is refused with `version_conflict` when someone else was first.",
  params: BookingParams,
  body: UpdateBookingBody,
  output: Booking,
  current: getBooking.handle,
  changedBy: bookingChangedBy,
  errors: ["version_conflict", "not_found"],
  tool: {
    title: "Change booking",
    description:
      "Use it to change a booking's notes, intake answers, priority, tags, due date or place. Its time is changed with reschedule_booking. Send expected_version to be refused with version_conflict when somebody changed it meanwhile.",
  },
  handle: ({ actor, params, body }) => changeBooking(actor, params.id, body),
});

export const rescheduleBooking = operation({
  id: "rescheduleBooking",
  method: "POST",
  path: "/bookings/{id}/reschedule",
  access: write,
  idempotency: "required",
  hot: true,
  tag,
  summary: "Reschedule a booking",
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
  handle: ({ actor, params, body }) => reschedule({ ...actor, notify: body.notify }, params.id, body),
});

export const listCustomerBookings = operation({
  id: "listCustomerBookings",
  method: "GET",
  path: "/customers/{id}/bookings",
  access: scope("customers:read"),
  shared: true,
  tag: "Customers",
  summary: "List a customer's bookings",
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
