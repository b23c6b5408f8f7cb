import { Graph, layout, type Point } from "@dagrejs/dagre";
import type { Action, Draft, Stage } from "@/components/stages/draft";

/**
 * Where each stage and action stands in the picture, from left to right in the order in which a task reaches them. An
 * action is a node of its own: all its sources run into it, and one arrow leaves it for the stage it leads to.
 */
export type Line = { action: string; stages: readonly string[]; path: string; arrow: boolean };
export type Picture = {
  width: number;
  height: number;
  stages: readonly { stage: Stage; x: number; y: number }[];
  actions: readonly { action: Action; stages: readonly string[]; x: number; y: number; width: number; text: string }[];
  lines: readonly Line[];
};

export const box = { width: 156, height: 52, labelHeight: 24 };
const margin = 12;
const longest = 20;

export const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
const labelWidth = ({ label }: Action): number => Math.ceil(shortened(label).length * 6.8) + 20;

const isEnd = ({ category }: Stage): boolean => category === "done" || category === "failed";

/** Stages and actions have names of their own; the same word may be a key of both. */
const stageNode = (key: string): string => `stage ${key}`;
const actionNode = (key: string): string => `action ${key}`;
/** A virtual node after all final stages, which aligns them in one column. */
const afterAll = "after all";

/** The curve is horizontal where it leaves a point and where it reaches the next. */
function curve([first, ...rest]: readonly Point[]): string {
  if (!first) return "";
  let last = first;
  const bends = rest.map((next) => {
    const middle = Math.round((last.x + next.x) / 2);
    const bend = `C${middle} ${Math.round(last.y)} ${middle} ${Math.round(next.y)} ${Math.round(next.x)} ${Math.round(next.y)}`;
    last = next;
    return bend;
  });
  return `M${Math.round(first.x)} ${Math.round(first.y)}${bends.join("")}`;
}

/** A line leaves its node on the side of the other node. */
function lineOf(graph: Graph, from: string, to: string): string {
  const [a, b] = [graph.node(from), graph.node(to)];
  const side = b.x >= a.x ? 1 : -1;
  const between = (graph.edge(from, to)?.points ?? []).slice(1, -1);
  const out = { x: a.x + (side * a.width) / 2, y: a.y };
  const into = { x: b.x - (side * b.width) / 2, y: b.y };
  // Neighbours need no detour.
  return curve([out, ...(between.length > 1 ? between : []), into]);
}

export function pictureOf({ stages, initial, actions }: Draft): Picture {
  const known = new Set(stages.map(({ key }) => key));
  const drawn = actions
    .map((action) => ({ action, from: action.from.filter((key) => known.has(key)) }))
    .filter(({ action, from }) => known.has(action.to) && from.length > 0);

  const graph = new Graph();
  graph.setGraph({ rankdir: "LR", nodesep: 16, ranksep: 40, marginx: margin, marginy: margin });
  graph.setDefaultEdgeLabel(() => ({}));
  // The order here is the order in the graph, and an edge against it is a back edge.
  for (const key of [initial.appointment, initial.queue, ...known])
    if (known.has(key)) graph.setNode(stageNode(key), { width: box.width, height: box.height });
  for (const { action } of drawn)
    graph.setNode(actionNode(action.key), { width: labelWidth(action), height: box.labelHeight });
  graph.setNode(afterAll, { width: 0, height: 0 });
  for (const { action, from } of drawn) {
    for (const key of from) graph.setEdge(stageNode(key), actionNode(action.key));
    graph.setEdge(actionNode(action.key), stageNode(action.to));
  }
  for (const stage of stages) graph.setEdge(stageNode(stage.key), afterAll, { weight: isEnd(stage) ? 100 : 0 });
  layout(graph);

  const placeOf = (node: string): Point => {
    const { x = 0, y = 0 } = graph.node(node);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const rights = graph.nodes().map((node) => (node === afterAll ? 0 : graph.node(node).x + graph.node(node).width / 2));
  return {
    width: Math.ceil(Math.max(...rights)) + margin,
    height: Math.ceil(graph.graph().height ?? 0),
    stages: stages.map((stage) => {
      const { x, y } = placeOf(stageNode(stage.key));
      return { stage, x: x - box.width / 2, y };
    }),
    actions: drawn.map(({ action, from }) => ({
      action,
      stages: [...from, action.to],
      ...placeOf(actionNode(action.key)),
      width: labelWidth(action),
      text: shortened(action.label),
    })),
    lines: drawn.flatMap(({ action, from }): Line[] => {
      const line = { action: action.key, stages: [...from, action.to] };
      const node = actionNode(action.key);
      return [
        ...from.map((key) => ({ ...line, path: lineOf(graph, stageNode(key), node), arrow: false })),
        { ...line, path: lineOf(graph, node, stageNode(action.to)), arrow: true },
      ];
    }),
  };
}
