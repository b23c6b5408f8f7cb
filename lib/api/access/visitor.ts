import type { Caller } from "@/lib/api/access/authenticate";
import { type ProjectColumns, projectOf } from "@/lib/api/access/project-columns";
import { limitOf, visitorLimits } from "@/lib/api/access/rate-limit";
import { isOwn } from "@/lib/api/access/same-origin";
import type { Incoming } from "@/lib/api/http/incoming";
import { relativePath } from "@/lib/api/http/path";
import type { HeaderValues } from "@/lib/api/http/text-response";
import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { networkOf } from "@/lib/core/network/network";
import { Problem } from "@/lib/core/problem";
import { hashToken, isSiteKey } from "@/lib/domains/webchat/key";
import { allows } from "@/lib/domains/webchat/rules";
import { someSiteAllows } from "@/lib/domains/webchat/store";

/** How many visitors' worth of calls one address may make: an office shares one address. */
const many = 10;

const streamPath = "/public/webchat/stream";

/** An EventSource sends no headers, so that the stream takes them in its query; nothing else does. */
function inQuery(request: Incoming, name: string): string | null {
  const url = new URL(request.url);
  return relativePath(url.pathname) === streamPath ? url.searchParams.get(name) : null;
}

/** The call's publishable key; other kinds of keys are ignored by the widget. */
export function siteKeyOf(request: Incoming): string | null {
  const shown = /^Bearer +(pk_\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return shown ?? (request.headers.has("authorization") ? null : inQuery(request, "key"));
}

/**
 * Where a call comes from: a page of ours (the widget's frame, whose own embedding `frame-ancestors` decides), or a page
 * of the site. Browsers leave Origin out of a same-origin GET and say so by Sec-Fetch-Site, older ones by Referer.
 */
function fromAllowed(request: Incoming, allowed: readonly string[]): { ok: boolean; foreign: string | null } {
  const { method, headers } = request;
  const own = (origin: string): boolean => isOwn(origin, headers.get("host"), env().APP_URL);
  const origin = headers.get("origin");
  if (origin !== null) {
    if (own(origin)) return { ok: true, foreign: null };
    return allows(allowed, origin) ? { ok: true, foreign: origin } : { ok: false, foreign: null };
  }
  const reading = method === "GET" || method === "HEAD";
  const site = headers.get("sec-fetch-site");
  const ok = reading && (site === "same-origin" || (site === null && own(headers.get("referer") ?? "")));
  return { ok, foreign: null };
}

const corsOf = (origin: string): HeaderValues => ({
  "access-control-allow-origin": origin,
  "access-control-expose-headers":
    "X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Location, Idempotency-Replayed, Turnero-Dry-Run",
  vary: "Origin",
});

/** The answer to a CORS preflight; null for any other request, or a refusal. */
export async function preflight(request: Incoming, methods: string[]): Promise<HeaderValues | null> {
  const origin = request.headers.get("origin");
  const asked = request.method === "OPTIONS" && request.headers.has("access-control-request-method");
  if (!asked || origin === null || !(await someSiteAllows(origin))) return null;
  return {
    ...corsOf(origin),
    "access-control-allow-methods": methods.join(", "),
    "access-control-allow-headers":
      "Authorization, Content-Type, X-Webchat-Token, Idempotency-Key, Turnero-Dry-Run, Last-Event-ID, Cache-Control",
    "access-control-max-age": "600",
  };
}

type Found = ProjectColumns & {
  tokens: number;
  site_enabled: boolean;
  allowed_origins: string[];
  session_id: string | null;
  conversation_id: string | null;
  customer_id: string | null;
  visitor_name: string | null;
  visitor_locale: string | null;
};

/** An unknown key has no project. */
type Row = Omit<Found, "project_id"> & { project_id: string | null };

/** No scope at all, so that a site's key opens nothing but the widget's own operations. */
const visitorActor = (row: Found, requestId: string, address: string): Actor => ({
  identity: {
    type: "visitor",
    id: row.customer_id ?? "",
    name: row.visitor_name ?? "",
    conversation_id: row.conversation_id,
    locale: row.visitor_locale ?? row.project_locale,
  },
  project: projectOf(row),
  scopes: new Set(),
  now: clock.now(),
  requestId,
  address,
});

const refusedWith = (detail: string): Problem => new Problem("insufficient_scope", { detail });

/** The site and visitor, whether the page may call, and a token from the buckets, in one round trip. */
export async function admitVisitor(
  request: Incoming,
  key: string,
  requestId: string,
  address: string,
): Promise<Caller> {
  const { burst, refill } = visitorLimits();
  const token = request.headers.get("x-webchat-token") ?? inQuery(request, "token");
  const { rows } = await pool().query<Row>({
    name: "admit_visitor",
    text: "SELECT * FROM admit_visitor($1, $2, $3, $4, $5, $6)",
    values: [
      isSiteKey(key) ? key : null,
      token === null ? null : hashToken(token),
      networkOf(address),
      burst,
      refill,
      many,
    ],
  });
  const row = rows[0] as Row;
  const known = row.session_id !== null;
  const limit = known ? limitOf(row.tokens, burst, refill) : limitOf(row.tokens, burst * many, refill * many);
  const { project_id } = row;
  if (project_id === null) return { actor: null, limit };
  const { ok, foreign } = fromAllowed(request, row.allowed_origins);
  if (!ok) return { actor: null, limit, refusal: refusedWith("The site's key does not work from this origin.") };
  const cors = foreign === null ? {} : corsOf(foreign);
  if (!row.site_enabled) return { actor: null, limit, cors, refusal: refusedWith("The chat of this site is off.") };
  if (token !== null && !known) {
    const detail = "The session has ended: make a new one with POST /public/webchat/sessions.";
    return { actor: null, limit, cors, refusal: new Problem("invalid_api_key", { detail }) };
  }
  return { actor: visitorActor({ ...row, project_id }, requestId, address), limit, cors };
}
