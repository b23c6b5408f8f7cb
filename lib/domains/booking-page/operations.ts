import { type FileAnswer, open, operation, scope, session } from "@/lib/api/operation";
import { FileOut } from "@/lib/core/upload";
import { confirm, queue, release } from "@/lib/domains/booking-page/confirm";
import { readOwn } from "@/lib/domains/booking-page/customer-booking";
import { freeDays } from "@/lib/domains/booking-page/days";
import { hold } from "@/lib/domains/booking-page/hold";
import { calendarOf, cancel, movesOf, moveTo } from "@/lib/domains/booking-page/own";
import { read } from "@/lib/domains/booking-page/read";
import {
  BookingLinkParams,
  ConfirmPageHoldBody,
  CreatePageHoldBody,
  CreatePageTaskBody,
  CustomerBooking,
  CustomerLink,
  DaySlots,
  HostedPage,
  LinkCancelBody,
  LinkMoveBody,
  LinkParams,
  LinkSlotQuery,
  PageHold,
  PageHoldParams,
  PageParams,
  PageSlotQuery,
  PublicPage,
  ReleasePageHoldBody,
  UpdateHostedPageBody,
} from "@/lib/domains/booking-page/schema";
import { change, linkOf, settingsOf } from "@/lib/domains/booking-page/settings";
import { assertPerson, serviceAt } from "@/lib/domains/booking-page/visitor";

const tag = "Booking page";
const source = "The booking's `source` is `webchat`, as of everything that visitors book by themselves.";

export const getBookingPage = operation({
  id: "getBookingPage",
  method: "GET",
  path: "/booking-page",
  access: session("agent"),
  tag,
  summary: "How the booking page is set up",
  description: "With the address that customers open.",
  output: HostedPage,
  handle: ({ actor }) => settingsOf(actor),
});

export const updateBookingPage = operation({
  id: "updateBookingPage",
  method: "PUT",
  path: "/booking-page",
  access: session("admin"),
  tag,
  summary: "Set the booking page up",
  description: "What is left out stays.",
  body: UpdateHostedPageBody,
  output: HostedPage,
  errors: ["not_found"],
  handle: ({ actor, body }) => change(actor, body),
});

export const createCustomerLink = operation({
  id: "createCustomerLink",
  method: "POST",
  path: "/bookings/{id}/customer-link",
  access: scope("bookings:read"),
  tag: "Schedule",
  summary: "The customer's own link to a booking",
  description:
    "Whoever has it may see, move or cancel this booking and nothing else. It follows the booking when that moves, and " +
    "holds until 30 days after its end.",
  params: BookingLinkParams,
  output: CustomerLink,
  errors: ["invalid_transition", "not_found"],
  handle: ({ actor, params }) => linkOf(actor, params.id),
});

export const getPublicPage = operation({
  id: "getPublicPage",
  method: "GET",
  path: "/public/pages/{slug}",
  access: open,
  tag,
  summary: "A workspace's booking page",
  description: "What anybody may see without a key. A page that is switched off is not found.",
  params: PageParams,
  output: PublicPage,
  errors: ["not_found"],
  handle: ({ actor, params }) => read(actor, params.slug),
});

export const listPageSlots = operation({
  id: "listPageSlots",
  method: "GET",
  path: "/public/pages/{slug}/slots",
  access: open,
  tag,
  summary: "Free times of a service, by day",
  description: "Days are those of the workspace's zone.",
  params: PageParams,
  query: PageSlotQuery,
  output: DaySlots,
  errors: ["not_found"],
  handle: async ({ actor, params, query }) => {
    const { service_id, party_size, resource_id, ...span } = query;
    const { visitor, service } = await serviceAt(actor, params.slug, service_id);
    assertPerson(service, resource_id);
    return freeDays(visitor, { service_id, party_size, ...(resource_id ? { resource_id } : {}) }, span);
  },
});

export const createPageHold = operation({
  id: "createPageHold",
  method: "POST",
  path: "/public/pages/{slug}/holds",
  access: open,
  tag,
  summary: "Hold a time on the booking page",
  description: `At most three live holds per address and page, and per phone: a fourth is \`rate_limited\`. ${source}`,
  params: PageParams,
  body: CreatePageHoldBody,
  output: PageHold,
  success: 201,
  errors: ["slot_taken", "not_found"],
  handle: ({ actor, params, body }) => hold(actor, params.slug, body),
});

export const confirmPageHold = operation({
  id: "confirmPageHold",
  method: "POST",
  path: "/public/pages/{slug}/holds/{hold_id}/confirm",
  access: open,
  tag,
  summary: "Confirm a time held on the booking page",
  description:
    "Needs the hold's token. A phone that is known links its customer, and neither shows nor changes anything of them. " +
    "Asked again after a success, it answers the booking as it stands.",
  params: PageHoldParams,
  body: ConfirmPageHoldBody,
  output: CustomerBooking,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => confirm(actor, params.slug, params.hold_id, body),
});

export const releasePageHold = operation({
  id: "releasePageHold",
  method: "DELETE",
  path: "/public/pages/{slug}/holds/{hold_id}",
  access: open,
  tag,
  summary: "Give a time held on the booking page back",
  description: "With the token that the hold came with.",
  params: PageHoldParams,
  body: ReleasePageHoldBody,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => release(actor, params.slug, params.hold_id, body.token),
});

export const createPageTask = operation({
  id: "createPageTask",
  method: "POST",
  path: "/public/pages/{slug}/tasks",
  access: open,
  tag,
  summary: "Ask for a service that has no times",
  description: `The task waits in the service's queue. ${source}`,
  params: PageParams,
  body: CreatePageTaskBody,
  output: CustomerBooking,
  success: 201,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => queue(actor, params.slug, body),
});

export const getOwnBooking = operation({
  id: "getOwnBooking",
  method: "GET",
  path: "/public/bookings/{token}",
  access: open,
  tag,
  summary: "A booking, for its customer",
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
  access: open,
  tag,
  summary: "Times that the customer's booking could move to",
  description: "By local days of the business, within the notice of the service.",
  params: LinkParams,
  query: LinkSlotQuery,
  output: DaySlots,
  errors: ["not_found"],
  handle: ({ actor, params, query }) => movesOf(actor, params.token, query),
});

export const rescheduleOwnBooking = operation({
  id: "rescheduleOwnBooking",
  method: "POST",
  path: "/public/bookings/{token}/reschedule",
  access: open,
  tag,
  summary: "Move one's own booking",
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
  access: open,
  tag,
  summary: "Cancel one's own booking",
  description: "Until its start.",
  params: LinkParams,
  body: LinkCancelBody,
  output: CustomerBooking,
  errors: ["invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => cancel(actor, params.token, body.reason),
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
  access: open,
  tag,
  summary: "One's own booking as a calendar file",
  description: "RFC 5545, with the same identity after a move.",
  params: LinkParams,
  output: FileOut,
  media: ["text/calendar"],
  errors: ["not_found"],
  file: async ({ actor, params }) => fileOf(await calendarOf(actor, params.token)),
});
