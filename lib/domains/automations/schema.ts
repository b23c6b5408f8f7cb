import { z } from "zod";
import { publicEvents } from "@/lib/core/events";
import { priorities } from "@/lib/core/vocabulary";
import { DateTimeOut, Id, Name, Page, pageOf, Tag } from "@/lib/core/wire/wire";
import { Template } from "@/lib/domains/conversations/messages/schema";
import { Channel } from "@/lib/domains/conversations/schema";

export const Trigger = z
  .discriminatedUnion("type", [
    z.strictObject({ type: z.enum(publicEvents) }),
    z.strictObject({
      type: z.literal("stage.changed"),
      stage: z.string().max(60).nullable().default(null).describe("Only into this stage; null for any."),
    }),
    z.strictObject({ type: z.literal("message.received"), channel: Channel.nullable().default(null) }),
    z.strictObject({
      type: z.literal("time_relative"),
      offset_minutes: z.int().min(-525_600).max(525_600).describe("Negative: before. -1440 is a day before."),
      to: z.enum(["start", "end", "due"]),
    }),
  ])
  .meta({ id: "AutomationTrigger" });
export type Trigger = z.output<typeof Trigger>;

export const conditionFields = [
  "service_id",
  "status",
  "stage",
  "source",
  "priority",
  "tags",
  "party_size",
  "customer.tags",
  "customer.locale",
  "channel",
  "text",
] as const;
export const operators = ["eq", "neq", "in", "not_in", "contains", "gt", "lt", "exists"] as const;
export const Condition = z.strictObject({
  field: z.enum(conditionFields),
  op: z.enum(operators),
  value: z
    .union([z.string().max(500), z.number(), z.boolean(), z.array(z.string().max(500)).max(50)])
    .nullable()
    .default(null),
});
export type Condition = z.output<typeof Condition>;

const longestWait = 60 * 24 * 60;
export const AutomationAction = z
  .discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("send_message"),
      text: z
        .string()
        .trim()
        .min(1)
        .max(4096)
        .describe("`{customer}`, `{service}`, `{start}` and `{business}` are filled in."),
      template: Template.nullable().default(null).describe("What is sent instead past WhatsApp's 24 hours."),
    }),
    z.strictObject({ type: z.literal("add_tag"), tag: Tag, to: z.enum(["booking", "customer"]).default("booking") }),
    z.strictObject({ type: z.literal("set_priority"), priority: z.enum(priorities) }),
    z.strictObject({
      type: z.literal("run_action"),
      key: z.string().min(1).max(60),
      resource_id: Id.nullable().default(null),
    }),
    z.strictObject({ type: z.literal("assign"), member_id: Id }),
    z.strictObject({ type: z.literal("notify_team"), message: z.string().trim().min(1).max(1000) }),
    z.strictObject({ type: z.literal("call_webhook"), url: z.string().max(2000) }),
    z.strictObject({ type: z.literal("wait"), minutes: z.int().min(1).max(longestWait) }),
  ])
  .meta({ id: "AutomationAction" });
export type AutomationAction = z.output<typeof AutomationAction>;

export const runStatuses = ["planned", "waiting", "succeeded", "failed", "skipped", "dropped"] as const;
export type RunStatus = (typeof runStatuses)[number];

export const AutomationStep = z.object({
  n: z.int(),
  action: z.string(),
  at: DateTimeOut,
  result: z.string().describe("`done`, `failed`, `waiting`, or why it was left out."),
  detail: z.string().nullable(),
});
export type AutomationStep = z.output<typeof AutomationStep>;

export const AutomationRun = z
  .object({
    id: z.string(),
    automation_id: z.string(),
    cause: z.string(),
    subject_id: z.string(),
    status: z.enum(runStatuses),
    steps: z.array(AutomationStep),
    due_at: DateTimeOut.nullable(),
    created_at: DateTimeOut,
    finished_at: DateTimeOut.nullable(),
  })
  .meta({ id: "AutomationRun" });
export type AutomationRun = z.output<typeof AutomationRun>;
export const AutomationRunPage = pageOf(AutomationRun);

const fields = {
  name: Name,
  enabled: z.boolean(),
  trigger: Trigger,
  conditions: z.array(Condition).max(20),
  actions: z.array(AutomationAction).min(1).max(20),
};
export const Automation = z
  .object({
    id: z.string(),
    ...fields,
    last_run: AutomationRun.nullable(),
    version: z.int(),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Automation" });
export type Automation = z.output<typeof Automation>;
export const AutomationPage = pageOf(Automation);

export const CreateAutomationBody = z.strictObject({
  ...fields,
  enabled: fields.enabled.default(true),
  conditions: fields.conditions.default([]),
});
export type CreateAutomationBody = z.output<typeof CreateAutomationBody>;
export const UpdateAutomationBody = z.strictObject({ ...fields, expected_version: z.int() }).partial();
export type UpdateAutomationBody = z.output<typeof UpdateAutomationBody>;
export const AutomationParams = z.strictObject({ id: Id });
export const AutomationQuery = z.strictObject(Page);
export const AutomationRunQuery = z.strictObject({ status: z.enum(runStatuses).optional(), ...Page });
