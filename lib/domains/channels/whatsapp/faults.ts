import { cut } from "@/lib/core/text/cut";
import type { Sent } from "@/lib/domains/channels/door";
import { type Loose, numberOf, objectOf, textOf } from "@/lib/domains/channels/reading";
import type { Message } from "@/lib/domains/conversations/messages/schema";

/** Meta's codes for temporary refusals: rate limits of a number, a pair or an app, and server errors. */
const later = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004]);
/** Those about one contact, which need not delay the others. */
const aboutOne = new Set([131056]);
/** The token has expired, was revoked, or lacks a permission. */
const credentials = new Set([0, 3, 10, 190, 200, 131005]);
const ownCodes: Record<number, string> = {
  131047: "window_closed",
  131026: "not_reachable",
  131051: "unsupported_message",
  131053: "media_refused",
  132000: "template_params",
  132001: "template_unknown",
  132005: "template_params",
  132012: "template_params",
  132015: "template_paused",
  132016: "template_disabled",
};

/** Meta's explanation of a failure, for the message. */
export function faultOf(error: Loose): NonNullable<Message["error"]> {
  const code = numberOf(error.code) ?? Number(error.code);
  const details = textOf(objectOf(error.error_data).details);
  const words = details ?? textOf(error.message) ?? textOf(error.title) ?? "WhatsApp gave no reason.";
  return {
    code: ownCodes[code] ?? `whatsapp_${Number.isFinite(code) ? code : "unknown"}`,
    message: cut(words, 500),
  };
}

/** Whether the error is Graph's own; an intermediary's error leaves the result unknown. */
export const isOwnWord = (body: Loose): boolean => numberOf(objectOf(body.error).code) !== null;

/** Classifies a refusal of Graph. */
export function refusalOf(status: number, body: Loose, retryAfter: number | null): Exclude<Sent, { result: "sent" }> {
  const error = objectOf(body.error);
  const code = numberOf(error.code);
  const { code: own, message } =
    code === null ? { code: `http_${status}`, message: `WhatsApp answered ${status}.` } : faultOf(error);
  if (status === 401 || (code !== null && credentials.has(code))) return { result: "broken", message };
  if (status >= 500 || status === 429 || (code !== null && later.has(code))) {
    const everybody = (status === 429 || code === 130429 || code === 80007 || code === 4) && !aboutOne.has(code ?? 0);
    const pause = retryAfter ?? (everybody ? 5 : null);
    return { result: "retry", code: own, message, everybody, ...(pause === null ? {} : { afterSeconds: pause }) };
  }
  return { result: "refused", code: own, message };
}
