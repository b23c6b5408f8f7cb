import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";

type Bytes = Uint8Array<ArrayBuffer>;
const of = (project_id: ProjectId, member_id: string) => ({ project_id_member_id: { project_id, member_id } });

export const findLink = (tx: Tx, project: ProjectId, member: string) =>
  tx.memberTelegram.findUnique({ where: of(project, member) });

/** The members who have linked a chat. */
export async function selectLinked(tx: Tx, project: ProjectId): Promise<Set<string>> {
  const where = { project_id: project, chat_id: { not: null } };
  const rows = await tx.memberTelegram.findMany({ where, select: { member_id: true } });
  return new Set(rows.map(({ member_id }) => member_id));
}

export async function putCode(tx: Tx, project: ProjectId, member: string, hash: Bytes, expires: Date): Promise<void> {
  const code = { code_hash: hash, code_expires_at: expires };
  await tx.memberTelegram.upsert({
    where: of(project, member),
    create: { project_id: project, member_id: member, ...code },
    update: code,
  });
}

/** Uses up the code and stores its chat; a chat belongs to one member. Null for an invalid code. */
export async function consumeCode(
  tx: Tx,
  project: ProjectId,
  hash: Bytes,
  chat: { id: string; name: string },
  now: Date,
): Promise<string | null> {
  const rows = await tx.$queryRaw<{ member_id: string }[]>`
    UPDATE member_telegram SET code_hash = NULL, code_expires_at = NULL, chat_id = ${chat.id}, chat_name = ${chat.name},
      linked_at = ${now}
    WHERE project_id = ${project} AND code_hash = ${hash} AND code_expires_at > ${now} RETURNING member_id`;
  const member = rows[0]?.member_id ?? null;
  if (member !== null)
    await tx.memberTelegram.deleteMany({
      where: { project_id: project, chat_id: chat.id, member_id: { not: member } },
    });
  return member;
}

export async function deleteLink(tx: Tx, project: ProjectId, member: string): Promise<boolean> {
  return (await tx.memberTelegram.deleteMany({ where: { project_id: project, member_id: member } })).count > 0;
}

export async function unlinkAll(tx: Tx, project: ProjectId): Promise<void> {
  await tx.memberTelegram.deleteMany({ where: { project_id: project } });
}

export async function unlinkChat(tx: Tx, project: ProjectId, chat: string): Promise<void> {
  await tx.memberTelegram.deleteMany({ where: { project_id: project, chat_id: chat } });
}

export async function isLinked(tx: Tx, project: ProjectId, chat: string): Promise<boolean> {
  return (await tx.memberTelegram.count({ where: { project_id: project, chat_id: chat } })) > 0;
}
