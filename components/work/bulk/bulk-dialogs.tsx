"use client";

import dynamic from "next/dynamic";
import { useTimeZone, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Choice } from "@/components/forms/choices/choice";
import { instantOf } from "@/components/forms/local-time";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";
import { type Answers, AskedFor, noAnswers, sentOf, tellsCustomer } from "@/components/work/asked-for";
import { useWorkerOptions } from "@/components/work/assigning/worker-options";
import type { Bulk } from "@/components/work/bulk/bulk";
import { type Action, actingAs, type Task, workersFor } from "@/components/work/moves";
import { useMe, useTaskContext } from "@/components/work/task-context";
import { splitCommas } from "@/lib/core/wire/comma-list";

const NotifyMany = dynamic(() => import("@/components/notices/notify-many"), { ssr: false });

type Props = { chosen: readonly Task[]; bulk: Bulk; onClose: () => void };

function Ask({
  title,
  confirm,
  onClose,
  onConfirm,
  disabled = false,
  children,
}: {
  title: string;
  confirm: string;
  disabled?: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onConfirm();
        }}
      >
        {children}
        <DialogActions cancel>
          <Button type="submit" look="primary" disabled={disabled}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const wordsOf = (text: string): string[] => [...new Set(splitCommas(text))];

export function BulkTags({ chosen, bulk, onClose }: Props) {
  const t = useTranslations("work");
  const [add, setAdd] = useState("");
  const [remove, setRemove] = useState("");
  const changed = ({ tags }: Task) => {
    const gone = wordsOf(remove);
    return { tags: [...new Set([...tags.filter((tag) => !gone.includes(tag)), ...wordsOf(add)])] };
  };
  return (
    <Ask
      title={t("tags_of", { count: chosen.length })}
      confirm={t("change_tags")}
      onClose={onClose}
      onConfirm={() => void bulk.change(chosen, changed)}
    >
      <Field name="add-tags" label={t("add_tags")} hint={t("tags_hint")}>
        <Input value={add} autoComplete="off" onChange={({ target }) => setAdd(target.value)} autoFocus />
      </Field>
      <Field name="remove-tags" label={t("remove_tags")}>
        <Input
          value={remove}
          autoComplete="off"
          list="tags-in-use"
          onChange={({ target }) => setRemove(target.value)}
        />
      </Field>
      <datalist id="tags-in-use">
        {[...new Set(chosen.flatMap(({ tags }) => tags))].map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </Ask>
  );
}

export function BulkDue({ chosen, bulk, onClose }: Props) {
  const t = useTranslations("work");
  const zone = useTimeZone() ?? "UTC";
  const [local, setLocal] = useState("");
  return (
    <Ask
      title={t("due_of", { count: chosen.length })}
      confirm={local === "" ? t("remove_due") : t("set_due")}
      onClose={onClose}
      onConfirm={() => void bulk.change(chosen, () => ({ due_at: instantOf(local, zone) }))}
    >
      <Field name="due" label={t("due")} hint={t("due_hint")}>
        <Input type="datetime-local" value={local} onChange={({ target }) => setLocal(target.value)} autoFocus />
      </Field>
    </Ask>
  );
}

/** Gives all of them to one person, whoever has them now. `left`: how many more are selected and stay where they are. */
export function BulkAssign({ chosen, left, bulk, onClose }: Props & { left: number }) {
  const t = useTranslations("work");
  const { resources } = useTaskContext();
  const [to, setTo] = useState("");
  const workers = resources.filter((each) => chosen.every((task) => workersFor(task, [each]).length > 0));
  const options = useWorkerOptions(workers, chosen);
  const chosenOne = workers.find(({ id }) => id === to);
  return (
    <Ask
      title={t("run_on", { action: t("assign"), count: chosen.length })}
      confirm={t("assign")}
      disabled={!chosenOne}
      onClose={onClose}
      onConfirm={() => chosenOne && void bulk.assign(chosen, chosenOne)}
    >
      {left > 0 && <Notice>{t("assign_left", { count: left })}</Notice>}
      {workers.length > 0 ? (
        <Field name="resource" label={t("who")}>
          <Choice options={options} value={to} onChoose={setTo} />
        </Field>
      ) : (
        <Notice>{t("nobody_for_all")}</Notice>
      )}
    </Ask>
  );
}

/** One set of answers for all of them. A photo belongs to one task, so an action that needs one is run one by one. */
export function BulkAction({
  action,
  name,
  tasks,
  bulk,
  onClose,
}: {
  action: Action;
  name: string;
  tasks: readonly Task[];
  bulk: Bulk;
  onClose: () => void;
}) {
  const t = useTranslations("work");
  const me = useMe();
  const { resources } = useTaskContext();
  const [first] = tasks;
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...noAnswers,
    resource_id: (first && actingAs(first, resources, me)?.id) ?? null,
  }));
  if (!first) return null;
  const told = tasks.filter((task) => tellsCustomer(action, task));
  if (action.requires.photo) {
    return (
      <Dialog open onOpenChange={(open) => open || onClose()} title={name}>
        <Notice>{t("one_by_one")}</Notice>
      </Dialog>
    );
  }
  return (
    <Ask
      title={t("run_on", { action: name, count: tasks.length })}
      confirm={name}
      onClose={onClose}
      onConfirm={() => void bulk.act(tasks, action, sentOf(answers, action, me))}
    >
      <AskedFor task={first} tasks={tasks} action={action} answers={answers} onChange={setAnswers} />
      {told.length > 0 && (
        <NotifyMany
          bookings={told.map(({ id }) => id)}
          kind="cancelled"
          on={answers.notify}
          onChange={(notify) => setAnswers((known) => ({ ...known, notify }))}
        />
      )}
    </Ask>
  );
}
