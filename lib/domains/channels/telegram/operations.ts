import { operation, session } from "@/lib/api/operation";
import { connectTelegram, disconnectTelegram, telegramOf } from "@/lib/domains/channels/telegram/connect";
import { makeLink, myTelegram, unlinkTelegram } from "@/lib/domains/channels/telegram/members/chat";
import { ConnectTelegramBody, MyTelegram, MyTelegramLink, Telegram } from "@/lib/domains/channels/telegram/schema";

const tag = "Channels";
const admin = session("admin");

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
  current: getTelegram.handle,
  changedBy: { connected: "DELETE /channels/telegram" },
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
