import { admit, type KeyHolder } from "@/lib/api/admission";
import type { Limit } from "@/lib/api/rate-limit";
import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import type { ProjectId } from "@/lib/core/ids";
import { hashKey, isWellFormed } from "@/lib/domains/api-keys/key";

export type Caller = { actor: Actor | null; limit: Limit };

/** The caller's address as the server in front saw it; it sets the header itself and trusts nobody else's. */
export const addressOf = (request: Request): string => request.headers.get("x-turnero-address") ?? "unknown";

const bearer = (request: Request): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

/** Who calls, and whether they may go on. */
export async function authenticate(request: Request, requestId: string): Promise<Caller> {
  const key = bearer(request);
  const address = addressOf(request);
  const { holder, limit } = await admit(key && isWellFormed(key) ? hashKey(key) : null, address);
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
