"use client";

import { useQueries } from "@tanstack/react-query";
import { KanbanSquare } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { CardFace } from "@/components/board/card";
import { Column } from "@/components/board/column";
import { columnQuery, columnsOf, withKept } from "@/components/board/columns";
import { useCardDrag } from "@/components/board/drag";
import { useLift } from "@/components/board/lift";
import { Failed } from "@/components/forms/failed";
import { SearchWords } from "@/components/forms/search-words";
import { PageHeader } from "@/components/shell/page-header";
import { dateAt, instantOf } from "@/components/time/zone";
import { useNow } from "@/components/ui/now";
import { EmptyState } from "@/components/ui/states";
import { showToast } from "@/components/ui/toast-queue";
import { useFilters } from "@/components/work/address";
import { type Action, actionsBetween, actionsFrom, type Task } from "@/components/work/moves";
import { NewTask } from "@/components/work/new-task";
import { workPage } from "@/components/work/queries";
import { useRunner } from "@/components/work/run";
import { type TaskContext, useTaskContext } from "@/components/work/task-context";

const ActionDialog = dynamic(() => import("@/components/work/action-dialog"), { ssr: false });

const step = 50;
const most = 1000;
/** For how long a moved card may take the focus back. */
const moment = 3000;

/** Every column's tasks; a column that is asked for more gets more. */
function useColumns(context: TaskContext, q: string, zone: string) {
  const now = useNow();
  const midnight = new Date(instantOf(zone, dateAt(zone, now.getTime()), 0)).toISOString();
  const [limits, setLimits] = useState<Record<string, number>>({});
  const lists = useQueries({
    queries: context.stages.map((stage) => ({
      ...workPage(columnQuery(stage, q, limits[stage.key] ?? step, midnight)),
      placeholderData: (known: Awaited<ReturnType<NonNullable<ReturnType<typeof workPage>["queryFn"]>>> | undefined) =>
        known,
    })),
  });
  const before = useRef<readonly Task[]>([]);
  const columns = columnsOf(
    context.stages,
    withKept(
      lists.map(({ data }) => data?.data ?? []),
      before.current,
      lists.some(({ isFetching }) => isFetching),
    ),
  );
  useEffect(() => {
    before.current = [...columns.values()].flat();
  });
  const more = (stage: string) =>
    setLimits((known) => ({ ...known, [stage]: Math.min(most, (known[stage] ?? step) + step) }));
  return { lists, columns, more, isFull: (stage: string) => (limits[stage] ?? step) >= most };
}

/** Runs the action that leads to the column; asks where there are several, and says why where there is none. */
function useDrop(context: TaskContext) {
  const t = useTranslations("work");
  const runner = useRunner();
  const { begin } = runner;
  const last = useRef<string | null>(null);
  const busy = runner.asked !== null || runner.pending;
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(() => {
      last.current = null;
    }, moment);
    return () => clearTimeout(timer);
  }, [busy]);
  const run = (task: Task, actions: readonly Action[]) => {
    last.current = task.id;
    begin(task, actions);
  };
  const drop = (task: Task, to: string) => {
    const actions = actionsBetween(context, task, to);
    if (actions.length > 0) return run(task, actions);
    const ways = actionsFrom(context, task).map(({ label }) => label);
    const names = { from: context.stage(task.stage).name, to: context.stage(to).name };
    const rest = ways.length > 0 ? t("ways", { ways: ways.join(", ") }) : t("no_ways");
    showToast({ text: `${t("no_way", names)} ${rest}`, trouble: true });
  };
  return { runner, drop, run: (task: Task, action: Action) => run(task, [action]), last };
}

/** A callback with a stable identity, so that only changed cards render. */
function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

function Board({ q, zone, search }: { q: string; zone: string; search: string }) {
  const t = useTranslations();
  const hint = useId();
  const context = useTaskContext();
  const openId = usePathname().split("/")[2] ?? null;
  const { lists, columns, more, isFull } = useColumns(context, q, zone);
  const { runner, drop, run, last } = useDrop(context);
  const { held, grab } = useCardDrag(drop);
  const keys = useMemo(() => context.stages.map(({ key }) => key), [context.stages]);
  const { lifted, onKeyDown } = useLift(keys, drop);
  const onRun = useSteady(run);
  const onGrab = useSteady((event: PointerEvent<HTMLElement>, task: Task) => grab(event, task));
  const onKey = useSteady((event: KeyboardEvent<HTMLElement>, task: Task) => onKeyDown(event, task));
  useEffect(() => {
    // A card that went to another column keeps the focus that it had.
    if (last.current === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-card="${last.current}"]`)?.focus();
  });
  const failed = lists.find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <Failed
        error={failed.error}
        retry={() => {
          for (const each of lists) if (each.isError) void each.refetch();
        }}
      />
    );
  }
  // While columns are refetched, a task that changes columns may be in none of them for a moment.
  if (q === "" && lists.every(({ data, isFetching }) => !isFetching && data?.data.length === 0)) {
    return (
      <EmptyState icon={KanbanSquare} title={t("work.board_empty")} learn="tasks" action={<NewTask />}>
        {t("work.board_empty_text")}
      </EmptyState>
    );
  }
  const moving = held ?? lifted;
  const toward = moving && moving.over !== moving.task.stage ? moving : null;
  return (
    <>
      <p id={hint} className="sr-only">
        {t("work.board_hint")}
      </p>
      <div role="status" className="sr-only">
        {lifted && t("work.lifted", { who: lifted.task.customer?.name ?? "", stage: context.stage(lifted.over).name })}
      </div>
      <div
        data-board
        className="flex min-h-0 flex-1 snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-4 md:snap-none md:px-6"
      >
        {context.stages.map((stage, index) => (
          <Column
            key={stage.key}
            stage={stage}
            tasks={columns.get(stage.key) ?? []}
            pending={lists[index]?.isPending ?? true}
            hasMore={lists[index]?.data?.next_cursor != null}
            full={isFull(stage.key)}
            onMore={() => more(stage.key)}
            drop={
              toward?.over === stage.key
                ? actionsBetween(context, toward.task, stage.key).length > 0
                  ? "yes"
                  : "no"
                : null
            }
            context={context}
            search={search}
            openId={openId}
            hint={hint}
            onGrab={onGrab}
            onRun={onRun}
            onKeyDown={onKey}
            heldId={held?.task.id ?? null}
            liftedId={lifted?.task.id ?? null}
          />
        ))}
      </div>
      {held && (
        <div
          aria-hidden
          style={{ left: held.x - 24, top: held.y - 16 }}
          className="pointer-events-none fixed z-40 flex w-[264px] rotate-1 flex-col gap-1 rounded-md border border-line bg-raised p-3 shadow-float"
        >
          <CardFace task={held.task} service={context.service(held.task.service_id)?.name ?? ""} />
        </div>
      )}
      {runner.asked && <ActionDialog runner={runner} />}
    </>
  );
}

/** The day's work by stage. */
export function BoardScreen() {
  const t = useTranslations("work");
  const { filters, search, go, zone } = useFilters();
  return (
    <div className="flex h-frame flex-col">
      <PageHeader title={t("board")}>
        <SearchWords label={t("search")} q={filters.q} go={go} className="min-w-0 flex-1 md:w-[320px] md:flex-none" />
      </PageHeader>
      <Board q={filters.q} zone={zone} search={search} />
    </div>
  );
}
