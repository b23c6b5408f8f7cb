import { z } from "zod";
import { channels, languages } from "@/lib/core/vocabulary";
import { DateTimeOut, Id, Page, pageOf, Text } from "@/lib/core/wire/wire";
import { GivenWording, Tone, Wording } from "@/lib/domains/bot/wording/schema";

const emergencyMessage = z
  .string()
  .trim()
  .max(1000)
  .describe("What it says to whoever is in danger, before a person takes over. Empty: a sentence of its own.");

const settings = {
  enabled: z.boolean(),
  name: z.string().trim().min(1).max(60),
  instructions: Text.describe(
    "How it should speak and what it must not say. A model reads it; the rules do not need it.",
  ),
  greeting: z
    .string()
    .trim()
    .max(1000)
    .describe("Its first words. Empty: a sentence of its own in the contact's language."),
  fallback_message: z.string().trim().max(1000).describe("When it does not know. Empty: a sentence of its own."),
  languages: z
    .array(z.enum(languages))
    .min(1)
    .describe(
      "The bot answers in these alone. The first is used where a text does not show its language, or shows another.",
    ),
  handoff: z.strictObject({
    keywords: z.array(z.string().trim().min(1).max(60)).max(50).describe("Words that bring a person at once."),
    after_failures: z.int().min(1).max(20).describe("So many times in a row without an answer bring a person."),
    message: z.string().trim().max(1000),
  }),
  abilities: z.strictObject({
    answer: z.boolean(),
    book: z.boolean(),
    reschedule: z.boolean(),
    cancel: z.boolean(),
    collect_location: z.boolean(),
  }),
  model: z.string().trim().max(200).nullable().describe("The model to ask, where an address for one is configured."),
};

export const Bot = z
  .object({
    ...settings,
    emergency_message: emergencyMessage,
    tone: Tone,
    wording: Wording,
    version: z.int(),
    updated_at: DateTimeOut.nullable(),
  })
  .meta({ id: "Bot" });
export type Bot = z.output<typeof Bot>;

export const PutBotBody = z.strictObject({
  ...settings,
  emergency_message: emergencyMessage.optional(),
  tone: Tone.optional(),
  wording: GivenWording.optional(),
  expected_version: z.int().optional().describe("Refuses with `version_conflict` when somebody else saved first."),
});
export type PutBotBody = z.output<typeof PutBotBody>;

export const policies = ["on", "off", "outside_hours"] as const;
export const ChannelPolicy = z
  .object({
    channel: z.enum(channels),
    policy: z.enum(policies).describe("`outside_hours`: only while nobody of the team works."),
    handoff_after: z
      .int()
      .min(1)
      .max(20)
      .nullable()
      .describe("Failures in a row before a person is asked; null: the bot's own."),
  })
  .meta({ id: "ChannelPolicy" });
export type ChannelPolicy = z.output<typeof ChannelPolicy>;
export const ChannelPolicyQuery = z.strictObject(Page);
export const ChannelPolicyList = pageOf(ChannelPolicy);
export const PutChannelPoliciesBody = z.strictObject({
  data: z
    .array(z.strictObject(ChannelPolicy.shape))
    .length(channels.length)
    .refine((rows) => new Set(rows.map(({ channel }) => channel)).size === channels.length, {
      error: "must name each channel once",
      params: { code: "one_a_channel" },
    }),
});

/** What the bot understood, asked and said in one turn. */
export const BotTrace = z
  .object({
    driver: z.enum(["rules", "model"]),
    model: z.string().nullable().describe("The model that was asked; null: none was."),
    fallback: z
      .string()
      .nullable()
      .describe("Why the rules answered although a model was asked, such as `timeout`, `malformed` or `budget`."),
    refused: z.int().describe("How many of the model's tool calls were refused."),
    understood: z.record(z.string(), z.unknown()),
    tools: z.array(z.object({ name: z.string(), asked: z.unknown(), answered: z.string() })),
    sources: z.array(z.object({ id: z.string(), title: z.string() })),
    outcome: z
      .string()
      .describe(
        "`answered`, `asked`, `offered`, `booked`, `moved`, `cancelled`, `handed_over`, `asked_team`, `unknown` …",
      ),
    duration_ms: z.int(),
    cost: z.object({ tokens_in: z.int(), tokens_out: z.int(), cents: z.number() }).nullable(),
  })
  .meta({ id: "BotTrace" });
export type BotTrace = z.output<typeof BotTrace>;

export const SimulateBody = z.strictObject({
  text: z.string().trim().min(1).max(4096),
  state: z.string().max(20_000).nullable().default(null).describe("What the answer before gave, to go on from there."),
});
export type SimulateBody = z.output<typeof SimulateBody>;
export const Simulated = z.object({
  replies: z.array(z.string()),
  state: z.string(),
  handed_over: z.boolean(),
  trace: BotTrace,
});
export type Simulated = z.output<typeof Simulated>;

export const BotTurn = z
  .object({
    id: z.string(),
    n: z.int().describe("The place of the last message that it answers."),
    trace: BotTrace,
    dropped: z.string().nullable().describe("Why it was not sent, such as `overtaken` or `human`; null when it was."),
    created_at: DateTimeOut,
  })
  .meta({ id: "BotTurn" });
export const BotTurnPage = pageOf(BotTurn);
export const BotTurnParams = z.strictObject({ id: Id });
export const BotTurnQuery = z.strictObject(Page);
