import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { create } from "@/lib/domains/customers/create";
import {
  CreateCustomerBody,
  Customer,
  CustomerPage,
  CustomerParams,
  CustomerQuery,
  UpdateCustomerBody,
} from "@/lib/domains/customers/schema";
import { findCustomer, selectCustomers } from "@/lib/domains/customers/store";
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
  description: "A phone belongs to one customer of a project: a known one answers `customer_exists`.",
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
  description: "With the identities on each channel.",
  params: CustomerParams,
  output: Customer,
  tool: { title: "Read customer" },
  handle: async ({ actor, params }) => {
    const customer = await findCustomer(reader(actor), actor.project.id, params.id);
    if (!customer) throw notFound("customer", params.id);
    return customer;
  },
});

export const updateCustomer = operation({
  id: "updateCustomer",
  method: "PATCH",
  path: "/customers/{id}",
  access: scope("customers:write"),
  tag,
  summary: "Change a customer",
  description: "Only the fields that are given change. A phone that another customer has answers `customer_exists`.",
  params: CustomerParams,
  body: UpdateCustomerBody,
  output: Customer,
  errors: ["customer_exists"],
  tool: { title: "Change customer" },
  handle: ({ actor, params, body }) => update(actor, params.id, body),
});
