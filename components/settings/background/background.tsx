"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Figures } from "@/components/settings/background/figures";
import { type RunFilter, runFilter, runStatuses } from "@/components/settings/background/filter";
import { Functions } from "@/components/settings/background/functions";
import { functionList } from "@/components/settings/background/queries";
import { type FirstRuns, Runs } from "@/components/settings/background/runs";
import { useFunctionName } from "@/components/settings/background/words";
import { useFilterInAddress } from "@/components/settings/filter-in-address";
import { Section } from "@/components/settings/section";
import { Select } from "@/components/ui/select";
import type { BackgroundFunction, Outbox } from "@/lib/domains/background/schema";

type FilterProps = { filter: RunFilter; choose: (next: RunFilter) => void; functions: readonly BackgroundFunction[] };

function Filters({ filter, choose, functions }: FilterProps) {
  const t = useTranslations("settings.background");
  const nameOf = useFunctionName();
  return (
    <div className="flex gap-2 border-line border-b p-3 md:px-4">
      <Select
        aria-label={t("status")}
        className="min-w-0 flex-1 md:max-w-[180px]"
        value={filter.status ?? ""}
        onChange={({ target }) => choose(runFilter({ ...filter, status: target.value }))}
      >
        <option value="">{t("every_status")}</option>
        {runStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`statuses.${status}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t("function")}
        className="min-w-0 flex-1 md:max-w-[220px]"
        value={filter.function ?? ""}
        onChange={({ target }) => choose(runFilter({ ...filter, function: target.value }))}
      >
        <option value="">{t("every_function")}</option>
        {functions.map(({ id, name }) => (
          <option key={id} value={id}>
            {nameOf(id, name)}
          </option>
        ))}
        {filter.function && !functions.some(({ id }) => id === filter.function) && (
          <option value={filter.function}>{filter.function}</option>
        )}
      </Select>
    </div>
  );
}

export type FirstBackground = { outbox: Outbox; functions: { data: BackgroundFunction[] }; runs: FirstRuns };

/** For whoever keeps the service running: what waits, what runs, what failed and can run again. */
export function Background({ first }: { first: FirstBackground }) {
  const t = useTranslations("settings.background");
  const [filter, choose] = useFilterInAddress(runFilter);
  const { data: functions } = useQuery({ ...functionList, initialData: first.functions });
  return (
    <>
      <Figures first={first.outbox} />
      <Functions first={first.functions} />
      <Section title={t("runs")} text={t("runs_text")} flush>
        <Filters filter={filter} choose={choose} functions={functions.data} />
        <Runs filter={filter} first={first.runs} />
      </Section>
    </>
  );
}
