/** What a browser says about where a request comes from. */
export type Provenance = { method: string; origin: string | null; site: string | null; host: string | null };

const reads = new Set(["GET", "HEAD"]);

export function isOwn(origin: string, host: string | null, appUrl: string): boolean {
  if (!URL.canParse(origin)) return false; // "null", as a sandboxed frame sends
  const from = new URL(origin);
  // Behind a proxy the page may have another host than APP_URL; no page can choose the Host of its own requests.
  return from.origin === new URL(appUrl).origin || (host !== null && from.host === host.toLowerCase());
}

/** Whether a cookie may authenticate here: reads must not come from another site, writes must come from one of our pages. */
export function sameOrigin({ method, origin, site, host }: Provenance, appUrl: string): boolean {
  if (site === "cross-site" || site === "same-site") return false;
  if (origin !== null) return isOwn(origin, host, appUrl);
  return reads.has(method) || site === "same-origin";
}
