import { z } from "zod";
import { DateTimeOut } from "@/lib/core/wire/wire";
import { Last4 } from "@/lib/domains/channels/schema";

export const WhatsApp = z
  .object({
    connected: z.boolean(),
    phone_number_id: z.string().nullable(),
    business_account_id: z.string().nullable(),
    display_phone_number: z.string().nullable(),
    verified_name: z.string().nullable(),
    access_token_last4: Last4,
    app_secret_last4: Last4,
    callback_url: z.string().nullable().describe("What Meta asks for as the callback URL."),
    verify_token: z.string().nullable().describe("What Meta asks for as the verify token."),
    verified_at: DateTimeOut.nullable().describe("When Meta last asked for the verify token and got it."),
  })
  .meta({ id: "WhatsAppConnection" });
export type WhatsApp = z.output<typeof WhatsApp>;

const graphId = z
  .string()
  .trim()
  .regex(/^\d{5,25}$/, { error: "must be the number that Meta shows, digits only" });
const secret = z
  .string()
  .trim()
  .min(8)
  .max(1000)
  .regex(/^[\x21-\x7e]+$/, { error: "must not have spaces inside" });
export const ConnectWhatsAppBody = z.strictObject({
  phone_number_id: graphId,
  business_account_id: graphId,
  access_token: secret.optional().describe("Left out, the one that is kept stays."),
  app_secret: secret.optional().describe("Left out, the one that is kept stays."),
});
export type ConnectWhatsAppBody = z.output<typeof ConnectWhatsAppBody>;
