import { operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import {
  changeFlow,
  createFlow as create,
  removeFlow,
  restoreFlow as restore,
} from "@/lib/domains/automations/flows/change";
import { dryRun } from "@/lib/domains/automations/flows/dry-run";
import {
  CreateFlowBody,
  DryRun,
  DryRunBody,
  Flow,
  FlowPage,
  FlowParams,
  FlowQuery,
  FlowRunPage,
  UpdateFlowBody,
} from "@/lib/domains/automations/flows/schema";
import { findFlow, selectFlowRuns, selectFlows } from "@/lib/domains/automations/flows/store";
import { AutomationRunQuery } from "@/lib/domains/automations/schema";

const tag = "Flows";

async function flowOf(actor: Actor, id: string): Promise<Flow> {
  const flow = await findFlow(reader(actor), actor.project.id, id);
  if (!flow) throw notFound("flow", id);
  return flow;
}

export const listFlows = operation({
  id: "listFlows",
  method: "GET",
  path: "/automation-flows",
  access: session("agent"),
  tag,
  summary: "List flows",
  description: "Oldest first, each with its graph and its last run.",
  query: FlowQuery,
  output: FlowPage,
  handle: ({ actor, query }) =>
    paginate(actor, "flows", query, {
      fetch: (after, take) => selectFlows(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createFlow = operation({
  id: "createFlow",
  method: "POST",
  path: "/automation-flows",
  access: session("admin"),
  tag,
  summary: "Create a flow",
  description:
    "A trigger, and a graph of conditions and actions behind it. All nodes must be reachable from `trigger`, without " +
    "circles; a condition goes on by `yes` and by `no`, an action by one edge. Without nodes it can only be disabled.",
  body: CreateFlowBody,
  output: Flow,
  success: 201,
  location: ({ id }) => `/automation-flows/${id}`,
  errors: ["not_found"],
  handle: ({ actor, body }) => create(actor, body),
});

export const getFlow = operation({
  id: "getFlow",
  method: "GET",
  path: "/automation-flows/{id}",
  access: session("agent"),
  tag,
  summary: "Get a flow",
  description: "With its graph and its last run.",
  params: FlowParams,
  output: Flow,
  handle: ({ actor, params }) => flowOf(actor, params.id),
});

export const updateFlow = operation({
  id: "updateFlow",
  method: "PATCH",
  path: "/automation-flows/{id}",
  access: session("admin"),
  tag,
  summary: "Update a flow",
  description:
    "Runs that wait go on by the flow as it is then; one whose next step is gone, or whose flow is switched off, ends " +
    "and its log says why.",
  params: FlowParams,
  body: UpdateFlowBody,
  output: Flow,
  current: getFlow.handle,
  errors: ["version_conflict", "not_found"],
  handle: ({ actor, params, body }) => changeFlow(actor, params.id, body),
});

export const deleteFlow = operation({
  id: "deleteFlow",
  method: "DELETE",
  path: "/automation-flows/{id}",
  access: session("admin"),
  tag,
  summary: "Delete a flow",
  description: "With its runs; what it has planned does not happen. For a day `restore` brings it back.",
  params: FlowParams,
  handle: ({ actor, params }) => removeFlow(actor, params.id),
});

export const restoreFlow = operation({
  id: "restoreFlow",
  method: "POST",
  path: "/automation-flows/{id}/restore",
  access: session("admin"),
  tag,
  summary: "Restore a flow",
  description:
    "Within a day after it was deleted, with its id and runs. Runs that waited go on; what happened while it was deleted is ignored. A flow that is there is answered as it is.",
  params: FlowParams,
  output: Flow,
  handle: ({ actor, params }) => restore(actor, params.id),
});

export const dryRunFlow = operation({
  id: "dryRunFlow",
  method: "POST",
  path: "/automation-flows/{id}/dry-run",
  access: session("agent"),
  tag,
  summary: "Test a flow with a booking",
  description:
    "The way that the flow would take with this booking as it is now: what each condition sees, what each message says, " +
    "until when it waits. Nothing is written and nothing is sent.",
  params: FlowParams,
  body: DryRunBody,
  output: DryRun,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => dryRun(actor, params.id, body),
});

export const listFlowRuns = operation({
  id: "listFlowRuns",
  method: "GET",
  path: "/automation-flows/{id}/runs",
  access: session("agent"),
  tag,
  summary: "List a flow's runs",
  description: "Newest first, each run with its steps.",
  params: FlowParams,
  query: AutomationRunQuery,
  output: FlowRunPage,
  handle: async ({ actor, params, query }) => {
    await flowOf(actor, params.id);
    return paginate(actor, `runs of ${params.id}`, query, {
      fetch: (after, take) => {
        const asked = { flow: params.id, status: query.status };
        return selectFlowRuns(reader(actor), actor.project.id, asked, after?.[0] ?? null, take);
      },
      position: ({ id }) => [id],
    });
  },
});
