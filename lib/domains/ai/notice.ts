import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import type { NoticeKind } from "@/lib/domains/ai/schema";
import { putNotice } from "@/lib/domains/ai/store";

/** Notifies the team once per period, and updates open screens. */
export async function notice(
  tx: Tx,
  project: ProjectId,
  said: { kind: NoticeKind; period: string; reason: string | null },
  now: Date,
): Promise<void> {
  if (await putNotice(tx, project, said, now)) await record(tx, project, "ai.noticed", project, { kind: said.kind });
}
