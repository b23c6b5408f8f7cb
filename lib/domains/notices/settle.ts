import { clock } from "@/lib/core/clock";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { findMessage } from "@/lib/domains/conversations/messages/store";
import { type Attempt, type Carried, lockCarried, settleSentMails, updateNotice } from "@/lib/domains/notices/store";

/** How long WhatsApp may take to report delivery before another channel is tried. */
const silenceMs = 30 * 60_000;

type News = { status: string; cause: string | null };

const arrivedIn: readonly string[] = ["delivered", "read"];
/** A mail that is only stored has reached nobody. */
const gone: readonly string[] = ["failed", "bounced", "stored"];

/** The result of what carried a notice: the notice is sent, or the next channel is tried at once. */
async function settle(tx: Tx, project: ProjectId, carried: Carried, { status, cause }: News): Promise<void> {
  const now = clock.now();
  if (status === "withdrawn") {
    // The sender decides: it may be valid again by now, or go to the customer's new address.
    const attempts = carried.attempts.slice(0, -1);
    await updateNotice(sqlOf({ tx }), project, carried.id, { status: "planned", due_at: now, attempts });
  } else if (gone.includes(status)) {
    const attempt: Attempt = { way: carried.way, at: now.toISOString(), outcome: "failed", cause };
    const attempts = [...carried.attempts.slice(0, -1), attempt];
    await updateNotice(sqlOf({ tx }), project, carried.id, { status: "planned", due_at: now, attempts, sent_at: null });
  } else if (status !== "queued") {
    const mayBeSilent = carried.way === "whatsapp" && !arrivedIn.includes(status);
    const due_at = mayBeSilent ? new Date(now.getTime() + silenceMs) : null;
    await updateNotice(sqlOf({ tx }), project, carried.id, { status: "sent", sent_at: now, due_at });
  }
}

/** A message changed; most carry no notice. */
export const settleMessage = (project: ProjectId, message: string): Promise<void> =>
  inTransaction({}, async (tx) => {
    const carried = await lockCarried(tx, project, "message_id", message);
    if (!carried) return;
    const news = await findMessage(tx, project, message);
    if (!news) return;
    const cause = news.error?.code ?? null;
    await settle(tx, project, carried, { status: cause === "withdrawn" ? cause : news.status, cause });
  });

/** A mail was accepted by its server, or failed for good; an accepted one may still bounce. */
export const settleMail = (project: ProjectId, mail: string, status: string): Promise<void> =>
  inTransaction({}, async (tx) => {
    const carried = await lockCarried(tx, project, "mail_id", mail, gone.includes(status));
    if (carried) await settle(tx, project, carried, { status, cause: status });
  });

type Change = { project: ProjectId; subject: string; message: string | null; status: string };

/** The change that an event of a message or a mail tells of. */
export const changeOf = (event: {
  project_id: ProjectId;
  subject_id: string;
  data: Record<string, unknown>;
}): Change => ({
  project: event.project_id,
  subject: event.subject_id,
  message: event.data.message_id ? String(event.data.message_id) : null,
  status: String(event.data.status),
});

/** Changes of messages and mails. Accepted mails are most of it, and are settled together. */
export async function settleCarriers(changes: readonly Change[]): Promise<void> {
  const taken = changes.filter(({ message, status }) => message === null && status === "sent");
  await settleSentMails(
    taken.map(({ project, subject: mail }) => ({ project, mail })),
    clock.now(),
  );
  for (const change of changes) {
    const { project, subject, message, status } = change;
    if (message !== null) await settleMessage(project, message);
    else if (!taken.includes(change)) await settleMail(project, subject, status);
  }
}
