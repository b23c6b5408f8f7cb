import { loadOr404 } from "@/app/(dashboard)/member";
import { Background, type FirstBackground } from "@/components/settings/background/background";
import { runFilter } from "@/components/settings/background/filter";
import { getOutbox, listBackgroundFunctions, listBackgroundRuns } from "@/lib/domains/background/operations";

type Given = Record<string, string | string[] | undefined>;

export default async function BackgroundPage({ searchParams }: { searchParams?: Promise<Given> }) {
  const filter = runFilter((await searchParams) ?? {});
  const [outbox, functions, page] = await Promise.all([
    loadOr404<FirstBackground["outbox"]>(getOutbox),
    loadOr404<FirstBackground["functions"]>(listBackgroundFunctions),
    loadOr404<FirstBackground["runs"]["page"]>(listBackgroundRuns, { query: filter }),
  ]);
  return <Background first={{ outbox, functions, runs: { filter, page } }} />;
}
