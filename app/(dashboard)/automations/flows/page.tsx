import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { AutomationData } from "@/app/(dashboard)/automations/automation-data";
import { loadEvery } from "@/app/(dashboard)/member";
import { FlowList } from "@/components/flows/flow-list";
import { flowList } from "@/components/flows/queries";
import { listFlows } from "@/lib/domains/automations/flows/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("flows"))("title") });

export default async function FlowsPage() {
  const client = new QueryClient();
  client.setQueryData(flowList.queryKey, await loadEvery(listFlows));
  return (
    <AutomationData>
      <HydrationBoundary state={dehydrate(client)}>
        <FlowList />
      </HydrationBoundary>
    </AutomationData>
  );
}
