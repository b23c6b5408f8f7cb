import { keyLimits, type Limit, limitOf } from "@/lib/api/rate-limit";
import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { pool } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Scope } from "@/lib/core/scopes";
import { hashKey, isWellFormed } from "@/lib/domains/api-keys/key";

export type Caller = { actor: Actor | null; limit: Limit };

type Admitted = {
  tokens: number;
  key_id: string | null;
  key_name: string;
  scopes: Scope[];
  project_id: string;
  project_name: string;
  project_slug: string;
  project_timezone: string;
  project_currency: string;
  project_locale: string;
};

/** The caller's address as the server in front saw it; it sets the header itself and trusts nobody else's. */
export const addressOf = (request: Request): string => request.headers.get("x-turnero-address") ?? "unknown";

const bearer = (request: Request): string | null =>
  /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;

/** Who calls, and whether they may go on: one round trip for the key and both of its buckets. */
export async function authenticate(request: Request, requestId: string): Promise<Caller> {
  const key = bearer(request);
  const hash = key && isWellFormed(key) ? hashKey(key) : null;
  const { burst, refill } = keyLimits();
  const address = addressOf(request);
  const { rows } = await pool().query<Admitted>({
    name: "admit_key",
    text: "SELECT * FROM admit_key($1, $2, $3, $4)",
    values: [hash, address, burst, refill],
  });
  const row = rows[0] as Admitted;
  return {
    actor: row.key_id === null ? null : keyActor(row, requestId, address),
    limit: limitOf(row.tokens, burst, refill),
  };
}

function keyActor(row: Admitted, requestId: string, address: string): Actor {
  return {
    identity: { type: "key", id: row.key_id as string, name: row.key_name },
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
