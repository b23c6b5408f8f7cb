import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { findGroup } from "@/lib/domains/catalog/groups/store";
import { changeResource } from "@/lib/domains/catalog/resources/change";
import { createResource as create } from "@/lib/domains/catalog/resources/create";
import { removeResource } from "@/lib/domains/catalog/resources/remove";
import { restoreResource as restore } from "@/lib/domains/catalog/resources/restore";
import {
  CreateResourceBody,
  CreateTimeOffBody,
  Resource,
  ResourcePage,
  ResourceParams,
  ResourceQuery,
  TimeOff,
  TimeOffPage,
  TimeOffParams,
  TimeOffQuery,
  UpdateResourceBody,
} from "@/lib/domains/catalog/resources/schema";
import { findResource, selectResources } from "@/lib/domains/catalog/resources/store";
import { createTimeOff as takeOff } from "@/lib/domains/catalog/resources/time-off/create";
import { removeTimeOff as comeBack } from "@/lib/domains/catalog/resources/time-off/remove";
import { selectTimeOff } from "@/lib/domains/catalog/resources/time-off/store";

const tag = "Catalog";

export const listResources = operation({
  id: "listResources",
  method: "GET",
  path: "/resources",
  access: scope("config:read"),
  tag,
  summary: "List resources",
  description: "Oldest first.",
  query: ResourceQuery,
  output: ResourcePage,
  errors: ["not_found"],
  tool: {
    title: "List resources",
    description:
      "Use it to see the people, rooms, vehicles and equipment. Answers their ids, groups and schedules; an id is a resource_id elsewhere.",
  },
  handle: async ({ actor, query }) => {
    const [tx, project] = [reader(actor), actor.project.id];
    if (query.group_id !== undefined && !(await findGroup(tx, project, query.group_id)))
      throw notFound("resource group", query.group_id);
    return paginate(actor, "resources", query, {
      fetch: (after, take) => selectResources(tx, project, query, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    });
  },
});

export const createResource = operation({
  id: "createResource",
  method: "POST",
  path: "/resources",
  access: scope("config:write"),
  tag,
  summary: "Create a resource",
  description: "A person, a piece of equipment, a room or a vehicle that services need.",
  body: CreateResourceBody,
  output: Resource,
  success: 201,
  location: ({ id }) => `/resources/${id}`,
  errors: ["not_found"],
  tool: {
    title: "Create resource",
    description:
      "Use it to add a person, room, vehicle or piece of equipment. Answers the resource; put it into a group with group_ids so that services can use it.",
  },
  handle: ({ actor, body }) => create(actor, body),
});

export const getResource = operation({
  id: "getResource",
  method: "GET",
  path: "/resources/{id}",
  access: scope("config:read"),
  tag,
  summary: "Get a resource",
  description: "With its groups, its schedule and the member that it is.",
  params: ResourceParams,
  output: Resource,
  tool: {
    title: "Read resource",
    description: "Use it when you have a res_ id and need its kind, capacity, groups or schedule.",
  },
  handle: async ({ actor, params }) => {
    const resource = await findResource(reader(actor), actor.project.id, params.id);
    if (!resource) throw notFound("resource", params.id);
    return resource;
  },
});

export const updateResource = operation({
  id: "updateResource",
  method: "PATCH",
  path: "/resources/{id}",
  access: scope("config:write"),
  tag,
  summary: "Update a resource",
  description: "`group_ids` replaces all its memberships. Bookings that already stand keep it.",
  params: ResourceParams,
  body: UpdateResourceBody,
  output: Resource,
  current: getResource.handle,
  tool: {
    title: "Change resource",
    description:
      "Use it to change some fields of a resource; those left out stay. For an absence use create_time_off instead.",
  },
  handle: ({ actor, params, body }) => changeResource(actor, params.id, body),
});

export const deleteResource = operation({
  id: "deleteResource",
  method: "DELETE",
  path: "/resources/{id}",
  access: scope("config:write"),
  tag,
  summary: "Delete a resource",
  description:
    "Refused while a service asks for it or a live booking has it; `held_by` names them. It leaves its groups. For a day `restore` brings it back.",
  params: ResourceParams,
  errors: ["invalid_transition"],
  tool: {
    title: "Delete resource",
    description:
      "Use it only when asked to remove a resource; to pause it, set active to false. Refused while bookings or services need it, which held_by names. restore_resource takes it back for a day.",
    destructive: true,
  },
  handle: ({ actor, params }) => removeResource(actor, params.id),
});

export const restoreResource = operation({
  id: "restoreResource",
  method: "POST",
  path: "/resources/{id}/restore",
  access: scope("config:write"),
  tag,
  summary: "Restore a resource",
  description:
    "Within a day after it was deleted, with its id, its time off and those of its groups that are still there. Refused while its schedule is deleted. A resource that is there is answered as it is.",
  params: ResourceParams,
  output: Resource,
  errors: ["invalid_transition"],
  tool: {
    title: "Restore resource",
    description:
      "Use it to take back delete_resource, for a day. Answers the resource, again in its groups that are still there; refused while its schedule is deleted.",
  },
  handle: ({ actor, params }) => restore(actor, params.id),
});

export const listTimeOff = operation({
  id: "listTimeOff",
  method: "GET",
  path: "/resources/{id}/time-off",
  access: scope("config:read"),
  tag,
  summary: "List a resource's time off",
  description: "By start, past ones included unless `from` is given.",
  params: ResourceParams,
  query: TimeOffQuery,
  output: TimeOffPage,
  tool: {
    title: "List time off",
    description: "Use it to see when a resource is away. Answers spans with ids for delete_time_off.",
  },
  handle: async ({ actor, params, query }) => {
    const [tx, project] = [reader(actor), actor.project.id];
    if (!(await findResource(tx, project, params.id))) throw notFound("resource", params.id);
    return paginate(actor, `time-off:${params.id}`, query, {
      fetch: (after, take) =>
        selectTimeOff(tx, project, params.id, query, after && { start: after[0] ?? "", id: after[1] ?? "" }, take),
      position: ({ start, id }) => [start, id],
    });
  },
});

export const createTimeOff = operation({
  id: "createTimeOff",
  method: "POST",
  path: "/resources/{id}/time-off",
  access: scope("config:write"),
  tag,
  summary: "Add time off",
  description:
    "Blocks the resource like a booking. Where live bookings lie in that time it is refused with their list in `conflicts`; with `force` it is made and the answer lists them.",
  params: ResourceParams,
  body: CreateTimeOffBody,
  output: TimeOff,
  success: 201,
  location: ({ resource_id }) => `/resources/${resource_id}/time-off`,
  errors: ["invalid_transition"],
  tool: {
    title: "Give time off",
    description:
      "Use it to block a resource for a span: holiday, illness, repair. Refused when it would cover bookings, unless force is true; then it lists what it hit, and you should offer to move those bookings.",
  },
  handle: ({ actor, params, body }) => takeOff(actor, params.id, body),
});

export const deleteTimeOff = operation({
  id: "deleteTimeOff",
  method: "DELETE",
  path: "/resources/{id}/time-off/{time_off_id}",
  access: scope("config:write"),
  tag,
  summary: "Remove time off",
  description: "The resource can be booked in that time again.",
  params: TimeOffParams,
  tool: {
    title: "Take time off back",
    description: "Use it to make a blocked span free again. Find time_off_id with list_time_off.",
    destructive: true,
  },
  handle: ({ actor, params }) => comeBack(actor, params.id, params.time_off_id),
});
