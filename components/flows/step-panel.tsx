"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ActionFields } from "@/components/automations/action-fields";
import { ConditionRows } from "@/components/automations/condition-fields";
import { TriggerFields } from "@/components/automations/trigger-fields";
import { type Draft, nodeOf, replaced, start } from "@/components/flows/draft";
import { FaultLine } from "@/components/forms/fault-line";
import { Button } from "@/components/ui/button";

/** The chosen step's fields. */
export function StepPanel({
  draft,
  chosen,
  mayEdit,
  onEdit,
  onMoved,
  onRemove,
}: {
  draft: Draft;
  chosen: string;
  mayEdit: boolean;
  onEdit: (draft: Draft, mark: string) => void;
  /** Rows have moved, so that faults point elsewhere. */
  onMoved: () => void;
  onRemove: () => void;
}) {
  const t = useTranslations("flows");
  const node = nodeOf(draft, chosen);
  const at = `#/nodes/${draft.nodes.findIndex(({ id }) => id === chosen)}`;
  const trigger = draft.trigger.type;
  return (
    <fieldset disabled={!mayEdit} className="flex flex-col gap-4">
      {chosen === start && (
        <TriggerFields
          trigger={draft.trigger}
          onChange={(next) => onEdit({ ...draft, trigger: next }, `trigger ${next.type}`)}
        />
      )}
      {node?.kind === "action" && (
        <ActionFields
          key={node.id}
          at={`${at}/action`}
          action={node.action}
          trigger={trigger}
          onChange={(action) => onEdit(replaced(draft, { ...node, action }), `${node.id} ${action.type}`)}
        />
      )}
      {node?.kind === "condition" && (
        <>
          <p className="text-ink-soft text-sm">{t("condition_text")}</p>
          <ConditionRows
            key={node.id}
            at={`${at}/conditions`}
            conditions={node.conditions}
            trigger={trigger}
            onChange={(conditions, moved) => {
              onEdit(replaced(draft, { ...node, conditions }), `${node.id} ${conditions.length}`);
              if (moved) onMoved();
            }}
          />
        </>
      )}
      <FaultLine pointers={[at]} />
      {node && mayEdit && (
        <Button look="ghost" onClick={onRemove} className="self-start">
          <Trash2 aria-hidden className="size-4" />
          {t("remove")}
        </Button>
      )}
    </fieldset>
  );
}
