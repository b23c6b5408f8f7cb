import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultsOf, reachable, start, straight, walk } from "@/lib/domains/automations/flows/rules";
import type { FlowEdge, FlowNode, Graph } from "@/lib/domains/automations/flows/schema";

const action = (id: string): FlowNode => ({ id, kind: "action", action: { type: "wait", minutes: 1 }, x: 0, y: 0 });
const condition = (id: string): FlowNode => ({
  id,
  kind: "condition",
  x: 0,
  y: 0,
  conditions: [{ field: "stage", op: "eq", value: "queued" }],
});
const edge = (from: string, to: string, branch: FlowEdge["branch"] = null): FlowEdge => ({ from, to, branch });
const wrong = (graph: Graph, enabled = true) => faultsOf(graph, enabled).map(({ pointer, code }) => [pointer, code]);

describe("a graph", () => {
  it("may branch and come together again", () => {
    const nodes = [condition("if"), action("a"), action("b"), action("end")];
    const edges = [
      edge(start, "if"),
      edge("if", "a", "yes"),
      edge("if", "b", "no"),
      edge("a", "end"),
      edge("b", "end"),
    ];
    expect(wrong({ nodes, edges })).toEqual([]);
  });

  it("is empty only while it is switched off", () => {
    expect(wrong({ nodes: [], edges: [] }, false)).toEqual([]);
    expect(wrong({ nodes: [], edges: [] })).toEqual([["#/enabled", "empty_flow"]]);
  });

  it.each<[string, Graph, [string, string][]]>([
    ["two of a name", { nodes: [action("a"), action("a")], edges: [edge(start, "a")] }, [["#/nodes/1/id", "id_taken"]]],
    ["the trigger's name", { nodes: [action(start)], edges: [edge(start, start)] }, [["#/nodes/0/id", "id_taken"]]],
    ["an edge to nowhere", { nodes: [action("a")], edges: [edge(start, "b")] }, [["#/edges/0/to", "unknown_node"]]],
    ["an edge from nowhere", { nodes: [action("a")], edges: [edge("b", "a")] }, [["#/edges/0/from", "unknown_node"]]],
    ["yes of an action", { nodes: [action("a")], edges: [edge(start, "a", "yes")] }, [["#/edges/0/branch", "branch"]]],
    [
      "a condition without yes or no",
      { nodes: [condition("a"), action("b")], edges: [edge(start, "a"), edge("a", "b")] },
      [["#/edges/1/branch", "branch"]],
    ],
    [
      "two ways on by the same branch",
      { nodes: [condition("a"), action("b")], edges: [edge(start, "a"), edge("a", "b", "yes"), edge("a", "b", "yes")] },
      [["#/edges/2", "second_exit"]],
    ],
    [
      "two ways on from an action",
      { nodes: [action("a"), action("b")], edges: [edge(start, "a"), edge("a", "b"), edge("a", "b")] },
      [["#/edges/2", "second_exit"]],
    ],
    [
      "what nothing leads to",
      { nodes: [action("a"), action("b")], edges: [edge(start, "a")] },
      [["#/nodes/1", "unreachable"]],
    ],
    [
      "a circle",
      { nodes: [action("a"), action("b")], edges: [edge(start, "a"), edge("a", "b"), edge("b", "a")] },
      [
        ["#/nodes/0", "circle"],
        ["#/nodes/1", "circle"],
      ],
    ],
  ])("is refused for %s", (_, graph, expected) => {
    expect(wrong(graph)).toEqual(expected);
  });
});

/** Any graph at all, most of them wrong. */
const anyGraph = fc.integer({ min: 0, max: 12 }).chain((size) =>
  fc.record({
    nodes: fc
      .array(fc.boolean(), { minLength: size, maxLength: size })
      .map((kinds) => kinds.map((isCondition, i) => (isCondition ? condition(`n${i}`) : action(`n${i}`)))),
    edges: fc.array(
      fc.record({
        from: fc.constantFrom(start, ...Array.from({ length: size }, (_, i) => `n${i}`)),
        to: fc.constantFrom(...Array.from({ length: Math.max(size, 1) }, (_, i) => `n${i}`)),
        branch: fc.constantFrom("yes" as const, "no" as const, null),
      }),
      { maxLength: 30 },
    ),
  }),
);

/** A graph that is right: each node hangs on a free exit of an earlier one, and may join what comes later. */
const rightGraph = fc
  .array(fc.tuple(fc.boolean(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 50 })
  .map((wishes) => {
    const graph: Graph = { nodes: [], edges: [] };
    let exits: Omit<FlowEdge, "to">[] = [{ from: start, branch: null }];
    for (const [i, [isCondition, which]] of wishes.entries()) {
      const exit = exits[which % Math.max(exits.length, 1)];
      if (!exit) break;
      const id = `n${i}`;
      graph.nodes.push(isCondition ? condition(id) : action(id));
      graph.edges.push({ ...exit, to: id });
      const own = isCondition
        ? (["yes", "no"] as const).map((branch) => ({ from: id, branch }))
        : [{ from: id, branch: null }];
      exits = [...exits.filter((each) => each !== exit), ...own];
    }
    for (const [, , join] of wishes) {
      const exit = exits[join % Math.max(exits.length, 1)];
      const place = graph.nodes.findIndex(({ id }) => id === exit?.from);
      const later = graph.nodes.slice(place + 1);
      const to = later[join % Math.max(later.length, 1)];
      if (!exit || !to || join % 3 > 0) continue;
      graph.edges.push({ ...exit, to: to.id });
      exits = exits.filter((each) => each !== exit);
    }
    return graph;
  });

const goBy = (answers: readonly boolean[]) => {
  let nth = 0;
  return async (node: FlowNode) => {
    if (node.kind === "action") return null;
    return answers[nth++ % Math.max(answers.length, 1)] ? ("yes" as const) : ("no" as const);
  };
};

describe("the walk through a flow", () => {
  it("ends on any graph, right or wrong, and comes by no node twice", () =>
    fc.assert(
      fc.asyncProperty(anyGraph, fc.array(fc.boolean(), { maxLength: 8 }), async (graph, answers) => {
        const path = await walk(graph, goBy(answers));
        const there = reachable(graph);
        expect(new Set(path).size).toBe(path.length);
        expect(path.filter((id) => !there.has(id))).toEqual([]);
      }),
    ));

  it("goes through a right graph until a road ends", () =>
    fc.assert(
      fc.asyncProperty(rightGraph, fc.array(fc.boolean(), { maxLength: 8 }), async (graph, answers) => {
        expect(faultsOf(graph, true)).toEqual([]);
        const path = await walk(graph, goBy(answers));
        const last = graph.nodes.find(({ id }) => id === path.at(-1));
        const on = graph.edges.filter(({ from }) => from === last?.id);
        expect(on.length).toBeLessThan(last?.kind === "condition" ? 2 : 1);
      }),
    ));

  it("takes an automation's actions one after the other", async () => {
    const graph = straight([
      { type: "wait", minutes: 1 },
      { type: "notify_team", message: "Now" },
    ]);
    expect(faultsOf(graph, true)).toEqual([]);
    expect(await walk(graph, goBy([]))).toEqual(["0", "1"]);
  });
});
