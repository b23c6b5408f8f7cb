import { z } from "zod";
import { DateTimeIn, DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";
import { Channel as ChannelName } from "@/lib/domains/conversations/schema";
import { Author } from "@/lib/domains/evidence/schema";

export const channelStates = ["ok", "degraded", "down", "unconnected"] as const;
export const stateReasons = [
  "not_connected",
  "credentials_refused",
  "files_missing",
  "failing",
  "some_failed",
  "waiting_long",
] as const;

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

/** Of a secret that is kept. */
export const Last4 = z.string().nullable().describe("The last four characters; the rest is never shown again.");

export const ChannelParams = z.strictObject({ channel: Id });
export const PauseBody = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  until: DateTimeIn.nullable().optional().describe("When it ends by itself; left out, it lasts until it is resumed."),
});
export type PauseBody = z.output<typeof PauseBody>;
export const PauseQuery = z.strictObject({ channel: ChannelName.optional(), ...Page });
export type PauseQuery = z.output<typeof PauseQuery>;
