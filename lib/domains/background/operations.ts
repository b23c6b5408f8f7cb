import { operation, session } from "@/lib/api/operation";
import { pageOfWhole, paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { retryRun } from "@/lib/domains/background/retry";
import {
  BackgroundFunctionQuery,
  BackgroundFunctions,
  BackgroundRun,
  BackgroundRunPage,
  BackgroundRunParams,
  BackgroundRunQuery,
  Outbox,
} from "@/lib/domains/background/schema";
import { measureOutbox, selectFunctions, selectRuns } from "@/lib/domains/background/store";

const tag = "Operations";

export const listBackgroundFunctions = operation({
  id: "listBackgroundFunctions",
  method: "GET",
  path: "/operations/functions",
  access: session("admin"),
  tag,
  summary: "List background functions",
  description: "With the runs of each by how they ended, the next one and the last failure.",
  query: BackgroundFunctionQuery,
  output: BackgroundFunctions,
  handle: async ({ actor, query }) => {
    const functions = await selectFunctions(reader(actor), actor.project.id);
    return pageOfWhole(actor, "background-functions", query, functions, ({ id }) => id);
  },
});

export const listBackgroundRuns = operation({
  id: "listBackgroundRuns",
  method: "GET",
  path: "/operations/runs",
  access: session("admin"),
  tag,
  summary: "List background runs",
  description: "Newest first: this project's, and the installation's own without their content.",
  query: BackgroundRunQuery,
  output: BackgroundRunPage,
  handle: ({ actor, query }) =>
    paginate(actor, "background-runs", query, {
      fetch: (after, take) => selectRuns(reader(actor), actor.project.id, query, actor.now, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const retryBackgroundRun = operation({
  id: "retryBackgroundRun",
  method: "POST",
  path: "/operations/runs/{id}/retry",
  access: session("admin"),
  tag,
  summary: "Retry a failed run",
  description: "It goes on from the step that failed; the steps that are done are not done again.",
  params: BackgroundRunParams,
  output: BackgroundRun,
  success: 202,
  errors: ["invalid_transition"],
  handle: ({ actor, params }) => retryRun(actor, params.id),
});

export const getOutbox = operation({
  id: "getOutbox",
  method: "GET",
  path: "/operations/outbox",
  access: session("admin"),
  tag,
  summary: "Get the event lag",
  description: "How many events wait to be handed on, how long the oldest has waited, and who does the work.",
  output: Outbox,
  handle: ({ actor }) => measureOutbox(reader(actor), actor.project.id, actor.now),
});
