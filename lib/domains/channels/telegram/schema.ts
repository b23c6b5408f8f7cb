import { z } from "zod";
import { DateTimeOut } from "@/lib/core/wire/wire";
import { Last4 } from "@/lib/domains/channels/schema";

export const Telegram = z
  .object({
    connected: z.boolean(),
    bot_id: z.string().nullable(),
    bot_username: z.string().nullable(),
    bot_name: z.string().nullable(),
    bot_token_last4: Last4,
    callback_url: z.string().nullable().describe("Where Telegram sends what contacts write; it has been told so."),
  })
  .meta({ id: "TelegramConnection" });
export type Telegram = z.output<typeof Telegram>;

export const ConnectTelegramBody = z.strictObject({
  bot_token: z
    .string()
    .trim()
    .regex(/^\d{5,20}:[A-Za-z0-9_-]{20,100}$/, { error: "must be a bot's token, such as 123456789:AA…" }),
});
export type ConnectTelegramBody = z.output<typeof ConnectTelegramBody>;

export const MyTelegram = z
  .object({
    available: z.boolean().describe("Whether the workspace has a bot that could write to me."),
    bot_username: z.string().nullable(),
    linked: z.boolean(),
    chat_name: z.string().nullable(),
    linked_at: DateTimeOut.nullable(),
  })
  .meta({ id: "MyTelegram" });
export type MyTelegram = z.output<typeof MyTelegram>;
export const MyTelegramLink = z
  .object({
    code: z.string(),
    link: z.string().describe("Opens the bot in Telegram; pressing Start there links the chat."),
    expires_at: DateTimeOut,
  })
  .meta({ id: "MyTelegramLink" });
export type MyTelegramLink = z.output<typeof MyTelegramLink>;
