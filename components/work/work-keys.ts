"use client";

import { useEffect } from "react";
import { isTyping } from "@/components/ui/row-keys";
import { actionsFrom, type Task } from "@/components/work/moves";
import type { Runner } from "@/components/work/run";
import type { TaskContext } from "@/components/work/task-context";

type Hands = {
  tasks: readonly Task[];
  context: TaskContext;
  runner: Runner;
  choose: (id: string, chosen: boolean) => void;
  has: (id: string) => boolean;
  none: () => void;
};

/** x chooses the row, t takes it, d is done with it, Escape chooses none. j, k and Enter are every list's. */
export function useWorkKeys({ tasks, context, runner, choose, has, none }: Hands): void {
  useEffect(() => {
    const current = (): Task | undefined => {
      const row = document.activeElement?.closest<HTMLElement>("[data-task]");
      return tasks.find(({ id }) => id === row?.dataset.task);
    };
    const run = (effect: "take" | "complete") => {
      const task = current();
      if (task)
        runner.begin(
          task,
          actionsFrom(context, task).filter((action) => action.effect === effect),
        );
      return task !== undefined;
    };
    const acts: Record<string, () => boolean> = {
      x: () => {
        const task = current();
        if (task) choose(task.id, !has(task.id));
        return task !== undefined;
      },
      t: () => run("take"),
      d: () => run("complete"),
    };
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (target?.closest("[role='dialog']")) return;
      if (event.key === "Escape" && !event.defaultPrevented) return none();
      const act = acts[event.key];
      if (!act || event.repeat || isTyping(event)) return;
      if (act()) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [tasks, context, runner, choose, has, none]);
}
