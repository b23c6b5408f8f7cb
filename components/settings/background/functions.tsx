"use client";

import { useQuery } from "@tanstack/react-query";
import { Cog } from "lucide-react";
import { useTranslations } from "next-intl";
import { functionList } from "@/components/settings/background/queries";
import { useFunctionName, useStartWords } from "@/components/settings/background/words";
import { Section } from "@/components/settings/section";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/states";
import { type Column, Table } from "@/components/ui/table";
import { Ago } from "@/components/ui/time";
import type { BackgroundFunction } from "@/lib/domains/background/schema";

type Failure = NonNullable<BackgroundFunction["last_failure"]>;

/** How often it failed, when last, and what went wrong then. */
function Failures({ count, last: { at, message } }: { count: number; last: Failure }) {
  const t = useTranslations("settings.background");
  const why = message ?? t("by_installation");
  return (
    <>
      <span className="flex items-center gap-2">
        <Badge meaning="trouble">{count}</Badge>
        <Ago at={at} className="truncate text-sm" />
      </span>
      <span className="block truncate text-sm text-trouble-text" title={why}>
        {why}
      </span>
    </>
  );
}

function useColumns(): Column<BackgroundFunction>[] {
  const t = useTranslations("settings.background");
  const nameOf = useFunctionName();
  const wordsOf = useStartWords();
  const lastRun = (at: string | null) => (at ? <Ago at={at} /> : t("not_yet"));
  return [
    {
      key: "name",
      head: t("function"),
      cell: ({ id, name, last_run_at }) => (
        <>
          <span className="font-medium" title={id}>
            {nameOf(id, name)}
          </span>
          <span className="block text-ink-soft text-sm md:hidden">{lastRun(last_run_at)}</span>
        </>
      ),
    },
    {
      key: "triggers",
      head: t("starts_when"),
      width: "168px",
      wide: true,
      cell: ({ triggers }) => {
        const words = triggers.map(wordsOf).join(", ");
        return <span title={words}>{words}</span>;
      },
    },
    {
      key: "last",
      head: t("last_run"),
      width: "132px",
      wide: true,
      cell: ({ last_run_at }) => lastRun(last_run_at),
    },
    {
      key: "next",
      head: t("next_run"),
      width: "124px",
      wide: true,
      cell: ({ next_run_at }) => (next_run_at ? <Ago at={next_run_at} /> : "–"),
    },
    {
      key: "failed",
      head: t("failures"),
      width: "104px",
      cell: ({ runs, last_failure }) =>
        last_failure ? <Failures count={runs.failed} last={last_failure} /> : t("none"),
    },
  ];
}

export function Functions({ first }: { first: { data: BackgroundFunction[]; next_cursor: string | null } }) {
  const t = useTranslations("settings.background");
  const { data } = useQuery({ ...functionList, initialData: first });
  const columns = useColumns();
  return (
    <Section title={t("functions")} text={t("functions_text")} flush>
      {data.data.length === 0 ? (
        <EmptyState icon={Cog} title={t("no_functions")}>
          {t("no_functions_text")}
        </EmptyState>
      ) : (
        <Table label={t("functions")} columns={columns} rows={data.data} />
      )}
    </Section>
  );
}
