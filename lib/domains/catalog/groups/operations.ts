import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { changeGroup } from "@/lib/domains/catalog/groups/change";
import { createGroup } from "@/lib/domains/catalog/groups/create";
import { removeGroup } from "@/lib/domains/catalog/groups/remove";
import { restoreGroup } from "@/lib/domains/catalog/groups/restore";
import {
  CreateResourceGroupBody,
  ResourceGroup,
  ResourceGroupPage,
  ResourceGroupParams,
  ResourceGroupQuery,
  UpdateResourceGroupBody,
} from "@/lib/domains/catalog/groups/schema";
import { findGroup, selectGroups } from "@/lib/domains/catalog/groups/store";

const tag = "Catalog";

export const listResourceGroups = operation({
  id: "listResourceGroups",
  method: "GET",
  path: "/resource-groups",
  access: scope("config:read"),
  tag,
  summary: "List resource groups",
  description: "Oldest first.",
  query: ResourceGroupQuery,
  output: ResourceGroupPage,
  tool: {
    title: "List resource groups",
    description:
      "Use it to see which resources stand in for each other, and which groups have queues. An id is a group_id elsewhere.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "resource-groups", query, {
      fetch: (after, take) => selectGroups(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createResourceGroup = operation({
  id: "createResourceGroup",
  method: "POST",
  path: "/resource-groups",
  access: scope("config:write"),
  tag,
  summary: "Create a resource group",
  description:
    "A service may ask for any member of a group. A queue belongs to a group, and its members take the tasks.",
  body: CreateResourceGroupBody,
  output: ResourceGroup,
  success: 201,
  location: ({ id }) => `/resource-groups/${id}`,
  errors: ["not_found"],
  tool: {
    title: "Create resource group",
    description:
      "Use it to put resources together that can do the same work. Answers the group; name it in a service's requirements.",
  },
  handle: ({ actor, body }) => createGroup(actor, body),
});

export const getResourceGroup = operation({
  id: "getResourceGroup",
  method: "GET",
  path: "/resource-groups/{id}",
  access: scope("config:read"),
  tag,
  summary: "Get a resource group",
  description: "With the ids of its members.",
  params: ResourceGroupParams,
  output: ResourceGroup,
  tool: {
    title: "Read resource group",
    description: "Use it when you have a grp_ id and need its members; get_resource tells more about each.",
  },
  handle: async ({ actor, params }) => {
    const group = await findGroup(reader(actor), actor.project.id, params.id);
    if (!group) throw notFound("resource group", params.id);
    return group;
  },
});

export const updateResourceGroup = operation({
  id: "updateResourceGroup",
  method: "PATCH",
  path: "/resource-groups/{id}",
  access: scope("config:write"),
  tag,
  summary: "Update a resource group",
  description: "`resource_ids` replaces all members.",
  params: ResourceGroupParams,
  body: UpdateResourceGroupBody,
  output: ResourceGroup,
  current: getResourceGroup.handle,
  tool: {
    title: "Change resource group",
    description: "Use it to rename a group or change its members; resource_ids is replaced whole, so read it first.",
  },
  handle: ({ actor, params, body }) => changeGroup(actor, params.id, body),
});

export const deleteResourceGroup = operation({
  id: "deleteResourceGroup",
  method: "DELETE",
  path: "/resource-groups/{id}",
  access: scope("config:write"),
  tag,
  summary: "Delete a resource group",
  description:
    "Refused while a service needs it or live tasks wait in its queue; `held_by` names them. For a day `restore` brings it back.",
  params: ResourceGroupParams,
  errors: ["invalid_transition"],
  tool: {
    title: "Delete resource group",
    description:
      "Use it only when asked to remove a group. Refused while a service or live tasks need it, which held_by names. restore_resource_group takes it back for a day.",
    destructive: true,
  },
  handle: ({ actor, params }) => removeGroup(actor, params.id),
});

export const restoreResourceGroup = operation({
  id: "restoreResourceGroup",
  method: "POST",
  path: "/resource-groups/{id}/restore",
  access: scope("config:write"),
  tag,
  summary: "Restore a resource group",
  description:
    "Within a day after it was deleted, with its id and those of its members that are still there. A group that is there is answered as it is.",
  params: ResourceGroupParams,
  output: ResourceGroup,
  tool: {
    title: "Restore resource group",
    description:
      "Use it to take back delete_resource_group, for a day. Answers the group with those of its members that are still there.",
  },
  handle: ({ actor, params }) => restoreGroup(actor, params.id),
});
