"use client";

import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RunRow } from "@/components/automations/runs/run-row";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import type { Page } from "@/components/settings/queries";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState } from "@/components/ui/states";

type Shown = ComponentProps<typeof RunRow>;

/** The runs of a rule or a flow, newest first. */
export function RunRows({
  log,
  of,
  filtered = false,
}: {
  log: UseInfiniteQueryResult<InfiniteData<Page<Shown["run"]>>>;
  of: Shown["automation"];
  filtered?: boolean;
}) {
  const t = useTranslations();
  if (log.isPending)
    return (
      <div aria-hidden className="flex flex-col gap-5 py-3">
        {["a", "b", "c"].map((row) => (
          <div key={row} className="flex flex-col gap-2">
            <Skeleton className="w-48" />
            <Skeleton className="w-64" />
          </div>
        ))}
      </div>
    );
  if (log.isLoadingError) return <Failed error={log.error} retry={log.refetch} />;
  const runs = log.data.pages.flatMap(({ data }) => data);
  if (runs.length === 0)
    return (
      <EmptyState icon={ListChecks} title={filtered ? t("automations.log.none") : t("automations.log.empty")}>
        {filtered ? t("automations.log.none_text") : t("automations.log.empty_text")}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t("automations.log.runs")}>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} automation={of} />
        ))}
      </ul>
      <LoadMore list={log} />
    </>
  );
}
