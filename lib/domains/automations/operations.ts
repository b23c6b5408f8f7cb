import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import {
  changeAutomation,
  createAutomation as create,
  removeAutomation,
  restoreAutomation as restore,
} from "@/lib/domains/automations/change";
import { selectRuns } from "@/lib/domains/automations/runs/store";
import {
  Automation,
  AutomationPage,
  AutomationParams,
  AutomationQuery,
  AutomationRunPage,
  AutomationRunQuery,
  CreateAutomationBody,
  UpdateAutomationBody,
} from "@/lib/domains/automations/schema";
import { findAutomation, selectAutomations } from "@/lib/domains/automations/store";

const tag = "Automations";
const read = scope("config:read");
const write = scope("config:write");

async function automationOf(actor: Actor, id: string): Promise<Automation> {
  const automation = await findAutomation(reader(actor), actor.project.id, id);
  if (!automation) throw notFound("automation", id);
  return automation;
}

export const listAutomations = operation({
  id: "listAutomations",
  method: "GET",
  path: "/automations",
  access: read,
  tag,
  summary: "List automations",
  description: "Oldest first.",
  query: AutomationQuery,
  output: AutomationPage,
  tool: {
    title: "List automations",
    description:
      "Use it to see what happens by itself in this workspace, each with its trigger, conditions, actions and last run.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "automations", query, {
      fetch: (after, take) => selectAutomations(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createAutomation = operation({
  id: "createAutomation",
  method: "POST",
  path: "/automations",
  access: write,
  tag,
  summary: "Create an automation",
  description:
    "A trigger, conditions that must all hold, and actions one after the other. For the same cause it runs once. What is " +
    "relative to a booking's time moves with it, and is dropped when the booking is cancelled.",
  body: CreateAutomationBody,
  output: Automation,
  success: 201,
  location: ({ id }) => `/automations/${id}`,
  errors: ["not_found"],
  tool: {
    title: "Create an automation",
    description:
      "Use it to make something happen by itself: give a trigger, conditions that must all hold, and actions in order. It works from now on, once for each cause.",
  },
  handle: ({ actor, body }) => create(actor, body),
});

export const getAutomation = operation({
  id: "getAutomation",
  method: "GET",
  path: "/automations/{id}",
  access: read,
  tag,
  summary: "Get an automation",
  description: "With its last run.",
  params: AutomationParams,
  output: Automation,
  tool: {
    title: "Read an automation",
    description:
      "Use it to see one automation and its last run; list_automation_runs tells what each run did, step by step.",
  },
  handle: ({ actor, params }) => automationOf(actor, params.id),
});

export const updateAutomation = operation({
  id: "updateAutomation",
  method: "PATCH",
  path: "/automations/{id}",
  access: write,
  tag,
  summary: "Update an automation",
  description: "Runs that have begun go on as they were.",
  params: AutomationParams,
  body: UpdateAutomationBody,
  output: Automation,
  current: getAutomation.handle,
  errors: ["version_conflict", "not_found"],
  tool: {
    title: "Change an automation",
    description:
      "Use it to change or switch off (enabled false) an automation; fields left out stay. Runs that have begun go on as they were.",
  },
  handle: ({ actor, params, body }) => changeAutomation(actor, params.id, body),
});

export const deleteAutomation = operation({
  id: "deleteAutomation",
  method: "DELETE",
  path: "/automations/{id}",
  access: write,
  tag,
  summary: "Delete an automation",
  description: "With its runs; what it has planned does not happen. For a day `restore` brings it back.",
  params: AutomationParams,
  tool: {
    title: "Delete an automation",
    description:
      "Use it to remove an automation with its runs; restore_automation takes it back for a day. To stop it for a while, use update_automation with enabled false.",
    destructive: true,
  },
  handle: ({ actor, params }) => removeAutomation(actor, params.id),
});

export const restoreAutomation = operation({
  id: "restoreAutomation",
  method: "POST",
  path: "/automations/{id}/restore",
  access: write,
  tag,
  summary: "Restore an automation",
  description:
    "Within a day after it was deleted, with its id and runs. Runs that waited go on; what happened while it was deleted is ignored. An automation that is there is answered as it is.",
  params: AutomationParams,
  output: Automation,
  tool: {
    title: "Restore an automation",
    description:
      "Use it to take back delete_automation, for a day. Runs that waited go on; what happened while it was deleted is ignored.",
  },
  handle: ({ actor, params }) => restore(actor, params.id),
});

export const listAutomationRuns = operation({
  id: "listAutomationRuns",
  method: "GET",
  path: "/automations/{id}/runs",
  access: read,
  tag,
  summary: "List an automation's runs",
  description: "Newest first, each run with its steps.",
  params: AutomationParams,
  query: AutomationRunQuery,
  output: AutomationRunPage,
  tool: {
    title: "Read an automation's runs",
    description:
      "Use it to find out why something happened or did not: each run has its cause, its steps and their results, newest first.",
  },
  handle: async ({ actor, params, query }) => {
    await automationOf(actor, params.id);
    return paginate(actor, `runs of ${params.id}`, query, {
      fetch: (after, take) => {
        const asked = { automation: params.id, status: query.status };
        return selectRuns(reader(actor), actor.project.id, asked, after?.[0] ?? null, take);
      },
      position: ({ id }) => [id],
    });
  },
});
