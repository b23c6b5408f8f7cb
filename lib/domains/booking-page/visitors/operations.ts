import { openAccess, operation } from "@/lib/api/operation";
import { sqlOf } from "@/lib/core/db";
import { FileOut } from "@/lib/core/wire/upload";
import { freeDays } from "@/lib/domains/booking-page/days";
import { CustomerBooking } from "@/lib/domains/booking-page/links/schema";
import { DaySlots } from "@/lib/domains/booking-page/schema";
import { confirmForVisitor, queueForVisitor, releaseForVisitor } from "@/lib/domains/booking-page/visitors/confirm";
import { holdForVisitor } from "@/lib/domains/booking-page/visitors/hold";
import { readBookingPage, readPublicPicture } from "@/lib/domains/booking-page/visitors/read";
import {
  ConfirmPageHoldBody,
  CountPageStepsBody,
  CreatePageHoldBody,
  CreatePageTaskBody,
  PageHold,
  PageHoldParams,
  PageParams,
  PagePictureParams,
  PageSlotQuery,
  PublicPage,
  ReleasePageHoldBody,
} from "@/lib/domains/booking-page/visitors/schema";
import { assertPerson, pageAt, serviceAt } from "@/lib/domains/booking-page/visitors/visitor";
import { addPageSteps } from "@/lib/domains/reports/store";

const tag = "Booking page";
const source = "The booking's `source` is `webchat`, as of everything that visitors book by themselves.";

export const getPublicPage = operation({
  id: "getPublicPage",
  method: "GET",
  path: "/public/pages/{slug}",
  access: openAccess,
  tag,
  summary: "Get a public booking page",
  description: "What anybody may see without a key. A page that is switched off is not found.",
  params: PageParams,
  output: PublicPage,
  errors: ["not_found"],
  handle: ({ actor, params }) => readBookingPage(actor, params.slug),
});

export const getPagePicture = operation({
  id: "getPagePicture",
  method: "GET",
  path: "/public/pages/{slug}/pictures/{picture_id}",
  access: openAccess,
  tag,
  summary: "Get a picture of a public booking page",
  description: "The logo, the cover, or the photo of a person whom visitors may choose there, and no other.",
  params: PagePictureParams,
  output: FileOut,
  media: ["image/webp"],
  errors: ["not_found"],
  file: ({ actor, params }) => readPublicPicture(actor, params.slug, params.picture_id),
});

export const listPageSlots = operation({
  id: "listPageSlots",
  method: "GET",
  path: "/public/pages/{slug}/slots",
  access: openAccess,
  tag,
  summary: "List a service's available times by day",
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

export const countPageSteps = operation({
  id: "countPageSteps",
  method: "POST",
  path: "/public/pages/{slug}/steps",
  access: openAccess,
  tag,
  summary: "Count how far a visitor comes",
  description:
    "For the report on the booking page. It keeps a number by day and step, and nothing about the visitor; what is booked is counted by itself.",
  params: PageParams,
  body: CountPageStepsBody,
  errors: ["not_found"],
  handle: async ({ actor, params, body }) => {
    const { project } = await pageAt(actor, params.slug);
    return addPageSteps(sqlOf(actor), project, body.steps, actor.now);
  },
});

export const createPageHold = operation({
  id: "createPageHold",
  method: "POST",
  path: "/public/pages/{slug}/holds",
  access: openAccess,
  tag,
  summary: "Create a hold on the booking page",
  description:
    "At most three live holds per `visitor` and per phone, and twelve per address, here and in the chat together: more is " +
    `\`rate_limited\`. Those of an address that name no \`visitor\` count as one. ${source}`,
  params: PageParams,
  body: CreatePageHoldBody,
  output: PageHold,
  success: 201,
  errors: ["slot_taken", "not_found"],
  handle: ({ actor, params, body }) => holdForVisitor(actor, params.slug, body),
});

export const confirmPageHold = operation({
  id: "confirmPageHold",
  method: "POST",
  path: "/public/pages/{slug}/holds/{hold_id}/confirm",
  access: openAccess,
  tag,
  summary: "Confirm a hold on the booking page",
  description:
    "Needs the hold's token. A phone that is known links its customer, and neither shows nor changes anything of them. " +
    "Asked again after a success, it answers the booking as it stands, until 30 days after its end. " +
    "`book_with_team` gives the time back.",
  params: PageHoldParams,
  body: ConfirmPageHoldBody,
  output: CustomerBooking,
  errors: ["book_with_team", "hold_expired", "invalid_transition", "not_found"],
  afterRefusal: {
    code: "book_with_team",
    handle: ({ actor, params, body }) => releaseForVisitor(actor, params.slug, params.hold_id, body.token),
  },
  handle: ({ actor, params, body }) => confirmForVisitor(actor, params.slug, params.hold_id, body),
});

export const releasePageHold = operation({
  id: "releasePageHold",
  method: "DELETE",
  path: "/public/pages/{slug}/holds/{hold_id}",
  access: openAccess,
  tag,
  summary: "Release a hold on the booking page",
  description: "With the token that the hold came with.",
  params: PageHoldParams,
  body: ReleasePageHoldBody,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => releaseForVisitor(actor, params.slug, params.hold_id, body.token),
});

export const createPageTask = operation({
  id: "createPageTask",
  method: "POST",
  path: "/public/pages/{slug}/tasks",
  access: openAccess,
  tag,
  summary: "Request a queue service",
  description: `The task waits in the service's queue. At most three per phone within ten minutes, and per address sixty at once, then one in ten seconds: more is \`rate_limited\`. ${source}`,
  params: PageParams,
  body: CreatePageTaskBody,
  output: CustomerBooking,
  success: 201,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => queueForVisitor(actor, params.slug, body),
});
