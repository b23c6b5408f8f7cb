import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { create, remove, update } from "@/lib/domains/quick-replies/keep";
import {
  CreateQuickReplyBody,
  QuickReply,
  QuickReplyPage,
  QuickReplyParams,
  QuickReplyQuery,
  UpdateQuickReplyBody,
} from "@/lib/domains/quick-replies/schema";
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
  tool: { title: "List quick replies" },
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
  summary: "Keep a quick reply",
  body: CreateQuickReplyBody,
  output: QuickReply,
  success: 201,
  location: ({ id }) => `/quick-replies/${id}`,
  tool: { title: "Create quick reply" },
  handle: ({ actor, body }) => create(actor, body),
});

export const updateQuickReply = operation({
  id: "updateQuickReply",
  method: "PATCH",
  path: "/quick-replies/{id}",
  access: scope("config:write"),
  tag,
  summary: "Change a quick reply",
  params: QuickReplyParams,
  body: UpdateQuickReplyBody,
  output: QuickReply,
  tool: { title: "Change quick reply" },
  handle: ({ actor, params, body }) => update(actor, params.id, body),
});

export const deleteQuickReply = operation({
  id: "deleteQuickReply",
  method: "DELETE",
  path: "/quick-replies/{id}",
  access: scope("config:write"),
  tag,
  summary: "Delete a quick reply",
  params: QuickReplyParams,
  tool: { title: "Delete quick reply", destructive: true },
  handle: ({ actor, params }) => remove(actor, params.id),
});
