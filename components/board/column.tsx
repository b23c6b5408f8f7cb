"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent, PointerEvent } from "react";
import type { BoardColumn } from "@/components/board/arrangement";
import { Card } from "@/components/board/card";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { Action, Task } from "@/components/work/moves";
import type { TaskContext } from "@/components/work/task-context";

type Props = {
  column: BoardColumn;
  tasks: readonly Task[];
  pending: boolean;
  hasMore: boolean;
  full: boolean;
  onMore: () => void;
  /** Whether the dragged card may be dropped here; null when none is over it. */
  drop: "yes" | "no" | null;
  context: TaskContext;
  search: string;
  openId: string | null;
  heldId: string | null;
  liftedId: string | null;
  hint: string;
  onGrab: (event: PointerEvent<HTMLElement>, task: Task) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, task: Task) => void;
  onRun: (task: Task, action: Action) => void;
  /** Asks who does it; null for those who may not say. */
  onAssign: ((task: Task, action: Action) => void) | null;
};

/** A stage or a person, and the tasks there. */
export function Column({ column, tasks, pending, hasMore, full, onMore, drop, ...rest }: Props) {
  const t = useTranslations("work");
  const { context, search, openId, heldId, liftedId, hint, onGrab, onKeyDown, onRun, onAssign } = rest;
  return (
    <section
      data-column={column.key}
      aria-label={column.name}
      className={cx(
        "flex w-[84vw] shrink-0 snap-center flex-col rounded-md bg-well md:w-[280px]",
        drop === "yes" && "outline-2 outline-focus",
        drop === "no" && "opacity-60 outline-2 outline-trouble outline-dashed",
      )}
    >
      <header className="flex min-h-11 shrink-0 items-center gap-2 px-3 py-2">
        {column.before}
        <span className="flex min-w-0 flex-col">
          <h2 className="truncate font-semibold">{column.name}</h2>
          {column.below && <span className="truncate text-ink-soft text-sm">{column.below}</span>}
        </span>
        {column.after}
        <span className="ml-auto text-ink-soft text-sm tabular-nums">
          {column.today && `${t("today_only")} · `}
          {tasks.length}
          {hasMore && "+"}
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        <ul className="flex flex-col gap-2">
          {tasks.map((task) => (
            <Card
              key={task.id}
              task={task}
              open={openId === task.id}
              held={heldId === task.id}
              lifted={liftedId === task.id}
              context={context}
              search={search}
              hint={hint}
              onGrab={onGrab}
              onKeyDown={onKeyDown}
              onRun={onRun}
              onAssign={onAssign}
            />
          ))}
        </ul>
        {pending && (
          <div className="flex flex-col gap-2">
            <Skeleton className="h-24 rounded-md" />
            <Skeleton className="h-24 rounded-md" />
          </div>
        )}
        {!pending && tasks.length === 0 && <p className="px-1 py-3 text-ink-soft text-sm">{t("column_empty")}</p>}
        {hasMore &&
          (full ? (
            <Link href={`/inbox?view=today&stage=${column.key}`} className="block p-2 text-sm underline">
              {t("see_in_list")}
            </Link>
          ) : (
            <Button look="ghost" size="sm" className="mt-2 w-full" onClick={onMore}>
              {t("more")}
            </Button>
          ))}
      </div>
    </section>
  );
}
