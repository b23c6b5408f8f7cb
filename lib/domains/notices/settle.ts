import { clock } from "@/lib/core/clock";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { NoticeWay } from "@/lib/core/vocabulary";
import { type Attempt, updateNotice } from "@/lib/domains/notices/store";

/** How long WhatsApp may take to say that a message arrived before another way is tried. */
const silenceMs = 30 * 60_000;

type Carried = { id: string; way: NoticeWay; attempts: Attempt[] };
type News = { status: string; cause: string | null };

/** The notice that a message or a mail carries, under a lock, while its end is not known yet. */
async function lockCarried(
  tx: Tx,
  project: ProjectId,
  by: "message_id" | "mail_id",
  id: string,
): Promise<Carried | null> {
  const [row] = await sqlOf({ tx })<Carried>(
    `SELECT id, way, attempts FROM notice WHERE project_id = $1 AND ${by} = $2 AND status = 'sending' FOR UPDATE`,
    [project, id],
  );
  return row ?? null;
}

const arrivedIn: readonly string[] = ["delivered", "read"];
const gone: readonly string[] = ["failed", "bounced"];

/** What became of what carries a notice: it is sent, or the next way is tried at once. */
async function settle(tx: Tx, project: ProjectId, carried: Carried, { status, cause }: News): Promise<void> {
  const now = clock.now();
  if (gone.includes(status)) {
    const attempt: Attempt = { way: carried.way, at: now.toISOString(), outcome: "failed", cause };
    const attempts = [...carried.attempts.slice(0, -1), attempt];
    await updateNotice(tx, project, carried.id, { status: "planned", due_at: now, attempts });
  } else if (status !== "queued") {
    const mayBeSilent = carried.way === "whatsapp" && !arrivedIn.includes(status);
    const due_at = mayBeSilent ? new Date(now.getTime() + silenceMs) : null;
    await updateNotice(tx, project, carried.id, { status: "sent", sent_at: now, due_at });
  }
}

/** A message changed; most carry no notice. */
export const settleMessage = (project: ProjectId, message: string): Promise<void> =>
  inTransaction({}, async (tx) => {
    const carried = await lockCarried(tx, project, "message_id", message);
    if (!carried) return;
    const where = { project_id_id: { project_id: project, id: message } };
    const row = await tx.message.findUnique({ where, select: { status: true, error: true } });
    const error = row?.error as { code?: string } | null | undefined;
    if (row) await settle(tx, project, carried, { status: row.status, cause: error?.code ?? null });
  });

/** A mail was taken by its server, or never will be; one that is only stored has reached nobody, and says so. */
export const settleMail = (project: ProjectId, mail: string, status: string): Promise<void> =>
  inTransaction({}, async (tx) => {
    const carried = await lockCarried(tx, project, "mail_id", mail);
    if (carried) await settle(tx, project, carried, { status, cause: status });
  });
