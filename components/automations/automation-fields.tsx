"use client";

import { useTranslations } from "next-intl";
import { ActionRows } from "@/components/automations/action-rows";
import { ConditionRows } from "@/components/automations/condition-fields";
import type { Draft } from "@/components/automations/draft";
import { useSay } from "@/components/automations/say";
import { TriggerFields } from "@/components/automations/trigger-fields";
import { Part } from "@/components/catalog/drawer-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";
import { SwitchRow } from "@/components/ui/switch-row";

/** A whole automation: its name, when, only if, then, and the same in a sentence. */
export function AutomationFields({
  draft,
  edit,
}: {
  draft: Draft;
  edit: (change: Partial<Draft>, moved?: boolean) => void;
}) {
  const t = useTranslations("automations");
  const say = useSay();
  const { type } = draft.trigger;
  return (
    <>
      <Field name="name" label={t("form.name")} hint={t("form.name_hint")}>
        <Input value={draft.name} autoComplete="off" onChange={({ target }) => edit({ name: target.value })} />
      </Field>
      <SwitchRow
        label={t("form.enabled")}
        hint={t("form.enabled_hint")}
        checked={draft.enabled}
        onChange={(enabled) => edit({ enabled })}
      />
      <Part title={t("form.when")}>
        <TriggerFields trigger={draft.trigger} onChange={(trigger) => edit({ trigger }, trigger.type !== type)} />
      </Part>
      <Part title={t("form.only_if")} text={t("form.only_if_text")}>
        <ConditionRows
          conditions={draft.conditions}
          trigger={type}
          onChange={(conditions, moved) => edit({ conditions }, moved)}
        />
      </Part>
      <Part title={t("form.then")} text={t("form.then_text")}>
        <ActionRows actions={draft.actions} trigger={type} onChange={(actions, moved) => edit({ actions }, moved)} />
      </Part>
      <Notice>
        <span className="mb-1 block font-medium text-ink text-sm">{t("form.in_words")}</span>
        {say.automation(draft)}
      </Notice>
    </>
  );
}
