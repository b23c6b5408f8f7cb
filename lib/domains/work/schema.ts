import { z } from "zod";
import { priorities, sources, statuses, workViews } from "@/lib/core/vocabulary";
import { DateTimeQuery, Flag, Id, listOf, Page, Text } from "@/lib/core/wire/wire";
import { Attending, Notify } from "@/lib/domains/bookings/schema";

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

const acting = {
  data: ActionData.prefault({}).describe("What the action requires, and what else there is to say."),
  resource_id: Id.nullable()
    .default(null)
    .describe(
      "Who does it. A team member is the resource that is linked to them; an API key must say who takes a task.",
    ),
  expected_version,
  notify: Notify,
};

export const RunActionBody = z.strictObject({
  ...acting,
  assign_to: Id.nullable()
    .default(null)
    .describe(
      "Only with an action whose effect is `release`: the resource that takes the task in the same step. Both happen or " +
        "neither, and the task is never free in between.",
    ),
});
export type RunActionBody = z.output<typeof RunActionBody>;

/** A status operation is the action with its effect: it takes what that action requires. */
export const StatusBody = z.strictObject({
  reason: Text.nullable().default(null).describe("Why: kept as the outcome, of a cancellation as `cancel_reason`."),
  note: Text.nullable().default(null).describe("Kept in the stage history; it serves as the comment of the action."),
  ...acting,
});
export type StatusBody = z.output<typeof StatusBody>;

const inDegrees = /^-?\d+(\.\d+)?$/;

/** `min_lng,min_lat,max_lng,max_lat`; a box whose west is greater than its east lies across the date line. */
const Box = z
  .string()
  .transform((text, context) => {
    const parts = text.split(",").map((part) => part.trim());
    const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
    const whole = parts.length === 4 && parts.every((part) => inDegrees.test(part));
    const within = [west, east].every((lng) => Math.abs(lng) <= 180) && south >= -90 && north <= 90 && south <= north;
    if (whole && within) return { west, south, east, north };
    context.addIssue({
      code: "custom",
      message: "must be min_lng,min_lat,max_lng,max_lat in degrees",
      params: { code: "invalid_box" },
    });
    return z.NEVER;
  })
  .meta({ examples: ["-46.70,-23.60,-46.60,-23.50"] });
export type Box = z.output<typeof Box>;

/** `lat,lng`, as people read a place out. */
const Point = z
  .string()
  .transform((text, context) => {
    const parts = text.split(",").map((part) => part.trim());
    const [lat = 0, lng = 0] = parts.map(Number);
    const whole = parts.length === 2 && parts.every((part) => inDegrees.test(part));
    if (whole && Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
    context.addIssue({ code: "custom", message: "must be lat,lng in degrees", params: { code: "invalid_point" } });
    return z.NEVER;
  })
  .meta({ examples: ["-23.56,-46.65"] });
export type Point = z.output<typeof Point>;

export const WorkItemQuery = z.strictObject({
  view: z
    .enum(workViews)
    .optional()
    .describe(
      "`inbox`: open and nobody's, oldest due first. `today`: open and starts or is due today in the workspace's zone, " +
        "overdue, or in progress. `upcoming`: open and starts or is due later. Left out: every open task.",
    ),
  status: listOf(z.enum(statuses))
    .optional()
    .describe("Comma-separated. Without a view, ended tasks can be asked for."),
  stage: listOf(z.string().max(40)).optional().describe("Comma-separated."),
  unassigned: Flag.optional(),
  intake_missing: Flag.optional().describe("Whether a required question of the service has no answer."),
  attending: Attending,
  resource_id: Id.optional().describe("Whose task it is."),
  priority: listOf(z.enum(priorities)).optional().describe("Comma-separated."),
  tag: listOf(z.string().max(60))
    .optional()
    .describe("Comma-separated; a task has one of them. A comma of the tag itself is written `\\,`."),
  origin: listOf(z.enum(sources)).optional().describe("Where it came from (`source`). Comma-separated."),
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe("Every word is found in the customer's name or phone, the notes, the tags or the service's name."),
  from: DateTimeQuery.optional().describe("Starts or is due from here on."),
  to: DateTimeQuery.optional().describe("Starts or is due before this."),
  bbox: Box.optional().describe("Only tasks with a place in this box: `min_lng,min_lat,max_lng,max_lat`."),
  near: Point.optional().describe("Only tasks with a place, the nearest to `lat,lng` first."),
  ...Page,
});
export type WorkItemQuery = z.output<typeof WorkItemQuery>;

export const WorkItemParams = z.strictObject({ id: Id });
