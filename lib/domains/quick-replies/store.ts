import { isUniqueViolation, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { CreateQuickReplyBody, QuickReply, UpdateQuickReplyBody } from "@/lib/domains/quick-replies/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const toReply = (row: Prisma.QuickReplyGetPayload<object>): QuickReply => ({
  id: row.id,
  shortcut: row.shortcut,
  text: row.text,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

/** By shortcut, from the one after `after`. */
export async function selectReplies(
  tx: Tx,
  project: ProjectId,
  after: string | null,
  take: number,
): Promise<QuickReply[]> {
  const where = { project_id: project, ...(after === null ? {} : { shortcut: { gt: after } }) };
  return (await tx.quickReply.findMany({ where, orderBy: { shortcut: "asc" }, take })).map(toReply);
}

export async function findReply(tx: Tx, project: ProjectId, id: string): Promise<QuickReply | null> {
  const row = await tx.quickReply.findUnique({ where: { project_id_id: { project_id: project, id } } });
  return row && toReply(row);
}

export async function lockReply(tx: Tx, project: ProjectId, id: string): Promise<QuickReply | null> {
  await tx.$queryRaw`SELECT 1 FROM quick_reply WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  return findReply(tx, project, id);
}

/** The unique index decides over the shortcut; null when another has it. */
async function orTaken(write: () => Promise<Prisma.QuickReplyGetPayload<object>>): Promise<QuickReply | null> {
  try {
    return toReply(await write());
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

export const insertReply = (tx: Tx, project: ProjectId, id: string, body: CreateQuickReplyBody, now: Date) =>
  orTaken(() => tx.quickReply.create({ data: { project_id: project, id, ...body, created_at: now, updated_at: now } }));

/** Those whose shortcut was free, by shortcut. */
export async function insertFreeReplies(
  tx: Tx,
  project: ProjectId,
  replies: readonly (CreateQuickReplyBody & { id: string })[],
  now: Date,
): Promise<QuickReply[]> {
  const data = replies.map((reply) => ({ project_id: project, ...reply, created_at: now, updated_at: now }));
  await tx.quickReply.createMany({ data, skipDuplicates: true });
  const where = { project_id: project, id: { in: replies.map(({ id }) => id) } };
  return (await tx.quickReply.findMany({ where, orderBy: { shortcut: "asc" } })).map(toReply);
}

export const updateReply = (tx: Tx, project: ProjectId, id: string, change: UpdateQuickReplyBody, now: Date) =>
  orTaken(() =>
    tx.quickReply.update({
      where: { project_id_id: { project_id: project, id } },
      data: { ...(change as Prisma.QuickReplyUpdateInput), updated_at: now },
    }),
  );

export async function deleteReply(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.quickReply.delete({ where: { project_id_id: { project_id: project, id } } });
}
