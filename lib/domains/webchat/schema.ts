import { z } from "zod";
import { contrast, leastContrast } from "@/lib/core/text/contrast";
import { Origin } from "@/lib/core/wire/origin";
import { Color, DateTimeOut, Name, Timezone } from "@/lib/core/wire/wire";
import { Weekly } from "@/lib/domains/catalog/schedules/schema";

export const webchatLanguages = ["en", "pt-BR", "es"] as const;

export const Colors = z.object({
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
