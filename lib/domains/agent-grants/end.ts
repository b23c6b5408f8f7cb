import { type Author, audit } from "@/lib/core/audit";
import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { endGrant, lockGrant } from "@/lib/domains/agent-grants/store";

type By = Omit<Author, "project">;

/** The service itself ends a grant whose secret was shown twice, or that a newer one replaces. */
export const byService = (now: Date, requestId: string, address: string | null): By => ({
  identity: { type: "system", id: "agents", name: "Turnero" },
  now,
  requestId,
  address,
});

/** Ends a grant once; its tokens stop with the transaction. False where there is none. */
export async function endAgentGrant(tx: Tx, project: ProjectId, by: By, id: string): Promise<boolean> {
  const before = await lockGrant(tx, project, id);
  if (!before) return false;
  if (before.revoked_at !== null) return true;
  const after = await endGrant(tx, project, id, by.now);
  await audit(tx, { ...by, project: { id: project } }, "agent_grant.revoked", id, before, after);
  return true;
}
