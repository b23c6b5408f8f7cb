import { z } from "zod";
import { evidenceTypes } from "@/lib/core/vocabulary";
import { Color, DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";
import {
  categories,
  configFlaws,
  effects,
  type Flaw,
  keyPattern,
  migrationTargetFlaws,
} from "@/lib/domains/stages/rules";

const Key = z
  .string()
  .max(40)
  .regex(keyPattern, { error: "must begin with a small letter and have only small letters, digits, _ and -" });
const Label = z.string().trim().min(1).max(80);

const StageIn = z.strictObject({
  key: Key,
  name: Label,
  category: z.enum(categories),
  color: Color.default("#64748b"),
});

const FieldIn = z.strictObject({
  key: Key,
  label: Label,
  type: z.enum(evidenceTypes),
  required: z.boolean().default(false),
  options: z.array(Label).max(50).default([]).describe("What a `select` offers; empty for the other types."),
});

const RequirementsIn = z.strictObject({
  resource: z.boolean().default(false).describe("Who does it must be named."),
  comment: z.boolean().default(false),
  photo: z.boolean().default(false),
  location: z.boolean().default(false),
  fields: z.array(FieldIn).max(30).default([]),
});

const ActionIn = z.strictObject({
  key: Key,
  label: Label,
  from: z.array(Key).min(1).max(50).describe("The stages in which the action is offered."),
  to: Key,
  effect: z.enum(effects).default("none").describe("What the action does to the task beside moving it."),
  requires: RequirementsIn.prefault({}).describe("What must be sent with the action."),
  outcome: z.string().trim().min(1).max(80).nullable().default(null).describe("Kept as the task's `outcome`."),
});

const InitialIn = z.strictObject({ appointment: Key, queue: Key });

const content = {
  stages: z.array(StageIn).min(1).max(50),
  initial: InitialIn.describe("The stage in which a new appointment and a new task of a queue begin."),
  actions: z.array(ActionIn).max(100),
};
export const StageContent = z.strictObject(content);
export type StageContent = z.output<typeof StageContent>;

const expected_version = z
  .int()
  .optional()
  .describe("The version you changed; if it is no longer the current one, nothing is written.");
const migrate = z
  .record(Key, Key)
  .optional()
  .describe(
    "For each stage that vanishes, or ends tasks from now on, while live tasks stand in it: the stage they move to.",
  );

const report = (ctx: z.RefinementCtx, flaws: Flaw[]): void => {
  for (const { path, detail, code } of flaws) ctx.addIssue({ code: "custom", path, message: detail, params: { code } });
};

export const PutStageConfigBody = z
  .strictObject({ expected_version, ...content, migrate })
  .superRefine((body, ctx) => report(ctx, [...configFlaws(body), ...migrationTargetFlaws(body, body.migrate ?? {})]));
export type PutStageConfigBody = z.output<typeof PutStageConfigBody>;

export const RevertStageConfigBody = z.strictObject({ expected_version, migrate });
export type RevertStageConfigBody = z.output<typeof RevertStageConfigBody>;

export const Stage = z
  .object({ key: z.string(), name: z.string(), category: z.enum(categories), color: z.string() })
  .meta({ id: "Stage" });

export const StageAction = z
  .object({
    key: z.string(),
    label: z.string(),
    from: z.array(z.string()),
    to: z.string(),
    effect: z.enum(effects),
    requires: z.object({
      resource: z.boolean(),
      comment: z.boolean(),
      photo: z.boolean(),
      location: z.boolean(),
      fields: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          type: z.enum(evidenceTypes),
          required: z.boolean(),
          options: z.array(z.string()),
        }),
      ),
    }),
    outcome: z.string().nullable(),
  })
  .meta({ id: "StageAction" });

const origin = {
  reverted_from: z.int().nullable().describe("The version whose content this one restored."),
  created_by: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  created_at: DateTimeOut,
};

export const StageConfig = z
  .object({
    version: z.int(),
    stages: z.array(Stage),
    initial: z.object({ appointment: z.string(), queue: z.string() }),
    actions: z.array(StageAction),
    ...origin,
  })
  .meta({ id: "StageConfig" });
export type StageConfig = z.output<typeof StageConfig>;

/** A version in the list: who made it and how large it is, without its content. */
export const StageConfigVersion = z
  .object({ version: z.int(), stage_count: z.int(), action_count: z.int(), ...origin })
  .meta({ id: "StageConfigVersion" });
export type StageConfigVersion = z.output<typeof StageConfigVersion>;

export const StageConfigVersionPage = pageOf(StageConfigVersion);
export const StageConfigVersionQuery = z.strictObject(Page);

/** Whatever is not the number of a version is answered with 404, like any other unknown id. */
export const StageConfigVersionParams = z.strictObject({
  version: Id.describe("The number of a version.").meta({ examples: ["3"] }),
});
