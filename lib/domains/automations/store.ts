import { prisma, type Sql, type Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { foreignChannels } from "@/lib/core/vocabulary";
import { iso } from "@/lib/core/wire/wire";
import type { FlowEdge, FlowNode, Graph } from "@/lib/domains/automations/flows/schema";
import { parkRuns, toRun, unparkRuns } from "@/lib/domains/automations/runs/store";
import type { Automation, CreateAutomationBody, UpdateAutomationBody } from "@/lib/domains/automations/schema";
import { Prisma } from "@/lib/generated/prisma/client";

const shape = { include: { runs: { orderBy: { id: "desc" }, take: 1 } } } satisfies Prisma.AutomationDefaultArgs;
type Row = Prisma.AutomationGetPayload<typeof shape>;

const toAutomation = (row: Row): Automation => ({
  id: row.id,
  name: row.name,
  enabled: row.enabled,
  trigger: row.trigger as Automation["trigger"],
  conditions: row.conditions as Automation["conditions"],
  actions: row.actions as Automation["actions"],
  last_run: row.runs[0] ? toRun(row.runs[0]) : null,
  version: row.version,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

/** What runs, an automation or a flow: the first has its actions, the second its graph. */
export type Recipe = Pick<Automation, "id" | "name" | "enabled" | "trigger" | "conditions" | "actions"> & {
  graph: Graph | null;
  /** Events from before this do not count. */
  since: Date;
};

const toRecipe = (row: Prisma.AutomationGetPayload<object>): Recipe => ({
  ...toAutomation({ ...row, runs: [] }),
  graph: row.nodes === null ? null : { nodes: row.nodes as FlowNode[], edges: row.edges as FlowEdge[] },
  since: row.since,
});

const key = (project: ProjectId, id: string) => ({ project_id_id: { project_id: project, id } });
const notAFlow = { nodes: { equals: Prisma.DbNull }, deleted_at: null };

export async function findRecipe(tx: Tx, project: ProjectId, id: string): Promise<Recipe | null> {
  const row = await tx.automation.findFirst({ where: { project_id: project, id, deleted_at: null } });
  return row && toRecipe(row);
}

export async function findAutomation(tx: Tx, project: ProjectId, id: string): Promise<Automation | null> {
  // Not findUnique: Prisma batches those, and then finds nothing where a column is null.
  const row = await tx.automation.findFirst({ where: { project_id: project, id, ...notAFlow }, ...shape });
  return row && toAutomation(row);
}

/** Oldest first. */
export async function selectAutomations(
  tx: Tx,
  project: ProjectId,
  after: string | null,
  take: number,
): Promise<Automation[]> {
  const where = { project_id: project, ...notAFlow, ...(after === null ? {} : { id: { gt: after } }) };
  return (await tx.automation.findMany({ where, orderBy: { id: "asc" }, take, ...shape })).map(toAutomation);
}

/** The enabled ones of each project, in one query: a batch of events may span many. */
export async function selectEnabled(tx: Tx, projects: readonly string[]): Promise<Map<string, Recipe[]>> {
  const where = { project_id: { in: [...new Set(projects)] }, enabled: true, deleted_at: null };
  const byProject = new Map<string, Recipe[]>();
  for (const row of await tx.automation.findMany({ where, orderBy: { id: "asc" } }))
    byProject.set(row.project_id, [...(byProject.get(row.project_id) ?? []), toRecipe(row)]);
  return byProject;
}

/** Which of these projects have one that is enabled. */
export async function projectsWithAutomations(sql: Sql, projects: readonly string[]): Promise<string[]> {
  const text = `SELECT DISTINCT project_id FROM automation
    WHERE project_id = ANY ($1::text[]) AND enabled AND deleted_at IS NULL`;
  return (await sql<{ project_id: string }>(text, [projects])).map(({ project_id }) => project_id);
}

type Written = Omit<UpdateAutomationBody, "expected_version">;
const columns = ({ trigger, conditions, actions, ...rest }: Written) => ({
  ...rest,
  ...(trigger === undefined ? {} : { trigger: trigger as Prisma.InputJsonObject }),
  ...(conditions === undefined ? {} : { conditions: conditions as Prisma.InputJsonArray }),
  ...(actions === undefined ? {} : { actions: actions as Prisma.InputJsonArray }),
});

export async function insertAutomation(
  tx: Tx,
  project: ProjectId,
  body: CreateAutomationBody,
  now: Date,
): Promise<Automation> {
  const { name, enabled, trigger, conditions, actions } = body;
  const data = {
    project_id: project,
    id: newId("aut"),
    name,
    enabled,
    created_at: now,
    updated_at: now,
    trigger: trigger as Prisma.InputJsonObject,
    conditions: conditions as Prisma.InputJsonArray,
    actions: actions as Prisma.InputJsonArray,
  };
  return toAutomation(await tx.automation.create({ data, ...shape }));
}

export async function updateAutomation(
  tx: Tx,
  project: ProjectId,
  id: string,
  change: Written,
  now: Date,
): Promise<Automation> {
  const data = { ...columns(change), version: { increment: 1 }, updated_at: now };
  return toAutomation(await tx.automation.update({ where: key(project, id), data, ...shape }));
}

/** A rule or a flow. Its runs stop, and stay with it until it is restored or erased. */
export async function deleteAutomation(tx: Tx, project: ProjectId, id: string, at: Date): Promise<void> {
  await tx.automation.update({ where: key(project, id), data: { deleted_at: at } });
  await parkRuns(tx, project, id);
}

/** Takes back a deletion that is not older than `since`; false when there is none. Of concurrent callers one does it. */
export async function undeleteAutomation(tx: Tx, project: ProjectId, id: string, since: Date): Promise<boolean> {
  const where = { project_id: project, id, deleted_at: { gte: since } };
  const { count } = await tx.automation.updateMany({ where, data: { deleted_at: null } });
  if (count > 0) await unparkRuns(tx, project, id);
  return count > 0;
}

/** What was deleted before this goes for good, with its runs. */
export const eraseAutomations = async (before: Date): Promise<number> =>
  (await prisma().automation.deleteMany({ where: { deleted_at: { lt: before } } })).count;

export const lockAutomation = async (tx: Tx, project: ProjectId, id: string): Promise<Automation | null> => {
  await tx.$queryRaw`SELECT id FROM automation WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  return findAutomation(tx, project, id);
};

export async function customerTags(tx: Tx, project: ProjectId, customer: string): Promise<string[]> {
  const where = { project_id_id: { project_id: project, id: customer } };
  return (await tx.customer.findUnique({ where, select: { tags: true } }))?.tags ?? [];
}

/**
 * The conversation in which a customer is best reached when the task has none of its own: the latest, of the channels that
 * prove who writes. In the web chat anybody may claim any phone.
 */
export async function conversationFor(tx: Tx, project: ProjectId, customer: string): Promise<string | null> {
  const where = { project_id: project, customer_id: customer, channel: { in: [...foreignChannels] } };
  const row = await tx.conversation.findFirst({
    where,
    orderBy: { last_inbound_at: { sort: "desc", nulls: "last" } },
    select: { id: true },
  });
  return row?.id ?? null;
}
