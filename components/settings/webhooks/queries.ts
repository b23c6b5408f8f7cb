import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { DeliveryFilter } from "@/components/settings/webhooks/filter";

/** Attempts are made without an event for the screens, so they look again by themselves. */
const often = 5000;
const pagesWatched = 2;

export const endpointList = queryOptions({
  queryKey: ["webhook_endpoints"],
  queryFn: ({ signal }) => turnero.webhookEndpoints.list({}, { signal }),
  refetchInterval: often * 3,
});

export const endpointOf = (id: string) =>
  queryOptions({
    queryKey: ["webhook_endpoints", id],
    queryFn: ({ signal }) => turnero.webhookEndpoints.get(id, { signal }),
    refetchInterval: often,
  });

export const deliveriesOf = (id: string) => ["webhook_deliveries", id] as const;

export const deliveryList = (id: string, filter: DeliveryFilter) =>
  infiniteQueryOptions({
    queryKey: [...deliveriesOf(id), filter],
    queryFn: ({ pageParam, signal }) =>
      turnero.webhookEndpoints.deliveries.list(id, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > pagesWatched ? false : often),
  });

/** One delivery, looked at closely until it has ended. */
export const deliveryOf = (id: string, delivery: string) =>
  queryOptions({
    queryKey: ["webhook_deliveries", id, delivery],
    queryFn: ({ signal }) => turnero.webhookEndpoints.deliveries.get(id, delivery, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== "pending" ? false : 500),
  });
