import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { mailWorks } from "@/lib/domains/mail/delivery/transport";
import { type Announcement, escalationMs, sendingsOf } from "@/lib/domains/member-notices/rules";
import { insertNotices, type Member, selectTeam } from "@/lib/domains/member-notices/store";

export const teamOf = (tx: Tx, project: ProjectId): Promise<Member[]> => selectTeam(tx, project, mailWorks());

/**
 * Makes the notices in the transaction and tells open screens; `sendNotices` carries them out of the house afterwards.
 * Answers how many members are told. Who has switched off every way that reaches them is not.
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
