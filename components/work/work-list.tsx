"use client";

import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useRef, useState } from "react";
import type { BookingPage } from "@/clients/typescript/src/client";
import { Failed } from "@/components/forms/failed";
import { LoadMore, type Pages, useMoreNearEnd } from "@/components/forms/load-more";
import { PageHeader } from "@/components/shell/page-header";
import { Button } from "@/components/ui/button";
import { useIsWide } from "@/components/ui/media-query";
import { useRowKeys } from "@/components/ui/row-keys";
import { useRowWindow } from "@/components/ui/row-window";
import { EmptyState } from "@/components/ui/states";
import { type Address, useFilters } from "@/components/work/address";
import { type Bulk, useBulk } from "@/components/work/bulk/bulk";
import { type Filters, isFiltered, noFilters } from "@/components/work/filters/filters";
import { LinesSkeleton } from "@/components/work/list-skeleton";
import type { Task } from "@/components/work/moves";
import { NewTask } from "@/components/work/new-task";
import { workList } from "@/components/work/queries";
import { phoneRow, wideRow } from "@/components/work/row-shape";
import { useRunner } from "@/components/work/run";
import { useTaskContext } from "@/components/work/task-context";
import { TaskLine } from "@/components/work/task-line";
import { Toolbar } from "@/components/work/toolbar";
import { useWorkKeys } from "@/components/work/work-keys";

const ActionDialog = dynamic(() => import("@/components/work/action-dialog"), { ssr: false });
const BulkBar = dynamic(() => import("@/components/work/bulk/bulk-bar"), { ssr: false });
const BulkFailures = dynamic(() => import("@/components/work/bulk/bulk-failures"), { ssr: false });

function Nothing({ filters, go }: { filters: Filters; go: Address["go"] }) {
  const t = useTranslations("work");
  if (isFiltered(filters)) {
    return (
      <EmptyState
        icon={Inbox}
        title={t("none_found")}
        action={<Button onClick={() => go(noFilters)}>{t("clear_filters")}</Button>}
      >
        {t("none_found_text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Inbox} title={t(`empty.${filters.view}`)} learn="tasks" action={<NewTask />}>
      {t(`empty_text.${filters.view}`)}
    </EmptyState>
  );
}

/** Which tasks are chosen; those that left the list are no longer. */
function useChosen(tasks: readonly Task[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((id: string, chosen: boolean) => {
    setIds((known) => {
      const next = new Set(known);
      if (chosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const chosen = useMemo(() => tasks.filter(({ id }) => ids.has(id)), [tasks, ids]);
  const all = useCallback(() => setIds(new Set(tasks.map(({ id }) => id))), [tasks]);
  const none = useCallback(() => setIds(new Set()), []);
  return { chosen, choose, all, none, has: (id: string) => ids.has(id) };
}

type Listed = {
  tasks: readonly Task[];
  search: string;
  bulk: Bulk;
  pages: Pages;
};

function Lines({ tasks, search, bulk, pages }: Listed) {
  const t = useTranslations();
  const context = useTaskContext();
  const openId = usePathname().split("/")[2] ?? null;
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useIsWide() === false ? phoneRow : wideRow;
  const { first, last } = useRowWindow(list, tasks.length, rowHeight);
  useRowKeys(list, rowHeight, tasks.length);
  const { chosen, choose, all, none, has } = useChosen(tasks);
  const runner = useRunner();
  useWorkKeys({ tasks, context, runner, choose, has, none });
  useMoreNearEnd(pages, last, tasks.length);
  return (
    <>
      <ul
        ref={list}
        aria-label={t("work.title")}
        style={{ paddingTop: first * rowHeight, paddingBottom: (tasks.length - last) * rowHeight }}
        className={chosen.length > 0 ? "mb-20" : undefined}
      >
        {tasks.slice(first, last).map((task, index) => (
          <TaskLine
            key={task.id}
            task={task}
            index={first + index}
            context={context}
            search={search}
            open={openId === task.id}
            chosen={has(task.id)}
            onChoose={choose}
          />
        ))}
      </ul>
      <LoadMore list={pages} />
      {chosen.length > 0 && <BulkBar chosen={chosen} total={tasks.length} bulk={bulk} onAll={all} onDone={none} />}
      {runner.asked && <ActionDialog runner={runner} />}
    </>
  );
}

function Content({ address, first }: { address: Address; first: First }) {
  const { filters, query, search, go } = address;
  const fits = first !== null && JSON.stringify(first.query) === JSON.stringify(query);
  const initialData: InfiniteData<BookingPage, string | null> | null = fits
    ? { pages: [first.page], pageParams: [null] }
    : null;
  const list = useInfiniteQuery({ ...workList(query), ...(initialData ? { initialData } : {}) });
  const tasks = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const bulk = useBulk();
  if (list.isPending) return <LinesSkeleton />;
  if (list.isError && tasks.length === 0) {
    return <Failed error={list.error} retry={list.refetch} />;
  }
  return (
    <div className={list.isPlaceholderData ? "opacity-60" : undefined}>
      {tasks.length === 0 ? (
        <Nothing filters={filters} go={go} />
      ) : (
        <Lines key={filters.view} tasks={tasks} search={search} bulk={bulk} pages={list} />
      )}
      {bulk.failures.length > 0 && <BulkFailures bulk={bulk} />}
    </div>
  );
}

type First = { query: object; page: BookingPage } | null;

/** What waits, what is for today, what comes. */
export function WorkList({ first }: { first: First }) {
  const t = useTranslations("work");
  const address = useFilters();
  return (
    <>
      <PageHeader title={t("title")} action={<NewTask />} />
      <Toolbar address={address} />
      <Content address={address} first={first} />
    </>
  );
}
