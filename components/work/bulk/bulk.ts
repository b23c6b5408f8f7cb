"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { RunActionBody } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { type ProblemWords, useProblemWords } from "@/components/forms/words";
import { useToast } from "@/components/ui/toast";
import { assignTo } from "@/components/work/assigning/assign";
import { before, type TaskChange } from "@/components/work/change";
import type { Action, Task } from "@/components/work/moves";
import { useRefusals } from "@/components/work/run";
import { useTaskContext } from "@/components/work/task-context";
import { useUndoMove } from "@/components/work/undo-move";

export type Failure = { task: Task; words: string };
type Outcome = { done: { task: Task; real: Task }[]; failures: Failure[] };

const atOnce = 4;

/** Each task on its own, a few at a time: one that is refused does not stop the others. */
async function each(
  tasks: readonly Task[],
  send: (task: Task) => Promise<Task>,
  wordsFor: (error: unknown) => string,
  onStep: (count: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failures: [] };
  const waiting = [...tasks];
  let count = 0;
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      try {
        outcome.done.push({ task, real: await send(task) });
      } catch (error) {
        outcome.failures.push({ task, words: wordsFor(error) });
      }
      onStep(++count);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

/** Changes to many tasks at once: how far it is, what failed and why, and the way back. */
export function useBulk() {
  const t = useTranslations("work");
  const toast = useToast();
  const problemWords = useProblemWords();
  const refusals = useRefusals();
  const undoMove = useUndoMove();
  const context = useTaskContext();
  const { show, refresh } = useBookingKeeper();
  const [progress, setProgress] = useState<{ count: number; of: number } | null>(null);
  const [failures, setFailures] = useState<Failure[]>([]);

  const run = async (
    tasks: readonly Task[],
    send: (task: Task) => Promise<Task>,
    wordsOf: (error: unknown) => ProblemWords = refusals,
  ): Promise<Outcome> => {
    setProgress({ count: 0, of: tasks.length });
    const wordsFor = (error: unknown) => problemWords(error, wordsOf(error));
    const outcome = await each(tasks, send, wordsFor, (count) => setProgress({ count, of: tasks.length }));
    for (const { real } of outcome.done) show(real);
    setProgress(null);
    setFailures(outcome.failures);
    refresh();
    return outcome;
  };

  const change = async (tasks: readonly Task[], changeOf: (task: Task) => TaskChange) => {
    const { done } = await run(tasks, (task) =>
      turnero.workItems.update(task.id, { ...changeOf(task), expected_version: task.version }),
    );
    if (done.length === 0) return;
    toast.undoable(t("changed", { count: done.length }), async () => {
      const was = new Map(done.map(({ task }) => [task.id, before(task, changeOf(task))]));
      const back = done.map(({ real }) => real);
      await run(back, ({ id, version }) => turnero.workItems.update(id, { ...was.get(id), expected_version: version }));
    });
  };
  const act = async (tasks: readonly Task[], action: Action, body: RunActionBody) => {
    const { done } = await run(tasks, (task) =>
      turnero.bookings.actions.run(task.id, action.key, { ...body, expected_version: task.version }),
    );
    const moved = done.filter(({ task, real }) => real.version !== task.version).map(({ real }) => real);
    const text = t("ran", { stage: context.stage(action.to).name, count: done.length });
    if (moved.length > 0) toast.undoable(text, () => run(moved, undoMove.undo, undoMove.refusals));
    else if (done.length > 0) toast.done(text);
  };
  /** Also those that somebody has: one call hands each of them on. */
  const assign = async (tasks: readonly Task[], to: { id: string; name: string }) => {
    const others = tasks.filter(({ assignee }) => assignee?.resource_id !== to.id);
    const { done } = await run(others, (task) => assignTo(context, task, to.id));
    if (done.length === 0) return;
    const back = done.map(({ real }) => real);
    toast.undoable(t("assigned_to", { count: done.length, name: to.name }), () =>
      run(back, undoMove.undo, undoMove.refusals),
    );
  };
  return { change, act, assign, progress, failures, dismiss: () => setFailures([]) };
}

export type Bulk = ReturnType<typeof useBulk>;
