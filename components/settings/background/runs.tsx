"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import { type RunFilter, sameFilter } from "@/components/settings/background/filter";
import { runList } from "@/components/settings/background/queries";
import { RunRow } from "@/components/settings/background/run-row";
import type { Page } from "@/components/settings/queries";
import { useRowKeys } from "@/components/ui/row-keys";
import { EmptyState } from "@/components/ui/states";
import { type Column, TableHead, TableSkeleton } from "@/components/ui/table";
import type { BackgroundRun } from "@/lib/domains/background/schema";

export type FirstRuns = { filter: RunFilter; page: Page<BackgroundRun> };

function useHeads(): Column<never>[] {
  const t = useTranslations("settings.background");
  const cell = () => null;
  return [
    { key: "function", head: t("function"), cell },
    { key: "status", head: t("status"), width: "116px", cell },
    { key: "when", head: t("when"), width: "124px", wide: true, cell },
    { key: "attempts", head: t("attempts"), width: "88px", wide: true, align: "end", cell },
    { key: "action", head: t("action"), width: "128px", wide: true, align: "end", cell },
  ];
}

function Lines({ rows }: { rows: readonly BackgroundRun[] }) {
  const t = useTranslations("settings.background");
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, 48, rows.length);
  return (
    <table aria-label={t("runs")} className="w-full table-fixed border-separate border-spacing-0">
      <TableHead columns={useHeads()} />
      <tbody ref={body}>
        {rows.map((run, index) => (
          <RunRow key={run.id} run={run} index={index} />
        ))}
      </tbody>
    </table>
  );
}

export function Runs({ filter, first }: { filter: RunFilter; first: FirstRuns }) {
  const t = useTranslations();
  const heads = useHeads();
  const runs = useInfiniteQuery({
    ...runList(filter),
    ...(sameFilter(filter, first.filter) ? { initialData: { pages: [first.page], pageParams: [null] } } : {}),
  });
  if (runs.isPending) return <TableSkeleton columns={heads} />;
  // A failed refresh keeps the rows: the notice above says that they may be outdated.
  if (runs.isLoadingError) {
    return <Failed error={runs.error} retry={runs.refetch} />;
  }
  const rows = runs.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) {
    const filtered = filter.status !== undefined || filter.function !== undefined;
    return (
      <EmptyState icon={ListChecks} title={t("settings.background.no_runs")}>
        {filtered ? t("settings.background.none_match") : t("settings.background.no_runs_text")}
      </EmptyState>
    );
  }
  return (
    <>
      <Lines rows={rows} />
      <LoadMore list={runs} />
    </>
  );
}
