import "server-only";
import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { cache, type ReactNode } from "react";
import { loadEvery, loadOr404, requireMember } from "@/app/(dashboard)/member";
import { members, resources, services } from "@/components/catalog/queries";
import { stageConfig } from "@/components/stages/queries";
import { MeProvider } from "@/components/work/loaded-once";
import { listResources } from "@/lib/domains/catalog/resources/operations";
import { listServices } from "@/lib/domains/catalog/services/operations";
import { getStageConfig } from "@/lib/domains/stages/operations";
import { listMembers } from "@/lib/domains/team/operations";

/** The names behind a task's ids and keys, read once for the page and its drawer. */
const taskNames = cache(async () => {
  const client = new QueryClient();
  await Promise.all([
    loadEvery(listServices).then((all) => client.setQueryData(services.queryKey, all)),
    loadEvery(listResources).then((all) => client.setQueryData(resources.queryKey, all)),
    loadEvery(listMembers).then((all) => client.setQueryData(members.queryKey, all)),
    loadOr404(getStageConfig).then((config) => client.setQueryData(stageConfig().queryKey, config)),
  ]);
  return dehydrate(client);
});

/** Data shared by all task screens: the member and the names behind ids. */
export async function WorkData({ children }: { children: ReactNode }) {
  const { member } = await requireMember();
  return (
    <MeProvider me={{ id: member.id, role: member.role }}>
      <HydrationBoundary state={await taskNames()}>{children}</HydrationBoundary>
    </MeProvider>
  );
}
