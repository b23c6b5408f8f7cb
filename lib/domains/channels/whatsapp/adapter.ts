import { env } from "@/lib/core/env";
import { callOutside } from "@/lib/core/network/outside";
import { hexHmac } from "@/lib/core/secrets/hmac";
import { type Door, MediaGone, type MediaReference } from "@/lib/domains/channels/door";
import { numberOf, textOf } from "@/lib/domains/channels/reading";
import { sameText } from "@/lib/domains/channels/same-text";
import { graph, type Secret, type Settings } from "@/lib/domains/channels/whatsapp/graph";
import { parseWhatsApp } from "@/lib/domains/channels/whatsapp/parse";
import { sendWhatsApp } from "@/lib/domains/channels/whatsapp/send";
import { largestMessageFile } from "@/lib/domains/conversations/messages/schema";

/** Loopback is allowed only where the company's own URL is on it, as in tests. */
const onThisMachine = (url: string): boolean => /^http:\/\/(127\.|localhost|\[::1\])/.test(url);

const tooLarge = () => new MediaGone(`it is larger than ${largestMessageFile / 1024 / 1024} MiB.`);

async function fetchMedia({ id, name }: MediaReference, secret: Secret) {
  const { status, body } = await graph(secret, encodeURIComponent(id));
  const url = textOf(body.url);
  if (status === 404 || status === 400) throw new MediaGone("WhatsApp no longer has it.");
  if (status !== 200 || url === null) throw new Error(`WhatsApp answered ${status} when asked for a file.`);
  if ((numberOf(Number(body.file_size)) ?? 0) > largestMessageFile) throw tooLarge();
  const answer = await callOutside({
    url,
    method: "GET",
    headers: { authorization: `Bearer ${secret.access_token}`, "user-agent": "Turnero/1" },
    timeoutMs: 60_000,
    keepBytes: largestMessageFile,
    rules: { allowLoopback: onThisMachine(env().WHATSAPP_API_URL) },
  });
  if (answer.cut) throw tooLarge();
  if (answer.status !== 200) throw new Error(`The file's address answered ${answer.status}.`);
  return { name, bytes: answer.body };
}

export const whatsapp: Door<Settings, Secret> = {
  genuine: ({ headers, bytes }, { app_secret }) =>
    sameText(headers.get("x-hub-signature-256") ?? "", `sha256=${hexHmac(app_secret, bytes)}`),
  parse: parseWhatsApp,
  send: sendWhatsApp,
  fetchMedia,
  // Per number; WhatsApp itself limits messages per contact.
  limits: { overall: { burst: 80, refill: 80 }, each: null },
  shownName: ({ display_phone_number }) => display_phone_number ?? null,
};
