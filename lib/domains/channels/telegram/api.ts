import { env } from "@/lib/core/env";
import { callCompany } from "@/lib/domains/channels/company";
import type { Sent } from "@/lib/domains/channels/door";
import { type Loose, numberOf, objectOf, textOf } from "@/lib/domains/channels/reading";

export type Settings = { bot_id: string; bot_username: string; bot_name: string; bot_token_last4: string };
export type Secret = { bot_token: string; secret_token: string };

export type Told = {
  ok: boolean;
  /** Whether Telegram itself refused; otherwise a proxy may have answered in its place. */
  refused: boolean;
  status: number;
  result: unknown;
  description: string;
  retryAfter: number | null;
};

/** One method of the Bot API. */
export async function tell(token: string, method: string, body: object | FormData): Promise<Told> {
  const form = body instanceof FormData;
  const reply = await callCompany(`${env().TELEGRAM_API_URL}/bot${token}/${method}`, {
    method: "POST",
    ...(form ? { body } : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  const pause = numberOf(objectOf(reply.body.parameters).retry_after);
  return {
    ok: reply.status === 200 && reply.body.ok === true,
    refused: reply.body.ok === false,
    status: reply.status,
    result: reply.body.result,
    description: textOf(reply.body.description) ?? `Telegram answered ${reply.status}.`,
    retryAfter: pause ?? reply.retryAfter,
  };
}

/** Classifies a refusal. Telegram has no error codes, so the text is read where it matters. */
export function refusalOf({ refused, status, description, retryAfter }: Told): Exclude<Sent, { result: "sent" }> {
  const message = description.replace(/^(Bad Request|Forbidden|Unauthorized): /, "");
  if (status === 401 || status === 404) return { result: "broken", message };
  if (status === 429)
    return { result: "retry", code: "too_many", message, everybody: true, afterSeconds: retryAfter ?? 5 };
  if (!refused && (status >= 500 || status === 200)) return { result: "unknown", message };
  if (status >= 500) return { result: "retry", code: `http_${status}`, message };
  if (status === 403) return { result: "refused", code: "blocked_by_contact", message };
  return { result: "refused", code: /chat not found/i.test(message) ? "not_reachable" : `telegram_${status}`, message };
}

/** A message's id here: Telegram's ids restart with every bot and are per chat. */
export const externalId = (bot: string, { chat, message_id }: Loose): string =>
  `${bot}:${textOf(objectOf(chat).id)}:${textOf(message_id)}`;
