import type { Identity } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { openStatuses } from "@/lib/core/vocabulary";
import { iso } from "@/lib/core/wire/wire";
import { defaultStages } from "@/lib/domains/stages/default";
import type { Migration } from "@/lib/domains/stages/rules";
import type { StageConfig, StageConfigVersion, StageContent } from "@/lib/domains/stages/schema";
import type { StageConfig as Row } from "@/lib/generated/prisma/client";

type Author = StageConfig["created_by"];

const theService: Author = { type: "system", id: "", name: "Turnero" };
const live = ["held", ...openStatuses];

const toStageConfig = (row: Omit<Row, "project_id">): StageConfig => ({
  version: row.version,
  ...(row.content as StageContent),
  reverted_from: row.reverted_from,
  created_by: row.created_by as Author,
  created_at: iso(row.created_at),
});

/** A project's configuration before any change: the default, as old as the project, stored or not. */
async function firstVersion(tx: Tx, project: ProjectId, content: StageContent = defaultStages) {
  const { created_at } = await tx.project.findUniqueOrThrow({ where: { id: project }, select: { created_at: true } });
  return { version: 1, content, reverted_from: null, created_by: theService, created_at };
}

/** Stores the first version where there is none, so that the next one is the second. */
export async function ensureStages(tx: Tx, project: ProjectId, content?: StageContent): Promise<void> {
  if (await tx.stageConfig.findFirst({ where: { project_id: project }, select: { version: true } })) return;
  const data = { project_id: project, ...(await firstVersion(tx, project, content)) };
  await tx.stageConfig.createMany({ data: [data], skipDuplicates: true });
}

/** The configuration in force. */
export async function currentStages(tx: Tx, project: ProjectId): Promise<StageConfig> {
  const row = await tx.stageConfig.findFirst({ where: { project_id: project }, orderBy: { version: "desc" } });
  return toStageConfig(row ?? (await firstVersion(tx, project)));
}

/** By the version's number in a URL. */
export async function findStages(tx: Tx, project: ProjectId, number: string): Promise<StageConfig | null> {
  if (!/^[1-9]\d{0,8}$/.test(number)) return null;
  const version = Number(number);
  const row = await tx.stageConfig.findUnique({ where: { project_id_version: { project_id: project, version } } });
  if (row) return toStageConfig(row);
  return version === 1 ? toStageConfig(await firstVersion(tx, project)) : null;
}

/** Serializes writers of the project's next version, and keeps tasks from entering a stage meanwhile. */
export async function lockStages(tx: Tx, project: ProjectId): Promise<StageConfig> {
  await tx.$queryRaw`SELECT id FROM project WHERE id = ${project} FOR UPDATE`;
  await ensureStages(tx, project);
  return currentStages(tx, project);
}

/**
 * The configuration in force, locked until the transaction ends. Every move of a task reads it like this before locking
 * the task, so that no stage is removed between the decision and the move.
 */
export async function holdStages(tx: Tx, project: ProjectId): Promise<StageConfig> {
  await tx.$queryRaw`SELECT id FROM project WHERE id = ${project} FOR KEY SHARE`;
  return currentStages(tx, project);
}

export async function insertStages(
  tx: Tx,
  project: ProjectId,
  made: { version: number; content: StageContent; reverted_from: number | null; by: Identity; at: Date },
): Promise<StageConfig> {
  const { version, content, reverted_from, by, at } = made;
  const created_by = { type: by.type, id: by.id, name: by.name };
  const data = { project_id: project, version, content, reverted_from, created_by, created_at: at };
  return toStageConfig(await tx.stageConfig.create({ data }));
}

/** Newest first. */
export async function selectVersions(
  tx: Tx,
  project: ProjectId,
  before: number | null,
  take: number,
): Promise<StageConfigVersion[]> {
  type Listed = Omit<Row, "project_id" | "content"> & { stage_count: number; action_count: number };
  const rows = await tx.$queryRaw<Listed[]>`
    SELECT version, jsonb_array_length(content->'stages') AS stage_count,
           jsonb_array_length(content->'actions') AS action_count, reverted_from, created_by, created_at
    FROM stage_config WHERE project_id = ${project} AND version < ${before ?? 2147483647}
    ORDER BY version DESC LIMIT ${take}`;
  const stored = rows.map((row) => ({ ...row, created_by: row.created_by as Author, created_at: iso(row.created_at) }));
  if (stored.length > 0 || before !== null) return stored;
  const { content, ...first } = await firstVersion(tx, project);
  const counts = { stage_count: content.stages.length, action_count: content.actions.length };
  return [{ ...first, ...counts, created_at: iso(first.created_at) }];
}

/** How many live tasks each stage has. */
export async function standingTasks(tx: Tx, project: ProjectId): Promise<Map<string, number>> {
  const groups = await tx.booking.groupBy({
    by: ["stage"],
    where: { project_id: project, status: { in: live } },
    _count: true,
    orderBy: { stage: "asc" },
  });
  return new Map(groups.map(({ stage, _count }) => [stage, _count]));
}

/** Moves the live tasks of each stage that `migrate` names. No target is itself a stage to leave. */
export async function migrateTasks(
  tx: Tx,
  project: ProjectId,
  migrate: Migration,
  { by, at }: { by: Identity; at: Date },
): Promise<void> {
  const actor = JSON.stringify({ type: by.type, id: by.id, name: by.name });
  for (const [from, to] of Object.entries(migrate)) {
    await tx.$executeRaw`
      WITH moved AS (
        UPDATE booking SET stage = ${to}, version = version + 1, updated_at = ${at}
        WHERE project_id = ${project} AND stage = ${from} AND status = ANY(${live}) RETURNING id, version)
      INSERT INTO stage_history (project_id, id, booking_id, from_stage, to_stage, action, actor, version, at)
      SELECT ${project}, new_id('stg'), id, ${from}, ${to}, 'stages_changed', ${actor}::jsonb, version, ${at} FROM moved`;
  }
}
