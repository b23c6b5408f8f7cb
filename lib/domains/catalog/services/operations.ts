import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { changeService } from "@/lib/domains/catalog/services/change";
import { createService as create } from "@/lib/domains/catalog/services/create";
import { removeService } from "@/lib/domains/catalog/services/remove";
import { restoreService as restore } from "@/lib/domains/catalog/services/restore";
import {
  CreateServiceBody,
  Service,
  ServicePage,
  ServiceParams,
  ServiceQuery,
  UpdateServiceBody,
} from "@/lib/domains/catalog/services/schema";
import { findService, selectServices } from "@/lib/domains/catalog/services/store";

const tag = "Catalog";

export const listServices = operation({
  id: "listServices",
  method: "GET",
  path: "/services",
  access: scope("config:read"),
  tag,
  summary: "List services",
  description: "Oldest first.",
  query: ServiceQuery,
  output: ServicePage,
  tool: {
    title: "List services",
    description:
      "Start here to learn what can be booked. Answers services with id, kind, duration, price and intake questions; use an id as service_id in list_slots, create_hold or create_booking. A service of kind queue has no times: book it with create_booking and no start.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "services", query, {
      fetch: (after, take) => selectServices(reader(actor), actor.project.id, query, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createService = operation({
  id: "createService",
  method: "POST",
  path: "/services",
  access: scope("config:write"),
  tag,
  summary: "Create a service",
  description:
    "An `appointment` has a duration and needs everything in `requirements` at once. A `queue` has no times: its tasks wait until a member of `group_id` takes them, so it has neither requirements nor a schedule, and its duration is an estimate.",
  body: CreateServiceBody,
  output: Service,
  success: 201,
  location: ({ id }) => `/services/${id}`,
  errors: ["not_found"],
  tool: {
    title: "Create service",
    description:
      "Use it when asked to offer something new. An appointment needs duration_minutes and requirements (which group or resource does it); a queue needs group_id. Look those up with list_resource_groups and list_resources. Answers the service.",
  },
  handle: ({ actor, body }) => create(actor, body),
});

export const getService = operation({
  id: "getService",
  method: "GET",
  path: "/services/{id}",
  access: scope("config:read"),
  tag,
  summary: "Get a service",
  description: "With its durations, limits, requirements and intake fields.",
  params: ServiceParams,
  output: Service,
  tool: {
    title: "Read service",
    description: "Use it when you have a svc_ id and need its duration, price, requirements or intake questions.",
  },
  handle: async ({ actor, params }) => {
    const service = await findService(reader(actor), actor.project.id, params.id);
    if (!service) throw notFound("service", params.id);
    return service;
  },
});

export const updateService = operation({
  id: "updateService",
  method: "PATCH",
  path: "/services/{id}",
  access: scope("config:write"),
  tag,
  summary: "Update a service",
  description:
    "`requirements` and `intake_fields` are replaced whole. Bookings that already stand keep their times and price; `kind` cannot change while there are live ones.",
  params: ServiceParams,
  body: UpdateServiceBody,
  output: Service,
  current: getService.handle,
  errors: ["invalid_transition"],
  tool: {
    title: "Change service",
    description:
      "Use it to change some fields of a service; those left out stay. requirements and intake_fields are replaced whole, so read them first. Bookings that stand keep their times and prices.",
  },
  handle: ({ actor, params, body }) => changeService(actor, params.id, body),
});

export const deleteService = operation({
  id: "deleteService",
  method: "DELETE",
  path: "/services/{id}",
  access: scope("config:write"),
  tag,
  summary: "Delete a service",
  description:
    "Refused while it has live bookings; `held_by` names them. Past bookings keep its id and name. For a day `restore` brings it back.",
  params: ServiceParams,
  errors: ["invalid_transition"],
  tool: {
    title: "Delete service",
    description:
      "Use it only when asked to remove a service; to stop offering it for a while, set active to false with update_service. Refused while it has live bookings, which held_by names. restore_service takes it back for a day.",
    destructive: true,
  },
  handle: ({ actor, params }) => removeService(actor, params.id),
});

export const restoreService = operation({
  id: "restoreService",
  method: "POST",
  path: "/services/{id}/restore",
  access: scope("config:write"),
  tag,
  summary: "Restore a service",
  description:
    "Within a day after it was deleted, with its id and requirements. Refused while a schedule, group or resource that it needs is deleted. A service that is there is answered as it is.",
  params: ServiceParams,
  output: Service,
  errors: ["invalid_transition"],
  tool: {
    title: "Restore service",
    description:
      "Use it to take back delete_service, for a day. Answers the service with its id and requirements; refused while a schedule, group or resource that it needs is deleted.",
  },
  handle: ({ actor, params }) => restore(actor, params.id),
});
