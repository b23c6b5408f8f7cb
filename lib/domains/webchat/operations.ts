import { open, operation, session, visitor, widget } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { asVisitor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { FileOut } from "@/lib/core/upload";
import { largestMessageFile } from "@/lib/domains/conversations/schema";
import { SlotQuery } from "@/lib/domains/slots/schema";
import { confirmTime, freeTimes, holdTime, releaseTime } from "@/lib/domains/webchat/book";
import { configure } from "@/lib/domains/webchat/configure";
import { enter } from "@/lib/domains/webchat/enter";
import {
  ConfirmWebchatHoldBody,
  CreateWebchatHoldBody,
  CreateWebchatMessageBody,
  CreateWebchatSessionBody,
  PutWebchatSiteBody,
  WebchatBooking,
  WebchatConfig,
  WebchatFile,
  WebchatFileBody,
  WebchatFileParams,
  WebchatFileQuery,
  WebchatHoldParams,
  WebchatIdentitySecret,
  WebchatMessage,
  WebchatMessagePage,
  WebchatMessageQuery,
  WebchatNews,
  WebchatServicePage,
  WebchatServiceQuery,
  WebchatSession,
  WebchatSite,
  WebchatSlotList,
  WebchatStreamQuery,
} from "@/lib/domains/webchat/schema";
import { readSite, rotateIdentitySecret, rotateKey, writeSite } from "@/lib/domains/webchat/site";
import { bring, fetchSigned, speak } from "@/lib/domains/webchat/speak";
import { news } from "@/lib/domains/webchat/stream";
import { selectBookable, selectVisitorMessages } from "@/lib/domains/webchat/visitors/store";

const tag = "WebChat";

export const getWebchatSite = operation({
  id: "getWebchatSite",
  method: "GET",
  path: "/webchat-site",
  access: session("agent"),
  tag,
  summary: "The workspace's chat",
  description: "Its key, its look, its allowed origins and its hours.",
  output: WebchatSite,
  handle: ({ actor }) => readSite(actor),
});

export const putWebchatSite = operation({
  id: "putWebchatSite",
  method: "PUT",
  path: "/webchat-site",
  access: session("admin"),
  tag,
  summary: "Set up the workspace's chat",
  description: "The whole of it; what is left out gets its default. The first time it gets a key.",
  body: PutWebchatSiteBody,
  output: WebchatSite,
  handle: ({ actor, body }) => writeSite(actor, body),
});

export const rotateWebchatKey = operation({
  id: "rotateWebchatKey",
  method: "POST",
  path: "/webchat-site/rotate-key",
  access: session("admin"),
  tag,
  summary: "Make a new publishable key",
  description: "The old one stops at once: pages that carry it have no chat until they carry the new one.",
  output: WebchatSite,
  errors: ["not_found"],
  handle: ({ actor }) => rotateKey(actor),
});

export const rotateWebchatIdentitySecret = operation({
  id: "rotateWebchatIdentitySecret",
  method: "POST",
  path: "/webchat-site/rotate-identity-secret",
  access: session("admin"),
  idempotency: "refused",
  tag,
  summary: "Make a new identity secret",
  description:
    "It is answered this once. With it the site's server proves who a visitor is; what an older one signed is refused.",
  output: WebchatIdentitySecret,
  errors: ["not_found"],
  handle: ({ actor }) => rotateIdentitySecret(actor),
});

export const getWebchatConfig = operation({
  id: "getWebchatConfig",
  method: "GET",
  path: "/public/webchat/config",
  access: widget,
  tag,
  summary: "How a site's chat looks",
  description: "Name, colours, greeting, languages and hours of the site whose key is used.",
  output: WebchatConfig,
  errors: ["not_found"],
  handle: ({ actor }) => configure(actor),
});

export const createWebchatSession = operation({
  id: "createWebchatSession",
  method: "POST",
  path: "/public/webchat/sessions",
  access: widget,
  idempotency: "refused",
  tag,
  summary: "Enter the conversation",
  description:
    "A visitor_id or an identity finds the conversation it was in before. The token lasts 30 days and opens this one " +
    "conversation and nothing else.",
  body: CreateWebchatSessionBody,
  output: WebchatSession,
  success: 201,
  errors: ["not_found"],
  handle: ({ actor, body }) => enter(actor, body),
});

export const listWebchatMessages = operation({
  id: "listWebchatMessages",
  method: "GET",
  path: "/public/webchat/messages",
  access: visitor,
  tag,
  summary: "What was said in the visitor's conversation",
  description: "Newest first; with `after`, what came after it, oldest first.",
  query: WebchatMessageQuery,
  output: WebchatMessagePage,
  handle: ({ actor, query }) => {
    const { conversation_id } = asVisitor(actor);
    return paginate(actor, `webchat ${conversation_id}`, query, {
      fetch: (last, take) => {
        const place = last?.[0] === undefined ? undefined : Number(last[0]);
        const range = query.after === undefined ? { before: place } : { after: place ?? query.after };
        return selectVisitorMessages(reader(actor), actor.project.id, conversation_id, range, take, actor.now);
      },
      position: ({ n }) => [String(n)],
    });
  },
});

export const createWebchatMessage = operation({
  id: "createWebchatMessage",
  method: "POST",
  path: "/public/webchat/messages",
  access: visitor,
  tag,
  summary: "Say something",
  description:
    "Exactly one of a text, a location or a file (with `text` as its caption). With a `client_id` of the browser's own it can " +
    "be sent again without being said twice.",
  body: CreateWebchatMessageBody,
  output: WebchatMessage,
  success: 201,
  errors: ["not_found"],
  handle: ({ actor, body }) => speak(actor, body),
});

export const streamWebchat = operation({
  id: "streamWebchat",
  method: "GET",
  path: "/public/webchat/stream",
  access: visitor,
  tag,
  summary: "The conversation as it goes on",
  description:
    "Server-sent events: `ready` first, a `message` for each new one with its `n` as the event's id, and `seen` when the " +
    "team has read everything or no longer has. Who comes back with the last id gets what it missed, each once, in order.",
  query: WebchatStreamQuery,
  output: WebchatNews,
  stream: ({ actor, query, lastEventId, signal }) => news(actor, lastEventId ?? query.last_event_id ?? null, signal),
});

export const createWebchatFile = operation({
  id: "createWebchatFile",
  method: "POST",
  path: "/public/webchat/files",
  access: visitor,
  tag,
  summary: "Upload a file to send",
  description: "At most 16 MiB. A message with its id as `file_id` sends it.",
  body: WebchatFileBody,
  form: { largestFile: largestMessageFile },
  output: WebchatFile,
  success: 201,
  location: ({ url }) => url.replace("/api/v1", ""),
  handle: ({ actor, body }) => bring(actor, body.file),
});

export const getWebchatFile = operation({
  id: "getWebchatFile",
  method: "GET",
  path: "/public/webchat/files/{id}",
  access: open,
  tag,
  summary: "A file of the conversation, by its signed address",
  description: "The address is signed for its conversation and ends with the session.",
  params: WebchatFileParams,
  query: WebchatFileQuery,
  output: FileOut,
  media: ["*/*"],
  file: ({ actor, params, query }) => fetchSigned(actor, params.id, query.signed),
});

export const listWebchatServices = operation({
  id: "listWebchatServices",
  method: "GET",
  path: "/public/webchat/services",
  access: visitor,
  tag,
  summary: "What a visitor can book",
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
  summary: "Times that a visitor can book",
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
  summary: "Hold a time",
  description: "In the visitor's own conversation, two at most at once.",
  body: CreateWebchatHoldBody,
  output: WebchatBooking,
  success: 201,
  location: ({ id }) => `/public/webchat/holds/${id}`,
  errors: ["slot_taken", "not_found"],
  handle: ({ actor, body }) => holdTime(actor, body),
});

export const confirmWebchatHold = operation({
  id: "confirmWebchatHold",
  method: "POST",
  path: "/public/webchat/holds/{id}/confirm",
  access: visitor,
  idempotency: "optional",
  tag,
  summary: "Confirm a held time",
  description: "The confirmation is said in the conversation too.",
  params: WebchatHoldParams,
  body: ConfirmWebchatHoldBody,
  output: WebchatBooking,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  handle: ({ actor, params, body }) => confirmTime(actor, params.id, body),
});

export const releaseWebchatHold = operation({
  id: "releaseWebchatHold",
  method: "DELETE",
  path: "/public/webchat/holds/{id}",
  access: visitor,
  tag,
  summary: "Give a held time back",
  description: "Only one of the visitor's own conversation.",
  params: WebchatHoldParams,
  errors: ["hold_expired", "invalid_transition", "not_found"],
  handle: ({ actor, params }) => releaseTime(actor, params.id),
});
