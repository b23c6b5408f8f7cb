import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { FileOut } from "@/lib/core/wire/upload";
import { readMessageFile, uploadMessageFile } from "@/lib/domains/conversations/messages/files";
import {
  FileParams,
  largestMessageFile,
  Message,
  MessageFile,
  MessageFileBody,
  MessagePage,
  MessageQuery,
  SendMessageBody,
} from "@/lib/domains/conversations/messages/schema";
import { sendMessage as send } from "@/lib/domains/conversations/messages/send";
import { selectMessages } from "@/lib/domains/conversations/messages/store";
import { conversationOr404 } from "@/lib/domains/conversations/missing";
import { ConversationParams } from "@/lib/domains/conversations/schema";

const tag = "Conversations";
const read = scope("messages:read");
const write = scope("messages:write");

export const listMessages = operation({
  id: "listMessages",
  method: "GET",
  path: "/conversations/{id}/messages",
  access: read,
  tag,
  summary: "List messages",
  description: "Newest first; with `after`, what came after it, oldest first.",
  params: ConversationParams,
  query: MessageQuery,
  output: MessagePage,
  tool: {
    title: "Read a conversation",
    description: "Use it to read what was said, newest first, or what came after an n. Answer with send_message.",
  },
  handle: async ({ actor, params, query }) => {
    await conversationOr404(actor, params.id);
    return paginate(actor, `messages of ${params.id}`, query, {
      fetch: (last, take) => {
        const place = last?.[0] === undefined ? undefined : Number(last[0]);
        const range = query.after === undefined ? { before: place } : { after: place ?? query.after };
        return selectMessages(reader(actor), actor.project.id, params.id, range, take);
      },
      position: ({ n }) => [String(n)],
    });
  },
});

export const sendMessage = operation({
  id: "sendMessage",
  method: "POST",
  path: "/conversations/{id}/messages",
  access: write,
  idempotency: "optional",
  hot: true,
  tag,
  summary: "Send a message",
  description:
    "Exactly one of a text, a location, a file (`attachment_id`, with `text` as its caption) or a template. It is stored as " +
    "`queued` and goes out at once; its status tells how far it got. The bot is silent from then on (`mode` human). Past " +
    "WhatsApp's 24 hours only a template is taken: `window_closed`.",
  params: ConversationParams,
  body: SendMessageBody,
  output: Message,
  success: 201,
  location: ({ conversation_id }) => `/conversations/${conversation_id}/messages`,
  errors: ["channel_paused"],
  tool: {
    title: "Send a message",
    description:
      "Use it to answer the contact. Give exactly one of text, location, attachment_id or template. window_closed means that WhatsApp takes only a template now.",
  },
  handle: ({ actor, params, body }) => send(actor, params.id, body),
});

export const createMessageFile = operation({
  id: "createMessageFile",
  method: "POST",
  path: "/conversations/{id}/files",
  access: write,
  tag,
  summary: "Upload a file to send",
  description: "At most 16 MiB. A message with its id as `attachment_id` sends it.",
  params: ConversationParams,
  body: MessageFileBody,
  form: { largestFile: largestMessageFile },
  output: MessageFile,
  success: 201,
  location: ({ url }) => url.replace("/api/v1", ""),
  handle: ({ actor, params, body }) => uploadMessageFile(actor, params.id, body.file),
});

export const getMessageFile = operation({
  id: "getMessageFile",
  method: "GET",
  path: "/conversations/{id}/files/{file_id}",
  access: read,
  tag,
  summary: "Download a message file",
  description: "As it was sent; only pictures and sounds are shown in a browser, anything else is saved.",
  params: FileParams,
  output: FileOut,
  media: ["*/*"],
  file: ({ actor, params }) => readMessageFile(actor, params.id, params.file_id, "original"),
});

export const getMessageThumbnail = operation({
  id: "getMessageThumbnail",
  method: "GET",
  path: "/conversations/{id}/files/{file_id}/thumbnail",
  access: read,
  tag,
  summary: "Get a thumbnail",
  description: "At most 480 pixels on a side; not found where none could be made.",
  params: FileParams,
  output: FileOut,
  media: ["image/webp"],
  file: ({ actor, params }) => readMessageFile(actor, params.id, params.file_id, "thumbnail"),
});
