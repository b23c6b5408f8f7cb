import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { BookingPage, ListWorkItemsQuery } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import type { Task } from "@/components/work/moves";

/** A list of tasks, page after page. What changes of any booking touches it. */
export const workList = (query: ListWorkItemsQuery) =>
  infiniteQueryOptions({
    queryKey: ["bookings", { work: query }],
    queryFn: ({ pageParam, signal }) =>
      turnero.workItems.list({ limit: 100, ...query, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });

const holds = (key: readonly unknown[], name: "work" | "page"): boolean =>
  key[0] === "bookings" && typeof key[1] === "object" && key[1] !== null && name in key[1];

/** Changes tasks in every list that shows them. */
export function patchWork(queries: QueryClient, change: (task: Task) => Task): void {
  const inPage = (page: BookingPage): BookingPage => ({ ...page, data: page.data.map(change) });
  queries.setQueriesData<InfiniteData<BookingPage>>(
    { predicate: ({ queryKey }) => holds(queryKey, "work") },
    (known) => known && { ...known, pages: known.pages.map(inPage) },
  );
  queries.setQueriesData<BookingPage>(
    { predicate: ({ queryKey }) => holds(queryKey, "page") },
    (known) => known && inPage(known),
  );
}

/** The first tasks of a list, for what is seen whole or not at all. */
export const workPage = (query: ListWorkItemsQuery) =>
  queryOptions({
    queryKey: ["bookings", { page: query }],
    queryFn: ({ signal }) => turnero.workItems.list(query, { signal }),
  });
