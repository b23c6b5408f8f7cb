import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { RunFilter } from "@/components/settings/background/filter";

/** Runs come and go without an event for the screens, so the screen looks again by itself. */
const often = 10_000;
/** Who reads back through many pages is not looking at what happens now. */
const pagesWatched = 2;

export const outbox = queryOptions({
  queryKey: ["outbox"],
  queryFn: ({ signal }) => turnero.operations.outbox.get({ signal }),
  refetchInterval: often,
});

export const functionList = queryOptions({
  queryKey: ["functions"],
  queryFn: ({ signal }) => turnero.operations.functions.list({ limit: 200 }, { signal }),
  refetchInterval: often,
});

export const allRuns = ["runs"] as const;

export const runList = (filter: RunFilter) =>
  infiniteQueryOptions({
    queryKey: [...allRuns, filter],
    queryFn: ({ pageParam, signal }) =>
      turnero.operations.runs.list({ ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > pagesWatched ? false : often),
  });
