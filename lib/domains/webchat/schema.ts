import { z } from "zod";
import { contrast, leastContrast } from "@/lib/core/contrast";
import { UploadIn } from "@/lib/core/upload";
import {
  Color,
  Currency,
  DateTimeIn,
  DateTimeOut,
  Email,
  Id,
  Locale,
  Name,
  Page,
  Phone,
  pageOf,
  Timezone,
} from "@/lib/core/wire";
import { Intake, statuses } from "@/lib/domains/bookings/schema";
import { Weekly } from "@/lib/domains/catalog/schedules/schema";
import { IntakeField } from "@/lib/domains/catalog/services/schema";
import { messageKinds, SharedLocation } from "@/lib/domains/conversations/schema";
import { reasons } from "@/lib/domains/slots/snapshot";
import { isOriginPattern } from "@/lib/domains/webchat/rules";

export const webchatLanguages = ["en", "pt-BR", "es"] as const;

const Colors = z.object({
  accent: Color.describe("The launcher, the header and the visitor's own words."),
  text: Color.describe("What is written on the accent.").meta({ examples: ["#ffffff"] }),
});

export const WebchatSite = z
  .object({
    enabled: z.boolean(),
    key: z
      .string()
      .nullable()
      .describe("The publishable key, `pk_…`; null until the chat is set up.")
      .meta({ examples: ["pk_4fGh2kLmN8pQrStUvWxYz0aB"] }),
    name: z.string(),
    greeting: z.string(),
    colors: Colors,
    languages: z.array(z.enum(webchatLanguages)),
    allowed_origins: z.array(z.string()),
    business_hours: z
      .object({
        timezone: z.string(),
        weekly: z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() })),
        away_message: z.string(),
      })
      .nullable(),
    identity_verification: z.boolean().describe("Whether there is a secret by which the site can vouch for visitors."),
    updated_at: DateTimeOut.nullable(),
  })
  .meta({ id: "WebchatSite" });
export type WebchatSite = z.output<typeof WebchatSite>;

export const WebchatIdentitySecret = z
  .object({ identity_secret: z.string().describe("Shown this once. Keep it on your server.") })
  .meta({ id: "WebchatIdentitySecret" });
export type WebchatIdentitySecret = z.output<typeof WebchatIdentitySecret>;

export const Origin = z
  .string()
  .trim()
  .max(300)
  .refine(isOriginPattern, {
    error: "must be an origin such as https://www.example.com or https://*.example.com, without a path",
    params: { code: "invalid_origin" },
  });

export const PutWebchatSiteBody = z.strictObject({
  enabled: z.boolean().default(true),
  name: Name.max(80).describe("Whom the visitor writes to."),
  greeting: z.string().trim().max(500).default(""),
  colors: z
    .strictObject(Colors.shape)
    .refine(({ accent, text }) => contrast(accent, text) >= leastContrast, {
      error: "cannot be read: the contrast between the two must be at least 4.5 to 1",
      params: { code: "contrast_too_low" },
    })
    .default({ accent: "#4338ca", text: "#ffffff" }),
  languages: z
    .array(z.enum(webchatLanguages))
    .min(1)
    .max(3)
    .default([...webchatLanguages])
    .describe("The visitor's own where it is among them, else the first."),
  allowed_origins: z
    .array(Origin)
    .max(50)
    .default([])
    .describe("Where the chat may be: exact origins, or `https://*.example.com` for every name below one."),
  business_hours: z
    .strictObject({
      timezone: Timezone,
      weekly: Weekly,
      away_message: z.string().trim().max(500).default(""),
    })
    .nullable()
    .default(null)
    .describe("Outside of these hours visitors read the away message. Null: there is always somebody."),
});
export type PutWebchatSiteBody = z.output<typeof PutWebchatSiteBody>;

export const WebchatConfig = z
  .object({
    name: z.string(),
    greeting: z.string(),
    colors: Colors,
    languages: z.array(z.enum(webchatLanguages)),
    open: z.boolean().describe("Whether it is within the business hours now."),
    away_message: z.string().nullable(),
    timezone: z.string(),
    currency: Currency,
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
  phone: Phone.optional(),
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

export const WebchatService = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    duration_minutes: z.int(),
    max_party_size: z.int(),
    price_cents: z.int().nullable(),
    deposit_cents: z.int().nullable(),
    currency: Currency,
    intake_fields: z.array(IntakeField).describe("What the service asks of the customer."),
  })
  .meta({ id: "WebchatService" });
export type WebchatService = z.output<typeof WebchatService>;
export const WebchatServicePage = pageOf(WebchatService);
export const WebchatServiceQuery = z.strictObject(Page);

export const WebchatSlotList = z
  .object({
    data: z.array(z.object({ start: DateTimeOut, end: DateTimeOut })),
    unavailable_reason: z.enum(reasons).nullable(),
  })
  .meta({ id: "WebchatSlotList" });
export type WebchatSlotList = z.output<typeof WebchatSlotList>;

/** A booking as its visitor sees it: nothing of the customer whom a phone may have led to. */
export const WebchatBooking = z
  .object({
    id: z.string(),
    status: z.enum(statuses),
    service_id: z.string(),
    start: DateTimeOut.nullable(),
    end: DateTimeOut.nullable(),
    party_size: z.int(),
    hold_expires_at: DateTimeOut.nullable(),
    price_cents: z.int().nullable(),
    currency: Currency,
  })
  .meta({ id: "WebchatBooking" });
export type WebchatBooking = z.output<typeof WebchatBooking>;

const Person = z.strictObject({
  name: Name.max(120),
  phone: Phone,
  email: Email.nullable().default(null),
});
export const CreateWebchatHoldBody = z.strictObject({
  service_id: Id,
  start: DateTimeIn.describe("One of `GET /public/webchat/slots`."),
  party_size: z.int().min(1).max(1000).default(1),
});
export type CreateWebchatHoldBody = z.output<typeof CreateWebchatHoldBody>;
export const ConfirmWebchatHoldBody = z.strictObject({
  customer: Person.nullable().default(null).describe("May be left out by a visitor whose phone is known."),
  intake: Intake.default({}).describe("The answers to what the service asks."),
});
export type ConfirmWebchatHoldBody = z.output<typeof ConfirmWebchatHoldBody>;
export const WebchatHoldParams = z.strictObject({ id: Id });
