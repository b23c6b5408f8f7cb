import type { ListWorkItemsQuery } from "@/clients/typescript/src/client";

/** More than anybody does in a day; a phone keeps them all for when it has no connection. */
const most = 1000;

/** What a worker's screen reads: the tasks of each of their resources, and everything that nobody has. */
export const myQueries = (resources: readonly { id: string }[]): ListWorkItemsQuery[] => [
  ...resources.map(({ id }) => ({ resource_id: id, limit: most })),
  { view: "inbox", limit: most },
];
