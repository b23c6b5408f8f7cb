import { type Sql, sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import type { MediaReference } from "@/lib/domains/channels/door";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

export async function insertMedia(tx: Tx, project: ProjectId, message: string, reference: MediaReference, now: Date) {
  await tx.channelMedia.create({
    data: {
      project_id: project,
      message_id: message,
      reference: reference as Prisma.InputJsonObject,
      due_at: now,
    },
  });
}

/** A leased file to fetch, with all that is needed for it. */
export type HeldMedia = {
  project_id: ProjectId;
  message_id: string;
  conversation_id: string;
  channel: ForeignChannel;
  reference: MediaReference;
  /** Attempts that came to an end and failed. */
  tries: number;
  /** Attempts started, including this one. */
  lease: number;
  locale: string;
  /** Sealed; null when the channel was disconnected meanwhile. */
  secret: string | null;
};

/** Earlier attempts whose process died. */
export const unfinishedOf = ({ lease, tries }: Pick<HeldMedia, "lease" | "tries">): number => lease - 1 - tries;

/** Died this often, it may be what crashes its workers. */
const isSuspect = "lease - tries >= 2";

const claim = (which: string, now: Date, leaseEnds: Date, most: number): Promise<HeldMedia[]> =>
  sqlOf({})<HeldMedia>(
    `WITH due AS (
       SELECT project_id, message_id FROM channel_media WHERE due_at <= $1 AND ${which}
       ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     UPDATE channel_media d SET due_at = $2, lease = d.lease + 1
     FROM due JOIN message m ON m.project_id = due.project_id AND m.id = due.message_id
       JOIN project p ON p.id = due.project_id
       LEFT JOIN channel_connection c ON c.project_id = m.project_id AND c.channel = m.channel
     WHERE d.project_id = due.project_id AND d.message_id = due.message_id
     RETURNING d.project_id, d.message_id, m.conversation_id, m.channel, d.reference, d.tries, d.lease, p.locale, c.secret`,
    [now, leaseEnds, most],
  );

/** Those of the projects that have something to fetch, now or later: what was fetched has no row any more. */
export async function projectsWithMedia(sql: Sql, projects: readonly string[]): Promise<string[]> {
  const rows = await sql<{ project_id: string }>(
    "SELECT DISTINCT project_id FROM channel_media WHERE project_id = ANY ($1::text[])",
    [projects],
  );
  return rows.map(({ project_id }) => project_id);
}

export const claimMedia = (now: Date, leaseEnds: Date, most: number): Promise<HeldMedia[]> =>
  claim(`NOT (${isSuspect})`, now, leaseEnds, most);

/** One at a time: others would be left unfinished with it. */
export const claimSuspect = (now: Date, leaseEnds: Date): Promise<HeldMedia[]> => claim(isSuspect, now, leaseEnds, 1);

/** Whether the lease is still held; then it is marked as fetched. */
export async function endMedia(tx: Tx, { project_id, message_id, lease }: HeldMedia): Promise<boolean> {
  return (await tx.channelMedia.deleteMany({ where: { project_id, message_id, lease } })).count > 0;
}

export async function delayMedia(tx: Tx, { project_id, message_id, lease }: HeldMedia, due_at: Date): Promise<void> {
  const where = { project_id, message_id, lease };
  await tx.channelMedia.updateMany({ where, data: { due_at, tries: { increment: 1 } } });
}

export async function attach(
  tx: Tx,
  { project_id, message_id }: HeldMedia,
  file: { file_id: string; kind: Message["kind"] } | { error: NonNullable<Message["error"]> },
): Promise<void> {
  await tx.message.update({ where: { project_id_id: { project_id, id: message_id } }, data: file });
}
