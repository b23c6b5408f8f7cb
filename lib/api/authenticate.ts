import { admit, type KeyHolder } from "@/lib/api/admission";
import type { Incoming } from "@/lib/api/incoming";
import type { Limit } from "@/lib/api/rate-limit";
import { sameOrigin } from "@/lib/api/same-origin";
import { carriesSession, memberActor } from "@/lib/api/session";
import { admitVisitor, siteKeyOf } from "@/lib/api/visitor";
import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { networkOf } from "@/lib/core/network";
import { Problem } from "@/lib/core/problem";
import { hashKey, isWellFormed } from "@/lib/domains/api-keys/key";

/** `refusal` is why a caller who showed something is nobody all the same; public operations do not mind. */
export type Caller = { actor: Actor | null; limit: Limit; refusal?: Problem; cors?: Record<string, string> };

/** The caller's address as the server in front saw it; it sets the header itself and trusts nobody else's. */
export const addressOf = (request: Incoming): string => request.headers.get("x-turnero-address") ?? "unknown";

const bearer = (request: Incoming): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

const isSameOrigin = ({ method, headers }: Incoming): boolean =>
  sameOrigin(
    { method, origin: headers.get("origin"), site: headers.get("sec-fetch-site"), host: headers.get("host") },
    env().APP_URL,
  );

/** Who calls, and whether they may go on. `Authorization` beats the cookie, and a cookie never works cross-site. */
export async function authenticate(request: Incoming, requestId: string): Promise<Caller> {
  const siteKey = siteKeyOf(request);
  if (siteKey !== null) return admitVisitor(request, siteKey, requestId, addressOf(request));
  const cookie = request.headers.get("cookie");
  if (request.headers.get("authorization") !== null || !carriesSession(cookie)) return admitKey(request, requestId);
  if (!isSameOrigin(request)) {
    const detail = "A session works only from the dashboard's own pages: this call came from another origin.";
    return { ...(await admitKey(request, requestId)), refusal: new Problem("insufficient_scope", { detail }) };
  }
  const workspace = request.headers.get("x-workspace-id");
  return (await memberActor(cookie, requestId, addressOf(request), workspace)) ?? (await admitKey(request, requestId));
}

/** One round trip for the key and both of its buckets; without a valid key the caller's address pays. */
export async function admitKey(request: Incoming, requestId: string): Promise<Caller> {
  const key = bearer(request);
  const address = addressOf(request);
  const { holder, limit } = await admit(key && isWellFormed(key) ? hashKey(key) : null, networkOf(address));
  return { actor: holder && keyActor(holder, requestId, address), limit };
}

function keyActor(row: KeyHolder, requestId: string, address: string): Actor {
  return {
    identity: { type: "key", id: row.key_id, name: row.key_name },
    project: {
      id: row.project_id as ProjectId,
      name: row.project_name,
      slug: row.project_slug,
      timezone: row.project_timezone,
      currency: row.project_currency,
      locale: row.project_locale,
    },
    scopes: new Set(row.scopes),
    now: clock.now(),
    requestId,
    address,
  };
}
