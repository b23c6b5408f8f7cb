import { operation, session } from "@/lib/api/operation";
import { connectWhatsApp, disconnectWhatsApp, whatsappOf } from "@/lib/domains/channels/whatsapp/connect";
import { ConnectWhatsAppBody, WhatsApp } from "@/lib/domains/channels/whatsapp/schema";

const tag = "Channels";
const admin = session("admin");

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
    "`verify_token` in the app's webhook settings and subscribe to `messages`, `message_template_status_update` and",
    "`message_template_quality_update`.",
  ].join(" "),
  body: ConnectWhatsAppBody,
  output: WhatsApp,
  current: getWhatsApp.handle,
  changedBy: { connected: "DELETE /channels/whatsapp" },
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
