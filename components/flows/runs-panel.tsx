"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useTranslations } from "next-intl";
import { RunRow } from "@/components/automations/run-row";
import { flowRuns } from "@/components/flows/queries";
import { useProblemWords } from "@/components/forms/words";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import type { Flow } from "@/lib/domains/automations/flows/schema";

/** What the flow did, newest first. */
export function RunsPanel({ flow }: { flow: Flow }) {
  const t = useTranslations();
  const problemWords = useProblemWords();
  const log = useInfiniteQuery(flowRuns(flow.id));
  if (log.isPending) return <Skeleton className="h-24 rounded-md" />;
  if (log.isLoadingError)
    return (
      <ErrorState
        title={t("common.error_title")}
        detail={problemWords(log.error)}
        retry={() => void log.refetch()}
        retryLabel={t("common.retry")}
      />
    );
  const runs = log.data.pages.flatMap(({ data }) => data);
  if (runs.length === 0)
    return (
      <EmptyState icon={ListChecks} title={t("automations.log.empty")}>
        {t("automations.log.empty_text")}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t("automations.log.runs")}>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} automation={flow} />
        ))}
      </ul>
      {log.hasNextPage && (
        <Button pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t("common.load_more")}
        </Button>
      )}
    </>
  );
}
