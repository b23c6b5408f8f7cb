import { operation, session } from "@/lib/api/operation";
import { newestFirst } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { dismissNotice, pauseModel, putBudget, putGuard, readGuard, resumeModel } from "@/lib/domains/ai/control";
import { readUsage, statusOf } from "@/lib/domains/ai/read";
import {
  AiNoticeList,
  AiNoticeParams,
  AiNoticeQuery,
  AiStatus,
  AiUsage,
  AiUsageQuery,
  PauseAiBody,
  PutAiBudgetBody,
  SpamGuard,
  SpamGuardSettings,
} from "@/lib/domains/ai/schema";
import { selectNotices } from "@/lib/domains/ai/store";

const tag = "AI";
const access = session("admin");

export const getAiUsage = operation({
  id: "getAiUsage",
  method: "GET",
  path: "/ai/usage",
  access,
  tag,
  summary: "Get AI usage and cost",
  description:
    "By day, by channel and by model, at most 366 days; with whether the models are paused, which of them fail and are left alone for a while, and what is left of the month's budget.",
  query: AiUsageQuery,
  output: AiUsage,
  handle: ({ actor, query }) => readUsage(actor, query),
});

export const pauseAi = operation({
  id: "pauseAi",
  method: "POST",
  path: "/ai/pause",
  access,
  tag,
  summary: "Pause the models",
  description:
    "At once, with who paused and why; an answer that a model is just giving is not used. The bot goes on by its rules; to silence it, switch it off. Paused twice, the first stays.",
  body: PauseAiBody,
  output: AiStatus,
  handle: ({ actor, body }) => pauseModel(actor, body.reason),
});

export const resumeAi = operation({
  id: "resumeAi",
  method: "POST",
  path: "/ai/resume",
  access,
  tag,
  summary: "Resume the models",
  description: "The bot's next answer is a model's again, where one is configured and the budget lasts.",
  output: AiStatus,
  handle: ({ actor }) => resumeModel(actor),
});

export const putAiBudget = operation({
  id: "putAiBudget",
  method: "PUT",
  path: "/ai/budget",
  access,
  tag,
  summary: "Update the monthly AI budget",
  description:
    "In money, in tokens, or in both: whichever is spent first. At 80 % and at the end a notice says so; after it the bot answers by its rules until the next month.",
  body: PutAiBudgetBody,
  output: AiStatus,
  current: ({ actor }) => statusOf(actor),
  changedBy: {
    paused: "POST /ai/pause",
  },
  handle: ({ actor, body }) => putBudget(actor, body),
});

export const getSpamGuard = operation({
  id: "getSpamGuard",
  method: "GET",
  path: "/ai/spam-guard",
  access,
  tag,
  summary: "Get spam protection",
  description: "Its limits and rules, and the latest messages that it left without an answer because of them.",
  output: SpamGuard,
  handle: ({ actor }) => readGuard(actor),
});

export const putSpamGuard = operation({
  id: "putSpamGuard",
  method: "PUT",
  path: "/ai/spam-guard",
  access,
  tag,
  summary: "Update spam protection",
  description:
    "The whole of it. It holds for answers by models and by rules; what is held back waits in the conversation for a person.",
  body: SpamGuardSettings,
  output: SpamGuard,
  current: getSpamGuard.handle,
  handle: ({ actor, body }) => putGuard(actor, body),
});

export const listAiNotices = operation({
  id: "listAiNotices",
  method: "GET",
  path: "/ai/notices",
  access,
  tag,
  summary: "List AI notices",
  description:
    "Newest first, until dismissed: the budget nearly or wholly spent, a model that fails again and again and is left alone for a while, that it is back, somebody held back by the guard, a pause.",
  query: AiNoticeQuery,
  output: AiNoticeList,
  handle: ({ actor, query }) =>
    newestFirst(actor, "ai-notices", query, (after, take) =>
      selectNotices(reader(actor), actor.project.id, after, take),
    ),
});

export const dismissAiNotice = operation({
  id: "dismissAiNotice",
  method: "POST",
  path: "/ai/notices/{id}/dismiss",
  access,
  tag,
  summary: "Dismiss a notice",
  description: "It is said no more, to anybody of the team.",
  params: AiNoticeParams,
  handle: ({ actor, params }) => dismissNotice(actor, params.id),
});
