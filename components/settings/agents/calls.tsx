"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Failed } from "@/components/forms/failed";
import { LoadMore } from "@/components/forms/load-more";
import { CallRow } from "@/components/settings/agents/call-row";
import { type CallFilter, sameFilter } from "@/components/settings/agents/filter";
import { callList } from "@/components/settings/agents/queries";
import type { Page } from "@/components/settings/queries";
import { useRowKeys } from "@/components/ui/row-keys";
import { EmptyState } from "@/components/ui/states";
import { type Column, TableHead, TableSkeleton } from "@/components/ui/table";
import type { AgentCall } from "@/lib/domains/agent-calls/schema";

export type FirstCalls = { filter: CallFilter; page: Page<AgentCall> };

function useHeads(): Column<never>[] {
  const t = useTranslations("agents");
  const cell = () => null;
  return [
    { key: "tool", head: t("tool"), cell },
    { key: "outcome", head: t("outcome"), width: "148px", cell },
    { key: "key", head: t("key"), width: "120px", wide: true, cell },
    { key: "when", head: t("when"), width: "116px", wide: true, cell },
    { key: "duration", head: t("duration"), width: "92px", wide: true, align: "end", cell },
  ];
}

function Lines({ rows }: { rows: readonly AgentCall[] }) {
  const t = useTranslations("agents");
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, 48, rows.length);
  return (
    <table aria-label={t("calls")} className="w-full table-fixed border-separate border-spacing-0">
      <TableHead columns={useHeads()} />
      <tbody ref={body}>
        {rows.map((call, index) => (
          <CallRow key={call.id} call={call} index={index} />
        ))}
      </tbody>
    </table>
  );
}

/** What agents called, newest first. */
export function Calls({ filter, first }: { filter: CallFilter; first: FirstCalls }) {
  const t = useTranslations();
  const heads = useHeads();
  const calls = useInfiniteQuery({
    ...callList(filter),
    ...(sameFilter(filter, first.filter) ? { initialData: { pages: [first.page], pageParams: [null] } } : {}),
  });
  if (calls.isPending) return <TableSkeleton columns={heads} />;
  if (calls.isLoadingError) return <Failed error={calls.error} retry={calls.refetch} />;
  const rows = calls.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0)
    return (
      <EmptyState icon={Bot} title={t("agents.no_calls")}>
        {Object.keys(filter).length > 0 ? t("agents.none_match") : t("agents.no_calls_text")}
      </EmptyState>
    );
  return (
    <>
      <Lines rows={rows} />
      <LoadMore list={calls} />
    </>
  );
}
