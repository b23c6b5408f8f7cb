import { pool, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { AgentCall, AgentCallQuery } from "@/lib/domains/agent-calls/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export type CallerColumns = {
  key_id: string | null;
  grant_id: string | null;
  grant_client: string | null;
  grant_member: string | null;
};
export type NewCall = Omit<AgentCall, "id" | "at" | "key" | "member"> & CallerColumns & { at: Date };

/** Calls refused by the limit are logged once per caller and minute: a loop must not fill the log. */
export async function insertCall(project: ProjectId, call: NewCall): Promise<void> {
  await pool().query(
    `INSERT INTO agent_call (project_id, id, key_id, tool, arguments, outcome, detail, dry_run, replayed, client,
       request_id, duration_ms, at, grant_id, grant_client, grant_member)
     SELECT $1, $2, $3, $4, $5::jsonb, $6::text, $7, $8, $9, $10, $11, $12, $13, $15, $16, $17
     WHERE $6::text <> 'rate_limited' OR NOT EXISTS (
       SELECT 1 FROM agent_call WHERE project_id = $1 AND coalesce(key_id, grant_id) = coalesce($3::text, $15::text)
         AND outcome = 'rate_limited' AND id > $14 AND at > $13::timestamptz - interval '1 minute')`,
    [
      ...[project, newId("agc", call.at.getTime()), call.key_id, call.tool, JSON.stringify(call.arguments)],
      ...[call.outcome, call.detail, call.dry_run, call.replayed, call.client, call.request_id],
      ...[call.duration_ms, call.at, newId("agc", call.at.getTime() - 60_000)],
      ...[call.grant_id, call.grant_client, call.grant_member],
    ],
  );
}

/** Whether it is a key or a grant of the workspace. */
export const hasCaller = async (tx: Tx, project: ProjectId, id: string): Promise<boolean> =>
  (await tx.apiKey.count({ where: { project_id: project, id } })) > 0 ||
  (await tx.agentGrant.count({ where: { project_id: project, id } })) > 0;

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
      ...(key_id === undefined ? {} : { OR: [{ key_id }, { grant_id: key_id }] }),
      ...(tool === undefined ? {} : { tool }),
      ...(outcome === undefined ? {} : { outcome: outcomeIs(outcome) }),
      ...(after === null ? {} : { id: { lt: after } }),
    },
    include: { key: { select: { id: true, name: true } } },
    orderBy: { id: "desc" },
    take,
  });
  return rows.map(toCall);
}

type Row = Prisma.AgentCallGetPayload<{ include: { key: { select: { id: true; name: true } } } }>;

const toCall = (row: Row): AgentCall => ({
  id: row.id,
  at: iso(row.at),
  tool: row.tool,
  key: row.key ?? { id: row.grant_id ?? "", name: row.grant_client ?? "" },
  member: row.grant_member,
  arguments: row.arguments as Record<string, unknown>,
  outcome: row.outcome,
  detail: row.detail,
  dry_run: row.dry_run,
  replayed: row.replayed,
  client: row.client,
  request_id: row.request_id,
  duration_ms: row.duration_ms,
});

export async function deleteCalls(days: number, most: number): Promise<number> {
  const { rowCount } = await pool().query(
    `DELETE FROM agent_call WHERE (project_id, id) IN (
       SELECT project_id, id FROM agent_call WHERE at < now() - $1 * interval '1 day' ORDER BY at LIMIT $2)`,
    [days, most],
  );
  return rowCount ?? 0;
}
