import { operation, session } from "@/lib/api/operation";
import { PutWebchatSiteBody, WebchatIdentitySecret, WebchatSite } from "@/lib/domains/webchat/schema";
import { readSite, rotateIdentitySecret, rotateKey, writeSite } from "@/lib/domains/webchat/site";

const tag = "WebChat";

export const getWebchatSite = operation({
  id: "getWebchatSite",
  method: "GET",
  path: "/webchat-site",
  access: session("agent"),
  tag,
  summary: "Get the web chat settings",
  description: "Its key, its look, its allowed origins and its hours.",
  output: WebchatSite,
  handle: ({ actor }) => readSite(actor),
});

export const putWebchatSite = operation({
  id: "putWebchatSite",
  method: "PUT",
  path: "/webchat-site",
  access: session("admin"),
  tag,
  liveOnly: true,
  summary: "Set up web chat",
  description: "The whole of it; what is left out gets its default. The first time it gets a key.",
  body: PutWebchatSiteBody,
  output: WebchatSite,
  current: getWebchatSite.handle,
  changedBy: {
    key: "POST /webchat-site/rotate-key",
  },
  handle: ({ actor, body }) => writeSite(actor, body),
});

export const rotateWebchatKey = operation({
  id: "rotateWebchatKey",
  method: "POST",
  path: "/webchat-site/rotate-key",
  access: session("admin"),
  tag,
  liveOnly: true,
  summary: "Rotate the publishable key",
  description: "The old one stops at once: pages that carry it have no chat until they carry the new one.",
  output: WebchatSite,
  errors: ["not_found"],
  handle: ({ actor }) => rotateKey(actor),
});

export const rotateWebchatIdentitySecret = operation({
  id: "rotateWebchatIdentitySecret",
  method: "POST",
  path: "/webchat-site/rotate-identity-secret",
  access: session("admin"),
  idempotency: "refused",
  tag,
  liveOnly: true,
  summary: "Rotate the identity secret",
  description:
    "It is answered this once. With it the site's server proves who a visitor is; what an older one signed is refused.",
  output: WebchatIdentitySecret,
  errors: ["not_found"],
  handle: ({ actor }) => rotateIdentitySecret(actor),
});
