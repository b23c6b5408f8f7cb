import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import { often, whileFew } from "@/components/automations/queries";
import { whole } from "@/components/catalog/queries";

export const flowList = queryOptions({
  queryKey: ["flows"],
  queryFn: ({ signal }) => whole(turnero.automationFlows.listAll({ limit: 200 }, { signal })),
  refetchInterval: often,
});

export const oneFlow = (id: string) =>
  queryOptions({
    queryKey: ["flows", id],
    queryFn: ({ signal }) => turnero.automationFlows.get(id, { signal }),
  });

export const flowRuns = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["flow_runs", id],
    queryFn: ({ pageParam, signal }) =>
      turnero.automationFlows.runs.list(id, { limit: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: whileFew,
  });

const anyStatus = "pending_payment,confirmed,checked_in,completed,failed,no_show,cancelled";

/** Bookings to try a flow on, those that are over too. */
export const triedBookings = (q: string) =>
  queryOptions({
    queryKey: ["bookings", { tried: q }],
    queryFn: ({ signal }) =>
      turnero.workItems.list({ status: anyStatus, limit: 20, ...(q === "" ? {} : { q }) }, { signal }),
    placeholderData: (before) => before,
  });
