import { z } from "zod";
import { DateOnly, DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";

export const purposes = ["bot", "assistant", "embedding"] as const;
export type Purpose = (typeof purposes)[number];

const figures = {
  calls: z.int(),
  failed: z.int().describe("Calls without an answer that could be used; the rules answered instead."),
  tokens_in: z.int(),
  tokens_out: z.int(),
  cost_cents: z.number().describe("Cents of a dollar, with their fractions, by the prices of `AI_PRICE`."),
};

export const AiPause = z.object({ since: DateTimeOut, by: z.string(), reason: z.string() });
export type AiPause = z.output<typeof AiPause>;

const limits = {
  monthly_cents: z
    .int()
    .min(0)
    .max(100_000_000)
    .nullable()
    .describe("Cents of a dollar a month, by the calendar of the workspace; null: no limit."),
  monthly_tokens: z.int().min(0).max(2_000_000_000).nullable().describe("Tokens a month; null: no limit."),
};
export const AiBudget = z
  .object({
    ...limits,
    spent_cents: z.number(),
    spent_tokens: z.int(),
    share: z.number().describe("How much of the budget this month has taken: 1 is all of it, and the models stop."),
  })
  .meta({ id: "AiBudget" });
export type AiBudget = z.output<typeof AiBudget>;
export const PutAiBudgetBody = z.strictObject(limits);
export type PutAiBudgetBody = z.output<typeof PutAiBudgetBody>;

export const AiStatus = z
  .object({
    configured: z.boolean().describe("Whether the installation has an address for models."),
    model: z.string().nullable(),
    paused: AiPause.nullable(),
    budget: AiBudget,
    resting: z
      .array(
        z.object({
          model: z.string(),
          failures: z.int().describe("In a row."),
          since: DateTimeOut,
          until: DateTimeOut.describe("From then on one call tries it again."),
        }),
      )
      .describe("Models that fail and are left alone for a while; the rules answer at once meanwhile."),
  })
  .meta({ id: "AiStatus" });
export type AiStatus = z.output<typeof AiStatus>;

export const AiUsage = z
  .object({
    from: DateOnly,
    to: DateOnly,
    status: AiStatus,
    total: z.object(figures),
    days: z.array(z.object({ day: DateOnly, ...figures })).describe("Every day of the range, the empty ones too."),
    channels: z.array(z.object({ channel: z.string().nullable(), ...figures })).describe("Null: no conversation."),
    models: z.array(z.object({ model: z.string(), purpose: z.enum(purposes), ...figures })),
  })
  .meta({ id: "AiUsage" });
export type AiUsage = z.output<typeof AiUsage>;
export const AiUsageQuery = z.strictObject({
  from: DateOnly.optional().describe("The first local day. Default: 29 days before the last."),
  to: DateOnly.optional().describe("The last local day. Default: today."),
});
export type AiUsageQuery = z.output<typeof AiUsageQuery>;

export const PauseAiBody = z.strictObject({ reason: z.string().trim().min(1).max(500) });
export type PauseAiBody = z.output<typeof PauseAiBody>;

export const guardReasons = ["per_hour", "per_day", "blocked_word", "links_only", "repetition"] as const;
export type GuardReason = (typeof guardReasons)[number];

const guard = {
  enabled: z.boolean(),
  per_hour: z.int().min(1).max(1000).nullable().describe("Answers of the bot to one contact in an hour; null: any."),
  per_day: z.int().min(1).max(10_000).nullable().describe("Answers of the bot to one contact in 24 hours; null: any."),
  blocked_words: z.array(z.string().trim().min(2).max(60)).max(200).describe("Words that get no answer of the bot."),
  links_only: z.boolean().describe("Messages that are nothing but links get no answer."),
  repetition: z.int().min(2).max(50).nullable().describe("The same text so many times in a row gets no answer."),
};
export const SpamGuardSettings = z.strictObject(guard);
export type SpamGuardSettings = z.output<typeof SpamGuardSettings>;
export const SpamGuard = z
  .object({
    ...guard,
    held_back: z
      .array(
        z.object({
          id: z.string(),
          conversation_id: z.string(),
          contact: z.string().nullable(),
          channel: z.string(),
          reason: z.enum(guardReasons),
          at: DateTimeOut,
        }),
      )
      .describe("The latest that got no answer, newest first."),
  })
  .meta({ id: "SpamGuard" });
export type SpamGuard = z.output<typeof SpamGuard>;

export const noticeKinds = [
  "budget_near",
  "budget_reached",
  "model_failing",
  "model_back",
  "guard_held",
  "paused",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];
export const AiNotice = z
  .object({
    id: z.string(),
    kind: z.enum(noticeKinds),
    count: z.int().describe("How often it happened; 1 where it happens once."),
    reason: z.string().nullable().describe("Of a pause, what was said; of failures, their cause."),
    created_at: DateTimeOut,
  })
  .meta({ id: "AiNotice" });
export type AiNotice = z.output<typeof AiNotice>;
export const AiNoticeQuery = z.strictObject(Page);
export const AiNoticeList = pageOf(AiNotice);
export const AiNoticeParams = z.strictObject({ id: Id });
