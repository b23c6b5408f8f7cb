import type { WebhookEvent } from "./schema";

const encoder = new TextEncoder();

export type SignatureOptions = {
  /** How far the timestamp may be from now, on either side. Default 300. */
  toleranceSeconds?: number;
  /** Milliseconds since 1970. Default: the clock. */
  now?: number;
};

/** `t=<unix seconds>,v1=<hex>`, with as many `v1` as secrets signed it. */
function parse(header: string): { time: string; signatures: string[] } | null {
  const match = /^t=(\d{1,12})((?:,v1=[0-9a-f]{64})+)$/.exec(header.trim());
  if (!match) return null;
  const [, time = "", given = ""] = match;
  return { time, signatures: given.split(",v1=").slice(1) };
}

/** In constant time for texts of the same length. */
function equal(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}

/**
 * Whether a delivery is ours and recent. `body` is the raw request body, before any parsing; `header` is `Svc-Signature`.
 * While a rotated secret overlaps with the new one, there are two signatures: one of them must be right.
 */
export async function verifySignature(
  body: string | Uint8Array,
  header: string | null | undefined,
  secret: string,
  { toleranceSeconds = 300, now = Date.now() }: SignatureOptions = {},
): Promise<boolean> {
  const given = parse(header ?? "");
  if (!given || Math.abs(Math.floor(now / 1000) - Number(given.time)) > toleranceSeconds) return false;
  const raw = typeof body === "string" ? encoder.encode(body) : body;
  const stamp = encoder.encode(`${given.time}.`);
  const signed = new Uint8Array(stamp.length + raw.length);
  signed.set(stamp);
  signed.set(raw, stamp.length);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), hmac, false, ["sign"]);
  const expected = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed));
  const hex = Array.from(expected, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return given.signatures.some((signature) => equal(signature, hex));
}

/** The request is not from Turnero, or too old. Answer 400 and do nothing. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
}

/**
 * The event of a webhook request, once its signature has been verified. `body` is the raw request body, before any
 * parsing; `header` is `Svc-Signature`. Throws WebhookVerificationError.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  header: string | null | undefined,
  secret: string,
  options: SignatureOptions = {},
): Promise<WebhookEvent> {
  if (!(await verifySignature(body, header, secret, options)))
    throw new WebhookVerificationError("The signature is wrong, or its time is too far from now.");
  return JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body)) as WebhookEvent;
}
