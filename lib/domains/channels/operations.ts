import { operation, session } from "@/lib/api/operation";
import { pageOfWhole, paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { iso } from "@/lib/core/wire/wire";
import { makeLink, myTelegram, unlinkTelegram } from "@/lib/domains/channels/notices/link";
import { pauseChannel as pause, resumeChannel as resume } from "@/lib/domains/channels/pause";
import {
  Channel,
  ChannelList,
  ChannelListQuery,
  ChannelParams,
  ConnectTelegramBody,
  ConnectWhatsAppBody,
  MyTelegram,
  MyTelegramLink,
  PauseBody,
  PausePage,
  PauseQuery,
  ServiceStatusList,
  Telegram,
  WhatsApp,
} from "@/lib/domains/channels/schema";
import { listed, serviceStatus } from "@/lib/domains/channels/status";
import { selectPauses } from "@/lib/domains/channels/store";
import { connectTelegram, disconnectTelegram, telegramOf } from "@/lib/domains/channels/telegram/connect";
import { connectWhatsApp, disconnectWhatsApp, whatsappOf } from "@/lib/domains/channels/whatsapp/connect";

const tag = "Channels";
const admin = session("admin");

export const listChannels = operation({
  id: "listChannels",
  method: "GET",
  path: "/channels",
  access: session("agent"),
  tag,
  summary: "List channels",
  description: "All three, connected or not, with what went in and out last and whether they are paused.",
  query: ChannelListQuery,
  output: ChannelList,
  handle: async ({ actor, query }) =>
    pageOfWhole(actor, "channels", query, await listed(actor), ({ channel }) => channel),
});

export const getServiceStatus = operation({
  id: "getServiceStatus",
  method: "GET",
  path: "/channels/service-status",
  access: session("agent"),
  tag,
  summary: "Get channel health",
  description:
    "From what really happened: the last message that was taken, the last that came, failures within the hour, and what waits. A channel is `down` when it refuses the credentials, or when three messages failed and none was sent since.",
  query: ChannelListQuery,
  output: ServiceStatusList,
  handle: async ({ actor, query }) => ({
    checked_at: iso(actor.now),
    ...(await pageOfWhole(actor, "service-status", query, await serviceStatus(actor), ({ channel }) => channel)),
  }),
});

export const listChannelPauses = operation({
  id: "listChannelPauses",
  method: "GET",
  path: "/channels/pauses",
  access: session("agent"),
  tag,
  summary: "List channel pauses",
  description: "The newest first.",
  query: PauseQuery,
  output: PausePage,
  handle: ({ actor, query }) =>
    paginate(actor, "channel-pauses", query, {
      fetch: (after, take) =>
        selectPauses(reader(actor), actor.project.id, query.channel, after?.[0] ?? null, take, actor.now),
      position: ({ id }) => [id],
    }),
});

export const pauseChannel = operation({
  id: "pauseChannel",
  method: "POST",
  path: "/channels/{channel}/pause",
  access: admin,
  tag,
  summary: "Pause a channel",
  description: [
    "Nothing is sent on it until it is resumed, or until `until`. Sending answers 409 `channel_paused`; what was queued",
    "waits; what contacts write is still stored. Pausing a paused channel changes the reason and the end.",
  ].join(" "),
  params: ChannelParams,
  body: PauseBody,
  output: Channel,
  handle: ({ actor, params, body }) => pause(actor, params.channel, body),
});

export const resumeChannel = operation({
  id: "resumeChannel",
  method: "POST",
  path: "/channels/{channel}/resume",
  access: admin,
  tag,
  summary: "Resume a channel",
  description: "What waited is sent, in its order. 409 `invalid_transition` when it is not paused.",
  params: ChannelParams,
  output: Channel,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => resume(actor, params.channel),
});

export const getWhatsApp = operation({
  id: "getWhatsApp",
  method: "GET",
  path: "/channels/whatsapp",
  access: admin,
  tag,
  summary: "Get the WhatsApp connection",
  description: "Which number it is and how it fares; secrets are never shown again.",
  output: WhatsApp,
  handle: ({ actor }) => whatsappOf(actor),
});

export const connectWhatsAppNumber = operation({
  id: "connectWhatsAppNumber",
  method: "PUT",
  path: "/channels/whatsapp",
  access: admin,
  idempotency: "refused",
  tag,
  summary: "Connect a WhatsApp number",
  description: [
    "The credentials are tried at once against the Cloud API: the number, the business account it belongs to, the app's",
    "secret. What WhatsApp refuses is answered with 422 at the field it is about (`refused_by_whatsapp`,",
    "`not_its_number`). Tokens and secrets are kept encrypted and never shown again. Enter `callback_url` and",
    "`verify_token` in the app's webhook settings and subscribe to `messages`.",
  ].join(" "),
  body: ConnectWhatsAppBody,
  output: WhatsApp,
  handle: ({ actor, body }) => connectWhatsApp(actor, body),
});

export const disconnectWhatsAppNumber = operation({
  id: "disconnectWhatsAppNumber",
  method: "DELETE",
  path: "/channels/whatsapp",
  access: admin,
  tag,
  summary: "Disconnect WhatsApp",
  description: "Forgets the credentials; conversations stay. What waits to be sent fails.",
  handle: async ({ actor }) => {
    await disconnectWhatsApp(actor);
    return undefined;
  },
});

export const getTelegram = operation({
  id: "getTelegram",
  method: "GET",
  path: "/channels/telegram",
  access: admin,
  tag,
  summary: "Get the Telegram connection",
  description: "Which bot it is and how it fares; the token is never shown again.",
  output: Telegram,
  handle: ({ actor }) => telegramOf(actor),
});

export const connectTelegramBot = operation({
  id: "connectTelegramBot",
  method: "PUT",
  path: "/channels/telegram",
  access: admin,
  idempotency: "refused",
  tag,
  summary: "Connect a Telegram bot",
  description:
    "The token is tried at once, and Telegram is told where to send what contacts write; `APP_URL` must be an https address that it can reach. A refusal is answered with 422 (`refused_by_telegram`).",
  body: ConnectTelegramBody,
  output: Telegram,
  handle: ({ actor, body }) => connectTelegram(actor, body),
});

export const disconnectTelegramBot = operation({
  id: "disconnectTelegramBot",
  method: "DELETE",
  path: "/channels/telegram",
  access: admin,
  tag,
  summary: "Disconnect Telegram",
  description: "Forgets the token and tells Telegram to send nothing more; conversations stay.",
  handle: async ({ actor }) => {
    await disconnectTelegram(actor);
    return undefined;
  },
});

export const getMyTelegram = operation({
  id: "getMyTelegram",
  method: "GET",
  path: "/me/telegram",
  access: session("agent"),
  tag: "Account",
  summary: "Get my Telegram link",
  description: "Of the member who asks, in this workspace.",
  output: MyTelegram,
  handle: ({ actor }) => myTelegram(actor),
});

export const linkMyTelegram = operation({
  id: "linkMyTelegram",
  method: "POST",
  path: "/me/telegram",
  access: session("agent"),
  idempotency: "refused",
  tag: "Account",
  summary: "Link my Telegram",
  description: [
    "A code that works once, for 15 minutes. Open the link and press Start: notices come to that chat from then on.",
    "What is written there makes no conversation with a customer.",
  ].join(" "),
  output: MyTelegramLink,
  success: 201,
  errors: ["invalid_transition"],
  handle: ({ actor }) => makeLink(actor),
});

export const unlinkMyTelegram = operation({
  id: "unlinkMyTelegram",
  method: "DELETE",
  path: "/me/telegram",
  access: session("agent"),
  tag: "Account",
  summary: "Unlink my Telegram",
  description: "Notices no longer go there.",
  handle: async ({ actor }) => {
    await unlinkTelegram(actor);
    return undefined;
  },
});
