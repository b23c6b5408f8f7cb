"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import { customerCard } from "@/components/customers/queries";
import type { Customer, UpdateCustomerBody } from "@/lib/domains/customers/schema";

/** Asks again for the lists of customers and for all that tells of these. */
export const renewCustomers = (queries: QueryClient, ...ids: string[]): void =>
  void queries.invalidateQueries({
    predicate: ({ queryKey: [family, second, ...rest] }) =>
      [second, ...rest].some((part) => ids.includes(part as string)) ||
      (family === "customers" && typeof second !== "string"),
  });

/** Changes a customer on the server and on every screen that shows them. */
export function useCustomerChange(id: string): (body: UpdateCustomerBody) => Promise<Customer> {
  const queries = useQueryClient();
  return async (body) => {
    const customer = await turnero.customers.update(id, body);
    queries.setQueryData(customerCard(id).queryKey, customer);
    void queries.invalidateQueries({ queryKey: ["customers"] });
    return customer;
  };
}
