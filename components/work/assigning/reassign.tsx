"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Resource } from "@/clients/typescript/src/client";
import { Choice } from "@/components/forms/choices/choice";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { useAssign } from "@/components/work/assigning/assign";
import { useWorkerOptions } from "@/components/work/assigning/worker-options";
import type { Task } from "@/components/work/moves";

/** Gives a task that somebody has to somebody else, with a way back. */
export default function Reassign({
  task,
  others,
  onClose,
}: {
  task: Task;
  others: readonly Pick<Resource, "id" | "name">[];
  onClose: () => void;
}) {
  const t = useTranslations("work");
  const [id, setId] = useState("");
  const options = useWorkerOptions(others, [task]);
  const give = useAssign(onClose);
  const to = others.find((each) => each.id === id);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t("reassign")}
      description={`${task.customer?.name ?? t("nobody")} · ${task.assignee?.name ?? ""}`}
    >
      <Form
        form={{ submit: () => to && give.mutate({ task, to }), pending: give.isPending, error: null }}
        label={t("reassign")}
        actions={
          <DialogActions cancel>
            <Button type="submit" look="primary" disabled={!to} pending={give.isPending}>
              {t("reassign")}
            </Button>
          </DialogActions>
        }
      >
        <Field name="resource" label={t("who")}>
          <Choice options={options} value={id} onChoose={setId} />
        </Field>
      </Form>
    </Dialog>
  );
}
