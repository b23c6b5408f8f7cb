import { z } from "zod";
import { Id, Text } from "@/lib/core/wire";

const expected_version = z
  .int()
  .optional()
  .describe("The version of the booking that you saw; if it is no longer the current one, nothing is changed.");

export const ActionParams = z.strictObject({
  id: Id,
  key: Id.describe("An action key of the stage configuration.").meta({ examples: ["take"] }),
});

const ActionData = z.strictObject({
  comment: Text.nullable().default(null),
  photo_ids: z.array(Id).max(20).default([]).describe("Attachments that were uploaded to this booking before."),
  location: z
    .strictObject({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      accuracy: z.number().min(0).max(1_000_000).nullable().default(null).describe("In metres."),
    })
    .nullable()
    .default(null),
  fields: z.record(z.string().max(60), z.unknown()).default({}).describe("The answers to what the action asks for."),
});
export type ActionData = z.output<typeof ActionData>;

export const RunActionBody = z.strictObject({
  data: ActionData.prefault({}).describe("What the action requires, and what else there is to say."),
  resource_id: Id.nullable()
    .default(null)
    .describe(
      "Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.",
    ),
  expected_version,
});
export type RunActionBody = z.output<typeof RunActionBody>;
