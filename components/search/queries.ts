import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

/** Shorter words are searched among the commands alone. */
const shortest = 2;

/** Everything in the workspace that has the words; a call that is overtaken is aborted. */
export const workspaceSearch = (q: string) =>
  queryOptions({
    queryKey: ["search", q],
    queryFn: ({ signal }) => turnero.search.search({ q }, { signal }),
    enabled: q.length >= shortest,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
