"use client";

import { useTranslations } from "next-intl";
import { Choice } from "@/components/forms/choices/choice";
import type { Fault } from "@/components/problem";
import type { Draft, Stage } from "@/components/stages/draft";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/states";

const pointerOf = (stage: string): string => `#/migrate/${stage}`;

type Staged = { stages: readonly Stage[] };

const isOpen = ({ category }: Stage): boolean => category === "todo" || category === "doing";

/** The stages in which tasks can no longer be under way: the draft does not have them, or ends tasks there. */
export const leftStages = (base: Staged, draft: Staged): Stage[] =>
  base.stages.filter((stage) => {
    const next = draft.stages.find(({ key }) => key === stage.key);
    return !next || (isOpen(stage) && !isOpen(next));
  });

/** Those of them that have tasks, as the API reported. */
export function strandedStages(base: Staged, draft: Staged, faults: readonly Fault[]): Stage[] {
  const named = new Set(faults.map(({ pointer }) => pointer));
  return leftStages(base, draft).filter(({ key }) => named.has(pointerOf(key)));
}

/** The new stage for the tasks of a removed one. */
export function MoveTasks({
  draft,
  stages,
  migrate,
  onChange,
}: {
  draft: Pick<Draft, "stages">;
  stages: readonly Stage[];
  migrate: Readonly<Record<string, string>>;
  onChange: (migrate: Record<string, string>) => void;
}) {
  const t = useTranslations("stages");
  const open = draft.stages.filter(isOpen);
  return (
    <Notice tone="held">
      <h3 className="font-semibold">{t("move_title")}</h3>
      <p>{t("move_text")}</p>
      <div className="mt-3 flex flex-col gap-3 text-ink">
        {stages.map((stage) => (
          <Field
            key={stage.key}
            name={`migrate-${stage.key}`}
            pointer={pointerOf(stage.key)}
            label={t("move_to", { stage: stage.name })}
          >
            <Choice
              options={open.map(({ key, name }) => ({ value: key, label: name }))}
              value={migrate[stage.key] ?? ""}
              placeholder={t("choose_stage")}
              onChoose={(to) => onChange({ ...migrate, [stage.key]: to })}
            />
          </Field>
        ))}
      </div>
    </Notice>
  );
}
