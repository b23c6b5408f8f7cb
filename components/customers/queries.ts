import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { Customer } from "@/lib/domains/customers/schema";

export type CustomerPage = { data: Customer[]; next_cursor: string | null };

/** A search includes everybody; otherwise unnamed visitors are left out until they are asked for. */
export const listQuery = (q: string, visitors: boolean): { q?: string; anonymous?: boolean } => ({
  ...(q && { q }),
  ...(visitors ? { anonymous: true } : q ? {} : { anonymous: false }),
});

export const customerList = (q: string, visitors: boolean) =>
  infiniteQueryOptions({
    queryKey: ["customers", listQuery(q, visitors)],
    queryFn: ({ pageParam, signal }) =>
      turnero.customers.list({ ...listQuery(q, visitors), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

export const customerSearch = (q: string) =>
  queryOptions({
    queryKey: ["customers", { search: q }],
    queryFn: ({ signal }) => turnero.customers.list({ ...(q.trim() && { q }), limit: 6 }, { signal }),
    placeholderData: keepPreviousData,
  });

export const customerCard = (id: string) =>
  queryOptions({
    queryKey: ["customers", id],
    queryFn: ({ signal }) => turnero.customers.get(id, { signal }),
  });

export const customerAttendance = (id: string) =>
  queryOptions({
    queryKey: ["customers", { attendance: id }],
    queryFn: ({ signal }) => turnero.customers.attendance.get(id, { signal }),
  });
