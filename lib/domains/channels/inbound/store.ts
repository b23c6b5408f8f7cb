import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { ForeignChannel } from "@/lib/core/vocabulary";

/**
 * A message of ours whose answer we never heard, or have not heard yet: the channel's first word about it brings both
 * ids, and from then on it is known to have been sent.
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
