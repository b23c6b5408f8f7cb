import { operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { asMember } from "@/lib/core/actor";
import { inTransaction, reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { changeWorkspace } from "@/lib/domains/workspaces/change";
import { createWorkspace as create } from "@/lib/domains/workspaces/create";
import {
  CreateWorkspaceBody,
  UpdateWorkspaceBody,
  Workspace,
  WorkspacePage,
  WorkspaceParams,
  WorkspaceQuery,
} from "@/lib/domains/workspaces/schema";
import { findWorkspace, selectWorkspaces } from "@/lib/domains/workspaces/store";
import { switchTo } from "@/lib/domains/workspaces/switch";

const tag = "Workspaces";

export const listWorkspaces = operation({
  id: "listWorkspaces",
  method: "GET",
  path: "/workspaces",
  access: session("agent"),
  tag,
  summary: "List my workspaces",
  description: "Those you are a member of, with your role in each and which one you work in now.",
  query: WorkspaceQuery,
  output: WorkspacePage,
  handle: ({ actor, query }) =>
    paginate(actor, "workspaces", query, {
      fetch: (after, take) =>
        selectWorkspaces(reader(actor), actor.project.id, asMember(actor).user_id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createWorkspace = operation({
  id: "createWorkspace",
  method: "POST",
  path: "/workspaces",
  access: session("agent"),
  tag,
  liveOnly: true,
  summary: "Create a workspace",
  description: "You become its owner and work in it from the next call on.",
  body: CreateWorkspaceBody,
  output: Workspace,
  success: 201,
  location: ({ id }) => `/workspaces/${id}`,
  handle: ({ actor, body }) =>
    inTransaction(actor, async (tx) => {
      const { user_id: id, name, email } = asMember(actor);
      const { project } = await create(tx, actor, { id, name, email }, body);
      return (await findWorkspace(tx, project.id, id, project.id)) as Workspace;
    }),
});

export const getWorkspace = operation({
  id: "getWorkspace",
  method: "GET",
  path: "/workspaces/{id}",
  access: session("agent"),
  tag,
  summary: "Get a workspace",
  description: "With the role that the caller has in it.",
  params: WorkspaceParams,
  output: Workspace,
  handle: async ({ actor, params }) => {
    const workspace = await findWorkspace(reader(actor), actor.project.id, asMember(actor).user_id, params.id);
    if (!workspace) throw notFound("workspace", params.id);
    return workspace;
  },
});

export const updateWorkspace = operation({
  id: "updateWorkspace",
  method: "PATCH",
  path: "/workspaces/{id}",
  access: session("agent"),
  tag,
  summary: "Update a workspace",
  description: "Needs the role admin in that workspace. A new slug changes the address of its booking page.",
  params: WorkspaceParams,
  body: UpdateWorkspaceBody,
  output: Workspace,
  current: getWorkspace.handle,
  changedBy: {
    role: "PATCH /team/members/{id}",
    current: "POST /workspaces/{id}/switch",
  },
  handle: ({ actor, params, body }) => changeWorkspace(actor, params.id, body),
});

export const switchWorkspace = operation({
  id: "switchWorkspace",
  method: "POST",
  path: "/workspaces/{id}/switch",
  access: session("agent"),
  tag,
  liveOnly: true,
  summary: "Switch workspace",
  description: "Holds for all your sessions. A single tab can stay elsewhere with the header `X-Workspace-Id`.",
  params: WorkspaceParams,
  output: Workspace,
  handle: ({ actor, params }) => switchTo(actor, params.id),
});
