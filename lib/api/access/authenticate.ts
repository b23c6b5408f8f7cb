import { admit } from "@/lib/api/access/admission";
import type { Limit } from "@/lib/api/access/rate-limit";
import { sameOrigin } from "@/lib/api/access/same-origin";
import { carriesSession, memberActor } from "@/lib/api/access/session";
import { admitVisitor, siteKeyOf } from "@/lib/api/access/visitor";
import type { Incoming } from "@/lib/api/http/incoming";
import { pathnameOf, relativePath } from "@/lib/api/http/path";
import type { HeaderValues } from "@/lib/api/http/text-response";
import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { Problem } from "@/lib/core/problem";
import { isWellFormed } from "@/lib/domains/api-keys/key";

/** `refusal`: why invalid credentials were rejected; public operations ignore it. */
export type Caller = { actor: Actor | null; limit: Limit; refusal?: Problem; cors?: HeaderValues };

/** The client's address as the server in front saw it; the server sets this header itself and overwrites any other. */
export const addressOf = (request: Incoming): string => request.headers.get("x-turnero-address") ?? "unknown";

export const bearer = (request: Incoming): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

const isSameOrigin = ({ method, headers }: Incoming): boolean =>
  sameOrigin(
    { method, origin: headers.get("origin"), site: headers.get("sec-fetch-site"), host: headers.get("host") },
    env().APP_URL,
  );

/** Authenticates a call and applies its limit. `Authorization` takes precedence, and a cookie never works cross-site. */
export function authenticate(request: Incoming, requestId: string): Promise<Caller> {
  const siteKey = siteKeyOf(request);
  if (siteKey !== null) return admitVisitor(request, siteKey, requestId, addressOf(request));
  const cookie = request.headers.get("cookie");
  if (request.headers.get("authorization") !== null || !carriesSession(cookie)) return admitKey(request, requestId);
  return admitSession(request, cookie, requestId);
}

const streamPath = "/events/stream";

/** The tab's workspace. An EventSource sends no headers, so only the stream takes it from the query. */
export function workspaceOf({ url, headers }: Incoming): string | null {
  const named = headers.get("x-workspace-id");
  if (named !== null || relativePath(pathnameOf(url)) !== streamPath) return named;
  return new URL(url).searchParams.get("workspace");
}

async function admitSession(request: Incoming, cookie: string | null, requestId: string): Promise<Caller> {
  if (!isSameOrigin(request)) {
    const detail = "A session works only from the dashboard's own pages: this call came from another origin.";
    return { ...(await admitKey(request, requestId)), refusal: new Problem("insufficient_scope", { detail }) };
  }
  const member = await memberActor(cookie, requestId, addressOf(request), workspaceOf(request));
  return member ?? (await admitKey(request, requestId));
}

/** One round trip for the key and both of its buckets; without a valid key the client's address is charged. */
export async function admitKey(request: Incoming, requestId: string): Promise<Caller> {
  const key = bearer(request);
  const address = addressOf(request);
  const { holder, limit } = await admit(key !== null && isWellFormed(key) ? key : null, address);
  if (!holder) return { actor: null, limit };
  const { identity, project, scopes } = holder;
  return { actor: { identity, project, scopes, now: clock.now(), requestId, address }, limit };
}
