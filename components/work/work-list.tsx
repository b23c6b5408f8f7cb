"use client";

import { type InfiniteData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMemo, useRef } from "react";
import type { BookingPage } from "@/clients/typescript/src/client";
import { Failed } from "@/components/forms/failed";
import { LoadMore, type Pages, useMoreNearEnd } from "@/components/forms/load-more";
import { PageHeader } from "@/components/shell/page-header";
import { Button } from "@/components/ui/button";
import { useIsWide } from "@/components/ui/media-query";
import { useNow } from "@/components/ui/now";
import { useRowKeys } from "@/components/ui/row-keys";
import { useRowWindow } from "@/components/ui/row-window";
import { EmptyState, Notice } from "@/components/ui/states";
import { type Address, useFilters } from "@/components/work/address";
import { arranged, type Names } from "@/components/work/arranged";
import { type Bulk, useBulk } from "@/components/work/bulk/bulk";
import { useChosen } from "@/components/work/chosen";
import { type Filters, isFiltered, noFilters } from "@/components/work/filters/filters";
import { ColumnHeads, GroupLine } from "@/components/work/list-head";
import { LinesSkeleton } from "@/components/work/list-skeleton";
import type { Task } from "@/components/work/moves";
import { NewTask } from "@/components/work/new-task";
import { workList, workPage } from "@/components/work/queries";
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

/** The words by which tasks are sorted and put together. */
function useNames(): Names {
  const t = useTranslations("work");
  const { service, stage } = useTaskContext();
  return useMemo(
    () => ({
      customer: (task) => task.customer?.name ?? "",
      service: (task) => service(task.service_id)?.name ?? "",
      stage: (task) => stage(task.stage).name,
      person: (task) => task.assignee?.name ?? "",
      priority: (task) => t(`priorities.${task.priority}`),
    }),
    [t, service, stage],
  );
}

/** The tasks in the order that was asked for, with the headings between them; `index` counts only the tasks. */
function useLines(tasks: readonly Task[], { group, sort }: Filters) {
  const { stages } = useTaskContext();
  const names = useNames();
  const now = useNow().getTime();
  return useMemo(() => {
    const keys = stages.map(({ key }) => key);
    let index = 0;
    const lines = arranged(tasks, { group, sort }, names, keys, now).map((line) => ({
      ...line,
      index: line.task ? index++ : -1,
    }));
    return { lines, shown: lines.flatMap(({ task }) => task ?? []) };
  }, [tasks, group, sort, names, stages, now]);
}

type Listed = {
  tasks: readonly Task[];
  filters: Filters;
  go: Address["go"];
  search: string;
  bulk: Bulk;
  pages: Pages;
};

function Lines({ tasks: loaded, filters, go, search, bulk, pages }: Listed) {
  const t = useTranslations();
  const context = useTaskContext();
  const openId = usePathname().split("/")[2] ?? null;
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useIsWide() === false ? phoneRow : wideRow;
  const { lines, shown: tasks } = useLines(loaded, filters);
  const { first, last } = useRowWindow(list, lines.length, rowHeight);
  useRowKeys(list, rowHeight, tasks.length);
  const { chosen, choose, all, none, has } = useChosen(tasks);
  const runner = useRunner();
  useWorkKeys({ tasks, context, runner, choose, has, none });
  useMoreNearEnd(pages, last, lines.length);
  return (
    <>
      <ColumnHeads sort={filters.sort} go={go} />
      <ul
        ref={list}
        aria-label={t("work.title")}
        style={{ paddingTop: first * rowHeight, paddingBottom: (lines.length - last) * rowHeight }}
        className={chosen.length > 0 ? "mb-20" : undefined}
      >
        {lines
          .slice(first, last)
          .map(({ task, head, index }) =>
            task ? (
              <TaskLine
                key={task.id}
                task={task}
                index={index}
                context={context}
                search={search}
                open={openId === task.id}
                chosen={has(task.id)}
                onChoose={choose}
              />
            ) : (
              head && <GroupLine key={`of ${head.key}`} head={head} group={filters.group} />
            ),
          )}
      </ul>
      <LoadMore list={pages} />
      {chosen.length > 0 && <BulkBar chosen={chosen} total={tasks.length} bulk={bulk} onAll={all} onDone={none} />}
      {runner.asked && <ActionDialog runner={runner} />}
    </>
  );
}

/** Sorted or under headings, a list is read as a whole; a longer one has to be filtered first. */
const mostArranged = 1000;
const noMore: Pages = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => {} };

function Content({ address, first }: { address: Address; first: First }) {
  const t = useTranslations("work");
  const { filters, query, search, go } = address;
  const fits = first !== null && JSON.stringify(first.query) === JSON.stringify(query);
  const initialData: InfiniteData<BookingPage, string | null> | null = fits
    ? { pages: [first.page], pageParams: [null] }
    : null;
  const list = useInfiniteQuery({ ...workList(query), ...(initialData ? { initialData } : {}) });
  const isArranged = filters.group !== null || filters.sort !== null;
  const whole = useQuery({ ...workPage({ ...query, limit: mostArranged }), enabled: isArranged });
  const paged = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const tasks = isArranged && whole.data ? whole.data.data : paged;
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
        <Lines
          key={filters.view}
          tasks={tasks}
          filters={filters}
          go={go}
          search={search}
          bulk={bulk}
          pages={isArranged ? noMore : list}
        />
      )}
      {isArranged && whole.data?.next_cursor && (
        <div className="p-4 md:px-6">
          <Notice>{t("arranged_most", { count: mostArranged })}</Notice>
        </div>
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
