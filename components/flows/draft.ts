import { newAction, newCondition, type TriggerType } from "@/components/automations/vocabulary";
import type { Branch, Flow, FlowEdge, FlowNode } from "@/lib/domains/automations/flows/schema";
import type { AutomationAction } from "@/lib/domains/automations/schema";

export type Draft = Pick<Flow, "name" | "enabled" | "trigger" | "nodes" | "edges">;
export const draftOf = ({ name, enabled, trigger, nodes, edges }: Flow): Draft => ({
  name,
  enabled,
  trigger,
  nodes,
  edges,
});

export const start = "trigger";
/** A way out of the trigger or a node, whether something follows or not. */
export type Exit = { from: string; branch: Branch };
export type StepType = AutomationAction["type"] | "condition";

export const exitsOf = (node: FlowNode | null): Exit[] => {
  if (!node) return [{ from: start, branch: null }];
  if (node.kind === "action") return [{ from: node.id, branch: null }];
  return [
    { from: node.id, branch: "yes" },
    { from: node.id, branch: "no" },
  ];
};

const isOf =
  ({ from, branch }: Exit) =>
  (edge: FlowEdge): boolean =>
    edge.from === from && edge.branch === branch;

export const edgeOf = ({ edges }: Draft, exit: Exit): FlowEdge | null => edges.find(isOf(exit)) ?? null;
export const nodeOf = ({ nodes }: Draft, id: string | null): FlowNode | null =>
  nodes.find((node) => node.id === id) ?? null;
export const openExits = (draft: Draft): Exit[] =>
  [null, ...draft.nodes].flatMap(exitsOf).filter((exit) => !edgeOf(draft, exit));

const freshId = ({ nodes }: Draft): string => {
  for (let n = nodes.length + 1; ; n++) if (!nodes.some(({ id }) => id === `n${n}`)) return `n${n}`;
};

function newNode(draft: Draft, type: StepType): FlowNode {
  const place = { id: freshId(draft), x: 0, y: 0 };
  const trigger: TriggerType = draft.trigger.type;
  if (type !== "condition") return { ...place, kind: "action", action: newAction(type, trigger) };
  const field = trigger === "message.received" ? "text" : "tags";
  return { ...place, kind: "condition", conditions: [newCondition(field)] };
}

/** Everything reachable from there. */
function behind({ edges }: Pick<Draft, "edges">, from: string): Set<string> {
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const { to } of edges.filter((edge) => edge.from === at)) {
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  }
  return seen;
}

/** Removes the nodes that nothing leads to any more. */
function pruned(draft: Draft): Draft {
  const there = behind(draft, start);
  return {
    ...draft,
    nodes: draft.nodes.filter(({ id }) => there.has(id)),
    edges: draft.edges.filter(({ from, to }) => there.has(to) && (from === start || there.has(from))),
  };
}

const column = 260;
const row = 132;

/** Automatic layout: one row per step, branches side by side, each as wide as its subtree. */
export function tidy(draft: Draft): Draft {
  const depth = new Map<string, number>([[start, 0]]);
  const settle = (from: string, at: number): void => {
    for (const { to } of draft.edges.filter((edge) => edge.from === from)) {
      if ((depth.get(to) ?? 0) > at) continue;
      depth.set(to, at + 1);
      settle(to, at + 1);
    }
  };
  settle(start, 0);
  const left = new Map<string, number>();
  const placed = new Set<string>();
  /** Places a node's subtree from this column on; returns how many columns it took. */
  const place = (id: string, from: number): number => {
    placed.add(id);
    let width = 0;
    const mids: number[] = [];
    for (const { branch } of exitsOf(id === start ? null : nodeOf(draft, id))) {
      const to = edgeOf(draft, { from: id, branch })?.to;
      const isMine = to !== undefined && !placed.has(to);
      const taken = isMine ? place(to, from + width) : nodeOf(draft, id)?.kind === "condition" ? 1 : 0;
      if (isMine) mids.push(left.get(to) ?? 0);
      else if (taken > 0) mids.push(from + width);
      width += taken;
    }
    const [first = from, last = first] = [mids[0], mids.at(-1)];
    left.set(id, (first + last) / 2);
    return Math.max(width, 1);
  };
  place(start, 0);
  const middle = left.get(start) ?? 0;
  return {
    ...draft,
    nodes: draft.nodes.map((node) => ({
      ...node,
      x: Math.round(((left.get(node.id) ?? middle) - middle) * column),
      y: (depth.get(node.id) ?? 1) * row,
    })),
  };
}

/** A new step at an exit; what followed there follows it, on a condition's yes. */
export function inserted(draft: Draft, exit: Exit, type: StepType): { draft: Draft; id: string } {
  const node = newNode(draft, type);
  const before = edgeOf(draft, exit);
  const own = exitsOf(node)[0] as Exit;
  const edges = [
    ...draft.edges.filter((edge) => edge !== before),
    { ...exit, to: node.id },
    ...(before ? [{ ...own, to: before.to }] : []),
  ];
  return { draft: tidy({ ...draft, nodes: [...draft.nodes, node], edges }), id: node.id };
}

/** Removes a step and connects what followed it; for a condition the yes branch, else the no branch. */
export function removed(draft: Draft, id: string): Draft {
  const node = nodeOf(draft, id);
  const next = exitsOf(node).flatMap((exit) => edgeOf(draft, exit) ?? [])[0]?.to;
  const edges = draft.edges.flatMap((edge) => {
    if (edge.from === id) return [];
    if (edge.to !== id) return [edge];
    return next === undefined ? [] : [{ ...edge, to: next }];
  });
  return tidy(pruned({ ...draft, nodes: draft.nodes.filter((each) => each.id !== id), edges }));
}

/** Connects an open exit to an existing step; null where that would make a cycle. */
export function joined(draft: Draft, exit: Exit, to: string): Draft | null {
  if (edgeOf(draft, exit) || exit.from === to || behind(draft, to).has(exit.from)) return null;
  return { ...draft, edges: [...draft.edges, { ...exit, to }] };
}

/** Whether a connection can be removed: its target must be reachable by another one. */
export const isSpare = ({ edges }: Draft, edge: FlowEdge): boolean =>
  edges.some((other) => other !== edge && other.to === edge.to);
export const parted = (draft: Draft, edge: FlowEdge): Draft => ({
  ...draft,
  edges: draft.edges.filter((each) => each !== edge),
});

export const replaced = (draft: Draft, node: FlowNode): Draft => ({
  ...draft,
  nodes: draft.nodes.map((each) => (each.id === node.id ? node : each)),
});
