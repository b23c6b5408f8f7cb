import { json, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { IntakeField, Requirement, Service, ServiceQuery } from "@/lib/domains/catalog/services/schema";
import { lockRow } from "@/lib/domains/catalog/store";
import type { Prisma } from "@/lib/generated/prisma/client";

const shape = { include: { requirements: { orderBy: { position: "asc" } } } } satisfies Prisma.ServiceDefaultArgs;

const toService = (row: Prisma.ServiceGetPayload<typeof shape>): Service => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  aliases: row.aliases as Service["aliases"],
  kind: row.kind as Service["kind"],
  duration_minutes: row.duration_minutes,
  buffer_minutes: row.buffer_minutes,
  slot_interval_minutes: row.slot_interval_minutes,
  min_notice_minutes: row.min_notice_minutes,
  max_advance_days: row.max_advance_days,
  max_party_size: row.max_party_size,
  requirements: row.requirements.map(({ group_id, resource_id, quantity }) => ({ group_id, resource_id, quantity })),
  schedule_id: row.schedule_id,
  group_id: row.group_id,
  uses: row.uses as Service["uses"],
  price_cents: row.price_cents,
  currency: row.currency as Service["currency"],
  deposit_cents: row.deposit_cents,
  deposit_minutes: row.deposit_minutes,
  reminder_minutes: row.reminder_minutes as Service["reminder_minutes"],
  intake_fields: row.intake_fields as IntakeField[],
  color: row.color,
  active: row.active,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

/** `deletedSince`: the one that was deleted since then, instead of the one that is there. */
export async function findService(
  tx: Tx,
  project: ProjectId,
  id: string,
  deletedSince?: Date,
): Promise<Service | null> {
  const deleted_at = deletedSince ? { gte: deletedSince } : null;
  const row = await tx.service.findFirst({ where: { project_id: project, id, deleted_at }, ...shape });
  return row && toService(row);
}

export const lockService = async (tx: Tx, project: ProjectId, id: string): Promise<Service | null> =>
  (await lockRow(tx, project, "service", id)) ? findService(tx, project, id) : null;

export async function selectServices(
  tx: Tx,
  project: ProjectId,
  { active, kind }: Pick<ServiceQuery, "active" | "kind">,
  after: string | null,
  take: number,
): Promise<Service[]> {
  const where: Prisma.ServiceWhereInput = {
    project_id: project,
    deleted_at: null,
    ...(active === undefined ? {} : { active }),
    ...(kind === undefined ? {} : { kind }),
    ...(after === null ? {} : { id: { gt: after } }),
  };
  return (await tx.service.findMany({ where, orderBy: { id: "asc" }, take, ...shape })).map(toService);
}

async function setRequirements(tx: Tx, project: ProjectId, service: string, requirements: Requirement[]) {
  await tx.serviceRequirement.deleteMany({ where: { project_id: project, service_id: service } });
  await tx.serviceRequirement.createMany({
    data: requirements.map((line, position) => ({ project_id: project, service_id: service, position, ...line })),
  });
}

export type Written = Omit<Service, "id" | "created_at" | "updated_at">;

export async function insertService(
  tx: Tx,
  project: ProjectId,
  id: string,
  { requirements, reminder_minutes, ...rest }: Written,
): Promise<Service> {
  const data = { project_id: project, id, ...rest, reminder_minutes: json(reminder_minutes) };
  await tx.service.create({ data });
  await setRequirements(tx, project, id, requirements);
  return toService(await tx.service.findFirstOrThrow({ where: { project_id: project, id }, ...shape }));
}

export async function updateService(
  tx: Tx,
  project: ProjectId,
  id: string,
  { requirements, reminder_minutes, ...rest }: Partial<Written> & { updated_at: Date },
): Promise<Service> {
  if (requirements !== undefined) await setRequirements(tx, project, id, requirements);
  const where = { project_id_id: { project_id: project, id } };
  const data = { ...rest, ...(reminder_minutes === undefined ? {} : { reminder_minutes: json(reminder_minutes) }) };
  return toService(await tx.service.update({ where, data, ...shape }));
}

export async function deleteService(tx: Tx, project: ProjectId, id: string, at: Date): Promise<void> {
  await tx.service.update({ where: { project_id_id: { project_id: project, id } }, data: { deleted_at: at } });
}
