import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";

async function whole<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}

const most = { limit: 200 };

/** All of it: what a workspace knows is read in one table. */
export const knowledge = queryOptions({
  queryKey: ["knowledges"],
  queryFn: ({ signal }) => whole(turnero.knowledge.listAll(most, { signal })),
});

export const sites = queryOptions({
  queryKey: ["knowledge_sources"],
  queryFn: ({ signal }) => whole(turnero.knowledge.sources.listAll(most, { signal })),
});

export const item = (id: string) =>
  queryOptions({ queryKey: ["knowledges", id], queryFn: ({ signal }) => turnero.knowledge.get(id, { signal }) });

export const site = (id: string) =>
  queryOptions({
    queryKey: ["knowledge_sources", id],
    queryFn: ({ signal }) => turnero.knowledge.sources.get(id, { signal }),
  });

export const sitePages = (id: string) =>
  queryOptions({
    queryKey: ["knowledge_sources", id, "pages"],
    queryFn: ({ signal }) => whole(turnero.knowledge.sources.pages.listAll(id, most, { signal })),
  });

/** What would be found; asked again whenever something of the knowledge changes. */
export const answers = (query: string) =>
  queryOptions({
    queryKey: ["knowledges", { query }],
    queryFn: ({ signal }) => turnero.knowledge.search({ query, limit: 8 }, { signal }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
