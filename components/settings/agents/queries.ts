import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import { everyPage } from "@/components/every-page";
import type { CallFilter } from "@/components/settings/agents/filter";

/** Calls come without an event for the screens, so the screen looks again by itself. */
const often = 10_000;
/** Who reads back through many pages is not looking at what happens now. */
const pagesWatched = 2;

export const callList = (filter: CallFilter) =>
  infiniteQueryOptions({
    queryKey: ["agent-calls", filter],
    queryFn: ({ pageParam, signal }) =>
      turnero.agentCalls.list({ ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > pagesWatched ? false : often),
  });

export const grantList = queryOptions({
  queryKey: ["agent_grants"],
  queryFn: ({ signal }) => everyPage(turnero.agentGrants.listAll({ limit: 200 }, { signal })),
});
