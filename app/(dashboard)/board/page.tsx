import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { getTranslations } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { BoardScreen } from "@/components/board/board-screen";
import { columnQuery } from "@/components/board/columns";
import { dateAt, instantOf } from "@/components/time/zone";
import { filtersIn } from "@/components/work/filters/filters";
import { workPage } from "@/components/work/queries";
import { getStageConfig } from "@/lib/domains/stages/operations";
import { listWorkItems } from "@/lib/domains/work/operations";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("work"))("board") });

type Search = { q?: string | string[] };

export default async function BoardPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { actor } = await requireMember();
  const zone = actor.project.timezone;
  const { q } = await searchParams;
  const filters = filtersIn(new URLSearchParams(typeof q === "string" ? { q } : {}));
  const midnight = new Date(instantOf(zone, dateAt(zone, actor.now.getTime()), 0)).toISOString();
  const { stages } = await loadOr404(getStageConfig);
  const client = new QueryClient();
  await Promise.all(
    stages.map(async (stage) => {
      const query = columnQuery(stage, filters.q, 50, midnight);
      const asked = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
      client.setQueryData(workPage(query).queryKey, await loadOr404(listWorkItems, { query: asked }));
    }),
  );
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <BoardScreen />
    </HydrationBoundary>
  );
}
