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

function LastFailure({ failure: { at, message } }: { failure: NonNullable<BackgroundFunction["last_failure"]> }) {
  const t = useTranslations("settings.background");
  const why = message ?? t("by_installation");
  return (
    <>
      <Ago at={at} />
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
  return [
    {
      key: "name",
      head: t("function"),
      cell: ({ id, name }) => (
        <span className="font-medium" title={id}>
          {nameOf(id, name)}
        </span>
      ),
    },
    {
      key: "triggers",
      head: t("starts_when"),
      wide: true,
      cell: ({ triggers }) => {
        const words = triggers.map(wordsOf).join(", ");
        return <span title={words}>{words}</span>;
      },
    },
    {
      key: "last",
      head: t("last_run"),
      width: "124px",
      cell: ({ last_run_at }) => (last_run_at ? <Ago at={last_run_at} /> : t("not_yet")),
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
      cell: ({ runs }) => (runs.failed > 0 ? <Badge meaning="trouble">{runs.failed}</Badge> : t("none")),
    },
    {
      key: "last_failure",
      head: t("last_failure"),
      width: "196px",
      wide: true,
      cell: ({ last_failure }) => (last_failure ? <LastFailure failure={last_failure} /> : "–"),
    },
  ];
}

export function Functions({ first }: { first: { data: BackgroundFunction[] } }) {
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
