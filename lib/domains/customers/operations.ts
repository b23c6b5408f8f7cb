import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import { changeCustomer } from "@/lib/domains/customers/change";
import { createCustomer as create } from "@/lib/domains/customers/create";
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
  tool: {
    title: "Search customers",
    description:
      "Use it to find a person by name, phone or e-mail with q, before you create one. Answers customers, newest first; an id goes into customer: { id } of a booking.",
  },
  handle: ({ actor, query }) => {
    const { phone, ...rest } = query;
    const asked = phone === undefined ? query : { ...rest, phone: workspacePhone(actor.project, phone, "?phone") };
    return paginate(actor, "customers", query, {
      fetch: (after, take) => selectCustomers(reader(actor), actor.project.id, asked, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    });
  },
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
  tool: {
    title: "Create customer",
    description:
      "Use it for a person who is not known yet; search first with list_customers. A phone that somebody has is refused with customer_exists. Booking with customer: { name, phone } does this by itself.",
  },
  handle: ({ actor, body }) => create(actor, body),
});

export const getCustomer = operation({
  id: "getCustomer",
  method: "GET",
  path: "/customers/{id}",
  access: scope("customers:read"),
  tag,
  summary: "Get a customer",
  description:
    "With the identities on each channel. Somebody who was merged into another is not found; `merged_into` names whom " +
    "they are now.",
  params: CustomerParams,
  output: Customer,
  tool: {
    title: "Read customer",
    description:
      "Use it when you have a cus_ id and need the person's details. For bookings and figures use get_customer_summary.",
  },
  handle: ({ actor, params }) => customerOr404(reader(actor), actor.project.id, params.id),
});

export const updateCustomer = operation({
  id: "updateCustomer",
  method: "PATCH",
  path: "/customers/{id}",
  access: scope("customers:write"),
  tag,
  summary: "Update a customer",
  description: "Only the fields that are given change. A phone that another customer has answers `customer_exists`.",
  params: CustomerParams,
  body: UpdateCustomerBody,
  output: Customer,
  current: getCustomer.handle,
  changedBy: {
    anonymised_at: "POST /customers/{id}/anonymise",
  },
  errors: ["customer_exists", "invalid_transition"],
  tool: {
    title: "Change customer",
    description: "Use it to correct a person's details; fields left out stay. tags are replaced whole.",
  },
  handle: ({ actor, params, body }) => changeCustomer(actor, params.id, body),
});
