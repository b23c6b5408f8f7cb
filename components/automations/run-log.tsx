"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useTranslations } from "next-intl";
import { CardHeader } from "@/components/automations/card-header";
import { outcomes } from "@/components/automations/outcome";
import { automationList, type RunFilter, runList } from "@/components/automations/queries";
import { RunRow } from "@/components/automations/run-row";
import { useProblemWords } from "@/components/forms/words";
import { useFilterInAddress } from "@/components/settings/filter-in-address";
import type { Page } from "@/components/settings/queries";
import { Button } from "@/components/ui/button";
import { DrawerBody } from "@/components/ui/drawer";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { EmptyState, ErrorState } from "@/components/ui/states";
import type { Automation, AutomationRun } from "@/lib/domains/automations/schema";

export type FirstRuns = { filter: RunFilter; page: Page<AutomationRun> };

const read = (given: { status?: string }): RunFilter => {
  const status = outcomes.find((each) => each === given.status);
  return status ? { status } : {};
};

function Runs({ automation, filter, first }: { automation: Automation; filter: RunFilter; first: FirstRuns }) {
  const t = useTranslations();
  const problemWords = useProblemWords();
  const log = useInfiniteQuery({
    ...runList(automation.id, filter),
    ...(filter.status === first.filter.status ? { initialData: { pages: [first.page], pageParams: [null] } } : {}),
  });
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
      <EmptyState icon={ListChecks} title={filter.status ? t("automations.log.none") : t("automations.log.empty")}>
        {filter.status ? t("automations.log.none_text") : t("automations.log.empty_text")}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t("automations.log.runs")}>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} automation={automation} />
        ))}
      </ul>
      {log.hasNextPage && (
        <div className="flex justify-center p-3">
          <Button pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t("common.load_more")}
          </Button>
        </div>
      )}
    </>
  );
}

/** What an automation did, newest first. */
export function RunLog({ automation: given, first }: { automation: Automation; first: FirstRuns }) {
  const t = useTranslations("automations");
  const [filter, setFilter] = useFilterInAddress<RunFilter & Record<string, string>>(read);
  const { data: rows } = useQuery(automationList);
  const automation = rows?.find(({ id }) => id === given.id) ?? given;
  return (
    <>
      <CardHeader automation={automation} />
      <DrawerBody>
        <Select
          aria-label={t("log.status")}
          className="mb-2"
          value={filter.status ?? ""}
          onChange={({ target }) => setFilter(read({ status: target.value }) as Record<string, string>)}
        >
          <option value="">{t("log.all")}</option>
          {outcomes.map((each) => (
            <option key={each} value={each}>
              {t(`log.statuses.${each}`)}
            </option>
          ))}
        </Select>
        <Runs automation={automation} filter={filter} first={first} />
      </DrawerBody>
    </>
  );
}
