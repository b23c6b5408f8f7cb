import { z } from "zod";
import { UploadIn } from "@/lib/core/wire/upload";
import { DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";

export const Author = z
  .object({ type: z.string().meta({ examples: ["member", "key"] }), id: z.string(), name: z.string() })
  .meta({ id: "Author" });
export type Author = z.output<typeof Author>;

/** What may be uploaded, as its content says. */
export const mediaTypes = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/heic",
  "application/pdf",
] as const;
export type MediaType = (typeof mediaTypes)[number];

export const Attachment = z
  .object({
    id: z.string(),
    booking_id: z.string(),
    name: z.string().describe("As the sender called it; for display only."),
    media_type: z.enum(mediaTypes).describe("What the content is, whatever it was called."),
    size: z.int().describe("Bytes."),
    width: z.int().nullable(),
    height: z.int().nullable(),
    url: z.string().describe("Where the file is read, by whoever may see the booking."),
    thumbnail_url: z.string().nullable().describe("A small picture of it; null where none can be made."),
    author: Author,
    created_at: DateTimeOut,
  })
  .meta({ id: "Attachment" });
export type Attachment = z.output<typeof Attachment>;

export const AttachmentPage = pageOf(Attachment);

export const LocationEvent = z
  .object({
    id: z.string(),
    booking_id: z.string(),
    lat: z.number(),
    lng: z.number(),
    accuracy: z.number().nullable().describe("Metres."),
    kind: z.string().meta({ examples: ["position", "arrived"] }),
    author: Author,
    created_at: DateTimeOut,
  })
  .meta({ id: "LocationEvent" });
export type LocationEvent = z.output<typeof LocationEvent>;

export const LocationEventPage = pageOf(LocationEvent);
export const LocationEventBody = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  accuracy: z.number().min(0).max(1_000_000).nullable().default(null).describe("Metres, as the device says."),
  kind: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,59}$/, { error: "must be a word in lower case, such as arrived" })
    .default("position")
    .describe("What happened there: `position`, `arrived`, `departed`, or a word of your own."),
});
export type LocationEventBody = z.output<typeof LocationEventBody>;

export const EvidenceQuery = z.strictObject(Page);
export const OfBooking = z.strictObject({ id: Id });
export const OfAttachment = z.strictObject({ id: Id, attachment_id: Id });

export const largestFile = 10 * 1024 * 1024;
export const AttachmentBody = z.strictObject({
  file: UploadIn.describe("A PNG, JPEG, WebP, GIF, HEIC or PDF of at most 10 MiB, recognised by its content."),
});
