import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { loadEvery } from "@/app/(dashboard)/member";
import { KnowledgeList } from "@/components/knowledge/knowledge-list";
import { knowledge, sites } from "@/components/knowledge/queries";
import { listKnowledge } from "@/lib/domains/knowledge/operations";
import { listKnowledgeSources } from "@/lib/domains/knowledge/sites/operations";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("knowledge"))("title") });

export default async function KnowledgePage() {
  const client = new QueryClient();
  const [items, all] = await Promise.all([loadEvery(listKnowledge), loadEvery(listKnowledgeSources)]);
  client.setQueryData<unknown>(knowledge.queryKey, items);
  client.setQueryData<unknown>(sites.queryKey, all);
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <KnowledgeList />
    </HydrationBoundary>
  );
}
