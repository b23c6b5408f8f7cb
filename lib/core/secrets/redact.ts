import { channelTokens } from "@/lib/core/vocabulary";

const hidden = "[hidden]";
const secretName = /authorization|cookie|passw|secret|token|api_?key|signature|phone|credential/i;

/**
 * Patterns of secrets inside longer texts, such as error messages. No pattern may start anywhere in a long word and scan
 * for its end: that takes quadratic time.
 */
const secretText: [RegExp, string][] = [
  [/\b(tk_live|whsec|wcid)_[\w+/=-]{6,}/g, `$1_${hidden}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${hidden}`],
  [/(?<![\w-]{50})\beyJ[\w-]{8,}(\.[\w-]*){2,4}/g, hidden],
  ...Object.values(channelTokens).map((token): [RegExp, string] => [token, hidden]),
  [/(:\/\/[^\s:/@]*):[^\s@/]+@/g, `$1:${hidden}@`],
  [/([?&](?:token|key|signed|signature|hash|secret|password|access_token)=)[^&\s"']+/gi, `$1${hidden}`],
  [/(\/(?:m|invite|invites|reset-password|password-resets)\/)[\w.~-]{16,}/g, `$1${hidden}`],
  [/\+\d[\d ().-]{6,17}\d/g, hidden],
];

const scrub = (text: string): string =>
  secretText.reduce((scrubbed, [pattern, instead]) => scrubbed.replace(pattern, instead), text);

const deepest = 6;

/** A value as a log may hold it: nothing under a secret's name, and no key, token or phone inside a text. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrub(value);
  if (typeof value !== "object" || value === null) return typeof value === "bigint" ? String(value) : value;
  if (depth >= deepest) return "…";
  if (value instanceof Date) return value;
  if (value instanceof Error) {
    const { name, message, stack, cause } = value;
    const { code } = value as { code?: unknown };
    const about = {
      name,
      code: typeof code === "string" ? scrub(code) : undefined,
      message: scrub(message),
      stack: stack === undefined ? undefined : scrub(stack),
    };
    return cause === undefined ? about : { ...about, cause: redact(cause, depth + 1) };
  }
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, secretName.test(name) ? hidden : redact(item, depth + 1)]),
  );
}
