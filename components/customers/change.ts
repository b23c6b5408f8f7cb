"use client";

import { useQueryClient } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import { customerCard } from "@/components/customers/queries";
import type { Customer, UpdateCustomerBody } from "@/lib/domains/customers/schema";

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
