import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

// The keys begin with the other resource and end with the customer, so that a change of either invalidates them.

export const customerSummary = (id: string) =>
  queryOptions({
    queryKey: ["bookings", { summary: true }, id],
    queryFn: ({ signal }) => turnero.customers.summary.get(id, { signal }),
  });

export const customerTimeline = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["bookings", { timeline: true }, id],
    queryFn: ({ pageParam, signal }) =>
      turnero.customers.timeline.list(id, { limit: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

export const customerComments = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["comments", { of: "customer" }, id],
    queryFn: ({ pageParam, signal }) =>
      turnero.customers.comments.list(id, { limit: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
