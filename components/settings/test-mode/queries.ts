import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

export const testClock = queryOptions({
  queryKey: ["test_clock"],
  queryFn: ({ signal }) => turnero.test.clock.get({ signal }),
});

export const testOutgoing = infiniteQueryOptions({
  queryKey: ["test_outgoing", {}],
  queryFn: ({ pageParam, signal }) =>
    turnero.test.outgoing.list({ ...(pageParam && { cursor: pageParam }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});
