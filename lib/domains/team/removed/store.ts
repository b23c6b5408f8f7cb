import { prisma, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Role } from "@/lib/core/scopes";
import { Prisma } from "@/lib/generated/prisma/client";

type Kept = {
  user: { id: string };
  member: { role: Role };
  resource_ids: string[];
  conversation_ids: string[];
  /** The rows that went with the member, by table. */
  rows: Record<string, object[]>;
};

/** The tables whose rows the database deletes with a member, and by which column they are the member's. */
const tablesOf = (tx: Tx): Promise<{ name: string; owner: string }[]> =>
  tx.$queryRaw`
    SELECT k.conrelid::regclass::text AS name, a.attname::text AS owner
    FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[2]
    WHERE k.confrelid = 'member'::regclass AND k.contype = 'f' AND k.confdeltype = 'c' ORDER BY name`;

/** Keeps a member and all that is theirs, before they are removed. */
export async function keepMember(tx: Tx, project: ProjectId, id: string, at: Date): Promise<void> {
  const rows = (await tablesOf(tx)).map(({ name, owner }) => {
    const [table, column] = [Prisma.raw(name), Prisma.raw(owner)];
    return Prisma.sql`${name}::text, (SELECT coalesce(jsonb_agg(x), '[]') FROM ${table} x
      WHERE x.project_id = m.project_id AND x.${column} = m.id)`;
  });
  await tx.$executeRaw`
    INSERT INTO removed_member (project_id, id, removed_at, kept)
    SELECT m.project_id, m.id, ${at}, jsonb_build_object(
      'user', to_jsonb(u), 'member', to_jsonb(m), 'rows', jsonb_build_object(${Prisma.join(rows)}),
      'resource_ids', ARRAY(SELECT r.id FROM resource r WHERE r.project_id = m.project_id AND r.member_id = m.id),
      'conversation_ids', ARRAY(SELECT c.id FROM conversation c WHERE c.project_id = m.project_id AND c.assignee_id = m.id))
    FROM member m JOIN "user" u ON u.id = m.user_id WHERE m.project_id = ${project} AND m.id = ${id}`;
  // Of an account that was in several workspaces, an earlier password or session must not come back.
  await tx.$executeRaw`
    UPDATE removed_member r SET kept = jsonb_set(r.kept, '{user}', n.kept -> 'user') FROM removed_member n
    WHERE n.project_id = ${project} AND n.id = ${id} AND r.kept -> 'user' ->> 'id' = n.kept -> 'user' ->> 'id'`;
}

/** What is kept of a member who was removed since then. It stays for others to wait for until the transaction ends. */
export async function lockKept(tx: Tx, project: ProjectId, id: string, since: Date): Promise<Kept | null> {
  const rows = await tx.$queryRaw<{ kept: Kept }[]>`
    SELECT kept FROM removed_member WHERE project_id = ${project} AND id = ${id} AND removed_at >= ${since} FOR UPDATE`;
  return rows[0]?.kept ?? null;
}

/** Rows as they were; false when something else has taken the place of one. */
async function putBack(tx: Tx, table: string, rows: object[]): Promise<boolean> {
  const into = Prisma.raw(table);
  const count = await tx.$executeRaw`
    INSERT INTO ${into} SELECT * FROM jsonb_populate_recordset(NULL::${into}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT DO NOTHING`;
  return count === rows.length;
}

/** Their account, where it went with them; false when their address has another one. They sign in again. */
export async function putBackUser(tx: Tx, { user }: Kept): Promise<boolean> {
  if (!(await putBack(tx, '"user"', [user]))) {
    const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "user" WHERE id = ${user.id} FOR UPDATE`;
    return rows.length === 1;
  }
  await tx.user.update({ where: { id: user.id }, data: { session_epoch: { increment: 1 } } });
  return true;
}

/** Their seat with all that is theirs, unless somebody else has it now; false when they have another seat. */
export async function putBackMember(tx: Tx, project: ProjectId, id: string, kept: Kept): Promise<boolean> {
  if (!(await putBack(tx, "member", [kept.member]))) return false;
  for (const [table, rows] of Object.entries(kept.rows)) await putBack(tx, table, rows);
  const { resource_ids, conversation_ids } = kept;
  await tx.resource.updateMany({
    where: { project_id: project, id: { in: resource_ids }, member_id: null },
    data: { member_id: id },
  });
  await tx.conversation.updateMany({
    where: { project_id: project, id: { in: conversation_ids }, assignee_id: null },
    data: { assignee_id: id },
  });
  await tx.removedMember.delete({ where: { project_id_id: { project_id: project, id } } });
  return true;
}

/** What is kept of members who were removed before this goes for good. */
export const eraseRemovedMembers = async (before: Date): Promise<number> =>
  (await prisma().removedMember.deleteMany({ where: { removed_at: { lt: before } } })).count;
