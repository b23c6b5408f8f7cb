import { loadOr404 } from "@/app/(dashboard)/member";
import { Background } from "@/components/settings/background/background";
import { runFilter } from "@/components/settings/background/filter";
import { getOutbox, listBackgroundFunctions, listBackgroundRuns } from "@/lib/domains/background/operations";

type Given = Record<string, string | string[] | undefined>;

export default async function BackgroundPage({ searchParams }: { searchParams?: Promise<Given> }) {
  const filter = runFilter((await searchParams) ?? {});
  const [outbox, functions, page] = await Promise.all([
    loadOr404(getOutbox),
    loadOr404(listBackgroundFunctions, { query: { limit: "200" } }),
    loadOr404(listBackgroundRuns, { query: filter }),
  ]);
  return <Background first={{ outbox, functions, runs: { filter, page } }} />;
}
