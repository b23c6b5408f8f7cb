import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { clock } from "@/lib/core/clock";
import { inTransaction } from "@/lib/core/db";
import { refuseDryRun } from "@/lib/core/dry-run";
import { newId } from "@/lib/core/ids";
import { invalid, Problem } from "@/lib/core/problem";
import { inTwin, isTestMode } from "@/lib/core/test-mode/twin";
import { hashKey, mintKey, mintTestKey } from "@/lib/domains/api-keys/key";
import type { CreateApiKeyBody, CreatedApiKey } from "@/lib/domains/api-keys/schema";
import { insertKey } from "@/lib/domains/api-keys/store";
import { assertStanding } from "@/lib/domains/team/seat-change";
import { openTwin } from "@/lib/domains/test-mode/open";
import { bringMember, projectOfTwin } from "@/lib/domains/test-mode/store";

type NewApiKey = Omit<CreateApiKeyBody, "test"> & { test?: boolean };

/** Live, or in the workspace's twin where a key of test mode is asked for. */
export async function createApiKey(actor: Actor, { test = false, ...given }: NewApiKey): Promise<CreatedApiKey> {
  if (!test || isTestMode()) return createHere(actor, given);
  refuseDryRun("opens test mode");
  const twin = await openTwin(actor.project.id);
  const { user_id } = asMember(actor);
  return inTwin(twin, async () => {
    await bringMember(twin.id, user_id);
    return createHere({ ...actor, project: { ...actor.project, id: projectOfTwin(twin) }, now: clock.now() }, given);
  });
}

/** Creates a key with at most the caller's own rights. The key itself is returned here and nowhere else. */
function createHere(actor: Actor, body: Omit<CreateApiKeyBody, "test">): Promise<CreatedApiKey> {
  const beyond = body.scopes.filter((scope) => !actor.scopes.has(scope));
  if (beyond.length > 0) {
    throw new Problem("insufficient_scope", { detail: `You may not give what you lack: ${beyond.join(", ")}.` });
  }
  if (body.expires_at !== null && new Date(body.expires_at) <= actor.now) {
    throw invalid({ pointer: "#/expires_at", detail: "This must lie in the future.", code: "in_the_past" });
  }
  const key = isTestMode() ? mintTestKey() : mintKey();
  const marks = { hash: new Uint8Array(hashKey(key)), prefix: key.slice(0, 12), last4: key.slice(-4) };
  return inTransaction(actor, async (tx) => {
    await assertStanding(tx, actor);
    const made = await insertKey(tx, actor.project.id, { id: newId("key"), ...marks, ...body, created_at: actor.now });
    await audit(tx, actor, "api_key.created", made.id, null, made);
    return { ...made, key };
  });
}
