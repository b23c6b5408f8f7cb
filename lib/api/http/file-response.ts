import type { AnswerHeaders } from "@/lib/api/http/text-response";
import type { FileAnswer } from "@/lib/api/operation";

/** A name in both forms that browsers know: plain ASCII, and the whole of it percent-encoded. */
function disposition({ name, inline }: FileAnswer): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(name).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`);
  return `${inline ? "inline" : "attachment"}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

/**
 * User content on our own origin: we set the type, nothing in it may run or be embedded elsewhere, and only the
 * reader's own browser may cache it.
 */
export function fileResponse(file: FileAnswer, headers: AnswerHeaders): Response {
  headers.set("content-type", file.media_type);
  headers.set("content-disposition", disposition(file));
  headers.set("content-security-policy", "default-src 'none'; sandbox");
  headers.set("cross-origin-resource-policy", "same-origin");
  headers.set("cache-control", file.fresh ? "no-store" : "private, max-age=300");
  headers.set("vary", "authorization, cookie");
  if (file.size !== null) headers.set("content-length", String(file.size));
  return new Response(file.content, { headers: headers.all });
}
