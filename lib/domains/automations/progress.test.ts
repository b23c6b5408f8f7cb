import { describe, expect, it } from "vitest";
import { provenProject } from "@/lib/core/ids";
import type { FlowNode, Graph } from "@/lib/domains/automations/flows/schema";
import { after, endOf } from "@/lib/domains/automations/progress";
import type { HeldRun } from "@/lib/domains/automations/runs/store";
import type { Recipe } from "@/lib/domains/automations/store";

const hour = 3_600_000;
const start = new Date("2026-11-20T12:00:00.000Z");
const from = (hours: number): Date => new Date(start.getTime() + hours * hour);
const node: FlowNode = {
  id: "0",
  kind: "action",
  action: { type: "send_message", text: "Hi", template: null },
} as never;
const graph: Graph = { nodes: [node], edges: [] };
const run: HeldRun = {
  project_id: provenProject("p"),
  id: "r",
  automation_id: "a",
  subject_id: "b",
  message_id: null,
  actions: [],
  node: null,
  cause: `b@${from(-24).toISOString()}`,
  position: 0,
  steps: [],
  tries: 0,
  unfinished: 0,
  lease: 1,
  created_at: from(-24 * 14),
};
const recipe = {
  id: "a",
  name: "A",
  enabled: true,
  conditions: [],
  actions: [],
  graph: null,
  since: from(-24 * 30),
  trigger: { type: "time_relative", offset_minutes: -24 * 60, to: "start" },
} as Recipe;
const subject = { booking: { status: "confirmed", start: start.toISOString(), end: null, due_at: null } } as never;
const putOff = (held: HeldRun, now: Date) =>
  after(held, graph, node, { result: "postponed", detail: "The window is closed." }, now);

describe("a message that is kept back", () => {
  it("is tried for three days from its first time, however long ago it was planned", () => {
    const first = putOff(run, from(-24));
    expect(first).toMatchObject({ status: "waiting", due_at: from(-23) });
    const held = { ...run, steps: first.steps };
    expect(putOff(held, from(-24 + 71)).status).toBe("waiting");
    expect(putOff(held, from(-24 + 73)).status).toBe("failed");
  });

  it("ends with the visit that it was to come before", () => {
    const { steps } = putOff(run, from(-24));
    expect(endOf({ ...run, steps }, recipe, subject, node, from(-1))).toBeNull();
    expect(endOf({ ...run, steps }, recipe, subject, node, from(0))).toMatchObject({ status: "dropped", due_at: null });
  });

  it("may follow the visit when the flow itself waited until then", () => {
    const waited = { n: 1, action: "wait", at: from(-24).toISOString(), result: "done", detail: null };
    const later = { ...run, position: 1, steps: [waited] };
    expect(endOf(later, recipe, subject, node, from(2))).toBeNull();
    const { steps } = putOff(later, from(2));
    expect(endOf({ ...later, steps }, recipe, subject, node, from(3))).toBeNull();
  });
});
