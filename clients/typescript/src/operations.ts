// Made by `npm run generate` from the API's description. Changes here are lost.

import type {
  CreateCustomerBody,
  Customer,
  CustomerPage,
  GetDescriptionResult,
  ListCustomersQuery,
  Me,
  UpdateCustomerBody,
} from "./schema";
import { type CallOptions, type IdempotentCallOptions, type Send, everyItem, segment } from "./transport";

export const operations = (send: Send) => ({
  customers: {
    /** List and search customers. Newest first. Needs the scope `customers:read`. */
    list: (query: ListCustomersQuery = {}, options?: CallOptions) =>
      send<CustomerPage>({ method: "GET", path: "/customers", query, options }),
    /** Every item of `list`, page after page. */
    listAll: (query: ListCustomersQuery = {}, options?: CallOptions) =>
      everyItem<Customer>(query, (page) => send<CustomerPage>({ method: "GET", path: "/customers", query: page, options })),
    /** Create a customer. Needs the scope `customers:write`. */
    create: (body: CreateCustomerBody, options?: IdempotentCallOptions) =>
      send<Customer>({ method: "POST", path: "/customers", body, keyed: true, options }),
    /** One customer. Needs the scope `customers:read`. */
    get: (id: string, options?: CallOptions) =>
      send<Customer>({ method: "GET", path: `/customers/${segment(id)}`, options }),
    /** Change a customer. Needs the scope `customers:write`. */
    update: (id: string, body: UpdateCustomerBody = {}, options?: CallOptions) =>
      send<Customer>({ method: "PATCH", path: `/customers/${segment(id)}`, body, options }),
  },
  me: {
    /** Who am I. The project and the key, or the member, that this call is made as. */
    get: (options?: CallOptions) =>
      send<Me>({ method: "GET", path: "/me", options }),
  },
  openapi: {
    /** This description. The whole API as OpenAPI 3.1, made from the same definitions that serve it. */
    get: (options?: CallOptions) =>
      send<GetDescriptionResult>({ method: "GET", path: "/openapi.json", options }),
  },
});
