"use client";

import { type MutationState, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import type { RunActionBody } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { isFinal, useBookingKeeper } from "@/components/bookings/booking-change";
import { useSendEnd } from "@/components/bookings/undo/send-end";
import type { ProblemWords } from "@/components/forms/words";
import { TurneroProblem } from "@/components/problem";
import { useToast } from "@/components/ui/toast";
import { type Action, actingAs, afterAction, asks, endsTask, mine, type Task } from "@/components/work/moves";
import { useMe, useTaskContext } from "@/components/work/task-context";
import { useUndoMove } from "@/components/work/undo-move";

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

const runs = ["task-run"];

/** The runs of one task, as far as they have come. */
const runsOf = (queries: QueryClient, { id }: Task) =>
  queries
    .getMutationCache()
    .findAll({ mutationKey: runs })
    .map(({ state }) => state as MutationState<Task, Error, Run>)
    .filter(({ variables }) => variables?.task.id === id);

/** The version to act upon: what was shown, or what an answer since has made of it. */
const versionOf = (queries: QueryClient, task: Task): number =>
  Math.max(task.version, ...runsOf(queries, task).map(({ data }) => data?.version ?? 0));

/** Whether another run of the task waits behind this one. */
const isFollowed = (queries: QueryClient, task: Task): boolean =>
  runsOf(queries, task).filter(({ status }) => status === "pending").length > 1;

/**
 * The confirmation names the new stage, because an action's label is an imperative that the workspace chose, and whom the
 * move assigned the task to.
 */
export function useDone(): (task: Task, action: Action, after?: Task) => string {
  const t = useTranslations("work");
  const me = useMe();
  const { stage, resources } = useTaskContext();
  return (task, action, { assignee } = task) => {
    const did = { who: task.customer?.name ?? t("nobody"), stage: stage(action.to).name };
    if (assignee === null || assignee.resource_id === task.assignee?.resource_id) return t("did", did);
    const isMine = mine(resources, me).some(({ id }) => id === assignee.resource_id);
    return isMine ? t("did_assigned_me", did) : t("did_assigned", { ...did, name: assignee.name });
  };
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
  const queries = useQueryClient();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    mutationKey: runs,
    // Serialized, each based on the version of the previous one: two quick moves are no conflict.
    scope: { id: "task-run" },
    mutationFn: ({ task, action, body }: Run) =>
      turnero.bookings.actions.run(task.id, action.key, { ...body, expected_version: versionOf(queries, task) }),
    onMutate: ({ task, action, body }) => {
      const named = resources.find(({ id }) => id === body.resource_id);
      show(afterAction(task, action, named ?? actingAs(task, resources, me)));
    },
    onSuccess: (real, { task, action }) => {
      // Another move is queued: the screen already shows it, and an undo is offered for that one.
      if (isFollowed(queries, task)) return;
      show(real);
      // Claiming a task that is already one's own moves nothing.
      if (real.version === versionOf(queries, task)) toast.done(done(task, action, real));
      else toast.undoable(done(task, action, real), () => undoMove.undo(real), { refusals: undoMove.refusals });
    },
    onError: (error, { task }) => {
      show(task);
      if (asked !== task.id || isFinal(error)) toast.failed(error, refusals(error));
    },
    onSettled: (_real, _error, { task }) => isFollowed(queries, task) || refresh(),
  });
}

/** Ends a task, with an undo. */
function useEnd() {
  const done = useDone();
  const me = useMe();
  const { resources } = useTaskContext();
  const refusals = useRefusals();
  const queries = useQueryClient();
  const sendEnd = useSendEnd();
  return (task: Task, action: Action) =>
    void sendEnd({
      booking: task,
      after: afterAction(task, action, actingAs(task, resources, me)),
      text: done(task, action),
      send: () => turnero.bookings.actions.run(task.id, action.key, { expected_version: versionOf(queries, task) }),
      refusals,
    });
}

/** `assigns`: who gets a claimed task is the question, though the one who asks could claim it; `to` is suggested. */
type Asked = { task: Task; actions: readonly Action[]; assigns?: { to: string | null } };

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
  const assign = (task: Task, actions: readonly Action[], to: string | null = null) =>
    setAsked({ task, actions, assigns: { to } });
  return { begin, ask, assign, run, asked, close: () => setAsked(null), pending: run.isPending };
}

export type Runner = ReturnType<typeof useRunner>;
