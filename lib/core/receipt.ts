import { type KeptAnswer, type Receipt, Replay } from "@/lib/core/actor";
import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";

/** Stores the answer of a hot call in the transaction of its change, which is taken back when the key was used before. */
export async function keepReceipt(sql: Sql, project: ProjectId, receipt: Receipt): Promise<void> {
  const [row] = await sql<{ kept: KeptAnswer | null }>("SELECT keep_answer($1, $2::jsonb) AS kept", [
    project,
    JSON.stringify(receipt),
  ]);
  if (row?.kept) throw new Replay(row.kept);
}
