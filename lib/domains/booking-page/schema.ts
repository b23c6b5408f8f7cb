import { z } from "zod";
import { DateOnly, DateTimeOut, Id } from "@/lib/core/wire/wire";
import { reasons } from "@/lib/domains/slots/snapshot";

/** How a workspace has set its page up. */
export const HostedPage = z
  .object({
    enabled: z.boolean(),
    headline: z.string().nullable(),
    text: z.string().nullable(),
    service_ids: z.array(z.string()).nullable().describe("Null: every active service."),
    url: z.string().describe("Where the page is."),
  })
  .meta({ id: "HostedPage" });
export type HostedPage = z.output<typeof HostedPage>;

export const UpdateHostedPageBody = z.strictObject({
  enabled: z.boolean(),
  headline: z.string().trim().max(120).nullable().default(null),
  text: z.string().trim().max(1000).nullable().default(null),
  service_ids: z.array(Id).max(200).nullable().default(null),
});
export type UpdateHostedPageBody = z.output<typeof UpdateHostedPageBody>;

/** Which days are asked for. */
export const days = {
  from: DateOnly.optional().describe("The first day, in the workspace's zone. Default: today."),
  days: z.coerce.number().int().min(1).max(31).default(7),
};

const Time = z.object({ start: DateTimeOut, end: DateTimeOut });

export const DaySlots = z
  .object({
    timezone: z.string(),
    days: z.array(z.object({ date: z.string(), times: z.array(Time) })).describe("Every day asked for, in order."),
    unavailable_reason: z.enum(reasons).nullable().describe("Null when there is a time; else why there is none."),
    next: Time.nullable().describe("Where these days have no time: the first one after them, within 62 days."),
  })
  .meta({ id: "DaySlots" });
export type DaySlots = z.output<typeof DaySlots>;
