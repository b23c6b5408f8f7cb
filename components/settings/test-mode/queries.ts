import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { TestOutgoing } from "@/lib/domains/test-mode/schema";

export const testClock = queryOptions({
  queryKey: ["test_clock"],
  queryFn: ({ signal }) => turnero.test.clock.get({ signal }),
});

export type Way = TestOutgoing["way"];

export const testOutgoing = (way: Way | null) =>
  infiniteQueryOptions({
    queryKey: ["test_outgoing", { way }],
    queryFn: ({ pageParam, signal }) =>
      turnero.test.outgoing.list({ ...(way && { way }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
