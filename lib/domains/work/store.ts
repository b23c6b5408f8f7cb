import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Worker } from "@/lib/domains/work/rules";

/** Locked until the transaction ends, so that nobody is deleted while they are assigned a task. */
async function selectWorkers(tx: Tx, project: ProjectId, which: { id: string } | { member_id: string }) {
  const [id, member] = "id" in which ? [which.id, null] : [null, which.member_id];
  await tx.$queryRaw`
    SELECT id FROM resource WHERE project_id = ${project} AND (id = ${id} OR member_id = ${member}) ORDER BY id FOR KEY SHARE`;
  const rows = await tx.resource.findMany({
    where: { project_id: project, deleted_at: null, ...which },
    select: { id: true, active: true, groups: { select: { group_id: true } } },
  });
  return rows.map(({ groups, ...row }): Worker => ({ ...row, group_ids: groups.map(({ group_id }) => group_id) }));
}

export const findWorker = async (tx: Tx, project: ProjectId, id: string): Promise<Worker | null> =>
  (await selectWorkers(tx, project, { id }))[0] ?? null;

/** The resources that are this team member. */
export const workersOf = (tx: Tx, project: ProjectId, member: string): Promise<Worker[]> =>
  selectWorkers(tx, project, { member_id: member });

/** How long the service's work takes, and its buffer, in minutes. */
export async function lengthOf(tx: Tx, project: ProjectId, service: string) {
  const where = { project_id_id: { project_id: project, id: service } };
  return tx.service.findUniqueOrThrow({ where, select: { duration_minutes: true, buffer_minutes: true } });
}

/** Records the time of a queue task. It never blocks: one person may have many. */
export async function addAllocation(
  tx: Tx,
  project: ProjectId,
  taken: { booking_id: string; resource_id: string; start_at: Date; end_at: Date },
): Promise<void> {
  await tx.allocation.create({ data: { project_id: project, ...taken, place: 0, seat: 0, blocks: false } });
}

export async function removeAllocations(tx: Tx, project: ProjectId, booking: string): Promise<void> {
  await tx.allocation.deleteMany({ where: { project_id: project, booking_id: booking } });
}
