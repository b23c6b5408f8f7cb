import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { ForeignChannel } from "@/lib/core/vocabulary";

/**
 * A message of ours whose response was lost or is pending: the channel's first report about it carries both ids, and
 * proves that it was sent.
 */
export async function adopt(
  tx: Tx,
  project: ProjectId,
  channel: ForeignChannel,
  id: string,
  external: string,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE message SET external_id = ${external}, status = 'sent', error = NULL, due_at = NULL, sending_since = NULL
    WHERE project_id = ${project} AND id = ${id} AND channel = ${channel} AND direction = 'out' AND external_id IS NULL
      AND (status = 'queued' OR status = 'failed' AND error->>'code' = 'unknown_outcome')`;
}
