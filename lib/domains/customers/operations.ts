import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { create } from "@/lib/domains/customers/create";
import { customerOr404 } from "@/lib/domains/customers/missing";
import {
  CreateCustomerBody,
  Customer,
  CustomerPage,
  CustomerParams,
  CustomerQuery,
  UpdateCustomerBody,
} from "@/lib/domains/customers/schema";
import { selectCustomers } from "@/lib/domains/customers/store";
import { update } from "@/lib/domains/customers/update";

const tag = "Customers";

export const listCustomers = operation({
  id: "listCustomers",
  method: "GET",
  path: "/customers",
  access: scope("customers:read"),
  tag,
  summary: "List and search customers",
  description: "Newest first.",
  query: CustomerQuery,
  output: CustomerPage,
  tool: { title: "Search customers" },
  handle: ({ actor, query }) =>
    paginate(actor, "customers", query, {
      fetch: (after, take) => selectCustomers(reader(actor), actor.project.id, query, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createCustomer = operation({
  id: "createCustomer",
  method: "POST",
  path: "/customers",
  access: scope("customers:write"),
  idempotency: "optional",
  tag,
  summary: "Create a customer",
  body: CreateCustomerBody,
  output: Customer,
  success: 201,
  location: ({ id }) => `/customers/${id}`,
  errors: ["customer_exists"],
  tool: { title: "Create customer" },
  handle: ({ actor, body }) => create(actor, body),
});

export const getCustomer = operation({
  id: "getCustomer",
  method: "GET",
  path: "/customers/{id}",
  access: scope("customers:read"),
  tag,
  summary: "One customer",
  description: "Somebody who was merged into another is not found; `merged_into` names whom they are now.",
  params: CustomerParams,
  output: Customer,
  tool: { title: "Read customer" },
  handle: ({ actor, params }) => customerOr404(reader(actor), actor.project.id, params.id),
});

export const updateCustomer = operation({
  id: "updateCustomer",
  method: "PATCH",
  path: "/customers/{id}",
  access: scope("customers:write"),
  tag,
  summary: "Change a customer",
  params: CustomerParams,
  body: UpdateCustomerBody,
  output: Customer,
  errors: ["customer_exists", "invalid_transition"],
  tool: { title: "Change customer" },
  handle: ({ actor, params, body }) => update(actor, params.id, body),
});
