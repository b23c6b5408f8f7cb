import type { ListWorkItemsQuery } from "@/clients/typescript/src/client";

/** What a worker's screen reads: the tasks of each of their resources, and everything that nobody has. */
export const myQueries = (resources: readonly { id: string }[]): ListWorkItemsQuery[] => [
  ...resources.map(({ id }) => ({ resource_id: id, limit: 200 })),
  { view: "inbox", limit: 200 },
];
