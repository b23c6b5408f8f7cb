import { z } from "zod";
import { resourceKinds } from "@/lib/core/vocabulary";
import { businesses, PlanSchedule, topics } from "@/lib/domains/assistant/schema";

/** What was understood so far. Null: not yet said; a skipped topic stays null and takes the template's. */

const SpokenService = z.object({
  name: z.string(),
  minutes: z.int().nullable(),
  price_cents: z.int().nullable(),
});
export type SpokenService = z.output<typeof SpokenService>;

const Place = z.object({ kind: z.enum(resourceKinds), name: z.string() });
export type Place = z.output<typeof Place>;

const Deposit = z.object({ percent: z.number().nullable(), cents: z.int().nullable() });
export type Deposit = z.output<typeof Deposit>;

export const Answers = z.object({
  business: z.enum(businesses).nullable(),
  services: z.array(SpokenService).nullable(),
  people: z.array(z.string()).nullable(),
  places: z.array(Place).nullable(),
  weekly: PlanSchedule.shape.weekly.nullable(),
  queue: z.boolean().nullable(),
  deposit: z.union([Deposit, z.literal("none")]).nullable(),
  page: z.boolean().nullable(),
  skipped: z.array(z.enum(topics)),
});
export type Answers = z.output<typeof Answers>;

export const noAnswers: Answers = {
  business: null,
  services: null,
  people: null,
  places: null,
  weekly: null,
  queue: null,
  deposit: null,
  page: null,
  skipped: [],
};
