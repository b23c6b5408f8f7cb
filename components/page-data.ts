import { QueryClient, type QueryClientConfig } from "@tanstack/react-query";

const came = new WeakMap<object, number>();

/** Of a list, which is wrapped anew with each render, the page's own data is its first page. */
const own = (data: object): object => ("pages" in data && Array.isArray(data.pages) ? data.pages[0] : data) ?? data;

/** When this browser got a page's data. The router shows a visited page again from memory: then it is the same object. */
function cameAt(data: object): number {
  const it = own(data);
  const at = came.get(it) ?? Date.now();
  came.set(it, at);
  return at;
}

/**
 * A client of queries that knows the age of what pages bring along: shown at once, and where it is old by then, asked
 * for again behind. Without it, data of a page from memory would pass for new once its query is forgotten.
 */
export function pageQueryClient(config: QueryClientConfig): QueryClient {
  const client = new QueryClient(config);
  const defaults = client.defaultQueryOptions.bind(client);
  client.defaultQueryOptions = (options) => {
    const all = defaults(options);
    const { initialData } = all;
    if (typeof initialData !== "object" || initialData === null) return all;
    return Object.assign(all, { initialDataUpdatedAt: cameAt(initialData) });
  };
  return client;
}
