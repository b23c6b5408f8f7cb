import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Draft, inserted, joined, openExits, removed, type StepType, tidy } from "@/components/flows/draft";
import { faultsOf } from "@/lib/domains/automations/flows/rules";

const empty: Draft = { name: "F", enabled: true, trigger: { type: "booking.created" }, nodes: [], edges: [] };
const steps: readonly StepType[] = ["condition", "wait", "send_message", "notify_team"];

type Edit = { kind: "add" | "between" | "remove" | "join"; step: StepType; which: number };
const edit = fc.record({
  kind: fc.constantFrom<Edit["kind"]>("add", "add", "between", "remove", "join"),
  step: fc.constantFrom(...steps),
  which: fc.nat(1000),
});
const pick = <Thing>(things: readonly Thing[], which: number): Thing | undefined =>
  things[which % (things.length || 1)];

function edited(draft: Draft, { kind, step, which }: Edit): Draft {
  const node = pick(draft.nodes, which);
  const exit = kind === "between" ? pick(draft.edges, which) : pick(openExits(draft), which);
  if (kind === "remove") return node ? removed(draft, node.id) : draft;
  if (!exit) return draft;
  const { from, branch } = exit;
  if (kind === "join") return (node && joined(draft, { from, branch }, node.id)) ?? draft;
  return inserted(draft, { from, branch }, step).draft;
}

describe("a flow in the editor", () => {
  it("stays one that the service takes, whatever is added, joined and removed", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        const draft = edits.reduce(edited, empty);
        expect(faultsOf(draft, draft.nodes.length > 0)).toEqual([]);
      }),
    );
  });

  it("is laid out with no two steps in one place, each below what leads to it", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        const { nodes, edges } = tidy(edits.reduce(edited, empty));
        expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
        const y = new Map(nodes.map((node) => [node.id, node.y]));
        expect(edges.filter(({ from, to }) => (y.get(from) ?? 0) >= (y.get(to) ?? 0))).toEqual([]);
      }),
    );
  });
});
