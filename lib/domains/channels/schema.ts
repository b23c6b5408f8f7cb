import { z } from "zod";
import { DateTimeIn, DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";
import { Channel as ChannelName, type Channel as Name } from "@/lib/domains/conversations/schema";
import { Author } from "@/lib/domains/evidence/schema";

/** The channels that belong to another company and want credentials. */
export const foreignChannels = ["whatsapp", "telegram"] as const satisfies readonly Name[];
export type ForeignChannel = (typeof foreignChannels)[number];

export const channelStates = ["ok", "degraded", "down", "unconnected"] as const;
export const stateReasons = ["not_connected", "credentials_refused", "failing", "some_failed", "waiting_long"] as const;

export const Pause = z
  .object({
    id: z.string(),
    channel: ChannelName,
    reason: z.string(),
    paused_by: Author,
    paused_at: DateTimeOut,
    until: DateTimeOut.nullable().describe("When it ends by itself."),
    resumed_by: Author.nullable().describe("Null while it lasts, and when it ended by itself."),
    resumed_at: DateTimeOut.nullable(),
    active: z.boolean(),
  })
  .meta({ id: "ChannelPause" });
export type Pause = z.output<typeof Pause>;
export const PausePage = pageOf(Pause);

const Trouble = z.object({ at: DateTimeOut, code: z.string(), message: z.string() });

export const Channel = z
  .object({
    channel: ChannelName,
    connected: z.boolean().describe("WebChat is ours and always is."),
    name: z.string().nullable().describe("The number or the bot, as contacts see it."),
    connected_by: Author.nullable(),
    connected_at: DateTimeOut.nullable(),
    broken: z
      .object({ at: DateTimeOut, reason: z.string() })
      .nullable()
      .describe("The channel refuses the credentials: connect it again. What is to be sent waits."),
    paused: Pause.nullable(),
    last_inbound_at: DateTimeOut.nullable(),
    last_sent_at: DateTimeOut.nullable(),
    last_error: Trouble.nullable(),
  })
  .meta({ id: "Channel" });
export type Channel = z.output<typeof Channel>;
export const ChannelListQuery = z.strictObject(Page);
export const ChannelList = pageOf(Channel);

export const ServiceStatus = z
  .object({
    channel: ChannelName,
    state: z.enum(channelStates),
    reason: z.object({ code: z.enum(stateReasons), message: z.string() }).nullable(),
    paused: z.boolean(),
    last_sent_at: DateTimeOut.nullable().describe("The last message that the channel took."),
    last_inbound_at: DateTimeOut.nullable(),
    failures_last_hour: z.int(),
    queue_length: z.int().describe("Messages that wait to be sent."),
    oldest_waiting_at: DateTimeOut.nullable(),
  })
  .meta({ id: "ChannelServiceStatus" });
export type ServiceStatus = z.output<typeof ServiceStatus>;
export const ServiceStatusList = pageOf(ServiceStatus).extend({ checked_at: DateTimeOut });

const Last4 = z.string().nullable().describe("The last four characters; the rest is never shown again.");

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

export const ChannelParams = z.strictObject({ channel: Id });
export const PauseBody = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  until: DateTimeIn.nullable().optional().describe("When it ends by itself; left out, it lasts until it is resumed."),
});
export type PauseBody = z.output<typeof PauseBody>;
export const PauseQuery = z.strictObject({ channel: ChannelName.optional(), ...Page });
export type PauseQuery = z.output<typeof PauseQuery>;

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
