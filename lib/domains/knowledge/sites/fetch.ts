import { env } from "@/lib/core/env";
import { callOutside, isOutsideError } from "@/lib/core/network/outside";
import type { Cause } from "@/lib/domains/knowledge/schema";
import { isSameSite } from "@/lib/domains/knowledge/sites/address";
import { agent } from "@/lib/domains/knowledge/sites/robots";

const mostHops = 5;

/** Why a page could not be fetched. */
export class NotFetched extends Error {
  constructor(
    readonly reason: Cause,
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

export type Fetched = { url: string; contentType: string; body: Buffer };
export type Limits = { bytes: number; timeoutMs: number };

async function once(url: string, { bytes, timeoutMs }: Limits) {
  try {
    return await callOutside({
      url,
      method: "GET",
      headers: {
        "user-agent": `${agent}/1 (+${env().APP_URL})`,
        accept: "text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1",
        "accept-encoding": "identity",
        "accept-language": "pt,es;q=0.9,en;q=0.8",
      },
      timeoutMs,
      keepBytes: bytes,
      rules: { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK },
    });
  } catch (error) {
    if (!isOutsideError(error) || error.reason === "redirect") throw error;
    throw new NotFetched(error.reason, error.message);
  }
}

/**
 * A page, after redirects within its site. Each hop is checked by the guard, so that a redirect cannot lead to an address
 * that the first URL could not have named. `mayVisit` is asked before each.
 */
export async function fetchPage(
  first: string,
  limits: Limits,
  mayVisit: (url: string) => boolean = () => true,
): Promise<Fetched> {
  const seen = new Set<string>();
  for (let url = first; ; ) {
    if (seen.has(url)) throw new NotFetched("redirect_loop", "Its redirects lead back to where they began.");
    if (seen.size > mostHops) throw new NotFetched("redirect_loop", `It redirects more than ${mostHops} times.`);
    if (!mayVisit(url)) throw new NotFetched("robots", "The site's robots.txt asks not to read it.");
    seen.add(url);
    const { status, headers, body, cut } = await once(url, limits);
    if (status >= 300 && status < 400 && headers.location !== undefined) {
      const next = URL.canParse(headers.location, url) ? new URL(headers.location, url) : null;
      if (!next) throw new NotFetched("http_status", `It answered ${status} with an address that is none.`, status);
      next.hash = "";
      if (!isSameSite(first, next.href))
        throw new NotFetched("blocked_address", `It leads to another site, ${next.host}.`, status);
      url = next.href;
      continue;
    }
    if (status < 200 || status >= 300) throw new NotFetched("http_status", `It answered ${status}.`, status);
    if (cut) throw new NotFetched("too_large", `It is larger than ${limits.bytes / 1024 / 1024} MiB.`, status);
    return { url, contentType: headers["content-type"] ?? "", body };
  }
}
