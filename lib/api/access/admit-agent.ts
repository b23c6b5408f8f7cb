import { addressOf, admitKey, bearer, type Caller } from "@/lib/api/access/authenticate";
import { projectOf } from "@/lib/api/access/project-columns";
import { keyLimits, limitOf } from "@/lib/api/access/rate-limit";
import type { Incoming } from "@/lib/api/http/incoming";
import { clock } from "@/lib/core/clock";
import { networkOf } from "@/lib/core/network/network";
import { agentResource } from "@/lib/domains/agent-grants/resource";
import { scopesWithin } from "@/lib/domains/agent-grants/rules";
import { hashSecret, isSecret } from "@/lib/domains/agent-grants/secret";
import { admitGrant } from "@/lib/domains/agent-grants/store";

/** One round trip for the token, its member as they are now, and both buckets. */
async function admitToken(request: Incoming, token: string, requestId: string): Promise<Caller> {
  const { burst, refill } = keyLimits();
  const address = addressOf(request);
  const row = await admitGrant(hashSecret(token), agentResource(), networkOf(address), burst, refill);
  if (!row) return admitKey(request, requestId);
  const limit = limitOf(row.level < 0 ? Math.min(row.level, -1e-9) : row.level, burst, refill);
  if (row.grant_id === null) return { actor: null, limit };
  const { member_id: id, user_id, name, email, role } = row;
  return {
    actor: {
      identity: { type: "member", id, user_id, name, email, role },
      project: projectOf(row),
      scopes: new Set(scopesWithin(row.scopes, role)),
      grant: { id: row.grant_id, client: row.client_name },
      now: clock.now(),
      requestId,
      address,
    },
    limit,
  };
}

/** An agent's caller: an API key, or a member by an access token of OAuth. */
export function admitAgent(request: Incoming, requestId: string): Promise<Caller> {
  const given = bearer(request);
  return given !== null && isSecret("access", given)
    ? admitToken(request, given, requestId)
    : admitKey(request, requestId);
}
