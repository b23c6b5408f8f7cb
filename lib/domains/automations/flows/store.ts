import type { Tx } from "@/lib/core/db";
import { newId, type ProjectId } from "@/lib/core/ids";
import { readWhole } from "@/lib/core/read-whole";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import type { CreateFlowBody, Flow, FlowRun, FlowStep, UpdateFlowBody } from "@/lib/domains/automations/flows/schema";
import type { RunStatus } from "@/lib/domains/automations/schema";
import { Prisma } from "@/lib/generated/prisma/client";

const shape = { include: { runs: { orderBy: { id: "desc" }, take: 1 } } } satisfies Prisma.AutomationDefaultArgs;

const toRun = (row: Prisma.AutomationRunGetPayload<object>): FlowRun => ({
  id: row.id,
  flow_id: row.automation_id,
  cause: row.cause,
  subject_id: row.subject_id,
  status: row.status as RunStatus,
  steps: (row.steps as Partial<FlowStep>[]).map((step) => ({ node_id: null, ...step }) as FlowStep),
  due_at: isoOrNull(row.due_at),
  created_at: iso(row.created_at),
  finished_at: isoOrNull(row.finished_at),
});

const toFlow = (row: Prisma.AutomationGetPayload<typeof shape>): Flow => ({
  id: row.id,
  name: row.name,
  enabled: row.enabled,
  trigger: row.trigger as Flow["trigger"],
  nodes: row.nodes as Flow["nodes"],
  edges: row.edges as Flow["edges"],
  version: row.version,
  last_run: row.runs[0] ? toRun(row.runs[0]) : null,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
});

const key = (project: ProjectId, id: string) => ({ project_id_id: { project_id: project, id } });
const aFlow = { nodes: { not: Prisma.DbNull }, deleted_at: null };

export async function findFlow(tx: Tx, project: ProjectId, id: string): Promise<Flow | null> {
  const row = await tx.automation.findFirst({ where: { project_id: project, id, ...aFlow }, ...shape });
  return row && toFlow(row);
}

/** Oldest first. */
export async function selectFlows(tx: Tx, project: ProjectId, after: string | null, take: number): Promise<Flow[]> {
  const where = { project_id: project, ...aFlow, ...(after === null ? {} : { id: { gt: after } }) };
  return (await tx.automation.findMany({ where, orderBy: { id: "asc" }, take, ...shape })).map(toFlow);
}

export async function lockFlow(tx: Tx, project: ProjectId, id: string): Promise<Flow | null> {
  await tx.$queryRaw`SELECT id FROM automation WHERE project_id = ${project} AND id = ${id} FOR UPDATE`;
  return findFlow(tx, project, id);
}

type Written = Omit<UpdateFlowBody, "expected_version">;
const columns = ({ trigger, nodes, edges, ...rest }: Written) => ({
  ...rest,
  ...(trigger === undefined ? {} : { trigger: trigger as Prisma.InputJsonObject }),
  ...(nodes === undefined ? {} : { nodes: nodes as Prisma.InputJsonArray }),
  ...(edges === undefined ? {} : { edges: edges as Prisma.InputJsonArray }),
});

export async function insertFlow(tx: Tx, project: ProjectId, body: CreateFlowBody, now: Date): Promise<Flow> {
  const { name, trigger, ...rest } = body;
  const data = {
    project_id: project,
    id: newId("flw"),
    created_at: now,
    updated_at: now,
    conditions: [],
    actions: [],
    ...columns(rest),
    name,
    trigger: trigger as Prisma.InputJsonObject,
  };
  return toFlow(await tx.automation.create({ data, ...shape }));
}

export async function updateFlow(tx: Tx, project: ProjectId, id: string, change: Written, now: Date): Promise<Flow> {
  const data = { ...columns(change), version: { increment: 1 }, updated_at: now };
  return toFlow(await tx.automation.update({ where: key(project, id), data, ...shape }));
}

/** Newest first. */
export async function selectFlowRuns(
  tx: Tx,
  project: ProjectId,
  { flow, status }: { flow: string; status?: RunStatus | undefined },
  before: string | null,
  take: number,
): Promise<FlowRun[]> {
  const where = {
    project_id: project,
    automation_id: flow,
    ...(status === undefined ? {} : { status }),
    ...(before === null ? {} : { id: { lt: before } }),
  };
  return (await tx.automationRun.findMany({ where, orderBy: { id: "desc" }, take })).map(toRun);
}

export async function memberNames(tx: Tx, project: ProjectId, id?: string): Promise<string[]> {
  const where = { project_id: project, ...(id === undefined ? {} : { id }) };
  const select = { user: { select: { name: true } } };
  const read = () => tx.member.findMany({ where, orderBy: { id: "asc" }, take: 50, select });
  const rows = await readWhole(read, ({ user }) => user !== null);
  return rows.map(({ user }) => user.name);
}
