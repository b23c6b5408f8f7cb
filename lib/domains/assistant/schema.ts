import { z } from "zod";
import { languages, resourceKinds } from "@/lib/core/vocabulary";
import { Cents, Currency, DateTimeOut, Page } from "@/lib/core/wire/wire";
import { serviceKinds } from "@/lib/domains/catalog/services/schema";
import { StageContent } from "@/lib/domains/stages/schema";

export const businesses = ["clinic", "salon", "garage", "delivery", "studio", "other"] as const;
export type Business = (typeof businesses)[number];

/** What is asked, in this order; `done` waits for the plan to be applied. */
export const topics = ["business", "services", "people", "hours", "queue", "deposit", "page", "done"] as const;
export type Topic = (typeof topics)[number];

const day = 24 * 60;
/** A part's name inside the plan, by which the others refer to it. */
const Key = z.string().regex(/^[a-z0-9_-]{1,40}$/, { error: "must be a short name such as service-1" });
/** May be empty while somebody writes: the plan says so as a problem. */
const DraftName = z.string().trim().max(200);
const Clock = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: "must be a time of day such as 09:00" })
  .meta({ examples: ["09:00"] });

export const PlanService = z.strictObject({
  key: Key,
  name: DraftName,
  kind: z.enum(serviceKinds),
  duration_minutes: z
    .int()
    .min(1)
    .max(7 * day),
  buffer_minutes: z.int().min(0).max(day),
  price_cents: Cents.nullable(),
  deposit_cents: Cents.min(1).nullable(),
  needs: z.array(Key).max(10).describe("The groups of which an appointment takes one resource each."),
  group: Key.nullable().describe("The group whose queue it is; for kind queue."),
});
export type PlanService = z.output<typeof PlanService>;

export const PlanGroup = z.strictObject({ key: Key, name: DraftName });
export type PlanGroup = z.output<typeof PlanGroup>;

export const PlanResource = z.strictObject({
  key: Key,
  name: DraftName,
  kind: z.enum(resourceKinds),
  capacity: z.int().min(1).max(1000),
  groups: z.array(Key).max(10),
  schedule: Key.nullable(),
});
export type PlanResource = z.output<typeof PlanResource>;

const Hours = z.strictObject({ weekday: z.int().min(1).max(7).describe("1 is Monday."), from: Clock, to: Clock });
export type PlanHours = z.output<typeof Hours>;

export const PlanSchedule = z.strictObject({ key: Key, name: DraftName, weekly: z.array(Hours).max(168) });
export type PlanSchedule = z.output<typeof PlanSchedule>;

const content = {
  services: z.array(PlanService).max(100),
  groups: z.array(PlanGroup).max(20),
  resources: z.array(PlanResource).max(200),
  schedules: z.array(PlanSchedule).max(20),
  stages: StageContent.nullable().describe("Null: the stages stay as they are."),
  booking_page: z.boolean().describe("Whether the hosted booking page is on."),
};
export const PlanContent = z.object(content);
export type PlanContent = z.output<typeof PlanContent>;
export type Section = keyof PlanContent;

export const partTypes = ["schedule", "resource_group", "resource", "service", "stage_config", "booking_page"] as const;

const Part = z.object({
  type: z.enum(partTypes),
  id: z.string(),
  name: z.string().nullable(),
});
export type Part = z.output<typeof Part>;

const PlanProblem = z.object({
  pointer: z.string().describe("Where in the plan, as `#/services/0/name`."),
  detail: z.string(),
  code: z.string(),
});
export type PlanProblem = z.output<typeof PlanProblem>;

export const SetupPlan = z
  .object({
    version: z.int().describe("0 until something was said or written."),
    business: z.enum(businesses).nullable(),
    currency: Currency,
    ...content,
    by_model: z
      .array(z.enum(["services", "groups", "resources", "schedules", "stages"]))
      .describe(
        "The parts as a model proposed them, until somebody changes them; the others are what was told, with what is usual.",
      ),
    problems: z.array(PlanProblem).describe("What has to be mended before the plan can be applied."),
    applied: z
      .object({
        at: DateTimeOut,
        by: z.string(),
        made: z.array(Part),
        existing: z.array(Part).describe("What was there already under that name, and was left as it was."),
      })
      .nullable()
      .describe("The application that can be undone."),
    needed: z.boolean().describe("Whether the workspace has neither a service nor a resource yet."),
  })
  .meta({ id: "SetupPlan" });
export type SetupPlan = z.output<typeof SetupPlan>;

const expected_version = z
  .int()
  .optional()
  .describe("The version you saw; if it is no longer the current one, nothing is written.");

export const EditPlanBody = z.strictObject({ expected_version, ...z.object(content).partial().shape });
export type EditPlanBody = z.output<typeof EditPlanBody>;

export const ApplyPlanBody = z.strictObject({ expected_version });
export const UndoPlanBody = z.strictObject({});

const Choice = z.object({ value: z.string(), label: z.string() });

export const SetupMessage = z
  .object({
    id: z.string(),
    author: z.enum(["assistant", "member"]),
    text: z.string(),
    created_at: DateTimeOut,
  })
  .meta({ id: "SetupMessage" });
export type SetupMessage = z.output<typeof SetupMessage>;

export const SetupConversation = z
  .object({
    data: z
      .array(SetupMessage)
      .describe("The last that were said, oldest first; the next page is what was said before."),
    next_cursor: z.string().nullable(),
    asking: z.object({
      topic: z.enum(topics),
      text: z.string(),
      choices: z.array(Choice).describe("Ready answers: send one as `choice`."),
    }),
  })
  .meta({ id: "SetupConversation" });
export type SetupConversation = z.output<typeof SetupConversation>;

const language = z.enum(languages).optional().describe("The assistant's language; the workspace's when left out.");

export const ConversationQuery = z.strictObject({ ...Page, language });

export const SayBody = z
  .strictObject({
    text: z.string().trim().min(1).max(4000).optional().describe("In one's own words; a website's address is read."),
    choice: z
      .string()
      .regex(/^[a-z]{1,20}$/)
      .optional()
      .describe("One of the choices of `asking`; `skip` takes what is usual, `restart` begins anew."),
    language,
  })
  .superRefine(({ text, choice }, context) => {
    if ((text === undefined) === (choice === undefined))
      context.addIssue({ code: "custom", message: "Send either text or choice.", params: { code: "one_of" } });
  });
export type SayBody = z.output<typeof SayBody>;
