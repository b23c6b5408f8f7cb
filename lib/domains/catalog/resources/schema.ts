import { z } from "zod";
import { resourceKinds } from "@/lib/core/vocabulary";
import {
  DateTimeIn,
  DateTimeOut,
  DateTimeQuery,
  Flag,
  Id,
  Name,
  Page,
  Place,
  pageOf,
  Text,
} from "@/lib/core/wire/wire";
import { Alias, AliasesIn } from "@/lib/domains/catalog/aliases/schema";

export const Resource = z
  .object({
    id: z.string(),
    name: z.string(),
    aliases: z.array(Alias),
    kind: z.enum(resourceKinds),
    capacity: z.int(),
    schedule_id: z.string().nullable(),
    group_ids: z.array(z.string()),
    member_id: z.string().nullable(),
    location: z
      .object({ formatted: z.string().nullable(), lat: z.number().nullable(), lng: z.number().nullable() })
      .nullable(),
    photo_id: z
      .string()
      .nullable()
      .describe("Set by `/team/people`. The photo is under `/resources/{id}/photo`; another photo has another id."),
    active: z.boolean(),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Resource" });
export type Resource = z.output<typeof Resource>;

export const ResourcePage = pageOf(Resource);
export const ResourceParams = z.strictObject({ id: Id });
export const ResourceQuery = z.strictObject({
  active: Flag.optional(),
  kind: z.enum(resourceKinds).optional(),
  group_id: Id.optional(),
  ...Page,
});
export type ResourceQuery = z.output<typeof ResourceQuery>;

const fields = {
  name: Name,
  aliases: AliasesIn,
  kind: z.enum(resourceKinds),
  capacity: z.int().min(1).max(1000).describe("How many can use it at one time."),
  schedule_id: Id.nullable().describe("Its hours; null means always open."),
  group_ids: z.array(Id).max(200),
  member_id: Id.nullable().describe("The team member that it is."),
  location: Place.nullable(),
  active: z.boolean(),
};

export const CreateResourceBody = z.strictObject({
  name: fields.name,
  aliases: fields.aliases.default([]),
  kind: fields.kind,
  capacity: fields.capacity.default(1),
  schedule_id: fields.schedule_id.default(null),
  group_ids: fields.group_ids.default([]),
  member_id: fields.member_id.default(null),
  location: fields.location.default(null),
  active: fields.active.default(true),
});
export type CreateResourceBody = z.output<typeof CreateResourceBody>;

export const UpdateResourceBody = z.strictObject(fields).partial();
export type UpdateResourceBody = z.output<typeof UpdateResourceBody>;

export const Conflict = z.object({
  booking_id: z.string(),
  start: DateTimeOut,
  end: DateTimeOut,
});
export type Conflict = z.output<typeof Conflict>;

export const TimeOff = z
  .object({
    id: z.string(),
    resource_id: z.string(),
    start: DateTimeOut,
    end: DateTimeOut,
    reason: z.string().nullable(),
    conflicts: z.array(Conflict).describe("The live bookings of the resource that it covers at this moment."),
    created_at: DateTimeOut,
  })
  .meta({ id: "TimeOff" });
export type TimeOff = z.output<typeof TimeOff>;

export const TimeOffPage = pageOf(TimeOff);
export const TimeOffParams = z.strictObject({ id: Id, time_off_id: Id });
export const TimeOffQuery = z.strictObject({
  from: DateTimeQuery.optional().describe("Leaves out what ends by then."),
  to: DateTimeQuery.optional().describe("Leaves out what starts then or later."),
  ...Page,
});
export type TimeOffQuery = z.output<typeof TimeOffQuery>;

export const CreateTimeOffBody = z.strictObject({
  start: DateTimeIn,
  end: DateTimeIn,
  reason: Text.nullable().default(null),
  force: z
    .boolean()
    .default(false)
    .describe("Take the time off although bookings lie in it; they are listed, not moved."),
});
export type CreateTimeOffBody = z.output<typeof CreateTimeOffBody>;
