import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { keptSince } from "@/lib/core/clock";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import { assertCurrent, invalidAll, notFound } from "@/lib/core/problem";
import { assertActions } from "@/lib/domains/automations/change";
import { faultsOf } from "@/lib/domains/automations/flows/rules";
import type { CreateFlowBody, Flow, Graph, UpdateFlowBody } from "@/lib/domains/automations/flows/schema";
import { findFlow, insertFlow, lockFlow, updateFlow } from "@/lib/domains/automations/flows/store";
import { planForUpcoming } from "@/lib/domains/automations/runs/store";
import { deleteAutomation, undeleteAutomation } from "@/lib/domains/automations/store";

const actingNodes = ({ nodes }: Pick<Graph, "nodes">) =>
  nodes.flatMap((node, i) => (node.kind === "action" ? [{ action: node.action, i }] : []));

type Asked = { root?: string /** The graph as it is kept. */; standing?: Pick<Graph, "nodes"> };

/** The graph must lead somewhere, and what it names must be there. */
export async function assertGraph(
  tx: Tx,
  actor: Actor,
  graph: Graph,
  enabled: boolean,
  { root = "#", standing = { nodes: [] } }: Asked = {},
): Promise<void> {
  const faults = faultsOf(graph, enabled);
  if (faults.length > 0) {
    throw invalidAll(faults.map((fault) => ({ ...fault, pointer: fault.pointer.replace("#", root) })));
  }
  const acting = actingNodes(graph);
  const actions = acting.map(({ action }) => action);
  await assertActions(tx, actor, actions, {
    pointerOf: (nth) => `${root}/nodes/${acting[nth]?.i}/action`,
    standing: actingNodes(standing).map(({ action }) => action),
  });
}

const planned = (tx: Tx, actor: Actor, flow: Flow) =>
  planForUpcoming(sqlOf({ tx }), actor.project.id, { ...flow, actions: [] }, actor.now);

export const createFlow = (actor: Actor, body: CreateFlowBody): Promise<Flow> =>
  inTransaction(actor, async (tx) => {
    await assertGraph(tx, actor, body, body.enabled);
    const flow = await insertFlow(tx, actor.project.id, body, actor.now);
    await planned(tx, actor, flow);
    await audit(tx, actor, "flow.created", flow.id, null, flow);
    return flow;
  });

export const changeFlow = (actor: Actor, id: string, body: UpdateFlowBody): Promise<Flow> =>
  inTransaction(actor, async (tx) => {
    const { expected_version, ...changed } = body;
    const before = await lockFlow(tx, actor.project.id, id);
    if (!before) throw notFound("flow", id);
    assertCurrent(before, expected_version);
    const wanted = { ...before, ...changed };
    await assertGraph(tx, actor, wanted, wanted.enabled, { standing: before });
    const after = await updateFlow(tx, actor.project.id, id, changed, actor.now);
    await planned(tx, actor, after);
    await audit(tx, actor, "flow.updated", id, before, after);
    return after;
  });

export const removeFlow = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    const before = await lockFlow(tx, actor.project.id, id);
    if (!before) throw notFound("flow", id);
    await deleteAutomation(tx, actor.project.id, id, actor.now);
    await audit(tx, actor, "flow.deleted", id, before, null);
    return undefined;
  });

/** Within a day. It ignores what happened while it was deleted. */
export const restoreFlow = (actor: Actor, id: string): Promise<Flow> =>
  inTransaction(actor, async (tx) => {
    const restored = await undeleteAutomation(tx, actor.project.id, id, keptSince(actor.now));
    const flow = await findFlow(tx, actor.project.id, id);
    if (!flow) throw notFound("flow", id);
    if (!restored) return flow;
    await planned(tx, actor, flow);
    await audit(tx, actor, "flow.restored", id, null, flow);
    return flow;
  });
