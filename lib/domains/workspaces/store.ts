import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Role } from "@/lib/core/scopes";
import { iso } from "@/lib/core/wire/wire";
import type { UpdateWorkspaceBody, Workspace } from "@/lib/domains/workspaces/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const shape = { include: { project: true } } satisfies Prisma.MemberDefaultArgs;
type Row = Prisma.MemberGetPayload<typeof shape>;

const toWorkspace = ({ project, role }: Row, current: ProjectId): Workspace => ({
  id: project.id,
  name: project.name,
  slug: project.slug,
  timezone: project.timezone,
  currency: project.currency as Workspace["currency"],
  locale: project.locale,
  role: role as Role,
  current: project.id === current,
  created_at: iso(project.created_at),
  updated_at: iso(project.updated_at),
});

/** A workspace of the user's, or null: others are not found. */
export async function findWorkspace(tx: Tx, current: ProjectId, user: string, id: string): Promise<Workspace | null> {
  const where = { project_id_user_id: { project_id: id, user_id: user } };
  const row = await tx.member.findUnique({ where, ...shape });
  return row && toWorkspace(row, current);
}

/** Who the user is in a workspace of theirs. */
export async function findSeat(tx: Tx, project: ProjectId, user: string): Promise<string> {
  const where = { project_id_user_id: { project_id: project, user_id: user } };
  return (await tx.member.findUniqueOrThrow({ where, select: { id: true } })).id;
}

/** The user's workspaces, the first joined first. */
export async function selectWorkspaces(
  tx: Tx,
  current: ProjectId,
  user: string,
  after: string | null,
  take: number,
): Promise<Workspace[]> {
  const rows = await tx.member.findMany({
    where: { user_id: user, ...(after === null ? {} : { project_id: { gt: after } }) },
    orderBy: { project_id: "asc" },
    take,
    ...shape,
  });
  return rows.map((row) => toWorkspace(row, current));
}

type NewProject = { id: ProjectId; name: string; slug: string; timezone: string; currency: string; locale: string };

/** Lets the unique index decide; false when the slug is another's. */
export async function insertProject(tx: Tx, project: NewProject): Promise<boolean> {
  return (await tx.project.createMany({ data: [project], skipDuplicates: true })).count === 1;
}

export async function updateProject(
  tx: Tx,
  project: ProjectId,
  change: UpdateWorkspaceBody & { updated_at: Date },
): Promise<void> {
  await tx.project.update({ where: { id: project }, data: change });
}

/**
 * A membership for the user; false when they have one. Pending password links are deleted: an owner may hold one for a
 * user who was in no other workspace, and it must not open this one.
 */
export async function insertMember(
  tx: Tx,
  project: ProjectId,
  member: { id: string; user_id: string; role: Role; created_at: Date },
): Promise<boolean> {
  const { count } = await tx.member.createMany({ data: [{ project_id: project, ...member }], skipDuplicates: true });
  await tx.passwordReset.deleteMany({ where: { user_id: member.user_id } });
  return count === 1;
}

export async function setCurrent(tx: Tx, user: string, project: ProjectId): Promise<void> {
  await tx.user.update({ where: { id: user }, data: { current_project_id: project } });
}
