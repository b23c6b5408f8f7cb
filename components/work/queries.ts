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
/** What the API gives at once. */
const onePage = 200;

/** As many tasks as are asked for, in as many calls as that takes. */
async function tasksUpTo({ limit = onePage, ...query }: ListWorkItemsQuery, signal: AbortSignal) {
  const first = await turnero.workItems.list({ ...query, limit: Math.min(limit, onePage) }, { signal });
  let { next_cursor } = first;
  const data = [...first.data];
  while (next_cursor !== null && data.length < limit) {
    const missing = Math.min(limit - data.length, onePage);
    const page = await turnero.workItems.list({ ...query, limit: missing, cursor: next_cursor }, { signal });
    data.push(...page.data);
    next_cursor = page.next_cursor;
  }
  return { data, next_cursor };
}

export const workPage = (query: ListWorkItemsQuery) =>
  queryOptions({
    queryKey: ["bookings", { page: query }],
    queryFn: ({ signal }) => tasksUpTo(query, signal),
  });
