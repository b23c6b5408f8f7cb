import { pool, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { AgentCall, AgentCallQuery } from "@/lib/domains/agent-calls/schema";

export type NewCall = Omit<AgentCall, "id" | "at" | "key"> & { key_id: string; at: Date };

/** Calls refused by the limit are logged once per key and minute: a loop must not fill the log. */
export async function insertCall(project: ProjectId, call: NewCall): Promise<void> {
  await pool().query(
    `INSERT INTO agent_call (project_id, id, key_id, tool, arguments, outcome, detail, dry_run, replayed, client,
       request_id, duration_ms, at)
     SELECT $1, $2, $3, $4, $5::jsonb, $6::text, $7, $8, $9, $10, $11, $12, $13
     WHERE $6::text <> 'rate_limited' OR NOT EXISTS (
       SELECT 1 FROM agent_call WHERE project_id = $1 AND key_id = $3 AND outcome = 'rate_limited'
         AND id > $14 AND at > $13::timestamptz - interval '1 minute')`,
    [
      ...[project, newId("agc", call.at.getTime()), call.key_id, call.tool, JSON.stringify(call.arguments)],
      ...[call.outcome, call.detail, call.dry_run, call.replayed, call.client, call.request_id],
      ...[call.duration_ms, call.at, newId("agc", call.at.getTime() - 60_000)],
    ],
  );
}

export const hasKey = async (tx: Tx, project: ProjectId, id: string): Promise<boolean> =>
  (await tx.apiKey.count({ where: { project_id: project, id } })) > 0;

const outcomeIs = (outcome: string) => (outcome === "refused" ? { not: "ok" } : outcome);

/** Newest first: an id begins with its time. */
export async function selectCalls(
  tx: Tx,
  project: ProjectId,
  { key_id, tool, outcome }: Omit<AgentCallQuery, "limit" | "cursor">,
  after: string | null,
  take: number,
): Promise<AgentCall[]> {
  const rows = await tx.agentCall.findMany({
    where: {
      project_id: project,
      ...(key_id === undefined ? {} : { key_id }),
      ...(tool === undefined ? {} : { tool }),
      ...(outcome === undefined ? {} : { outcome: outcomeIs(outcome) }),
      ...(after === null ? {} : { id: { lt: after } }),
    },
    include: { key: { select: { id: true, name: true } } },
    orderBy: { id: "desc" },
    take,
  });
  return rows.map(({ project_id: _project, key_id: _key, at, arguments: given, ...row }) => ({
    ...row,
    at: iso(at),
    arguments: given as Record<string, unknown>,
  }));
}

export async function deleteCalls(days: number, most: number): Promise<number> {
  const { rowCount } = await pool().query(
    `DELETE FROM agent_call WHERE (project_id, id) IN (
       SELECT project_id, id FROM agent_call WHERE at < now() - $1 * interval '1 day' ORDER BY at LIMIT $2)`,
    [days, most],
  );
  return rowCount ?? 0;
}
