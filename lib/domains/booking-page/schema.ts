import { z } from "zod";
import { Origin } from "@/lib/core/wire/origin";
import { PictureIn } from "@/lib/core/wire/upload";
import { DateOnly, DateTimeOut, Id, Place } from "@/lib/core/wire/wire";
import { reasons } from "@/lib/domains/slots/snapshot";

export const PageAddress = z
  .object({ formatted: z.string().nullable(), lat: z.number().nullable(), lng: z.number().nullable() })
  .describe("Where customers come to: a map opens by the coordinates, else by the text.")
  .meta({ id: "PageAddress" });
export type PageAddress = z.output<typeof PageAddress>;

/** How a workspace has set its page up. */
export const HostedPage = z
  .object({
    enabled: z.boolean(),
    headline: z.string().nullable(),
    text: z.string().nullable(),
    service_ids: z.array(z.string()).nullable().describe("Null: every active service."),
    address: PageAddress.nullable(),
    policy: z
      .string()
      .nullable()
      .describe("What customers read about cancelling, before they confirm and at their link."),
    logo_id: z.string().nullable().describe("The picture is under `/booking-page/pictures/logo`."),
    cover_id: z.string().nullable().describe("The picture is under `/booking-page/pictures/cover`."),
    allowed_origins: z.array(z.string()).describe("The websites that may show the page in a frame; empty: none."),
    url: z.string().describe("Where the page is."),
  })
  .meta({ id: "HostedPage" });
export type HostedPage = z.output<typeof HostedPage>;

const Picture = PictureIn.nullable().optional();
const byContent = "PNG, JPEG, WebP or GIF, by its content; a small copy is kept. Null removes it; left out, it stays.";

export const UpdateHostedPageBody = z.strictObject({
  enabled: z.boolean(),
  headline: z.string().trim().max(120).nullable().default(null),
  text: z.string().trim().max(1000).nullable().default(null),
  service_ids: z.array(Id).max(200).nullable().default(null),
  address: Place.nullable().optional().describe("Left out, it stays."),
  policy: z.string().trim().max(2000).nullable().optional().describe("Plain text. Left out, it stays."),
  logo: Picture.describe(byContent),
  cover: Picture.describe(`${byContent} It is shown three times as wide as high.`),
  allowed_origins: z
    .array(Origin)
    .max(50)
    .optional()
    .describe("Exact origins, or `https://*.example.com` for every name below one. Left out, they stay."),
});
export type UpdateHostedPageBody = z.output<typeof UpdateHostedPageBody>;

export const PictureParams = z.strictObject({ picture: Id.describe("`logo` or `cover`.") });

/** Which days are asked for. */
export const days = {
  from: DateOnly.optional().describe("The first day, in the workspace's zone. Default: today."),
  days: z.coerce.number().int().min(1).max(31).default(7),
};

export const FreeTime = z.object({ start: DateTimeOut, end: DateTimeOut });
export type FreeTime = z.output<typeof FreeTime>;

export const DaySlots = z
  .object({
    timezone: z.string(),
    days: z.array(z.object({ date: z.string(), times: z.array(FreeTime) })).describe("Every day asked for, in order."),
    unavailable_reason: z.enum(reasons).nullable().describe("Null when there is a time; else why there is none."),
    next: FreeTime.nullable().describe("Where these days have no time: the first one after them, within 62 days."),
  })
  .meta({ id: "DaySlots" });
export type DaySlots = z.output<typeof DaySlots>;
