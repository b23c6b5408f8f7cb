import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type Meaning, mostNeighbours, nearestOf, signatureOf } from "@/lib/domains/knowledge/nearest/rules";

/**
 * The chunks nearest in meaning, nearest first. Comparing every embedding of a workspace takes seconds: their signatures, a
 * bit per number, are in an index and select the few candidates. Chunks embedded by another model wait for this one; until
 * then keywords find them.
 */
export async function selectNearest(
  sql: Sql,
  project: ProjectId,
  { model, vector }: Meaning,
  language: string | null,
  deleted: readonly string[] = [],
): Promise<string[]> {
  // The owner is not in the index: it is joined only where something was deleted.
  const isThere = deleted.length > 0 ? "AND coalesce(knowledge_id, source_id) <> ALL ($5::text[])" : "";
  const asked = [project, model, signatureOf(vector), language];
  const near = await sql<{ id: string; sent: Buffer }>(
    `WITH near AS MATERIALIZED (
       SELECT id FROM knowledge_chunk
       WHERE project_id = $1 AND embedding_model = $2 AND signature IS NOT NULL AND length(signature) = length($3::varbit)
         AND ($4::text IS NULL OR language IS NULL OR language = $4) ${isThere}
       ORDER BY bit_count(signature # $3::varbit), id LIMIT ${mostNeighbours.compared}
     )
     SELECT c.id::text, array_send(c.embedding) AS sent FROM near JOIN knowledge_chunk c ON c.project_id = $1 AND c.id = near.id`,
    deleted.length > 0 ? [...asked, deleted] : asked,
  );
  return nearestOf(vector, near);
}
