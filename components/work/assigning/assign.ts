"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { useToast } from "@/components/ui/toast";
import { assignmentOf, type Stages, type Task } from "@/components/work/moves";
import { useRefusals } from "@/components/work/run";
import { useTaskContext } from "@/components/work/task-context";
import { useUndoMove } from "@/components/work/undo-move";

type Worker = { id: string; name: string };

/** One call: the task is never unassigned in between, and a refusal leaves it unchanged. */
export async function assignTo(stages: Pick<Stages, "actions">, task: Task, to: string): Promise<Task> {
  const way = assignmentOf(stages, task, to);
  if (!way) throw new Error(`No action of its stage assigns ${task.id}.`);
  return turnero.bookings.actions.run(task.id, way.action.key, { ...way.body, expected_version: task.version });
}

/** Gives a task to somebody, whoever has it now: seen at once, with a way back. */
export function useAssign(onSettled: () => void = () => {}) {
  const t = useTranslations("work");
  const toast = useToast();
  const refusals = useRefusals();
  const context = useTaskContext();
  const undoMove = useUndoMove();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    mutationFn: ({ task, to }: { task: Task; to: Worker }) => assignTo(context, task, to.id),
    onMutate: ({ task, to }) => show({ ...task, assignee: { resource_id: to.id, name: to.name } }),
    onSuccess: (real) => {
      show(real);
      onSettled();
      const text = t("reassigned", { who: real.customer?.name ?? t("nobody"), name: real.assignee?.name ?? "" });
      // The server gives it back with the time that it had.
      toast.undoable(text, () => undoMove.undo(real), { refusals: undoMove.refusals });
    },
    onError: (error, { task }) => {
      show(task);
      onSettled();
      toast.failed(error, refusals(error));
    },
    onSettled: refresh,
  });
}
