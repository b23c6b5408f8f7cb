import type { GuardReason, SpamGuardSettings } from "@/lib/domains/ai/schema";

/** Dollars for a million tokens are millionths of a dollar for one. */
export const costOf = (tokens: { tokens_in: number; tokens_out: number }, prices: readonly number[]): number =>
  Math.ceil(tokens.tokens_in * (prices[0] ?? 0) + tokens.tokens_out * (prices[1] ?? 0));

export const centsOf = (micros: number): number => micros / 10_000;

/** An estimate where the API reports no usage: four letters are about a token. */
export const guessTokens = (text: string): number => Math.ceil(text.length / 4);

export type Limits = { monthly_cents: number | null; monthly_tokens: number | null };
export type Spent = { cost_micros: number; tokens: number };

/** How much of the budget is gone, by whichever limit is nearer; a limit of nothing is gone from the start. */
export function shareOf({ monthly_cents, monthly_tokens }: Limits, { cost_micros, tokens }: Spent): number {
  const part = (spent: number, limit: number | null) => (limit === null ? 0 : limit === 0 ? 1 : spent / limit);
  return Math.max(part(centsOf(cost_micros), monthly_cents), part(tokens, monthly_tokens));
}

export const nearlySpent = 0.8;

/** This many failures in a row are no accident. */
export const failuresInARow = 5;

/** A model that failed this often in a row, each within this time of the previous, rests for a while. */
export const rest = { failures: 3, withinSeconds: 60, seconds: 45 } as const;

/** Statuses that reject one text; any other refusal is about the model. */
export const textRefusals: readonly (number | null)[] = [400, 413, 422];

/** Whether a failure means that the model is down, rather than that it rejected the request. */
export const isOutage = ({ reason, status }: { reason: string; status: number | null }): boolean =>
  ["timeout", "connect", "malformed"].includes(reason) || (reason === "http_status" && !textRefusals.includes(status));

export const defaultGuard: SpamGuardSettings = {
  enabled: true,
  per_hour: 60,
  per_day: 200,
  blocked_words: [],
  links_only: false,
  repetition: 6,
};

export type Writing = {
  /** What is to be answered. */
  texts: readonly string[];
  /** What the contact wrote before it, the newest first. */
  earlier: readonly string[];
  answers: { hour: number; day: number };
};

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const link =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|xyz|top|shop|link|click|ru|cn)\b\S*/i;
const allLinks = new RegExp(link, "gi");
const onlyLinks = (text: string): boolean => link.test(text) && plain(text.replace(allLinks, " ")) === "";
/** Short answers such as "1" and "sim" repeat legitimately. */
const shortAnswer = 5;

function repeated(texts: readonly string[], earlier: readonly string[]): number {
  const all = [...texts].reverse().concat(earlier).map(plain);
  const [last = ""] = all;
  if (last.length <= shortAnswer) return 0;
  const other = all.findIndex((text) => text !== last);
  return other === -1 ? all.length : other;
}

/** Why the bot stays silent, or null when it answers. */
export function heldBack(guard: SpamGuardSettings, { texts, earlier, answers }: Writing): GuardReason | null {
  if (!guard.enabled) return null;
  const words = texts.map((text) => ` ${plain(text)} `);
  const blocked = guard.blocked_words.map(plain).filter((word) => word !== "");
  if (words.some((text) => blocked.some((word) => text.includes(` ${word} `)))) return "blocked_word";
  const written = texts.filter((text) => text.trim() !== "");
  if (guard.links_only && written.length > 0 && written.every((text) => onlyLinks(text))) return "links_only";
  if (guard.repetition !== null && repeated(texts, earlier) >= guard.repetition) return "repetition";
  if (guard.per_hour !== null && answers.hour >= guard.per_hour) return "per_hour";
  if (guard.per_day !== null && answers.day >= guard.per_day) return "per_day";
  return null;
}
