import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { FileOut } from "@/lib/core/upload";
import { BookingPage } from "@/lib/domains/bookings/schema";
import { selectOfConversation } from "@/lib/domains/bookings/store";
import { assign, markRead, reopen, resolve, setMode } from "@/lib/domains/conversations/change";
import { readMessageFile, upload } from "@/lib/domains/conversations/files";
import {
  AssignBody,
  Conversation,
  ConversationPage,
  ConversationParams,
  ConversationQuery,
  FileParams,
  largestMessageFile,
  Message,
  MessageFile,
  MessageFileBody,
  MessagePage,
  MessageQuery,
  ModeBody,
  SendMessageBody,
  WorkItemsQuery,
} from "@/lib/domains/conversations/schema";
import { send } from "@/lib/domains/conversations/send";
import { findConversation, selectConversations, selectMessages } from "@/lib/domains/conversations/store";
import { findCustomer } from "@/lib/domains/customers/store";

const tag = "Conversations";
const read = scope("messages:read");
const write = scope("messages:write");

async function conversationOf(actor: Actor, id: string): Promise<Conversation> {
  const conversation = await findConversation(reader(actor), actor.project.id, id, actor.now);
  if (!conversation) throw notFound("conversation", id);
  return conversation;
}

export const listConversations = operation({
  id: "listConversations",
  method: "GET",
  path: "/conversations",
  access: read,
  tag,
  summary: "List conversations",
  description: "Those in which something was said, the newest word first. Filters combine.",
  query: ConversationQuery,
  output: ConversationPage,
  errors: ["not_found"],
  tool: {
    title: "List conversations",
    description:
      "Use it to find who is waiting for an answer: unread=true and status=open. Read one with list_messages, answer with send_message.",
  },
  handle: async ({ actor, query }) => {
    const assignee = query.assignee === "me" ? actor.identity.id : query.assignee;
    const { customer_id: customer } = query;
    if (customer !== undefined && !(await findCustomer(reader(actor), actor.project.id, customer))) {
      throw notFound("customer", customer);
    }
    return paginate(actor, "conversations", query, {
      fetch: (after, take) =>
        selectConversations(reader(actor), actor.project.id, { ...query, assignee }, after, take, actor.now),
      position: ({ last_message_at, id }) => [last_message_at, id],
    });
  },
});

export const getConversation = operation({
  id: "getConversation",
  method: "GET",
  path: "/conversations/{id}",
  access: read,
  tag,
  summary: "One conversation",
  description: "Who answers, who it is assigned to, its last message, and until when WhatsApp takes free words.",
  params: ConversationParams,
  output: Conversation,
  tool: {
    title: "Read a conversation's state",
    description:
      "Use it to see who answers (mode), whether the channel is paused and until when WhatsApp takes free text. The words are in list_messages.",
  },
  handle: ({ actor, params }) => conversationOf(actor, params.id),
});

export const listMessages = operation({
  id: "listMessages",
  method: "GET",
  path: "/conversations/{id}/messages",
  access: read,
  tag,
  summary: "What was said",
  description: "Newest first; with `after`, what came after it, oldest first.",
  params: ConversationParams,
  query: MessageQuery,
  output: MessagePage,
  tool: {
    title: "Read a conversation",
    description: "Use it to read what was said, newest first, or what came after an n. Answer with send_message.",
  },
  handle: async ({ actor, params, query }) => {
    await conversationOf(actor, params.id);
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

export const setConversationMode = operation({
  id: "setConversationMode",
  method: "POST",
  path: "/conversations/{id}/mode",
  access: write,
  tag,
  summary: "Let the bot answer, or a person",
  description: "`human` silences the bot at once; `bot` lets it answer the next message.",
  params: ConversationParams,
  body: ModeBody,
  output: Conversation,
  tool: {
    title: "Hand a conversation to the bot or a person",
    description:
      "Use it to silence the bot (human) or to let it answer again (bot). Sending a message makes it human by itself.",
  },
  handle: ({ actor, params, body }) => setMode(actor, params.id, body.mode),
});

export const readConversation = operation({
  id: "readConversation",
  method: "POST",
  path: "/conversations/{id}/read",
  access: write,
  tag,
  summary: "Nothing of it is unread any more",
  description: "Sets `unread_count` to 0.",
  params: ConversationParams,
  output: Conversation,
  tool: {
    title: "Mark a conversation as read",
    description: "Use it after the team has seen a conversation; it sets unread_count to 0 and changes nothing else.",
  },
  handle: ({ actor, params }) => markRead(actor, params.id),
});

export const resolveConversation = operation({
  id: "resolveConversation",
  method: "POST",
  path: "/conversations/{id}/resolve",
  access: write,
  tag,
  summary: "Close a conversation",
  description: "The contact's next message opens it again, and the bot answers first.",
  params: ConversationParams,
  output: Conversation,
  tool: {
    title: "Resolve a conversation",
    description:
      "Use it when nothing is left to do. The contact's next message opens it again and the bot answers first.",
  },
  handle: ({ actor, params }) => resolve(actor, params.id),
});

export const reopenConversation = operation({
  id: "reopenConversation",
  method: "POST",
  path: "/conversations/{id}/reopen",
  access: write,
  tag,
  summary: "Open a resolved conversation again",
  description: "For one that was resolved by mistake; an open one stays as it is.",
  params: ConversationParams,
  output: Conversation,
  tool: {
    title: "Reopen a conversation",
    description: "Use it when a conversation was resolved by mistake. A new message of the contact opens it by itself.",
  },
  handle: ({ actor, params }) => reopen(actor, params.id),
});

export const assignConversation = operation({
  id: "assignConversation",
  method: "POST",
  path: "/conversations/{id}/assign",
  access: write,
  tag,
  summary: "Give a conversation to a member of the team",
  description: "It says whose it is; `mode` says who answers.",
  params: ConversationParams,
  body: AssignBody,
  output: Conversation,
  tool: {
    title: "Assign a conversation",
    description:
      "Use it to give a conversation to a team member by member_id, or to nobody with null. It does not change who answers.",
  },
  handle: ({ actor, params, body }) => assign(actor, params.id, body.member_id),
});

export const listConversationWorkItems = operation({
  id: "listConversationWorkItems",
  method: "GET",
  path: "/conversations/{id}/work-items",
  access: scope("bookings:read"),
  tag: "Work",
  summary: "Tasks that came of a conversation",
  description: "Newest first.",
  params: ConversationParams,
  query: WorkItemsQuery,
  output: BookingPage,
  tool: {
    title: "List a conversation's tasks",
    description: "Use it to see the bookings and tasks that were made out of a conversation, newest first.",
  },
  handle: async ({ actor, params, query }) => {
    await conversationOf(actor, params.id);
    return paginate(actor, `work items of ${params.id}`, query, {
      fetch: (after, take) => selectOfConversation(sqlOf(actor), actor.project.id, params.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    });
  },
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
  handle: ({ actor, params, body }) => upload(actor, params.id, body.file),
});

export const getMessageFile = operation({
  id: "getMessageFile",
  method: "GET",
  path: "/conversations/{id}/files/{file_id}",
  access: read,
  tag,
  summary: "A file that was sent",
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
  summary: "A small picture of it",
  description: "At most 480 pixels on a side; not found where none could be made.",
  params: FileParams,
  output: FileOut,
  media: ["image/webp"],
  file: ({ actor, params }) => readMessageFile(actor, params.id, params.file_id, "thumbnail"),
});
