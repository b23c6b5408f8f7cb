import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { BookingPage } from "@/lib/domains/bookings/schema";
import { selectOfConversation } from "@/lib/domains/bookings/store";
import { channelsWithoutBot } from "@/lib/domains/bot/may-answer";
import {
  assignConversation as assign,
  markRead,
  reopenConversation as reopen,
  resolveConversation as resolve,
  setMode,
} from "@/lib/domains/conversations/change";
import { conversationOr404 } from "@/lib/domains/conversations/missing";
import {
  AssignBody,
  Conversation,
  ConversationPage,
  ConversationParams,
  ConversationQuery,
  ModeBody,
  WorkItemsQuery,
} from "@/lib/domains/conversations/schema";
import { memberExists, selectConversations, selectWaitingIds } from "@/lib/domains/conversations/store";
import { findCustomer } from "@/lib/domains/customers/store";

const tag = "Conversations";
const read = scope("messages:read");
const write = scope("messages:write");

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
      "Use it to find who is waiting for an answer: waiting=true. Read one with list_messages, answer with send_message.",
  },
  handle: async ({ actor, query }) => {
    const assignee = query.assignee === "me" ? actor.identity.id : query.assignee;
    const { customer_id: customer } = query;
    const [tx, project] = [reader(actor), actor.project.id];
    if (customer !== undefined && !(await findCustomer(tx, project, customer))) throw notFound("customer", customer);
    const member = ["me", "none", undefined].includes(query.assignee) ? undefined : query.assignee;
    if (member !== undefined && !(await memberExists(tx, project, member))) throw notFound("member", member);
    const { waiting: wanted, ...filters } = query;
    const waiting =
      wanted === undefined
        ? undefined
        : {
            wanted,
            ids: await selectWaitingIds(
              sqlOf(actor),
              project,
              await channelsWithoutBot(actor.project, actor.now),
              actor.now,
            ),
          };
    return paginate(actor, "conversations", query, {
      fetch: (after, take) =>
        selectConversations(tx, project, { ...filters, assignee, waiting }, after, take, actor.now),
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
  summary: "Get a conversation",
  description: "Who answers, who it is assigned to, its last message, and until when WhatsApp takes free words.",
  params: ConversationParams,
  output: Conversation,
  tool: {
    title: "Read a conversation's state",
    description:
      "Use it to see who answers (mode), whether the channel is paused and until when WhatsApp takes free text. The words are in list_messages.",
  },
  handle: ({ actor, params }) => conversationOr404(actor, params.id),
});

export const setConversationMode = operation({
  id: "setConversationMode",
  method: "POST",
  path: "/conversations/{id}/mode",
  access: write,
  tag,
  summary: "Switch a conversation between bot and team",
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
  summary: "Mark a conversation as read",
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
  summary: "Resolve a conversation",
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
  summary: "Reopen a conversation",
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
  summary: "Assign a conversation",
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
  summary: "List a conversation's tasks",
  description: "Newest first.",
  params: ConversationParams,
  query: WorkItemsQuery,
  output: BookingPage,
  tool: {
    title: "List a conversation's tasks",
    description: "Use it to see the bookings and tasks that were made out of a conversation, newest first.",
  },
  handle: async ({ actor, params, query }) => {
    await conversationOr404(actor, params.id);
    return paginate(actor, `work items of ${params.id}`, query, {
      fetch: (after, take) => selectOfConversation(sqlOf(actor), actor.project.id, params.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    });
  },
});
