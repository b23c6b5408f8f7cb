"use client";

import { useQueries } from "@tanstack/react-query";
import { KanbanSquare, Users } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { type Arrangement, useByPerson, useByStage } from "@/components/board/arrangement";
import { CardFace } from "@/components/board/card";
import { Column } from "@/components/board/column";
import { columnQuery, columnsOf, withKept } from "@/components/board/columns";
import { useCardDrag } from "@/components/board/drag";
import { useLift } from "@/components/board/lift";
import { Failed } from "@/components/forms/failed";
import { SearchWords } from "@/components/forms/search-words";
import { PageHeader } from "@/components/shell/page-header";
import { dateAt, instantOf } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { useAtNow } from "@/components/ui/now";
import { EmptyState } from "@/components/ui/states";
import { useFilters } from "@/components/work/address";
import type { Action, Task } from "@/components/work/moves";
import { NewTask } from "@/components/work/new-task";
import { workPage } from "@/components/work/queries";
import { useRunner } from "@/components/work/run";
import { useMe, useTaskContext } from "@/components/work/task-context";

const ActionDialog = dynamic(() => import("@/components/work/action-dialog"), { ssr: false });

const step = 50;
const most = 1000;
/** For how long a moved card may take the focus back. */
const moment = 3000;

/** Every column's tasks. By stage, a column that is asked for more gets more; by person all are there from the start. */
function useColumns({ stages, columns: shown, columnOf }: Arrangement, q: string, zone: string, begin: number) {
  const midnight = useAtNow((now) => new Date(instantOf(zone, dateAt(zone, now.getTime()), 0)).toISOString());
  const [limits, setLimits] = useState<Record<string, number>>({});
  const lists = useQueries({
    queries: stages.map((stage) => ({
      ...workPage(columnQuery(stage, q, limits[stage.key] ?? begin, midnight)),
      placeholderData: (known: Awaited<ReturnType<NonNullable<ReturnType<typeof workPage>["queryFn"]>>> | undefined) =>
        known,
    })),
  });
  const before = useRef<readonly Task[]>([]);
  const columns = columnsOf(
    shown.map(({ key }) => key),
    withKept(
      lists.map(({ data }) => data?.data ?? []),
      before.current,
      lists.some(({ isFetching }) => isFetching),
    ),
    columnOf,
  );
  useEffect(() => {
    before.current = [...columns.values()].flat();
  });
  const more = (stage: string) =>
    setLimits((known) => ({ ...known, [stage]: Math.min(most, (known[stage] ?? begin) + step) }));
  return { lists, columns, more, isFull: (stage: string) => (limits[stage] ?? begin) >= most };
}

/** Runs what a card is dropped for, or what its menu says, and remembers the card, which keeps the focus. */
function useRuns() {
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
  return { runner, run, last };
}

/** A callback with a stable identity, so that only changed cards render. */
function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

type Shown = { q: string; zone: string; search: string };
type Runs = ReturnType<typeof useRuns>;

function StageBoard(shown: Shown) {
  const runs = useRuns();
  return <Board {...shown} runs={runs} begin={step} arrangement={useByStage(runs.run, runs.runner)} />;
}

function PersonBoard(shown: Shown) {
  const runs = useRuns();
  return <Board {...shown} runs={runs} begin={most} arrangement={useByPerson(runs.run, runs.runner)} />;
}

function Board({
  q,
  zone,
  search,
  arrangement,
  begin,
  runs: { runner, run, last },
}: Shown & {
  arrangement: Arrangement;
  /** How many tasks of a stage are read at first. */
  begin: number;
  runs: Runs;
}) {
  const t = useTranslations();
  const hint = useId();
  const context = useTaskContext();
  const mayAssign = useMe().role !== "agent";
  const openId = usePathname().split("/")[2] ?? null;
  const { columnOf, accepts, drop } = arrangement;
  const { lists, columns, more, isFull } = useColumns(arrangement, q, zone, begin);
  const moved = (task: Task, to: string) => {
    last.current = task.id;
    drop(task, to);
  };
  const { held, grab } = useCardDrag(columnOf, moved);
  const shown = arrangement.arrange?.(columns, q !== "") ?? arrangement.columns;
  const keys = shown.map(({ key }) => key);
  const { lifted, onKeyDown } = useLift(keys, columnOf, accepts, moved);
  const onRun = useSteady((task: Task, action: Action) => run(task, [action]));
  const onAssign = useSteady((task: Task, action: Action) => {
    last.current = task.id;
    runner.assign(task, [action]);
  });
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
  const toward = moving && moving.over !== columnOf(moving.task) ? moving : null;
  const nameOf = (key: string) => arrangement.columns.find((column) => column.key === key)?.name ?? "";
  return (
    <>
      <p id={hint} className="sr-only">
        {t("work.board_hint")}
      </p>
      <div role="status" className="sr-only">
        {lifted &&
          t("work.lifted", { who: lifted.task.customer?.name ?? t("work.nobody"), stage: nameOf(lifted.over) })}
      </div>
      <div
        data-board
        className="flex min-h-0 flex-1 snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-4 md:snap-none md:px-6"
      >
        {shown.map((column) => {
          // By person, a column has tasks of every stage.
          const index = arrangement.stages.findIndex(({ key }) => key === column.key);
          const own = index === -1 ? lists : lists.slice(index, index + 1);
          return (
            <Column
              key={column.key}
              column={column}
              tasks={columns.get(column.key) ?? []}
              pending={own.some(({ isPending }) => isPending)}
              hasMore={index !== -1 && own[0]?.data?.next_cursor != null}
              full={isFull(column.key)}
              onMore={() => more(column.key)}
              drop={toward?.over === column.key ? (accepts(toward.task, column.key) ? "yes" : "no") : null}
              context={context}
              search={search}
              openId={openId}
              hint={hint}
              onGrab={onGrab}
              onRun={onRun}
              onAssign={mayAssign ? onAssign : null}
              onKeyDown={onKey}
              heldId={held?.task.id ?? null}
              liftedId={lifted?.task.id ?? null}
            />
          );
        })}
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

/** The day's work by stage, or by who does it. */
export function BoardScreen() {
  const t = useTranslations("work");
  const { filters, search, go, zone } = useFilters();
  const byPerson = filters.group === "person";
  const shown = { q: filters.q, zone, search };
  return (
    <div className="flex h-frame flex-col">
      <PageHeader title={t("board")}>
        <SearchWords label={t("search")} q={filters.q} go={go} className="min-w-0 flex-1 md:w-[320px] md:flex-none" />
        <Button
          aria-pressed={byPerson}
          className={byPerson ? "bg-chosen" : ""}
          onClick={() => go({ group: byPerson ? null : "person" })}
        >
          <Users aria-hidden className="size-4" />
          <span className="max-md:sr-only">{t("by_person")}</span>
        </Button>
      </PageHeader>
      {byPerson ? <PersonBoard {...shown} /> : <StageBoard {...shown} />}
    </div>
  );
}
