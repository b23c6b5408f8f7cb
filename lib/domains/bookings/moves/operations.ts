import { operation, scope, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { selectStageMoves } from "@/lib/domains/bookings/moves/store";
import { moveBooking } from "@/lib/domains/bookings/moves/transition";
import {
  Booking,
  BookingParams,
  MoveBody,
  StageMovePage,
  StageMoveQuery,
  UndoBody,
} from "@/lib/domains/bookings/schema";
import { findBooking } from "@/lib/domains/bookings/store";
import { runStatusMove } from "@/lib/domains/work/run-action";
import { StatusBody } from "@/lib/domains/work/schema";
import { undoLastMove } from "@/lib/domains/work/undo-move";

const tag = "Schedule";
const write = scope("bookings:write");

export const cancelBooking = operation({
  id: "cancelBooking",
  method: "POST",
  path: "/bookings/{id}/cancel",
  access: write,
  tag,
  summary: "Cancel a booking",
  description: "Frees its time. Allowed until the booking has ended; else `invalid_transition`.",
  params: BookingParams,
  body: StatusBody,
  output: Booking,
  errors: ["invalid_transition", "version_conflict", "not_found"],
  tool: {
    title: "Cancel booking",
    description:
      "Use it when a booking will not take place and nobody wants another time; to move it, use reschedule_booking. Frees the time at once and tells whoever listens. Only pending, confirmed or checked-in bookings.",
    destructive: true,
    idempotent: true,
  },
  handle: ({ actor, params, body }) => runStatusMove({ ...actor, notify: body.notify }, params.id, "cancel", body),
});

export const checkInBooking = operation({
  id: "checkInBooking",
  method: "POST",
  path: "/bookings/{id}/check-in",
  access: write,
  tag,
  summary: "Check in a booking",
  description: "Allowed from `confirmed`; the status becomes `checked_in`.",
  params: BookingParams,
  body: StatusBody,
  output: Booking,
  errors: ["already_claimed", "invalid_transition", "version_conflict", "not_found"],
  tool: {
    title: "Check in",
    description: "Use it when the customer has arrived. Only confirmed bookings.",
    idempotent: true,
  },
  handle: ({ actor, params, body }) => runStatusMove({ ...actor, notify: body.notify }, params.id, "checkIn", body),
});

export const markNoShow = operation({
  id: "markNoShow",
  method: "POST",
  path: "/bookings/{id}/no-show",
  access: write,
  tag,
  summary: "Mark a booking as no-show",
  description: "Allowed from `confirmed`; the status becomes `no_show` and the time is freed.",
  params: BookingParams,
  body: StatusBody,
  output: Booking,
  errors: ["invalid_transition", "version_conflict", "not_found"],
  tool: {
    title: "Mark as no-show",
    description: "Use it when the customer did not come. Only confirmed bookings; it counts in their no-show rate.",
    destructive: true,
    idempotent: true,
  },
  handle: ({ actor, params, body }) => runStatusMove({ ...actor, notify: body.notify }, params.id, "noShow", body),
});

export const completeBooking = operation({
  id: "completeBooking",
  method: "POST",
  path: "/bookings/{id}/complete",
  access: write,
  tag,
  summary: "Complete a booking",
  description:
    "Allowed from `confirmed` and `checked_in`; the status becomes `completed`, and what is left of the time is freed. It runs the stage action with this effect, with its requirements and outcome.",
  params: BookingParams,
  body: StatusBody,
  output: Booking,
  errors: ["already_claimed", "invalid_transition", "version_conflict", "not_found"],
  tool: {
    title: "Complete booking",
    description: "Use it when the work of a booking is done. Confirmed or checked-in bookings.",
    idempotent: true,
  },
  handle: ({ actor, params, body }) => runStatusMove({ ...actor, notify: body.notify }, params.id, "complete", body),
});

export const failBooking = operation({
  id: "failBooking",
  method: "POST",
  path: "/bookings/{id}/fail",
  access: write,
  tag,
  summary: "Mark a booking as failed",
  description:
    "Allowed from `confirmed` and `checked_in`; the status becomes `failed`, and `reason` is kept as the outcome.",
  params: BookingParams,
  body: StatusBody,
  output: Booking,
  errors: ["already_claimed", "invalid_transition", "version_conflict", "not_found"],
  tool: {
    title: "Fail booking",
    description:
      "Use it when the work could not be done though somebody was there; give a reason. A customer who did not come is mark_no_show.",
    destructive: true,
    idempotent: true,
  },
  handle: ({ actor, params, body }) => runStatusMove({ ...actor, notify: body.notify }, params.id, "fail", body),
});

export const undoBooking = operation({
  id: "undoBooking",
  method: "POST",
  path: "/bookings/{id}/undo",
  access: write,
  tag,
  summary: "Undo the last move of a booking",
  description:
    "Takes back a cancel, no-show, complete or fail within 24 hours (`undo_until`): status, stage, time and assignee are as before. Once the time was taken by somebody else it answers `slot_taken`. Of a live task it takes back the last stage action, as long as the task has not moved on, and called again the one before, each within 24 hours; in a session, whoever ran it or an admin does. Subscribers of webhooks are not told. Of a booking that was rescheduled and not moved since it takes back the reschedule: that is one more reschedule, to the former time, so the answer is a booking with another id and `booking.rescheduled` is sent.",
  params: BookingParams,
  body: UndoBody,
  output: Booking,
  errors: ["slot_taken", "invalid_transition", "version_conflict", "not_found"],
  tool: {
    title: "Undo the last move of a booking",
    description:
      "Use it when a booking was cancelled, completed, failed, marked as no-show moved to another stage or rescheduled by mistake, within 24 hours. After a reschedule the booking that comes back has another id. slot_taken: its time is gone; offer the alternatives.",
  },
  handle: ({ actor, params, body }) => undoLastMove({ ...actor, notify: body.notify }, params.id, body),
});

export const receiveDeposit = operation({
  id: "receiveDeposit",
  method: "POST",
  path: "/bookings/{id}/deposit-received",
  access: session("agent"),
  tag,
  summary: "Mark a deposit as received",
  description:
    "Allowed from `pending_payment`; the status becomes `confirmed`. After the deadline in `hold_expires_at` it answers `deposit_expired`: the time was given back.",
  params: BookingParams,
  body: MoveBody,
  output: Booking,
  errors: ["deposit_expired", "invalid_transition", "not_found"],
  handle: ({ actor, params, body }) =>
    moveBooking({ ...actor, notify: body.notify }, params.id, "depositReceived", body),
});

export const listStageHistory = operation({
  id: "listStageHistory",
  method: "GET",
  path: "/bookings/{id}/stage-history",
  access: scope("bookings:read"),
  tag: "Work",
  summary: "List a task's stage history",
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
