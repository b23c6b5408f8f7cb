import { openAccess, operation, visitor, widget } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { asVisitor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { FileOut } from "@/lib/core/wire/upload";
import { largestMessageFile } from "@/lib/domains/conversations/messages/schema";
import { readWidget } from "@/lib/domains/webchat/visitors/read-widget";
import {
  CreateWebchatMessageBody,
  CreateWebchatSessionBody,
  WebchatConfig,
  WebchatFile,
  WebchatFileBody,
  WebchatFileParams,
  WebchatFileQuery,
  WebchatMessage,
  WebchatMessagePage,
  WebchatMessageQuery,
  WebchatNews,
  WebchatSession,
  WebchatStreamQuery,
} from "@/lib/domains/webchat/visitors/schema";
import { bring, fetchSigned, sendVisitorMessage } from "@/lib/domains/webchat/visitors/send-message";
import { startSession } from "@/lib/domains/webchat/visitors/start-session";
import { selectVisitorMessages } from "@/lib/domains/webchat/visitors/store";
import { news } from "@/lib/domains/webchat/visitors/stream";

const tag = "WebChat";

export const getWebchatConfig = operation({
  id: "getWebchatConfig",
  method: "GET",
  path: "/public/webchat/config",
  access: widget,
  tag,
  summary: "Get the web chat configuration",
  description: "Name, colours, greeting, languages and hours of the site whose key is used.",
  output: WebchatConfig,
  errors: ["not_found"],
  handle: ({ actor }) => readWidget(actor),
});

export const createWebchatSession = operation({
  id: "createWebchatSession",
  method: "POST",
  path: "/public/webchat/sessions",
  access: widget,
  idempotency: "refused",
  tag,
  summary: "Start a visitor session",
  description:
    "A visitor_id or an identity finds the conversation it was in before. The token lasts 30 days and opens this one " +
    "conversation and nothing else. One address starts so many sessions on one site (by default 120 at once, then one " +
    "in five seconds): more is `rate_limited`.",
  body: CreateWebchatSessionBody,
  output: WebchatSession,
  success: 201,
  errors: ["not_found"],
  handle: ({ actor, body }) => startSession(actor, body),
});

export const listWebchatMessages = operation({
  id: "listWebchatMessages",
  method: "GET",
  path: "/public/webchat/messages",
  access: visitor,
  tag,
  summary: "List a visitor's messages",
  description: "Newest first; with `after`, what came after it, oldest first.",
  query: WebchatMessageQuery,
  output: WebchatMessagePage,
  handle: ({ actor, query }) => {
    const { conversation_id } = asVisitor(actor);
    return paginate(actor, `webchat ${conversation_id}`, query, {
      fetch: (last, take) => {
        const place = last?.[0] === undefined ? undefined : Number(last[0]);
        const range = query.after === undefined ? { before: place } : { after: place ?? query.after };
        return selectVisitorMessages(sqlOf(actor), actor.project.id, conversation_id, range, take, actor.now);
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
  summary: "Send a visitor message",
  description:
    "Exactly one of a text, a location or a file (with `text` as its caption). With a `client_id` of the browser's own it can " +
    "be sent again without being said twice.",
  body: CreateWebchatMessageBody,
  output: WebchatMessage,
  success: 201,
  location: () => "/public/webchat/messages",
  errors: ["not_found"],
  handle: ({ actor, body }) => sendVisitorMessage(actor, body),
});

export const streamWebchat = operation({
  id: "streamWebchat",
  method: "GET",
  path: "/public/webchat/stream",
  access: visitor,
  tag,
  summary: "Stream conversation events",
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
  access: openAccess,
  tag,
  summary: "Download a conversation file by its signed URL",
  description: "The address is signed for its conversation and ends with the session.",
  params: WebchatFileParams,
  query: WebchatFileQuery,
  output: FileOut,
  media: ["*/*"],
  file: ({ actor, params, query }) => fetchSigned(actor, params.id, query.signed),
});
