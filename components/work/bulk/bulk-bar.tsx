"use client";

import { CalendarClock, Flag, Play, Tags, UserRound, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { bottomBar } from "@/components/ui/bottom-bars";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import type { Bulk } from "@/components/work/bulk/bulk";
import { BulkAction, BulkAssign, BulkDue, BulkTags } from "@/components/work/bulk/bulk-dialogs";
import { type Action, actionsFrom, asks, isAssignable, type Task } from "@/components/work/moves";
import { Priority } from "@/components/work/priority";
import { useMe, useTaskContext } from "@/components/work/task-context";
import { priorities } from "@/lib/core/vocabulary";

type Asked = "tags" | "due" | "assign" | { action: Action } | null;

/** The actions that some of the chosen tasks allow, with those tasks. */
function offered(
  context: ReturnType<typeof useTaskContext>,
  chosen: readonly Task[],
): { action: Action; tasks: Task[] }[] {
  return context.actions
    .map((action) => ({ action, tasks: chosen.filter((task) => actionsFrom(context, task).includes(action)) }))
    .filter(({ tasks }) => tasks.length > 0);
}

/** What can be done with all the chosen tasks at once. */
export default function BulkBar({
  chosen,
  total,
  bulk,
  onAll,
  onDone,
}: {
  chosen: readonly Task[];
  total: number;
  bulk: Bulk;
  onAll: () => void;
  onDone: () => void;
}) {
  const t = useTranslations("work");
  const me = useMe();
  const context = useTaskContext();
  const [asked, setAsked] = useState<Asked>(null);
  const busy = bulk.progress !== null;
  const begin = (action: Action, tasks: readonly Task[]) => {
    if (tasks.some((task) => asks(action, task, context.resources, me))) setAsked({ action });
    else void bulk.act(tasks, action, {});
  };
  const offers = offered(context, chosen);
  const assignable = me.role === "agent" ? [] : chosen.filter((task) => isAssignable(context, task));
  return (
    <>
      <section
        ref={bottomBar}
        data-bulk-bar
        aria-label={t("bulk")}
        className="fixed inset-x-2 bottom-[calc(64px+env(safe-area-inset-bottom)+8px)] z-20 flex items-center gap-1 overflow-x-auto rounded-md border border-line bg-raised p-1 shadow-float md:inset-x-auto md:bottom-6 md:left-1/2 md:-translate-x-1/2"
      >
        <span role="status" className="shrink-0 px-2 font-medium tabular-nums">
          {bulk.progress ? t("changing", bulk.progress) : t("chosen", { count: chosen.length })}
        </span>
        {chosen.length < total && (
          <Button look="ghost" size="sm" disabled={busy} onClick={onAll}>
            {t("choose_all", { count: total })}
          </Button>
        )}
        <Menu
          label={t("priority")}
          side="top"
          entries={priorities.map((priority) => ({
            do: t(`priorities.${priority}`),
            icon: <Priority level={priority} />,
            onSelect: () => void bulk.change(chosen, () => ({ priority })),
          }))}
          trigger={
            <Button size="sm" look="ghost" disabled={busy}>
              <Flag aria-hidden className="size-4" />
              {t("priority")}
            </Button>
          }
        />
        <Button size="sm" look="ghost" disabled={busy} onClick={() => setAsked("tags")}>
          <Tags aria-hidden className="size-4" />
          {t("tags")}
        </Button>
        <Button size="sm" look="ghost" disabled={busy} onClick={() => setAsked("due")}>
          <CalendarClock aria-hidden className="size-4" />
          {t("due")}
        </Button>
        {assignable.length > 0 && (
          <Button size="sm" look="ghost" disabled={busy} onClick={() => setAsked("assign")}>
            <UserRound aria-hidden className="size-4" />
            {t("assign")}
          </Button>
        )}
        {offers.length > 0 && (
          <Menu
            label={t("run")}
            side="top"
            entries={offers.map(({ action, tasks }) => ({
              do: action.label,
              key: action.key,
              hint: <span className="text-ink-faint text-sm tabular-nums">{tasks.length}</span>,
              onSelect: () => begin(action, tasks),
            }))}
            trigger={
              <Button size="sm" look="ghost" disabled={busy}>
                <Play aria-hidden className="size-4" />
                {t("run")}
              </Button>
            }
          />
        )}
        <Button size="icon-sm" look="ghost" aria-label={t("choose_none")} onClick={onDone}>
          <X aria-hidden className="size-4" />
        </Button>
      </section>
      {asked === "tags" && <BulkTags chosen={chosen} bulk={bulk} onClose={() => setAsked(null)} />}
      {asked === "due" && <BulkDue chosen={chosen} bulk={bulk} onClose={() => setAsked(null)} />}
      {asked === "assign" && (
        <BulkAssign
          chosen={assignable}
          left={chosen.length - assignable.length}
          bulk={bulk}
          onClose={() => setAsked(null)}
        />
      )}
      {asked !== null && typeof asked === "object" && (
        <BulkAction
          action={asked.action}
          name={asked.action.label}
          tasks={offers.find(({ action }) => action === asked.action)?.tasks ?? []}
          bulk={bulk}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
