import "server-only";
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { cache, type ReactNode } from "react";
import { loadEvery, loadOr404 } from "@/app/(dashboard)/member";
import { automationList } from "@/components/automations/queries";
import { members, resources, services } from "@/components/catalog/queries";
import { stageConfig } from "@/components/stages/queries";
import { listAutomations } from "@/lib/domains/automations/operations";
import { listResources } from "@/lib/domains/catalog/resources/operations";
import { listServices } from "@/lib/domains/catalog/services/operations";
import { getStageConfig } from "@/lib/domains/stages/operations";
import { listMembers } from "@/lib/domains/team/operations";

/** The automations and what they name, read once for the page and its drawer. */
const known = cache(async () => {
  const client = new QueryClient();
  await Promise.all([
    loadEvery(listAutomations).then((all) => client.setQueryData(automationList.queryKey, all)),
    loadEvery(listServices).then((all) => client.setQueryData(services.queryKey, all)),
    loadEvery(listResources).then((all) => client.setQueryData(resources.queryKey, all)),
    loadEvery(listMembers).then((all) => client.setQueryData(members.queryKey, all)),
    loadOr404(getStageConfig).then((config) => client.setQueryData(stageConfig().queryKey, config)),
  ]);
  return dehydrate(client);
});

/** Provides the first render's data; client components keep it fresh. */
export async function AutomationData({ children }: { children: ReactNode }) {
  return <HydrationBoundary state={await known()}>{children}</HydrationBoundary>;
}
