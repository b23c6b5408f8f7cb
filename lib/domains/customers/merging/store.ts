import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Filled } from "@/lib/domains/customers/merging/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

type Moved = Record<string, unknown[]>;

/** Moves everything that refers to one customer to the other, and removes the first: returns their row and the moved rows. */
export async function moveToSurvivor(
  tx: Tx,
  project: ProjectId,
  survivor: string,
  other: string,
): Promise<{ gone: Prisma.JsonObject; moved: Moved }> {
  const [handed] = await tx.$queryRaw<{ moved: Moved }[]>`SELECT hand_over(${project}, ${other}, ${survivor}) AS moved`;
  const [row] = await tx.$queryRaw<{ gone: Prisma.JsonObject }[]>`
    DELETE FROM customer c WHERE c.project_id = ${project} AND c.id = ${other} RETURNING to_jsonb(c) AS gone`;
  if (!row || !handed) throw new Error("The customer to merge is gone.");
  return { gone: row.gone, moved: handed.moved };
}

type Merge = {
  merged_id: string;
  survivor_id: string;
  gone: Prisma.JsonObject;
  moved: Moved;
  filled: Filled;
  at: Date;
};

export async function insertMerge(tx: Tx, project: ProjectId, merge: Merge): Promise<void> {
  const data = { project_id: project, ...merge, moved: merge.moved as Prisma.InputJsonObject };
  await tx.customerMerge.create({
    data: { ...data, gone: merge.gone as Prisma.InputJsonObject, filled: merge.filled as Prisma.InputJsonObject },
  });
}

export async function findMerge(
  tx: Tx,
  project: ProjectId,
  survivor_id: string,
  merged_id: string,
): Promise<{ filled: Filled } | null> {
  const row = await tx.customerMerge.findFirst({ where: { project_id: project, survivor_id, merged_id } });
  return row && { filled: row.filled as unknown as Filled };
}

/** Restores the merged customer with their rows; false when another has their phone by now. */
export async function restoreMerged(tx: Tx, project: ProjectId, survivor: string, other: string): Promise<boolean> {
  const [restored] = await tx.$queryRaw<{ done: boolean }[]>`
    SELECT restore_merged(${project}, ${survivor}, ${other}) AS done`;
  if (!restored?.done) return false;
  await tx.$queryRaw`
    SELECT hand_back(${project}, ${other}, ${survivor}, m.moved)::text FROM customer_merge m
    WHERE m.project_id = ${project} AND m.survivor_id = ${survivor} AND m.merged_id = ${other}`;
  await tx.customerMerge.deleteMany({ where: { project_id: project, survivor_id: survivor, merged_id: other } });
  return true;
}
