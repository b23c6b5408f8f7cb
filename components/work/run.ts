"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { RunActionBody } from "@/clients/typescript/src/client";
import { TurneroProblem, turnero } from "@/components/api";
import { isFinal, useBookingKeeper } from "@/components/bookings/booking-change";
import { useDelayedEnd } from "@/components/bookings/delayed-end";
import type { ProblemWords } from "@/components/forms/words";
import { useToast } from "@/components/ui/toast";
import { type Action, actingAs, afterAction, asks, endsTask, type Task } from "@/components/work/moves";
import { useMe, useTaskContext } from "@/components/work/task-context";

export type Run = { task: Task; action: Action; body: RunActionBody };

/** What the server's refusals of an action are called here; the name is in its own words. */
export function useRefusals(): (error: unknown) => ProblemWords {
  const t = useTranslations("work.refused");
  return useCallback(
    (error) => {
      const { assignee } = (error instanceof TurneroProblem ? error.body : {}) as { assignee?: { name?: string } };
      return {
        already_claimed: assignee?.name ? t("already_claimed", { name: assignee.name }) : t("claimed"),
        invalid_transition: t("invalid_transition"),
        version_conflict: t("version_conflict"),
      };
    },
    [t],
  );
}

/** Takes a move back; where it stays as it is, says why. */
export function useUndoMove() {
  const t = useTranslations("work.undo_refused");
  const { show, refresh } = useBookingKeeper();
  const undo = async (moved: Task): Promise<Task> => {
    try {
      const real = await turnero.bookings.undo(moved.id, { expected_version: moved.version });
      show(real);
      return real;
    } finally {
      refresh();
    }
  };
  const refusals = (): ProblemWords => ({
    version_conflict: t("moved_on"),
    invalid_transition: t("changed"),
    slot_taken: t("time_taken"),
  });
  return { undo, refusals };
}

/** What was done, told by where the task is now: an action is named by whoever set it up, and its name is a command. */
export function useDone(): (task: Task, action: Action) => string {
  const t = useTranslations("work");
  const { stage } = useTaskContext();
  return (task, action) => t("did", { who: task.customer?.name ?? t("nobody"), stage: stage(action.to).name });
}

/**
 * Runs an action: seen at once, put back with the server's words when it says no. While the dialog of that task is open,
 * it says what can be tried again.
 */
function useRun(asked: string | null) {
  const done = useDone();
  const me = useMe();
  const { resources } = useTaskContext();
  const toast = useToast();
  const refusals = useRefusals();
  const undoMove = useUndoMove();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    mutationFn: ({ task, action, body }: Run) =>
      turnero.bookings.actions.run(task.id, action.key, { ...body, expected_version: task.version }),
    onMutate: ({ task, action, body }) => {
      const named = resources.find(({ id }) => id === body.resource_id);
      show(afterAction(task, action, named ?? actingAs(task, resources, me)));
    },
    onSuccess: (real, { task, action }) => {
      show(real);
      // Whoever takes what is theirs already has moved nothing.
      if (real.version === task.version) toast.done(done(real, action));
      else toast.undoable(done(real, action), () => undoMove.undo(real), undoMove.refusals);
    },
    onError: (error, { task }) => {
      show(task);
      if (asked !== task.id || isFinal(error)) toast.failed(error, refusals(error));
    },
    onSettled: refresh,
  });
}

/** Ends a task, and lets that be taken back for a moment. */
function useEnd() {
  const done = useDone();
  const me = useMe();
  const { resources } = useTaskContext();
  const refusals = useRefusals();
  const delayedEnd = useDelayedEnd();
  return (task: Task, action: Action) =>
    delayedEnd({
      booking: task,
      after: afterAction(task, action, actingAs(task, resources, me)),
      text: done(task, action),
      send: () => turnero.bookings.actions.run(task.id, action.key, { expected_version: task.version }),
      refusals,
    });
}

/** `assigns`: who does it is the question, though the one who asks could do it. */
type Asked = { task: Task; actions: readonly Action[]; assigns?: true };

/** Begins an action: at once when nothing is to be asked, else with the dialog that asks. */
export function useRunner() {
  const me = useMe();
  const { resources } = useTaskContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  const run = useRun(asked?.task.id ?? null);
  const end = useEnd();
  const begin = (task: Task, actions: readonly Action[]) => {
    const [action] = actions;
    if (!action) return;
    if (actions.length > 1 || asks(action, task, resources, me)) setAsked({ task, actions });
    else if (endsTask(action)) end(task, action);
    else run.mutate({ task, action, body: {} });
  };
  const ask = (task: Task, action: Action) => setAsked({ task, actions: [action] });
  const assign = (task: Task, action: Action) => setAsked({ task, actions: [action], assigns: true });
  return { begin, ask, assign, run, asked, close: () => setAsked(null), pending: run.isPending };
}

export type Runner = ReturnType<typeof useRunner>;
