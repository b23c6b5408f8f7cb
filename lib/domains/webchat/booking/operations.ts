import { operation, visitor } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { SlotQuery } from "@/lib/domains/slots/schema";
import { confirmTime, freeTimes, holdTime, ownTime, releaseTime } from "@/lib/domains/webchat/booking/book";
import {
  ConfirmWebchatHoldBody,
  CreateWebchatHoldBody,
  WebchatBooking,
  WebchatHold,
  WebchatHoldParams,
  WebchatServicePage,
  WebchatServiceQuery,
  WebchatSlotList,
} from "@/lib/domains/webchat/booking/schema";
import { selectBookable } from "@/lib/domains/webchat/booking/store";

const tag = "WebChat";

export const listWebchatServices = operation({
  id: "listWebchatServices",
  method: "GET",
  path: "/public/webchat/services",
  access: visitor,
  tag,
  summary: "List services for a visitor",
  description: "The active services, without what is the team's business.",
  query: WebchatServiceQuery,
  output: WebchatServicePage,
  handle: ({ actor, query }) =>
    paginate(actor, "webchat services", query, {
      fetch: (after, take) => selectBookable(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const listWebchatSlots = operation({
  id: "listWebchatSlots",
  method: "GET",
  path: "/public/webchat/slots",
  access: visitor,
  tag,
  summary: "List available times for a visitor",
  description: "The same times as `GET /slots`.",
  query: SlotQuery,
  output: WebchatSlotList,
  errors: ["not_found"],
  handle: ({ actor, query }) => freeTimes(actor, query),
});

export const createWebchatHold = operation({
  id: "createWebchatHold",
  method: "POST",
  path: "/public/webchat/holds",
  access: visitor,
  idempotency: "optional",
  tag,
  summary: "Create a hold",
  description:
    "In the visitor's own conversation, two at most at once, and twelve from one address, with those of the booking page: more is `rate_limited`.",
  body: CreateWebchatHoldBody,
  output: WebchatHold,
  success: 201,
  location: ({ id }) => `/public/webchat/holds/${id}`,
  errors: ["slot_taken", "not_found"],
  handle: ({ actor, body }) => holdTime(actor, body),
});

export const getWebchatHold = operation({
  id: "getWebchatHold",
  method: "GET",
  path: "/public/webchat/holds/{id}",
  access: visitor,
  tag,
  summary: "Get a hold",
  description: "Only one of the visitor's own conversation, whatever became of it.",
  params: WebchatHoldParams,
  output: WebchatBooking,
  errors: ["not_found"],
  handle: ({ actor, params }) => ownTime(actor, params.id),
});

export const confirmWebchatHold = operation({
  id: "confirmWebchatHold",
  method: "POST",
  path: "/public/webchat/holds/{id}/confirm",
  access: visitor,
  idempotency: "optional",
  tag,
  summary: "Confirm a hold",
  description: "The confirmation is said in the conversation too. `book_with_team` gives the time back.",
  params: WebchatHoldParams,
  body: ConfirmWebchatHoldBody,
  output: WebchatBooking,
  errors: ["book_with_team", "hold_expired", "invalid_transition", "not_found"],
  afterRefusal: { code: "book_with_team", handle: ({ actor, params }) => releaseTime(actor, params.id) },
  handle: ({ actor, params, body }) => confirmTime(actor, params.id, body),
});

export const releaseWebchatHold = operation({
  id: "releaseWebchatHold",
  method: "DELETE",
  path: "/public/webchat/holds/{id}",
  access: visitor,
  tag,
  summary: "Release a hold",
  description: "Only one of the visitor's own conversation.",
  params: WebchatHoldParams,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  handle: ({ actor, params }) => releaseTime(actor, params.id),
});
