import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Role } from "@/lib/core/scopes";
import { likeLiteral } from "@/lib/core/text/sql-text";
import { iso } from "@/lib/core/wire/wire";
import type { AuditEntry, AuditQuery, Member } from "@/lib/domains/team/schema";
import { Prisma } from "@/lib/generated/prisma/client";

type Row = Omit<Member, "created_at"> & { user: string; created_at: Date };

/** In one statement: a member who leaves between two would have no name. */
const rowsWhere = (tx: Tx, project: ProjectId, condition: Prisma.Sql): Promise<Row[]> =>
  tx.$queryRaw`SELECT m.id, u.name, u.email, m.role, m.created_at, m.user_id AS user
    FROM member m JOIN "user" u ON u.id = m.user_id WHERE m.project_id = ${project} AND ${condition}`;

const toMember = ({ id, name, email, role, created_at }: Row): Member => ({
  id,
  name,
  email,
  role,
  created_at: iso(created_at),
});

export async function findMember(tx: Tx, project: ProjectId, id: string): Promise<(Member & { user: string }) | null> {
  const [row] = await rowsWhere(tx, project, Prisma.sql`m.id = ${id}`);
  return row ? { ...toMember(row), user: row.user } : null;
}

export async function findMemberByEmail(tx: Tx, project: ProjectId, email: string): Promise<Member | null> {
  const [row] = await rowsWhere(tx, project, Prisma.sql`u.email = ${email}`);
  return row ? toMember(row) : null;
}

/** The first to join first. */
export async function selectMembers(tx: Tx, project: ProjectId, after: string | null, take: number): Promise<Member[]> {
  const page = Prisma.sql`m.id > ${after ?? ""} ORDER BY m.id LIMIT ${take}`;
  return (await rowsWhere(tx, project, page)).map(toMember);
}

/** Locks the team's members in the order of their ids: of two role changes, the second sees the first. */
export const lockSeats = (tx: Tx, project: ProjectId): Promise<{ id: string; role: Role }[]> =>
  tx.$queryRaw`SELECT id, role FROM member WHERE project_id = ${project} ORDER BY id FOR UPDATE`;

/** One seat's role, which nobody changes until this transaction ends; null when the seat is gone. */
export async function lockSeat(tx: Tx, project: ProjectId, id: string): Promise<Role | null> {
  const rows = await tx.$queryRaw<{ role: Role }[]>`
    SELECT role FROM member WHERE project_id = ${project} AND id = ${id} FOR SHARE`;
  return rows[0]?.role ?? null;
}

export async function setRole(tx: Tx, project: ProjectId, id: string, role: Role): Promise<void> {
  await tx.member.update({ where: { project_id_id: { project_id: project, id } }, data: { role } });
}

/** Pending invitations by the removed member are withdrawn. */
export async function withdrawInvitesBy(tx: Tx, project: ProjectId, member: string): Promise<void> {
  await tx.invite.deleteMany({ where: { project_id: project, invited_by_id: member, accepted_at: null } });
}

/** The member's resources stay without a member, and their conversations become unassigned. */
export async function deleteMember(tx: Tx, project: ProjectId, id: string): Promise<void> {
  await tx.resource.updateMany({ where: { project_id: project, member_id: id }, data: { member_id: null } });
  await tx.conversation.updateMany({ where: { project_id: project, assignee_id: id }, data: { assignee_id: null } });
  await tx.member.delete({ where: { project_id_id: { project_id: project, id } } });
}

/** Newest first. */
export async function selectAudit(
  tx: Tx,
  project: ProjectId,
  { action, actor, subject, from, to }: AuditQuery,
  after: string | null,
  take: number,
): Promise<AuditEntry[]> {
  const conditions = [
    Prisma.sql`project_id = ${project}`,
    ...(action === undefined ? [] : [Prisma.sql`(action = ${action} OR action LIKE ${`${likeLiteral(action)}.%`})`]),
    ...(actor === undefined ? [] : [Prisma.sql`actor->>'id' = ${actor}`]),
    ...(subject === undefined ? [] : [Prisma.sql`subject_id = ${subject}`]),
    ...(from === undefined ? [] : [Prisma.sql`at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [Prisma.sql`at < ${new Date(to)}`]),
    ...(after === null ? [] : [Prisma.sql`id < ${after}`]),
  ];
  const rows = await tx.$queryRaw<(Omit<AuditEntry, "at"> & { at: Date })[]>`
    SELECT id, at, action, actor, subject_id, changes, request_id, address FROM audit_entry
     WHERE ${Prisma.join(conditions, " AND ")} ORDER BY id DESC LIMIT ${take}`;
  return rows.map(({ at, actor: { type, id, name }, ...row }) => ({ ...row, at: iso(at), actor: { type, id, name } }));
}
