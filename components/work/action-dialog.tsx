"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { isFinal } from "@/components/bookings/booking-change";
import { Form } from "@/components/forms/form";
import { TurneroProblem } from "@/components/problem";
import { Dot } from "@/components/stages/category";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { type Answers, AskedFor, noAnswers, sentOf, tellsCustomer } from "@/components/work/asked-for";
import { type Action, actingAs, isClaim, type Task } from "@/components/work/moves";
import type { Runner } from "@/components/work/run";
import { useMe, useTaskContext } from "@/components/work/task-context";

const NotifyChoice = dynamic(() => import("@/components/notices/notify-choice"), { ssr: false });

function Choose({ actions, onChoose }: { actions: readonly Action[]; onChoose: (action: Action) => void }) {
  const { stage } = useTaskContext();
  return (
    <ul className="flex flex-col gap-2">
      {actions.map((action) => (
        <li key={action.key}>
          <Button onClick={() => onChoose(action)} className="w-full justify-start">
            <Dot color={stage(action.to).color} />
            {action.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const nobodyChosen = () =>
  new TurneroProblem({
    code: "validation_error",
    errors: [{ pointer: "#/resource_id", detail: "", code: "required" }],
  });

type AskProps = {
  task: Task;
  action: Action;
  /** Who does it is the question: whoever asks is not suggested. */
  assigns: { to: string | null } | undefined;
  name: string;
  runner: Runner;
};

function Ask({ task, action, assigns, name, runner }: AskProps) {
  const me = useMe();
  const { resources } = useTaskContext();
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...noAnswers,
    resource_id: assigns ? assigns.to : (actingAs(task, resources, me)?.id ?? null),
  }));
  const [error, setError] = useState<unknown>(null);
  const submit = async () => {
    // Without a name the API would take whoever asks.
    if (assigns && answers.resource_id === null) return setError(nobodyChosen());
    setError(null);
    try {
      await runner.run.mutateAsync({ task, action, body: sentOf(answers, action, me) });
      runner.close();
    } catch (problem) {
      // After a final refusal the task is reset; any other refusal keeps the typed text.
      if (isFinal(problem)) runner.close();
      else setError(problem);
    }
  };
  return (
    <Form
      form={{ submit: () => void submit(), pending: runner.pending, error }}
      label={name}
      actions={
        <DialogActions cancel>
          <Button type="submit" look="primary" pending={runner.pending}>
            {name}
          </Button>
        </DialogActions>
      }
    >
      <AskedFor task={task} action={action} answers={answers} onChange={setAnswers} />
      {tellsCustomer(action, task) && (
        <NotifyChoice
          booking={task.id}
          kind="cancelled"
          on={answers.notify}
          onChange={(notify) => setAnswers((known) => ({ ...known, notify }))}
        />
      )}
    </Form>
  );
}

/** Asks which action is meant where several are possible, and for everything that it requires. */
export default function ActionDialog({ runner }: { runner: Runner }) {
  const t = useTranslations("work");
  const { stage } = useTaskContext();
  const [chosen, setChosen] = useState<Action | null>(null);
  if (!runner.asked) return null;
  const { task, actions } = runner.asked;
  const action = chosen ?? (actions.length === 1 ? actions[0] : null);
  const assigns = action && isClaim(action) ? runner.asked.assigns : undefined;
  const name = assigns ? t("assign") : (action?.label ?? t("which"));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || runner.close()}
      title={name}
      description={`${task.customer?.name ?? t("nobody")} · ${stage(task.stage).name} → ${stage(actions[0]?.to ?? task.stage).name}`}
    >
      {action ? (
        <Ask key={action.key} task={task} action={action} assigns={assigns} name={name} runner={runner} />
      ) : (
        <Choose actions={actions} onChoose={setChosen} />
      )}
    </Dialog>
  );
}
