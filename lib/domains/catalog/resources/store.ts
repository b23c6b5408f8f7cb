import { json, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { Holder } from "@/lib/domains/catalog/in-use";
import type {
  CreateResourceBody,
  Resource,
  ResourceQuery,
  UpdateResourceBody,
} from "@/lib/domains/catalog/resources/schema";
import { liveBookings, lockRow } from "@/lib/domains/catalog/store";
import type { Prisma } from "@/lib/generated/prisma/client";

const shape = { include: { groups: { orderBy: { group_id: "asc" } } } } satisfies Prisma.ResourceDefaultArgs;

const toResource = (row: Prisma.ResourceGetPayload<typeof shape>): Resource => ({
  id: row.id,
  name: row.name,
  aliases: row.aliases as Resource["aliases"],
  kind: row.kind as Resource["kind"],
  capacity: row.capacity,
  schedule_id: row.schedule_id,
  group_ids: row.groups.map(({ group_id }) => group_id),
  member_id: row.member_id,
  location: row.location as Resource["location"],
  photo_id: row.photo_id,
  active: row.active,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

/** `deletedSince`: the one that was deleted since then, instead of the one that is there. */
export async function findResource(
  tx: Tx,
  project: ProjectId,
  id: string,
  deletedSince?: Date,
): Promise<Resource | null> {
  const deleted_at = deletedSince ? { gte: deletedSince } : null;
  const row = await tx.resource.findFirst({ where: { project_id: project, id, deleted_at }, ...shape });
  return row && toResource(row);
}

export const lockResource = async (tx: Tx, project: ProjectId, id: string): Promise<Resource | null> =>
  (await lockRow(tx, project, "resource", id)) ? findResource(tx, project, id) : null;

export async function selectResources(
  tx: Tx,
  project: ProjectId,
  { active, kind, group_id }: Pick<ResourceQuery, "active" | "kind" | "group_id">,
  after: string | null,
  take: number,
): Promise<Resource[]> {
  const where: Prisma.ResourceWhereInput = {
    project_id: project,
    deleted_at: null,
    ...(active === undefined ? {} : { active }),
    ...(kind === undefined ? {} : { kind }),
    ...(group_id === undefined ? {} : { groups: { some: { group_id } } }),
    ...(after === null ? {} : { id: { gt: after } }),
  };
  return (await tx.resource.findMany({ where, orderBy: { id: "asc" }, take, ...shape })).map(toResource);
}

export async function setGroups(tx: Tx, project: ProjectId, resource: string, groups: string[]): Promise<void> {
  await tx.resourceGroupMember.deleteMany({
    where: { project_id: project, resource_id: resource, group_id: { notIn: groups } },
  });
  await tx.resourceGroupMember.createMany({
    data: groups.map((group_id) => ({ project_id: project, resource_id: resource, group_id })),
    skipDuplicates: true,
  });
}

export async function insertResource(
  tx: Tx,
  project: ProjectId,
  id: string,
  { group_ids, location, ...rest }: CreateResourceBody,
): Promise<Resource> {
  await tx.resource.create({ data: { project_id: project, id, ...rest, location: json(location) } });
  await setGroups(tx, project, id, group_ids);
  return toResource(await tx.resource.findFirstOrThrow({ where: { project_id: project, id }, ...shape }));
}

export async function updateResource(
  tx: Tx,
  project: ProjectId,
  id: string,
  { group_ids, location, ...rest }: UpdateResourceBody & { photo_id?: string | null; updated_at: Date },
): Promise<Resource> {
  if (group_ids !== undefined) await setGroups(tx, project, id, group_ids);
  const row = await tx.resource.update({
    where: { project_id_id: { project_id: project, id } },
    data: { ...rest, ...(location === undefined ? {} : { location: json(location) }) },
    ...shape,
  });
  return toResource(row);
}

/** It leaves its groups, which are kept for when it is restored. */
export async function deleteResource(tx: Tx, project: ProjectId, { id, group_ids }: Resource, at: Date): Promise<void> {
  await setGroups(tx, project, id, []);
  const where = { project_id_id: { project_id: project, id } };
  await tx.resource.update({ where, data: { deleted_at: at, left_group_ids: group_ids } });
}

/** The groups that a deleted resource was in. */
export async function leftGroups(tx: Tx, project: ProjectId, id: string): Promise<string[]> {
  const where = { project_id: project, id, deleted_at: { not: null } };
  return (await tx.resource.findFirst({ where, select: { left_group_ids: true } }))?.left_group_ids ?? [];
}

/** The services that ask for this very resource, and the live bookings given to it. */
export async function holdersOfResource(tx: Tx, project: ProjectId, id: string): Promise<Holder[]> {
  const services = await tx.service.findMany({
    where: { project_id: project, deleted_at: null, requirements: { some: { resource_id: id } } },
    orderBy: { id: "asc" },
    take: 10,
  });
  return [
    ...services.map(({ id, name }): Holder => ({ type: "service", id, name })),
    ...(await liveBookings(tx, project, "resource", id)),
  ];
}
