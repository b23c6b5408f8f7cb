import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
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
  snoozeConversation as snooze,
  unsnoozeConversation as unsnooze,
} from "@/lib/domains/conversations/change";
import { countConversations } from "@/lib/domains/conversations/counts";
import { conversationOr404 } from "@/lib/domains/conversations/missing";
import { rankIn, rankOf } from "@/lib/domains/conversations/rules";
import {
  AssignBody,
  Conversation,
  ConversationCounts,
  ConversationPage,
  ConversationParams,
  ConversationQuery,
  CountsQuery,
  ModeBody,
  SnoozeBody,
  UndoConversationBody,
  WorkItemsQuery,
} from "@/lib/domains/conversations/schema";
import { memberExists, selectConversations, selectWaitingIds } from "@/lib/domains/conversations/store";
import { undoConversation as undo } from "@/lib/domains/conversations/undo";
import { findCustomer } from "@/lib/domains/customers/store";

const tag = "Conversations";
const read = scope("messages:read");
const write = scope("messages:write");

/** The conversations that wait for a person now. */
const waitingIds = async (actor: Actor): Promise<string[]> =>
  selectWaitingIds(sqlOf(actor), actor.project.id, await channelsWithoutBot(actor.project, actor.now), actor.now);

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
    const waiting = wanted === undefined ? undefined : { wanted, ids: await waitingIds(actor) };
    return paginate(actor, "conversations", query, {
      fetch: (after, take) =>
        selectConversations(tx, project, { ...filters, assignee, waiting }, after, take, actor.now),
      position: (each) => [rankIn(each, rankOf(query)), each.id],
    });
  },
});

export const getConversationCounts = operation({
  id: "getConversationCounts",
  method: "GET",
  path: "/conversations/counts",
  access: read,
  tag,
  summary: "Count conversations",
  description: "How many the list has with these filters: all of them, those of whoever asks, and those of nobody.",
  query: CountsQuery,
  output: ConversationCounts,
  handle: ({ actor, query }) => countConversations(actor, query),
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
  description: "`human` silences the bot at once; `bot` lets it answer the next message. `member_id` assigns it too.",
  params: ConversationParams,
  body: ModeBody,
  output: Conversation,
  tool: {
    title: "Hand a conversation to the bot or a person",
    description:
      "Use it to silence the bot (human) or to let it answer again (bot). Sending a message makes it human by itself.",
  },
  handle: ({ actor, params, body }) => setMode(actor, params.id, body),
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

export const undoConversation = operation({
  id: "undoConversation",
  method: "POST",
  path: "/conversations/{id}/undo",
  access: write,
  tag,
  summary: "Undo the last change of a conversation",
  description:
    "Takes back your own last change of who answers, whose it is or whether it is resolved, within 24 hours. Once somebody or something else has changed it, as a new message does with a resolved one, it answers `invalid_transition`.",
  params: ConversationParams,
  body: UndoConversationBody,
  output: Conversation,
  errors: ["invalid_transition"],
  tool: {
    title: "Undo the last change of a conversation",
    description:
      "Use it when you resolved, reopened, assigned or handed over a conversation by mistake. It takes back your own last change, as long as nothing else changed it.",
  },
  handle: ({ actor, params, body }) => undo(actor, params.id, body),
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

export const snoozeConversation = operation({
  id: "snoozeConversation",
  method: "POST",
  path: "/conversations/{id}/snooze",
  access: write,
  tag,
  summary: "Snooze a conversation",
  description:
    "It stays open and leaves the list with `snoozed=false` until then, or until the contact writes; then it is back at the top.",
  params: ConversationParams,
  body: SnoozeBody,
  output: Conversation,
  errors: ["invalid_transition"],
  tool: {
    title: "Snooze a conversation",
    description:
      "Use it to put an open conversation off until a time. It comes back by itself then, or when the contact writes.",
  },
  handle: ({ actor, params, body }) => snooze(actor, params.id, body.until),
});

export const unsnoozeConversation = operation({
  id: "unsnoozeConversation",
  method: "POST",
  path: "/conversations/{id}/unsnooze",
  access: write,
  tag,
  summary: "End a conversation's snooze",
  description: "Back in the list now; one that is not snoozed stays as it is.",
  params: ConversationParams,
  output: Conversation,
  tool: {
    title: "End a snooze",
    description: "Use it to bring a snoozed conversation back to the open ones before its time.",
  },
  handle: ({ actor, params }) => unsnooze(actor, params.id),
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
