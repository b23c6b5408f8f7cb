import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { type Announcement, escalationMs, sendingsOf } from "@/lib/domains/member-notices/rules";
import { insertNotices, type Member } from "@/lib/domains/member-notices/store";

/**
 * Creates the notices in the transaction and updates open screens; `sendNotices` delivers them afterwards. Returns how
 * many members are notified, not counting those who have disabled every channel that reaches them.
 */
export async function announce(
  tx: Tx,
  project: ProjectId,
  announcement: Announcement,
  members: readonly Member[],
  now: Date,
  escalation = false,
): Promise<number> {
  const { kind, escalates } = announcement;
  const notices = members
    .map(({ id, preferences, reach, timezone }) => ({
      ...announcement,
      member_id: id,
      escalation,
      bell: preferences[kind].in_app,
      escalate_at: escalates ? new Date(now.getTime() + escalationMs) : null,
      created_at: now,
      sendings: sendingsOf(preferences, kind, reach, timezone, now, escalation),
    }))
    .filter(({ bell, sendings }) => bell || sendings.length > 0);
  if (notices.length === 0) return 0;
  const made = await insertNotices(tx, project, notices);
  if (made > 0) await record(tx, project, "member_notice.created", announcement.event_id);
  return made;
}
