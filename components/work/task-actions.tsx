"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { StageMovePage } from "@/clients/typescript/src/client";
import { Button } from "@/components/ui/button";
import {
  type Action,
  actionsFrom,
  endsBadly,
  isClaim,
  reassignmentOf,
  type Task,
  workersFor,
} from "@/components/work/moves";
import { useRunner } from "@/components/work/run";
import { useMe, useTaskContext } from "@/components/work/task-context";
import { UndoLast } from "@/components/work/undo-move";

const ActionDialog = dynamic(() => import("@/components/work/action-dialog"), { ssr: false });
const Reassign = dynamic(() => import("@/components/work/assigning/reassign"), { ssr: false });

const order: readonly Action["effect"][] = ["take", "check_in", "complete", "none", "release"];
const rank = ({ effect }: Action): number => (order.includes(effect) ? order.indexOf(effect) : order.length);

/** Everything that the task's stage allows, the likeliest first. */
export const likeliestFirst = (actions: readonly Action[]): Action[] => [...actions].sort((a, b) => rank(a) - rank(b));

export function TaskActions({ task, history }: { task: Task; history: StageMovePage }) {
  const context = useTaskContext();
  const t = useTranslations("work");
  const runner = useRunner();
  const mayAssign = useMe().role !== "agent";
  const actions = likeliestFirst(actionsFrom(context, task));
  const [reassigns, setReassigns] = useState(false);
  const way = mayAssign ? reassignmentOf(context, task) : null;
  const others = workersFor(task, context.resources).filter(({ id }) => id !== task.assignee?.resource_id);
  const taking = actions.find(isClaim);
  return (
    <div data-actions className="flex flex-wrap gap-2 empty:hidden">
      {actions.map((action, index) => (
        <Button
          key={action.key}
          look={index === 0 && !endsBadly(action) ? "primary" : "secondary"}
          className={endsBadly(action) ? "text-trouble-text" : undefined}
          // The first keeps the focus that the button before it had.
          {...(index === 0 ? { pending: runner.pending } : { disabled: runner.pending })}
          onClick={() => runner.begin(task, [action])}
        >
          {action.label}
        </Button>
      ))}
      {mayAssign && taking && (
        <Button disabled={runner.pending} onClick={() => runner.assign(task, [taking])}>
          {t("assign")}
        </Button>
      )}
      {way && others.length > 0 && <Button onClick={() => setReassigns(true)}>{t("reassign")}</Button>}
      {reassigns && <Reassign task={task} others={others} onClose={() => setReassigns(false)} />}
      <UndoLast task={task} history={history} busy={runner.pending} />
      {runner.asked && <ActionDialog runner={runner} />}
    </div>
  );
}
