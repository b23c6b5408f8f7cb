import { z } from "zod";
import { DateTimeOut, listOf, Page, pageOf } from "@/lib/core/wire/wire";

/** As WhatsApp writes them; what it calls otherwise is one of these to us. */
export const templateStatuses = ["APPROVED", "PENDING", "REJECTED", "PAUSED", "DISABLED"] as const;
export type TemplateStatus = (typeof templateStatuses)[number];
const qualities = ["GREEN", "YELLOW", "RED"] as const;

export const WhatsAppTemplate = z
  .object({
    name: z.string(),
    language: z.string().meta({ examples: ["pt_BR"] }),
    status: z.enum(templateStatuses).describe("Only an `APPROVED` one arrives."),
    category: z.string().meta({ examples: ["UTILITY"] }),
    header: z.string().nullable(),
    body: z.string(),
    footer: z.string().nullable(),
    variables: z
      .array(z.string())
      .describe("What stands between the braces of the body, in the order of a message's `params`."),
    sendable: z
      .boolean()
      .describe("False where a header or a button asks for a value of its own, which a message here cannot give."),
    rejected_reason: z.string().nullable().describe("WhatsApp's own word for why it was rejected, paused or disabled."),
    quality: z.enum(qualities).nullable().describe("How customers take it; null while WhatsApp does not say."),
    seen_at: DateTimeOut.describe("When WhatsApp last told of it."),
  })
  .meta({ id: "WhatsAppTemplate" });
export type WhatsAppTemplate = z.output<typeof WhatsAppTemplate>;

export const TemplateTrouble = z.object({
  since: DateTimeOut.describe("Since when the list cannot be read."),
  message: z.string(),
});
export type TemplateTrouble = z.output<typeof TemplateTrouble>;

export const TemplateList = pageOf(WhatsAppTemplate).extend({
  connected: z.boolean().describe("Whether there is a WhatsApp number at all."),
  read_at: DateTimeOut.nullable().describe("When the list was last read whole."),
  trouble: TemplateTrouble.nullable().describe("Why it could not be read again since; what is listed is from before."),
});
export type TemplateList = z.output<typeof TemplateList>;

export const TemplateQuery = z.strictObject({
  status: listOf(z.enum(templateStatuses)).optional().describe("Only those with one of these, separated by commas."),
  language: z.string().max(20).optional().describe("Only those in this language, as WhatsApp writes it: `pt_BR`."),
  ...Page,
});
export type TemplateQuery = z.output<typeof TemplateQuery>;

/** A template takes as many values as a message can give. */
export const mostVariables = 20;

export const CreateTemplateBody = z.strictObject({
  name: z
    .string()
    .trim()
    .regex(/^[a-z0-9_]{1,512}$/, { error: "must be small letters, digits and _" })
    .meta({ examples: ["visit_reminder"] }),
  language: z
    .string()
    .trim()
    .regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/, { error: "must be a language as WhatsApp writes it, such as pt_BR" })
    .meta({ examples: ["pt_BR"] }),
  category: z.literal("UTILITY").default("UTILITY"),
  body: z
    .string()
    .trim()
    .min(1)
    .max(1024)
    .describe("`{{1}}`, `{{2}}`, … are the variables: without a gap, and neither first nor last.")
    .meta({ examples: ["Olá {{1}}, lembrete da sua visita em {{2}}. Até logo!"] }),
  examples: z
    .array(z.string().trim().min(1).max(200))
    .max(mostVariables)
    .default([])
    .describe("One for each variable: WhatsApp decides by them.")
    .meta({ examples: [["Ana", "segunda-feira às 14:30"]] }),
});
export type CreateTemplateBody = z.output<typeof CreateTemplateBody>;

export const TemplateParams = z.strictObject({
  name: z.string().min(1).max(512).describe("The template’s name at WhatsApp."),
});

export const StarterResult = z.object({
  created: z.array(WhatsAppTemplate).describe("Those that were asked for now."),
  existing: z.int().describe("How many of them there were already."),
  refused: z
    .array(z.object({ name: z.string(), language: z.string(), reason: z.string() }))
    .describe("Those that WhatsApp did not take."),
});
export type StarterResult = z.output<typeof StarterResult>;
