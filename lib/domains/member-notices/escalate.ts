import { clock } from "@/lib/core/clock";
import { inTransaction } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { announce } from "@/lib/domains/member-notices/announce";
import { leadersOf } from "@/lib/domains/member-notices/rules";
import { claimEscalation, isStillWaiting, selectDueEscalations } from "@/lib/domains/member-notices/store";
import { teamOf } from "@/lib/domains/member-notices/ways";

const most = 100;

/** Once: the worker that clears the notices' escalation notifies the owners and admins, in the same transaction. */
const escalate = (project: ProjectId, event: string): Promise<number> =>
  inTransaction({}, async (tx) => {
    const taken = await claimEscalation(tx, project, event);
    if (!taken || taken.opened) return 0;
    const { announcement } = taken;
    if (announcement.kind === "conversation_waiting" && !(await isStillWaiting(tx, project, announcement.subject_id)))
      return 0;
    return announce(tx, project, announcement, leadersOf(await teamOf(tx, project)), clock.now(), true);
  });

/** Notices that nobody has opened for ten minutes go to the owners and admins, on all their channels. */
export async function escalateDue(): Promise<number> {
  let told = 0;
  for (const { project_id, event_id } of await selectDueEscalations(clock.now(), most))
    told += await escalate(project_id, event_id);
  return told;
}
