import "server-only";
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { cache, type ReactNode } from "react";
import { loadEvery } from "@/app/(dashboard)/member";
import { groups, members, resources, schedules, services } from "@/components/catalog/queries";
import { listResourceGroups } from "@/lib/domains/catalog/groups/operations";
import { listResources } from "@/lib/domains/catalog/resources/operations";
import { listSchedules } from "@/lib/domains/catalog/schedules/operations";
import { listServices } from "@/lib/domains/catalog/services/operations";
import { listMembers } from "@/lib/domains/team/operations";

/** The whole catalog, read once for the page and its drawer. */
const catalog = cache(async () => {
  const client = new QueryClient();
  await Promise.all([
    loadEvery(listServices).then((all) => client.setQueryData(services.queryKey, all)),
    loadEvery(listResources).then((all) => client.setQueryData(resources.queryKey, all)),
    loadEvery(listResourceGroups).then((all) => client.setQueryData(groups.queryKey, all)),
    loadEvery(listSchedules).then((all) => client.setQueryData(schedules.queryKey, all)),
    loadEvery(listMembers).then((all) => client.setQueryData(members.queryKey, all)),
  ]);
  return dehydrate(client);
});

/** Provides the first render's lists; client components keep them fresh. */
export async function CatalogData({ children }: { children: ReactNode }) {
  return <HydrationBoundary state={await catalog()}>{children}</HydrationBoundary>;
}
