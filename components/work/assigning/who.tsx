"use client";

import { useTranslations } from "next-intl";
import { Choice } from "@/components/forms/choices/choice";
import { Field } from "@/components/ui/field";
import type { AskedProps } from "@/components/work/asked-for";
import { useWorkerOptions } from "@/components/work/assigning/worker-options";
import { workersFor } from "@/components/work/moves";
import { useMe, useTaskContext } from "@/components/work/task-context";

/** Who does it, for an action that needs somebody. */
export default function Who({ task, tasks = [task], answers, onChange }: AskedProps) {
  const t = useTranslations("work");
  const me = useMe();
  const { resources } = useTaskContext();
  const options = useWorkerOptions(workersFor(task, resources), tasks);
  if (me.role === "agent") return answers.resource_id ? null : <p className="text-trouble-text">{t("not_linked")}</p>;
  return (
    <Field name="resource" pointer="#/resource_id" label={t("who")}>
      <Choice
        options={options}
        value={answers.resource_id ?? ""}
        onChoose={(id) => onChange((known) => ({ ...known, resource_id: id || null }))}
      />
    </Field>
  );
}
