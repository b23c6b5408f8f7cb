import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { lockKey, updateKey } from "@/lib/domains/api-keys/store";

/** The key is read on each request, so the next one is refused. Revoking again changes nothing. */
export const revokeApiKey = (actor: Actor, id: string): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const before = await lockKey(tx, actor.project.id, id);
    if (!before) throw notFound("API key", id);
    if (before.revoked_at !== null) return;
    const after = await updateKey(tx, actor.project.id, id, { revoked_at: actor.now });
    await audit(tx, actor, "api_key.revoked", id, before, after);
  });
