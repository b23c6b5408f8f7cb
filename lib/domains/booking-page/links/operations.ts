import { type FileAnswer, openAccess, operation, scope } from "@/lib/api/operation";
import { FileOut } from "@/lib/core/wire/upload";
import { readOwn } from "@/lib/domains/booking-page/links/customer-booking";
import { linkOf } from "@/lib/domains/booking-page/links/link";
import {
  answerOwnBooking as answer,
  attendOwnBooking as attend,
  calendarOf,
  cancelOwnBooking as cancel,
  movesOf,
  moveTo,
  stopNotices,
} from "@/lib/domains/booking-page/links/own";
import {
  BookingLinkParams,
  CustomerBooking,
  CustomerLink,
  LinkAnswersBody,
  LinkCancelBody,
  LinkMoveBody,
  LinkParams,
  LinkSlotQuery,
  LinkSlots,
} from "@/lib/domains/booking-page/links/schema";

const tag = "Booking page";

export const createCustomerLink = operation({
  id: "createCustomerLink",
  method: "POST",
  path: "/bookings/{id}/customer-link",
  access: scope("bookings:write"),
  tag: "Schedule",
  summary: "Create a customer link to a booking",
  description:
    "Whoever has it may see, move or cancel this booking and nothing else. It follows the booking when that moves, and " +
    "holds until 30 days after its end.",
  params: BookingLinkParams,
  output: CustomerLink,
  errors: ["invalid_transition", "not_found"],
  handle: ({ actor, params }) => linkOf(actor, params.id),
});

export const getOwnBooking = operation({
  id: "getOwnBooking",
  method: "GET",
  path: "/public/bookings/{token}",
  access: openAccess,
  tag,
  summary: "Get a booking by its customer link",
  description: "By the token of the customer's own link. One that is wrong, or 30 days past the booking, is not found.",
  params: LinkParams,
  output: CustomerBooking,
  errors: ["not_found"],
  handle: ({ actor, params }) => readOwn(actor, params.token),
});

export const listOwnBookingSlots = operation({
  id: "listOwnBookingSlots",
  method: "GET",
  path: "/public/bookings/{token}/slots",
  access: openAccess,
  tag,
  summary: "List times to reschedule to",
  description:
    "By local days of the business, within the notice of the service. The time that it has is not among them.",
  params: LinkParams,
  query: LinkSlotQuery,
  output: LinkSlots,
  errors: ["not_found"],
  handle: ({ actor, params, query }) => movesOf(actor, params.token, query),
});

export const rescheduleOwnBooking = operation({
  id: "rescheduleOwnBooking",
  method: "POST",
  path: "/public/bookings/{token}/reschedule",
  access: openAccess,
  tag,
  summary: "Reschedule a booking by its customer link",
  description: "Until the service's notice before its start. The link stays the same.",
  params: LinkParams,
  body: LinkMoveBody,
  output: CustomerBooking,
  errors: ["slot_taken", "invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => moveTo(actor, params.token, body.start),
});

export const cancelOwnBooking = operation({
  id: "cancelOwnBooking",
  method: "POST",
  path: "/public/bookings/{token}/cancel",
  access: openAccess,
  tag,
  summary: "Cancel a booking by its customer link",
  description: "Until its start.",
  params: LinkParams,
  body: LinkCancelBody,
  output: CustomerBooking,
  errors: ["invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => cancel(actor, params.token, body.reason),
});

export const answerOwnBooking = operation({
  id: "answerOwnBooking",
  method: "POST",
  path: "/public/bookings/{token}/intake",
  access: openAccess,
  tag,
  summary: "Answer a service's questions by a customer link",
  description: "Until its start. Answers that were given before stay, unless they are given again.",
  params: LinkParams,
  body: LinkAnswersBody,
  output: CustomerBooking,
  errors: ["invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => answer(actor, params.token, body.intake),
});

export const attendOwnBooking = operation({
  id: "attendOwnBooking",
  method: "POST",
  path: "/public/bookings/{token}/attend",
  access: openAccess,
  tag,
  summary: "Say by a customer link that they will come",
  description: "Of a confirmed booking, until its start. Said again, it stays as it was.",
  params: LinkParams,
  output: CustomerBooking,
  errors: ["not_found", "invalid_transition"],
  handle: ({ actor, params }) => attend(actor, params.token),
});

export const stopOwnNotices = operation({
  id: "stopOwnNotices",
  method: "POST",
  path: "/public/bookings/{token}/stop-notices",
  access: openAccess,
  tag,
  summary: "Stop notices by a customer link",
  description:
    "The customer is told of none of their bookings any more. An address given with somebody else's phone is forgotten instead.",
  params: LinkParams,
  output: CustomerBooking,
  errors: ["not_found", "invalid_transition"],
  handle: ({ actor, params }) => stopNotices(actor, params.token),
});

const media = "text/calendar; charset=utf-8";

const fileOf = (text: string): FileAnswer => {
  const bytes = new TextEncoder().encode(text);
  const about = { name: "booking.ics", media_type: media, size: bytes.byteLength, inline: false };
  return { ...about, content: new Blob([bytes]).stream() };
};

export const getOwnBookingCalendar = operation({
  id: "getOwnBookingCalendar",
  method: "GET",
  path: "/public/bookings/{token}/calendar.ics",
  access: openAccess,
  tag,
  summary: "Get a booking as a calendar file",
  description: "RFC 5545, with the same identity after a move.",
  params: LinkParams,
  output: FileOut,
  media: ["text/calendar"],
  errors: ["not_found"],
  file: async ({ actor, params }) => fileOf(await calendarOf(actor, params.token)),
});
