import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { ApiKey, UpdateApiKeyBody } from "@/lib/domains/api-keys/schema";
import { lockKey, updateKey } from "@/lib/domains/api-keys/store";

/** Only the name: a key's rights never change. */
export const renameApiKey = (actor: Actor, id: string, { name }: UpdateApiKeyBody): Promise<ApiKey> =>
  inTransaction(actor, async (tx) => {
    const before = await lockKey(tx, actor.project.id, id);
    if (!before) throw notFound("API key", id);
    const after = await updateKey(tx, actor.project.id, id, { name });
    await audit(tx, actor, "api_key.renamed", id, before, after);
    return after;
  });
