import { z } from "zod";
import { UploadIn } from "@/lib/core/wire/upload";
import { Currency, DateTimeOut, Email, HomeCountry, Id, Locale, Name, Page, Phone, pageOf } from "@/lib/core/wire/wire";
import { messageKinds, SharedLocation } from "@/lib/domains/conversations/messages/schema";
import { Colors, webchatLanguages } from "@/lib/domains/webchat/schema";

export const WebchatConfig = z
  .object({
    name: z.string(),
    greeting: z.string(),
    colors: Colors,
    languages: z.array(z.enum(webchatLanguages)),
    open: z.boolean().describe("Whether it is within the business hours now."),
    bot: z.boolean().describe("Whether the bot answers now what a visitor writes."),
    away_message: z.string().nullable(),
    timezone: z.string(),
    currency: Currency,
    country: HomeCountry,
  })
  .meta({ id: "WebchatConfig" });
export type WebchatConfig = z.output<typeof WebchatConfig>;

export const CreateWebchatSessionBody = z.strictObject({
  visitor_id: z
    .string()
    .regex(/^[\w-]{22,128}$/, {
      error: "must be 22 to 128 random letters and digits: whoever has it has the conversation",
    })
    .optional()
    .describe("A secret that the browser made at random and keeps. With it the visitor finds the conversation again."),
  name: Name.max(120).optional(),
  phone: Phone.optional().describe("Kept where nobody has it: a claim makes the visitor one with nobody."),
  email: Email.optional(),
  identity: z
    .strictObject({
      user_id: z.string().min(1).max(200),
      hash: z.string().max(200).describe("HMAC-SHA256 of the user_id with the site's identity secret, in hex."),
    })
    .optional()
    .describe("Who it is by the site's own word: the same conversation in every browser."),
  locale: Locale.max(35).optional(),
  page: z.string().trim().max(2000).optional().describe("Where the visitor is."),
});
export type CreateWebchatSessionBody = z.output<typeof CreateWebchatSessionBody>;

export const WebchatSession = z
  .object({
    token: z.string().describe("Sent as `X-Webchat-Token` from now on."),
    conversation_id: z.string(),
    expires_at: DateTimeOut,
  })
  .meta({ id: "WebchatSession" });
export type WebchatSession = z.output<typeof WebchatSession>;

export const WebchatFile = z
  .object({
    id: z.string(),
    name: z.string(),
    media_type: z.string(),
    size: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    url: z.string().describe("Signed; it leads to the file for an hour."),
    thumbnail_url: z.string().nullable(),
  })
  .meta({ id: "WebchatFile" });
export type WebchatFile = z.output<typeof WebchatFile>;

export const WebchatMessage = z
  .object({
    id: z.string(),
    n: z.int().describe("Its place in the conversation."),
    client_id: z.string().nullable().describe("The id that the visitor's browser gave it."),
    from: z.enum(["visitor", "team", "bot"]),
    name: z.string(),
    kind: z.enum(messageKinds),
    text: z.string().nullable(),
    location: SharedLocation.nullable(),
    file: WebchatFile.nullable(),
    edited_at: DateTimeOut.nullable(),
    created_at: DateTimeOut,
  })
  .meta({ id: "WebchatMessage" });
export type WebchatMessage = z.output<typeof WebchatMessage>;
export const WebchatMessagePage = pageOf(WebchatMessage);
export const WebchatMessageQuery = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_000_000_000)
    .optional()
    .describe("Only what came after this `n`, oldest first."),
  ...Page,
});

const one = { error: "must have exactly one of text, location and file_id", params: { code: "one_of" } };
export const CreateWebchatMessageBody = z
  .strictObject({
    client_id: z
      .string()
      .regex(/^[\w-]{8,64}$/, { error: "must be 8 to 64 letters and digits" })
      .optional()
      .describe("The browser's own id of it: sent again, it makes no second message."),
    text: z.string().trim().min(1).max(4096).optional().describe("With `file_id` it is the caption."),
    location: z
      .strictObject({
        lat: z.number().min(-90).max(90),
        lng: z.number().min(-180).max(180),
        name: z.string().trim().max(300).nullable().default(null),
        address: z.string().trim().max(500).nullable().default(null),
      })
      .optional(),
    file_id: Id.optional().describe("Of `POST /public/webchat/files`."),
  })
  .refine(({ text, location, file_id }) => {
    if (location !== undefined) return text === undefined && file_id === undefined;
    return text !== undefined || file_id !== undefined;
  }, one);
export type CreateWebchatMessageBody = z.output<typeof CreateWebchatMessageBody>;

export const WebchatNews = z
  .union([WebchatMessage, z.object({ seen: z.boolean() })])
  .nullable()
  .meta({ id: "WebchatNews" });
export type WebchatNews = z.output<typeof WebchatNews>;
export const WebchatStreamQuery = z.strictObject({
  key: z.string().max(40).optional().describe("The publishable key, for a client that cannot send headers."),
  token: z.string().max(100).optional().describe("The session's token, likewise."),
  last_event_id: z.string().max(20).optional().describe("The last `n` it has, likewise."),
});

export const WebchatFileBody = z.strictObject({ file: UploadIn.describe("At most 16 MiB.") });
export const WebchatFileParams = z.strictObject({ id: Id });
export const WebchatFileQuery = z.strictObject({
  signed: z.string().max(300).describe("What a message's file address carries."),
});
