import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, Problem } from "@/lib/core/problem";
import { hashKey, mintKey } from "@/lib/domains/api-keys/key";
import type { CreateApiKeyBody, CreatedApiKey } from "@/lib/domains/api-keys/schema";
import { insertKey } from "@/lib/domains/api-keys/store";
import { assertStanding } from "@/lib/domains/team/seat-change";

/** Creates a key with at most the caller's own rights. The key itself is returned here and nowhere else. */
export function createApiKey(actor: Actor, body: CreateApiKeyBody): Promise<CreatedApiKey> {
  const beyond = body.scopes.filter((scope) => !actor.scopes.has(scope));
  if (beyond.length > 0) {
    throw new Problem("insufficient_scope", { detail: `You may not give what you lack: ${beyond.join(", ")}.` });
  }
  if (body.expires_at !== null && new Date(body.expires_at) <= actor.now) {
    throw invalid({ pointer: "#/expires_at", detail: "This must lie in the future.", code: "in_the_past" });
  }
  const key = mintKey();
  const marks = { hash: new Uint8Array(hashKey(key)), prefix: key.slice(0, 12), last4: key.slice(-4) };
  return inTransaction(actor, async (tx) => {
    await assertStanding(tx, actor);
    const made = await insertKey(tx, actor.project.id, { id: newId("key"), ...marks, ...body, created_at: actor.now });
    await audit(tx, actor, "api_key.created", made.id, null, made);
    return { ...made, key };
  });
}
