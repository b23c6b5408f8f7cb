import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";

export type Published = { seq: number; kind: string; id: string };

/** Events published after a position, in the order of publication. */
export async function selectPublished(tx: Tx, project: ProjectId, after: number, take: number): Promise<Published[]> {
  const rows = await tx.event.findMany({
    where: { project_id: project, published_seq: { gt: after } },
    orderBy: { published_seq: "asc" },
    select: { published_seq: true, type: true, subject_id: true },
    take,
  });
  return rows.map(({ published_seq, type, subject_id }) => ({
    seq: Number(published_seq),
    kind: type,
    id: subject_id,
  }));
}

/** Whether a position, or an earlier one, is still stored; then everything after it is. */
export async function keepsPlace(tx: Tx, project: ProjectId, place: number): Promise<boolean> {
  const where = { project_id: project, published_seq: { lte: place } };
  return (await tx.event.findFirst({ where, select: { seq: true } })) !== null;
}

/** The last place that this project's events have reached. */
export async function lastPublished(tx: Tx, project: ProjectId): Promise<number> {
  const row = await tx.event.findFirst({
    where: { project_id: project, published_seq: { not: null } },
    orderBy: { published_seq: "desc" },
    select: { published_seq: true },
  });
  return Number(row?.published_seq ?? 0);
}
