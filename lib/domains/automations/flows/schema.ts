import { z } from "zod";
import { DateTimeOut, Id, Name, Page, pageOf } from "@/lib/core/wire/wire";
import { AutomationAction, AutomationRun, AutomationStep, Condition, Trigger } from "@/lib/domains/automations/schema";

export const mostNodes = 50;

const NodeId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/)
  .describe("Chosen by the editor; unique in its flow.");
const place = { x: z.number().min(-100_000).max(100_000), y: z.number().min(-100_000).max(100_000) };

export const FlowNode = z
  .discriminatedUnion("kind", [
    z.strictObject({
      id: NodeId,
      kind: z.literal("condition"),
      conditions: z.array(Condition).min(1).max(20).describe("All must hold for `yes`."),
      ...place,
    }),
    z.strictObject({ id: NodeId, kind: z.literal("action"), action: AutomationAction, ...place }),
  ])
  .meta({ id: "FlowNode" });
export type FlowNode = z.output<typeof FlowNode>;

export const branches = ["yes", "no"] as const;
export const FlowEdge = z
  .strictObject({
    from: NodeId.describe("`trigger`, or the id of a node."),
    to: NodeId,
    branch: z.enum(branches).nullable().default(null).describe("Of a condition: `yes` or `no`. Elsewhere null."),
  })
  .meta({ id: "FlowEdge" });
export type FlowEdge = z.output<typeof FlowEdge>;
export type Branch = FlowEdge["branch"];
export type Graph = { nodes: FlowNode[]; edges: FlowEdge[] };

export const FlowStep = AutomationStep.extend({ node_id: z.string().nullable() }).meta({ id: "FlowStep" });
export type FlowStep = z.output<typeof FlowStep>;
export const FlowRun = AutomationRun.omit({ automation_id: true })
  .extend({ flow_id: z.string(), steps: z.array(FlowStep) })
  .meta({ id: "FlowRun" });
export type FlowRun = z.output<typeof FlowRun>;
export const FlowRunPage = pageOf(FlowRun);

const fields = {
  name: Name,
  enabled: z.boolean(),
  trigger: Trigger,
  nodes: z.array(FlowNode).max(mostNodes),
  edges: z.array(FlowEdge).max(2 * mostNodes),
};
export const Flow = z
  .object({
    id: z.string(),
    ...fields,
    version: z.int(),
    last_run: FlowRun.nullable(),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Flow" });
export type Flow = z.output<typeof Flow>;
export const FlowPage = pageOf(Flow);

export const CreateFlowBody = z.strictObject({
  ...fields,
  enabled: fields.enabled.default(false),
  nodes: fields.nodes.default([]),
  edges: fields.edges.default([]),
});
export type CreateFlowBody = z.output<typeof CreateFlowBody>;
export const UpdateFlowBody = z.strictObject({ ...fields, expected_version: z.int() }).partial();
export type UpdateFlowBody = z.output<typeof UpdateFlowBody>;

export const DryRunBody = z.strictObject({
  booking_id: Id,
  draft: z
    .strictObject({ trigger: fields.trigger, nodes: fields.nodes, edges: fields.edges })
    .nullable()
    .default(null)
    .describe("What to try instead of the flow as it is saved."),
});
export type DryRunBody = z.output<typeof DryRunBody>;

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();
export const dryOutcomes = ["yes", "no", "done", "waits", "postponed", "impossible"] as const;
export const dryReasons = [
  "no_booking",
  "no_customer",
  "no_conversation",
  "no_member",
  "channel_paused",
  "window_closed",
] as const;
export const DryStep = z
  .object({
    node_id: z.string(),
    at: DateTimeOut.describe("When it would happen."),
    outcome: z.enum(dryOutcomes),
    reason: z.enum(dryReasons).nullable(),
    conditions: z.array(Condition.extend({ value: Value, actual: Value, holds: z.boolean() })),
    text: z.string().nullable().describe("The message with its names filled in."),
    template: z.string().nullable().describe("The template that goes instead, past WhatsApp's 24 hours."),
    until: DateTimeOut.nullable(),
    recipients: z.array(z.string()).describe("Who would get it, by name."),
  })
  .meta({ id: "DryStep" });
export type DryStep = z.output<typeof DryStep>;
export const DryRun = z
  .object({
    booking_id: z.string(),
    begins_at: DateTimeOut.nullable().describe("Null when the booking has no such time."),
    steps: z.array(DryStep),
    unreached: z.array(z.string()).describe("The ids of the nodes that it would not come to."),
  })
  .meta({ id: "DryRun" });
export type DryRun = z.output<typeof DryRun>;

export const FlowParams = z.strictObject({ id: Id });
export const FlowQuery = z.strictObject(Page);
