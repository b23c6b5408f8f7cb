"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Resource } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { useBookingKeeper } from "@/components/bookings/booking-change";
import { Choice, namedOptions } from "@/components/forms/choices/choice";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { useToast } from "@/components/ui/toast";
import { reassignmentOf, type Stages, type Task } from "@/components/work/moves";
import { useRefusals } from "@/components/work/run";
import { useTaskContext } from "@/components/work/task-context";
import { useUndoMove } from "@/components/work/undo-move";

type Worker = Pick<Resource, "id" | "name">;

/** One call: the task is never unassigned in between, and a refusal leaves it unchanged. */
async function giveTo(stages: Stages, task: Task, assign_to: string): Promise<Task> {
  const release = reassignmentOf(stages, task);
  if (!release || !task.assignee) throw new Error(`No action of its stage reassigns ${task.id}.`);
  return turnero.bookings.actions.run(task.id, release.key, {
    ...(release.requires.resource ? { resource_id: task.assignee.resource_id } : {}),
    assign_to,
    expected_version: task.version,
  });
}

/** Gives a task that somebody has to somebody else, with a way back. */
export default function Reassign({
  task,
  others,
  onClose,
}: {
  task: Task;
  others: readonly Worker[];
  onClose: () => void;
}) {
  const t = useTranslations("work");
  const toast = useToast();
  const refusals = useRefusals();
  const context = useTaskContext();
  const undoMove = useUndoMove();
  const { show, refresh } = useBookingKeeper();
  const [to, setTo] = useState("");
  const give = useMutation({
    mutationFn: () => giveTo(context, task, to),
    onSuccess: (real) => {
      show(real);
      onClose();
      const text = t("reassigned", { who: real.customer?.name ?? t("nobody"), name: real.assignee?.name ?? "" });
      // The server gives it back with the time that it had.
      toast.undoable(text, () => undoMove.undo(real), undoMove.refusals);
    },
    onError: (error) => {
      onClose();
      toast.failed(error, refusals(error));
    },
    onSettled: refresh,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t("reassign")}
      description={`${task.customer?.name ?? t("nobody")} · ${task.assignee?.name ?? ""}`}
    >
      <Form
        form={{ submit: () => give.mutate(), pending: give.isPending, error: null }}
        label={t("reassign")}
        actions={
          <DialogActions cancel>
            <Button type="submit" look="primary" disabled={to === ""} pending={give.isPending}>
              {t("reassign")}
            </Button>
          </DialogActions>
        }
      >
        <Field name="resource" label={t("who")}>
          <Choice options={namedOptions(others, t("choose_who"))} value={to} onChoose={setTo} />
        </Field>
      </Form>
    </Dialog>
  );
}
