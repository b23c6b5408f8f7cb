"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CardHeader } from "@/components/automations/card-header";
import { automationList, type RunFilter, runList } from "@/components/automations/queries";
import { outcomes } from "@/components/automations/runs/outcome";
import { RunRows } from "@/components/automations/runs/run-rows";
import { useFilterInAddress } from "@/components/settings/filter-in-address";
import type { Page } from "@/components/settings/queries";
import { DrawerBody } from "@/components/ui/drawer";
import { Select } from "@/components/ui/select";
import type { Automation, AutomationRun } from "@/lib/domains/automations/schema";

type FirstRuns = { filter: RunFilter; page: Page<AutomationRun> };

const read = (given: { status?: string }): RunFilter => {
  const status = outcomes.find((each) => each === given.status);
  return status ? { status } : {};
};

function Runs({ automation, filter, first }: { automation: Automation; filter: RunFilter; first: FirstRuns }) {
  const log = useInfiniteQuery({
    ...runList(automation.id, filter),
    ...(filter.status === first.filter.status ? { initialData: { pages: [first.page], pageParams: [null] } } : {}),
  });
  return <RunRows log={log} of={automation} filtered={filter.status !== undefined} />;
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
