"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { FilterSelect } from "@/components/forms/choices/filter-select";
import { Figures } from "@/components/settings/background/figures";
import { type RunFilter, runFilter, runStatuses } from "@/components/settings/background/filter";
import { Functions } from "@/components/settings/background/functions";
import { functionList } from "@/components/settings/background/queries";
import { type FirstRuns, Runs } from "@/components/settings/background/runs";
import { useFunctionName } from "@/components/settings/background/words";
import { useFilterInAddress } from "@/components/settings/filter-in-address";
import { Section } from "@/components/settings/section";
import type { BackgroundFunction, Outbox } from "@/lib/domains/background/schema";

type FilterProps = { filter: RunFilter; choose: (next: RunFilter) => void; functions: readonly BackgroundFunction[] };

function Filters({ filter, choose, functions }: FilterProps) {
  const t = useTranslations("settings.background");
  const nameOf = useFunctionName();
  const known = functions.some(({ id }) => id === filter.function);
  return (
    <div className="flex gap-2 border-line border-b p-3 md:px-4">
      <FilterSelect
        label={t("status")}
        every={t("every_status")}
        className="md:max-w-[180px]"
        value={filter.status}
        options={runStatuses.map((status) => [status, t(`statuses.${status}`)])}
        onChoose={(status) => choose(runFilter({ ...filter, status }))}
      />
      <FilterSelect
        label={t("function")}
        every={t("every_function")}
        className="md:max-w-[220px]"
        value={filter.function}
        options={[
          ...functions.map(({ id, name }) => [id, nameOf(id, name)] as const),
          ...(filter.function && !known ? [[filter.function, filter.function] as const] : []),
        ]}
        onChoose={(id) => choose(runFilter({ ...filter, function: id }))}
      />
    </div>
  );
}

type FirstBackground = {
  outbox: Outbox;
  functions: { data: BackgroundFunction[]; next_cursor: string | null };
  runs: FirstRuns;
};

/** For operators: what waits, what runs, what failed and can run again. */
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
