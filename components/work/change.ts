"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { UpdateWorkItemBody } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { bookingCard } from "@/components/bookings/queries";
import { useToast } from "@/components/ui/toast";
import type { Task } from "@/components/work/moves";
import { useRefusals } from "@/components/work/run";

export type TaskChange = Pick<UpdateWorkItemBody, "priority" | "tags" | "due_at">;

/** What the task had before, for the way back. */
export const before = (task: Task, change: TaskChange): TaskChange => ({
  ...(change.priority === undefined ? {} : { priority: task.priority }),
  ...(change.tags === undefined ? {} : { tags: task.tags }),
  ...(change.due_at === undefined ? {} : { due_at: task.due_at }),
});

/** Changes a task's priority, tags or due date: seen at once, with a way back. */
export function useTaskChange() {
  const t = useTranslations("common");
  const toast = useToast();
  const refusals = useRefusals();
  const queries = useQueryClient();
  const { show, refresh } = useBookingKeeper();
  return useMutation({
    // Serialized, each based on the version of the previous one: two quick changes are no conflict.
    scope: { id: "task-change" },
    mutationFn: ({ task, change }: { task: Task; change: TaskChange }) =>
      turnero.workItems.update(task.id, {
        ...change,
        expected_version: queries.getQueryData(bookingCard(task.id).queryKey)?.version ?? task.version,
      }),
    onMutate: ({ task, change }) => show({ ...task, ...change } as Task),
    onSuccess: (real, { task, change }) => {
      show(real);
      const back = { ...before(task, change), expected_version: real.version };
      toast.undoable(t("saved"), async () => show(await turnero.workItems.update(task.id, back)), { about: task.id });
    },
    onError: (error, { task }) => {
      show(task);
      toast.failed(error, refusals(error));
    },
    onSettled: refresh,
  });
}
