import { operation, scope, session } from "@/lib/api/operation";
import { pageOfWhole, paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { changeBot, changePolicies } from "@/lib/domains/bot/change";
import { knowledge } from "@/lib/domains/bot/knowledge";
import {
  Bot,
  BotTurnPage,
  BotTurnParams,
  BotTurnQuery,
  ChannelPolicyList,
  ChannelPolicyQuery,
  PutBotBody,
  PutChannelPoliciesBody,
  SimulateBody,
  Simulated,
} from "@/lib/domains/bot/schema";
import { simulateBot as simulate } from "@/lib/domains/bot/simulate";
import { findBot, selectPolicies, selectTurns } from "@/lib/domains/bot/store";
import { previewWording } from "@/lib/domains/bot/wording/preview";
import { PreviewedWording, PreviewWordingBody } from "@/lib/domains/bot/wording/schema";
import { findConversation } from "@/lib/domains/conversations/store";

const tag = "Bot";

export const getBot = operation({
  id: "getBot",
  method: "GET",
  path: "/bot",
  access: scope("config:read"),
  tag,
  summary: "Get the bot",
  description: "How it speaks, what it may do, and when it calls a person.",
  output: Bot,
  tool: {
    title: "Read the bot's settings",
    description: "Use it before replace_bot, which takes the whole of it: change what you must and send the rest back.",
  },
  handle: ({ actor }) => findBot(reader(actor), actor.project),
});

export const replaceBot = operation({
  id: "replaceBot",
  method: "PUT",
  path: "/bot",
  access: scope("config:write"),
  tag,
  summary: "Update the bot",
  description: "The whole of it; every change makes a new `version`.",
  body: PutBotBody,
  output: Bot,
  current: getBot.handle,
  errors: ["version_conflict"],
  tool: {
    title: "Change the bot's settings",
    description:
      "Use it with everything that get_bot gave, changed where needed, and expected_version from its version.",
  },
  handle: ({ actor, body }) => changeBot(actor, body),
});

export const getChannelPolicies = operation({
  id: "getChannelPolicies",
  method: "GET",
  path: "/bot/channel-policies",
  access: session("agent"),
  tag,
  summary: "Get when the bot replies",
  description: "One row a channel: always, never, or only while nobody of the team works.",
  query: ChannelPolicyQuery,
  output: ChannelPolicyList,
  handle: async ({ actor, query }) => {
    const policies = await selectPolicies(reader(actor), actor.project.id);
    return pageOfWhole(actor, "channel-policies", query, policies, ({ channel }) => channel);
  },
});

export const replaceChannelPolicies = operation({
  id: "replaceChannelPolicies",
  method: "PUT",
  path: "/bot/channel-policies",
  access: session("admin"),
  tag,
  summary: "Update when the bot replies",
  description: "All three channels at once.",
  body: PutChannelPoliciesBody,
  output: ChannelPolicyList,
  current: async ({ actor }) => ({ data: await selectPolicies(reader(actor), actor.project.id), next_cursor: null }),
  handle: async ({ actor, body }) => ({ ...(await changePolicies(actor, body.data)), next_cursor: null }),
});

export const simulateBot = operation({
  id: "simulateBot",
  method: "POST",
  path: "/bot/simulate",
  access: session("agent"),
  tag,
  summary: "Test the bot",
  description: "It looks at the real catalog, calendar and knowledge, and holds, books and changes nothing.",
  body: SimulateBody,
  output: Simulated,
  handle: ({ actor, body }) => simulate(actor, body, knowledge),
});

export const previewBotWording = operation({
  id: "previewBotWording",
  method: "POST",
  path: "/bot/wording-preview",
  access: session("agent"),
  tag,
  summary: "Preview the bot's sentences",
  description: "Each sentence as a customer would read it, in a tone and with own texts that need not be saved.",
  body: PreviewWordingBody,
  output: PreviewedWording,
  handle: async ({ actor, body }) => {
    const { handoff } = await findBot(reader(actor), actor.project);
    return previewWording(actor, body, handoff.message);
  },
});

export const listBotTurns = operation({
  id: "listBotTurns",
  method: "GET",
  path: "/conversations/{id}/bot-turns",
  access: session("agent"),
  tag,
  summary: "Get a bot reply's trace",
  description: "Newest first.",
  params: BotTurnParams,
  query: BotTurnQuery,
  output: BotTurnPage,
  handle: async ({ actor, params, query }) => {
    const [tx, project] = [reader(actor), actor.project.id];
    if (!(await findConversation(tx, project, params.id, actor.now))) throw notFound("conversation", params.id);
    return paginate(actor, `bot turns of ${params.id}`, query, {
      fetch: (after, take) => selectTurns(tx, project, params.id, after?.[0] ? Number(after[0]) : null, take),
      position: ({ n }) => [String(n)],
    });
  },
});
