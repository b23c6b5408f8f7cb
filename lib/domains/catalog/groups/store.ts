import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { ResourceGroup } from "@/lib/domains/catalog/groups/schema";
import type { Holder } from "@/lib/domains/catalog/in-use";
import { liveBookings, lockRow } from "@/lib/domains/catalog/store";
import type { Prisma } from "@/lib/generated/prisma/client";

const shape = { include: { members: { orderBy: { resource_id: "asc" } } } } satisfies Prisma.ResourceGroupDefaultArgs;

const toGroup = (row: Prisma.ResourceGroupGetPayload<typeof shape>): ResourceGroup => ({
  id: row.id,
  name: row.name,
  resource_ids: row.members.map(({ resource_id }) => resource_id),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

export async function findGroup(tx: Tx, project: ProjectId, id: string): Promise<ResourceGroup | null> {
  const row = await tx.resourceGroup.findFirst({ where: { project_id: project, id, deleted_at: null }, ...shape });
  return row && toGroup(row);
}

export const lockGroup = async (tx: Tx, project: ProjectId, id: string): Promise<ResourceGroup | null> =>
  (await lockRow(tx, project, "group", id)) ? findGroup(tx, project, id) : null;

export async function selectGroups(
  tx: Tx,
  project: ProjectId,
  after: string | null,
  take: number,
): Promise<ResourceGroup[]> {
  const where = { project_id: project, deleted_at: null, ...(after === null ? {} : { id: { gt: after } }) };
  return (await tx.resourceGroup.findMany({ where, orderBy: { id: "asc" }, take, ...shape })).map(toGroup);
}

export async function setMembers(tx: Tx, project: ProjectId, group: string, resources: string[]): Promise<void> {
  await tx.resourceGroupMember.deleteMany({
    where: { project_id: project, group_id: group, resource_id: { notIn: resources } },
  });
  await tx.resourceGroupMember.createMany({
    data: resources.map((resource_id) => ({ project_id: project, group_id: group, resource_id })),
    skipDuplicates: true,
  });
}

export async function insertGroup(
  tx: Tx,
  project: ProjectId,
  id: string,
  { name, resource_ids }: { name: string; resource_ids: string[] },
): Promise<ResourceGroup> {
  await tx.resourceGroup.create({ data: { project_id: project, id, name } });
  await setMembers(tx, project, id, resource_ids);
  return toGroup(await tx.resourceGroup.findFirstOrThrow({ where: { project_id: project, id }, ...shape }));
}

export async function updateGroup(
  tx: Tx,
  project: ProjectId,
  id: string,
  { resource_ids, ...change }: { name?: string; resource_ids?: string[]; updated_at: Date },
): Promise<ResourceGroup> {
  if (resource_ids !== undefined) await setMembers(tx, project, id, resource_ids);
  const where = { project_id_id: { project_id: project, id } };
  return toGroup(await tx.resourceGroup.update({ where, data: change, ...shape }));
}

/** Its members leave it, and are kept for when it is restored. */
export async function deleteGroup(
  tx: Tx,
  project: ProjectId,
  { id, resource_ids }: ResourceGroup,
  at: Date,
): Promise<void> {
  await setMembers(tx, project, id, []);
  const where = { project_id_id: { project_id: project, id } };
  await tx.resourceGroup.update({ where, data: { deleted_at: at, left_resource_ids: resource_ids } });
}

/** The members that a deleted group had. */
export async function leftMembers(tx: Tx, project: ProjectId, id: string): Promise<string[]> {
  const where = { project_id: project, id, deleted_at: { not: null } };
  return (await tx.resourceGroup.findFirst({ where, select: { left_resource_ids: true } }))?.left_resource_ids ?? [];
}

/** The services that need the group or queue in it, and the tasks that wait in its queue. */
export async function holdersOfGroup(tx: Tx, project: ProjectId, id: string): Promise<Holder[]> {
  const services = await tx.service.findMany({
    where: {
      project_id: project,
      deleted_at: null,
      OR: [{ group_id: id }, { requirements: { some: { group_id: id } } }],
    },
    orderBy: { id: "asc" },
    take: 10,
  });
  return [
    ...services.map(({ id, name }): Holder => ({ type: "service", id, name })),
    ...(await liveBookings(tx, project, "group", id)),
  ];
}
