import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { loadEvery, loadWhole, requireMember } from "@/app/(dashboard)/member";
import type { Resource } from "@/clients/typescript/src/client";
import { MyWorkScreen } from "@/components/my-work/my-work-screen";
import { myQueries } from "@/components/work/mine";
import { workPage } from "@/components/work/queries";
import { listResources } from "@/lib/domains/catalog/resources/operations";
import { listWorkItems } from "@/lib/domains/work/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("work"))("mine.title") });

export default async function MyWorkPage() {
  const { member } = await requireMember();
  const resources = (await loadEvery(listResources)) as Resource[];
  const client = new QueryClient();
  await Promise.all(
    myQueries(resources.filter(({ member_id }) => member_id === member.id)).map(async (query) => {
      const { limit: _, ...filters } = query;
      const asked = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
      client.setQueryData(workPage(query).queryKey, await loadWhole(listWorkItems, { query: asked }));
    }),
  );
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <MyWorkScreen />
    </HydrationBoundary>
  );
}
