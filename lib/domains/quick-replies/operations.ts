import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import {
  changeQuickReply,
  createQuickReply as create,
  quickReplyOf,
  removeQuickReply,
} from "@/lib/domains/quick-replies/keep";
import {
  CreateQuickReplyBody,
  QuickReply,
  QuickReplyPage,
  QuickReplyParams,
  QuickReplyQuery,
  UpdateQuickReplyBody,
} from "@/lib/domains/quick-replies/schema";
import { addStarterReplies } from "@/lib/domains/quick-replies/starters";
import { selectReplies } from "@/lib/domains/quick-replies/store";

const tag = "Conversations";

export const listQuickReplies = operation({
  id: "listQuickReplies",
  method: "GET",
  path: "/quick-replies",
  access: scope("messages:read"),
  tag,
  summary: "List quick replies",
  description: "Words that the team keeps ready for conversations, by shortcut.",
  query: QuickReplyQuery,
  output: QuickReplyPage,
  tool: {
    title: "List quick replies",
    description:
      "Use it to find the words that the team likes to answer with, before you write your own for send_message.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "quick-replies", query, {
      fetch: (after, take) => selectReplies(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ shortcut }) => [shortcut],
    }),
});

export const createQuickReply = operation({
  id: "createQuickReply",
  method: "POST",
  path: "/quick-replies",
  access: scope("config:write"),
  tag,
  summary: "Create a quick reply",
  description: "A text that the team writes with `/` and its shortcut.",
  body: CreateQuickReplyBody,
  output: QuickReply,
  success: 201,
  location: ({ id }) => `/quick-replies/${id}`,
  tool: {
    title: "Create quick reply",
    description: "Use it to keep a text that the team sends often, under a short word that brings it back.",
  },
  handle: ({ actor, body }) => create(actor, body),
});

export const addStarterQuickReplies = operation({
  id: "addStarterQuickReplies",
  method: "POST",
  path: "/quick-replies/starters",
  access: scope("config:write"),
  idempotency: "optional",
  tag,
  summary: "Add quick replies to begin with",
  description:
    "Five texts in the workspace's language, with variables in braces. One whose shortcut is taken is left out; the answer " +
    "has those that were added.",
  output: QuickReplyPage,
  handle: async ({ actor }) => ({ data: await addStarterReplies(actor), next_cursor: null }),
});

export const getQuickReply = operation({
  id: "getQuickReply",
  method: "GET",
  path: "/quick-replies/{id}",
  access: scope("messages:read"),
  tag,
  summary: "Get a quick reply",
  description: "Its shortcut and its text.",
  params: QuickReplyParams,
  output: QuickReply,
  errors: ["not_found"],
  tool: {
    title: "Read quick reply",
    description: "Use it to read one quick reply whose id you know; list_quick_replies finds them.",
  },
  handle: ({ actor, params }) => quickReplyOf(actor, params.id),
});

export const updateQuickReply = operation({
  id: "updateQuickReply",
  method: "PATCH",
  path: "/quick-replies/{id}",
  access: scope("config:write"),
  tag,
  summary: "Update a quick reply",
  description: "Its shortcut, its text, or both.",
  params: QuickReplyParams,
  body: UpdateQuickReplyBody,
  output: QuickReply,
  current: getQuickReply.handle,
  tool: {
    title: "Change quick reply",
    description: "Use it to correct the text or the shortcut of a quick reply; what is left out stays.",
  },
  handle: ({ actor, params, body }) => changeQuickReply(actor, params.id, body),
});

export const deleteQuickReply = operation({
  id: "deleteQuickReply",
  method: "DELETE",
  path: "/quick-replies/{id}",
  access: scope("config:write"),
  tag,
  summary: "Delete a quick reply",
  description: "Messages that were sent with it stay.",
  params: QuickReplyParams,
  tool: {
    title: "Delete quick reply",
    description: "Use it to remove a quick reply. Messages that were sent with it stay as they are.",
    destructive: true,
  },
  handle: ({ actor, params }) => removeQuickReply(actor, params.id),
});
