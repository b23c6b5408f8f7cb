import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { Customer } from "@/lib/domains/customers/schema";

export type CustomerPage = { data: Customer[]; next_cursor: string | null };

export const customerList = (q: string) =>
  infiniteQueryOptions({
    queryKey: ["customers", { q }],
    queryFn: ({ pageParam, signal }) =>
      turnero.customers.list({ ...(q && { q }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

export const customerSearch = (q: string) =>
  queryOptions({
    queryKey: ["customers", { search: q }],
    queryFn: ({ signal }) => turnero.customers.list({ q, limit: 6 }, { signal }),
    placeholderData: keepPreviousData,
  });

export const customerCard = (id: string) =>
  queryOptions({
    queryKey: ["customers", id],
    queryFn: ({ signal }) => turnero.customers.get(id, { signal }),
  });
