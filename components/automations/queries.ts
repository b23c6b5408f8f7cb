import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import { whole } from "@/components/catalog/queries";
import type { RunStatus } from "@/lib/domains/automations/schema";

/** Runs emit no live event, so their screens poll. */
export const often = 5000;
const pagesWatched = 2;
/** Polling stops after many pages: refetching them all is expensive. */
export const whileFew = ({ state }: { state: { data?: { pages: readonly unknown[] } | undefined } }) =>
  (state.data?.pages.length ?? 0) > pagesWatched ? false : often;

export const automationList = queryOptions({
  queryKey: ["automations"],
  queryFn: ({ signal }) => whole(turnero.automations.listAll({ limit: 200 }, { signal })),
  refetchInterval: often,
});

export type RunFilter = { status?: RunStatus };
export const runsOf = (id: string) => ["automation_runs", id] as const;

export const runList = (id: string, filter: RunFilter) =>
  infiniteQueryOptions({
    queryKey: [...runsOf(id), filter],
    queryFn: ({ pageParam, signal }) =>
      turnero.automations.runs.list(id, { limit: 20, ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: whileFew,
  });
