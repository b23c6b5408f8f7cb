import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import type { TestOutgoing } from "@/lib/domains/test-mode/schema";

export type Kept = Pick<TestOutgoing, "recipient" | "subject" | "text" | "about_id"> & {
  way: string;
  created_at: Date;
};

export async function insertOutgoing(tx: Tx, project: string, kept: Kept): Promise<string> {
  const id = newId("out");
  await tx.testOutgoing.create({ data: { project_id: project, id, ...kept } });
  return id;
}

/** Newest first. */
export async function selectOutgoing(
  tx: Tx,
  project: ProjectId,
  way: string | null,
  after: string | null,
  take: number,
): Promise<TestOutgoing[]> {
  const rows = await tx.testOutgoing.findMany({
    where: { project_id: project, ...(way !== null && { way }), ...(after === null ? {} : { id: { lt: after } }) },
    orderBy: { id: "desc" },
    take,
  });
  return rows.map(({ project_id: _, created_at, way, ...row }) => ({
    ...row,
    way: way as TestOutgoing["way"],
    created_at: iso(created_at),
  }));
}
