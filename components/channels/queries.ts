import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

/** Messages have no live event on this screen: the figures are polled. */
const lookEveryMs = 15_000;

export const channelList = queryOptions({
  queryKey: ["channels"],
  queryFn: ({ signal }) => turnero.channels.list({}, { signal }),
  refetchInterval: lookEveryMs,
});

export const serviceStatus = queryOptions({
  queryKey: ["channels", { status: true }],
  queryFn: ({ signal }) => turnero.channels.serviceStatus.get({}, { signal }),
  refetchInterval: lookEveryMs,
});

export const pauseList = infiniteQueryOptions({
  queryKey: ["channels", { pauses: true }],
  queryFn: ({ pageParam, signal }) =>
    turnero.channels.pauses.list({ limit: 20, ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
