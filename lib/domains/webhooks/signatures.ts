import { randomBase62 } from "@/lib/core/secrets/base62";
import { hexHmac, hmac } from "@/lib/core/secrets/hmac";

const prefix = "whsec_";

/** What follows the prefix is also base64, of 33 bytes: the libraries of Standard Webhooks decode it to their key. */
export const mintSecret = (): string => `${prefix}${randomBase62(44)}`;

/** Where an endpoint's secret is sealed for; see lib/core/secrets/secret-box. */
export const secretPlace = (project: string, id: string): string => `webhook_endpoint/${project}/${id}`;

type Keys = { secret: string; previous_secret: string | null; previous_secret_until: Date | null };

/** The secrets that sign at a time, the current one first: after a rotation with an overlap the old one too, until it ends. */
export const signingSecrets = ({ secret, previous_secret, previous_secret_until }: Keys, at: Date): string[] =>
  previous_secret !== null && previous_secret_until !== null && at < previous_secret_until
    ? [secret, previous_secret]
    : [secret];

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** `t=<unix seconds>,v1=<hex>`, a `v1` per secret, over the raw bytes. The key is the whole secret, `whsec_` included. */
export function signatureOf(secrets: readonly string[], body: Buffer, at: Date): string {
  const seconds = secondsOf(at);
  const hex = (secret: string) => hexHmac(secret, `${seconds}.`, body);
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${hex(secret)}`)].join(",");
}

/**
 * Standard Webhooks: `v1,<base64>` per secret. The key is what follows the prefix, decoded; Node reads both alphabets of
 * base64, and secrets made before this have the one for URLs.
 */
export function standardSignatureOf(secrets: readonly string[], id: string, body: Buffer, at: Date): string {
  const stamp = `${id}.${secondsOf(at)}.`;
  const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), "base64");
  const sign = (secret: string) => hmac(keyOf(secret), stamp, body).toString("base64");
  return secrets.map((secret) => `v1,${sign(secret)}`).join(" ");
}

type Message = { id: string; event_id: string; event_type: string };

/** What every attempt carries besides its body; signed afresh each time. */
export const headersOf = (message: Message, secrets: readonly string[], body: Buffer, at: Date) => ({
  "content-type": "application/json",
  "user-agent": "Turnero-Webhooks/1",
  "svc-signature": signatureOf(secrets, body, at),
  "svc-event": message.event_type,
  "svc-delivery": message.id,
  "webhook-id": message.event_id,
  "webhook-timestamp": String(secondsOf(at)),
  "webhook-signature": standardSignatureOf(secrets, message.event_id, body, at),
});
