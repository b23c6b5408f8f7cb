import type { Fault } from "@/lib/core/problem";
import type { Branch, FlowNode, Graph } from "@/lib/domains/automations/flows/schema";
import type { AutomationAction } from "@/lib/domains/automations/schema";

export const start = "trigger";

/** An automation is a flow that goes straight on; its nodes are named by their place. */
export const straight = (actions: readonly AutomationAction[]): Graph => ({
  nodes: actions.map((action, i) => ({ id: String(i), kind: "action", action, x: 0, y: i })),
  edges: actions.map((_, i) => ({ from: i === 0 ? start : String(i - 1), to: String(i), branch: null })),
});

export const nodeOf = ({ nodes }: Graph, id: string | null): FlowNode | null =>
  nodes.find((node) => node.id === id) ?? null;

/** The node after this one; null at the end. */
export const nextOf = ({ edges }: Graph, from: string, branch: Branch = null): string | null =>
  edges.find((edge) => edge.from === from && edge.branch === branch)?.to ?? null;

/** What can be come to from the trigger, in the order of the walk. */
export function reachable({ edges }: Graph): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const { to } of edges.filter((edge) => edge.from === from)) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
}

/** Nodes in a cycle or behind one: what is left after repeatedly removing nodes without incoming edges. */
function circular({ nodes, edges }: Graph): Set<string> {
  const left = new Set(nodes.map(({ id }) => id));
  for (;;) {
    const free = [...left].filter((id) => !edges.some(({ from, to }) => to === id && left.has(from)));
    if (free.length === 0) return left;
    for (const id of free) left.delete(id);
  }
}

const fault = (pointer: string, code: string, detail: string): Fault => ({ pointer, code, detail });

function faultsOfEdges({ nodes, edges }: Graph): Fault[] {
  const kinds = new Map<string, FlowNode["kind"] | "trigger">([[start, "trigger"]]);
  for (const { id, kind } of nodes) kinds.set(id, kind);
  const taken = new Set<string>();
  return edges.flatMap(({ from, to, branch }, i) => {
    const at = `#/edges/${i}`;
    const kind = kinds.get(from);
    if (kind === undefined) return [fault(`${at}/from`, "unknown_node", `There is no node ${from}.`)];
    if (!nodes.some(({ id }) => id === to)) return [fault(`${at}/to`, "unknown_node", `There is no node ${to}.`)];
    if ((kind === "condition") !== (branch !== null)) {
      const detail =
        kind === "condition" ? "From a condition it goes on by yes or by no." : "Only a condition has yes and no.";
      return [fault(`${at}/branch`, "branch", detail)];
    }
    const exit = `${from} ${branch}`;
    if (taken.has(exit)) {
      const which = branch === null ? "one way on" : `one way on by ${branch}`;
      return [fault(at, "second_exit", `There is at most ${which} from ${from}.`)];
    }
    taken.add(exit);
    return [];
  });
}

/** All that is wrong with a graph, each fault at its node or edge. */
export function faultsOf(graph: Graph, enabled: boolean): Fault[] {
  const { nodes } = graph;
  if (nodes.length === 0 && enabled) {
    return [fault("#/enabled", "empty_flow", "A flow without steps cannot be switched on.")];
  }
  const ids = nodes.map(({ id }) => id);
  const twice = ids.flatMap((id, i) =>
    id === start || ids.indexOf(id) < i
      ? [fault(`#/nodes/${i}/id`, "id_taken", `The id ${id} is already taken in this flow.`)]
      : [],
  );
  const wrong = [...twice, ...faultsOfEdges(graph)];
  if (wrong.length > 0) return wrong;
  const [there, round] = [reachable(graph), circular(graph)];
  return ids.flatMap((id, i) => {
    if (!there.has(id)) return [fault(`#/nodes/${i}`, "unreachable", "Nothing leads here from the trigger.")];
    return round.has(id) ? [fault(`#/nodes/${i}`, "circle", "The way leads round in a circle here.")] : [];
  });
}

/** Walks the graph by the results of `visit`: a condition's branch, null to continue, or the end. */
export async function walk(graph: Graph, visit: (node: FlowNode) => Promise<Branch | "end">): Promise<string[]> {
  const path: string[] = [];
  let node = nodeOf(graph, nextOf(graph, start));
  while (node && !path.includes(node.id)) {
    path.push(node.id);
    const branch = await visit(node);
    node = branch === "end" ? null : nodeOf(graph, nextOf(graph, node.id, branch));
  }
  return path;
}
