"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionFields } from "@/components/automations/action-fields";
import { newAction, type TriggerType } from "@/components/automations/vocabulary";
import { FaultLine } from "@/components/forms/fault-line";
import { RowButtons } from "@/components/forms/row-buttons";
import { Button } from "@/components/ui/button";
import type { AutomationAction } from "@/lib/domains/automations/schema";

/** What is done, in order. `onChange` says whether rows have moved, since faults then point elsewhere. */
export function ActionRows({
  at = "#/actions",
  actions,
  trigger,
  onChange,
}: {
  at?: string;
  actions: readonly AutomationAction[];
  trigger?: TriggerType;
  onChange: (actions: AutomationAction[], moved: boolean) => void;
}) {
  const t = useTranslations("automations");
  const move = (index: number, by: number) => {
    const next = [...actions];
    const [taken] = next.splice(index, 1);
    if (taken) next.splice(index + by, 0, taken);
    onChange(next, true);
  };
  return (
    <div className="flex flex-col gap-3">
      <ol className="flex flex-col gap-3">
        {Array.from(actions.entries(), ([index, action]) => {
          const number = index + 1;
          return (
            <li key={index} className="flex flex-col gap-3 rounded-md border border-line p-3">
              <div className="-my-1 flex items-center justify-between">
                <span className="font-medium text-ink-faint text-sm">{t("form.step_number", { number })}</span>
                <RowButtons
                  words={{
                    up: t("form.step_up", { number }),
                    down: t("form.step_down", { number }),
                    remove: t("form.step_remove", { number }),
                  }}
                  index={index}
                  count={actions.length}
                  onMove={(by) => move(index, by)}
                  onRemove={() =>
                    onChange(
                      actions.filter((_, i) => i !== index),
                      true,
                    )
                  }
                />
              </div>
              <ActionFields
                at={`${at}/${index}`}
                action={action}
                trigger={trigger}
                onChange={(changed) =>
                  onChange(
                    actions.map((each, i) => (i === index ? changed : each)),
                    false,
                  )
                }
              />
            </li>
          );
        })}
      </ol>
      <FaultLine pointers={[at]} />
      <Button
        size="sm"
        className="self-start"
        onClick={() => onChange([...actions, newAction("send_message", trigger)], true)}
      >
        <Plus aria-hidden className="size-4" />
        {t("form.add_step")}
      </Button>
    </div>
  );
}
