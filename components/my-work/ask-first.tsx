"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { RunActionBody } from "@/clients/typescript/src/client";
import { FaultLine } from "@/components/forms/fault-line";
import { Form } from "@/components/forms/form";
import { photosOf } from "@/components/my-work/outbox";
import type { Outbox } from "@/components/my-work/use-outbox";
import { type Fault, TurneroProblem } from "@/components/problem";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { type Answers, AskedFor, noAnswers, sentOf } from "@/components/work/asked-for";
import { PickFiles } from "@/components/work/evidence/photo-picker";
import { photosOnly } from "@/components/work/evidence/upload";
import type { Action, Task } from "@/components/work/moves";
import { useMe } from "@/components/work/task-context";

const missing = (pointer: string): Fault => ({ pointer, detail: "", code: "required" });

/** The fields that the server would require: asked for here, because the action may be sent hours later. */
function faultsOf({ requires }: Action, answers: Answers, photos: number): Fault[] {
  return [
    ...(requires.comment && answers.comment.trim() === "" ? [missing("#/data/comment")] : []),
    ...(requires.photo && photos === 0 ? [missing("#/data/photo_ids")] : []),
    ...(requires.location && !answers.location ? [missing("#/data/location")] : []),
    ...requires.fields.flatMap(({ key, required }) =>
      required && !answers.fields[key] ? [missing(`#/data/fields/${key}`)] : [],
    ),
  ];
}

type Props = {
  task: Task;
  action: Action;
  outbox: Outbox;
  onSure: (body: RunActionBody) => void;
  onClose: () => void;
};

function OwnPhotos({ task, outbox }: Pick<Props, "task" | "outbox">) {
  const t = useTranslations("work");
  const who = task.customer?.name ?? "";
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t("photo")}</legend>
      <p className="text-ink-soft text-sm">{t("mine.photos", { count: photosOf(outbox.entries, task.id).length })}</p>
      <PickFiles
        accept={photosOnly}
        label={t("add_photo")}
        onPick={(files) => {
          for (const file of files) void outbox.add({ kind: "photo", task: task.id, who, file, name: file.name });
        }}
      />
      <FaultLine pointers={["#/data/photo_ids"]} />
    </fieldset>
  );
}

/** Asks for the action's required fields, then queues it. */
export function AskFirst({ task, action, outbox, onSure, onClose }: Props) {
  const me = useMe();
  const [answers, setAnswers] = useState<Answers>(noAnswers);
  const [error, setError] = useState<TurneroProblem | null>(null);
  const submit = () => {
    const errors = faultsOf(action, answers, photosOf(outbox.entries, task.id).length);
    if (errors.length > 0) return setError(new TurneroProblem({ code: "validation_error", errors }));
    const { data } = sentOf(answers, action, me);
    onClose();
    onSure({ data });
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={action.label} description={task.customer?.name}>
      <Form
        form={{ submit, pending: false, error }}
        label={action.label}
        actions={
          <DialogActions cancel>
            <Button type="submit" look="primary">
              {action.label}
            </Button>
          </DialogActions>
        }
      >
        <AskedFor
          task={task}
          action={action}
          answers={answers}
          onChange={setAnswers}
          own={<OwnPhotos task={task} outbox={outbox} />}
        />
      </Form>
    </Dialog>
  );
}
