import { json, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { iso } from "@/lib/core/wire/wire";
import { Answers, noAnswers } from "@/lib/domains/assistant/answers";
import { nothing } from "@/lib/domains/assistant/propose";
import type { Sentence } from "@/lib/domains/assistant/questions";
import type { Part, PlanContent, Topic } from "@/lib/domains/assistant/schema";
import type { PageSettings } from "@/lib/domains/booking-page/store";
import type { Prisma, SetupPlan as Row } from "@/lib/generated/prisma/client";

/** A part as an application left it, so that an undo can tell whether anybody touched it since. */
export type Made = Part & { shape: unknown };

export type Application = {
  at: string;
  by: string;
  made: Made[];
  existing: Part[];
  stages: { before: number; after: number } | null;
  page: { before: PageSettings; after: PageSettings } | null;
};

export type State = {
  version: number;
  answers: Answers;
  content: PlanContent;
  edited: string[];
  by_model: string[];
  asking: Topic;
  applied: Application | null;
};

export const beginning: State = {
  version: 0,
  answers: noAnswers,
  content: nothing,
  edited: [],
  by_model: [],
  asking: "business",
  applied: null,
};

const toState = (row: Row): State => ({
  version: row.version,
  answers: Answers.parse(row.answers),
  content: row.content as PlanContent,
  edited: row.edited,
  by_model: row.by_model,
  asking: row.asking as Topic,
  applied: row.applied as Application | null,
});

const columns = ({ answers, content, applied, ...rest }: State) => ({
  ...rest,
  answers: answers as Prisma.InputJsonValue,
  content: content as Prisma.InputJsonValue,
  applied: json(applied),
});

export async function findState(tx: Tx, project: ProjectId): Promise<State> {
  const row = await tx.setupPlan.findUnique({ where: { project_id: project } });
  return row ? toState(row) : beginning;
}

/** Locks the plan until the transaction ends. */
export async function lockState(tx: Tx, project: ProjectId): Promise<State> {
  await tx.setupPlan.createMany({ data: [{ project_id: project, ...columns(beginning) }], skipDuplicates: true });
  await tx.$queryRaw`SELECT 1 FROM setup_plan WHERE project_id = ${project} FOR UPDATE`;
  return findState(tx, project);
}

export async function saveState(tx: Tx, project: ProjectId, state: State, at: Date): Promise<void> {
  await tx.setupPlan.update({ where: { project_id: project }, data: { ...columns(state), updated_at: at } });
}

export type Told = { author: "assistant"; said: Sentence[] } | { author: "member"; text: string };
export type KeptMessage = Told & { id: string; created_at: string };

/** A millisecond apart, so that they sort in order. */
export async function insertMessages(tx: Tx, project: ProjectId, told: readonly Told[], at: Date): Promise<void> {
  const data = told.map((each, i) => {
    const created_at = new Date(at.getTime() + i);
    const words = each.author === "member" ? { text: each.text } : { said: each.said as Prisma.InputJsonValue };
    return { project_id: project, id: newId("msg", created_at.getTime()), author: each.author, created_at, ...words };
  });
  await tx.setupMessage.createMany({ data });
}

/** The newest first. */
export async function selectMessages(
  tx: Tx,
  project: ProjectId,
  before: string | null,
  take: number,
): Promise<KeptMessage[]> {
  const where = { project_id: project, ...(before === null ? {} : { id: { lt: before } }) };
  const rows = await tx.setupMessage.findMany({ where, orderBy: { id: "desc" }, take });
  return rows.map(({ id, author, text, said, created_at }) => ({
    id,
    created_at: iso(created_at),
    ...(author === "member"
      ? { author: "member" as const, text: text ?? "" }
      : { author: "assistant" as const, said: said as Sentence[] }),
  }));
}

export async function deleteMessages(tx: Tx, project: ProjectId): Promise<void> {
  await tx.setupMessage.deleteMany({ where: { project_id: project } });
}

/** Whether there is neither a service nor a resource. */
export async function isBare(tx: Tx, project: ProjectId): Promise<boolean> {
  const where = { project_id: project, deleted_at: null };
  const some = { where, select: { id: true } };
  return (await tx.service.findFirst(some)) === null && (await tx.resource.findFirst(some)) === null;
}

/**
 * Which of these services, resources and groups have bookings, in any status. Each query stops at the first booking,
 * because the catalog is locked meanwhile.
 */
export async function bookedAmong(tx: Tx, project: ProjectId, ids: string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT named.id FROM unnest(${ids}::text[]) AS named (id)
    WHERE EXISTS (SELECT FROM booking b
        WHERE b.project_id = ${project} AND b.service_id = named.id AND b.status NOT IN ('expired', 'released'))
      OR EXISTS (SELECT FROM booking b
        WHERE b.project_id = ${project} AND b.group_id = named.id AND b.status NOT IN ('expired', 'released'))
      OR EXISTS (SELECT FROM booking b
        WHERE b.project_id = ${project} AND b.assignee_resource_id = named.id AND b.status NOT IN ('expired', 'released'))
      OR EXISTS (SELECT FROM allocation a JOIN booking b ON b.project_id = a.project_id AND b.id = a.booking_id
        WHERE a.project_id = ${project} AND a.resource_id = named.id AND b.status NOT IN ('expired', 'released'))`;
  return new Set(rows.map(({ id }) => id));
}

/** Which of these schedules have exceptions, and which resources time off. */
export async function exceptedAmong(tx: Tx, project: ProjectId, ids: string[]): Promise<Set<string>> {
  const schedules = await tx.scheduleOverride.findMany({ where: { project_id: project, schedule_id: { in: ids } } });
  const resources = await tx.timeOff.findMany({ where: { project_id: project, resource_id: { in: ids } } });
  return new Set([
    ...schedules.map(({ schedule_id }) => schedule_id),
    ...resources.map(({ resource_id }) => resource_id),
  ]);
}
