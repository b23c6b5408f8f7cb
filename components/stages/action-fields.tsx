"use client";

import { useTranslations } from "next-intl";
import { Choice } from "@/components/forms/choices/choice";
import { FaultLine } from "@/components/forms/fault-line";
import { QuestionFields } from "@/components/forms/question-fields";
import { Dot } from "@/components/stages/category";
import { type Action, type Draft, type Effect, effects } from "@/components/stages/draft";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { evidenceTypes } from "@/lib/core/vocabulary";

const requirements = ["resource", "comment", "photo", "location"] as const;

type Props = {
  draft: Draft;
  index: number;
  action: Action;
  kept: ReadonlySet<string>;
  isNew: boolean;
  onChange: (action: Action, moved?: boolean) => void;
};

/** Where the action begins and leads, and what it does to the task on the way. */
function Move({ draft, index, action, onChange }: Props) {
  const t = useTranslations("stages");
  const set = (change: Partial<Action>, shifted = false) => onChange({ ...action, ...change }, shifted);
  const at = `#/actions/${index}`;
  const known = draft.stages.some(({ key }) => key === action.to);
  const words = {
    invalid_format: t("fault.choose_stage"),
    unknown_stage: t("fault.choose_stage"),
    too_small: t("fault.from_somewhere"),
    effect_required: t("fault.effect_required"),
    category_mismatch: action.effect === "none" ? t("fault.effect_required") : t(`leads.${action.effect}`),
  };
  return (
    <>
      <Chips
        label={t("from")}
        options={draft.stages.map(({ key, name, color }) => ({
          value: key,
          label: name || t("unnamed_stage"),
          mark: <Dot color={color} />,
        }))}
        chosen={action.from}
        onChange={(from) => set({ from }, true)}
      >
        <FaultLine pointers={[`${at}/from`, ...action.from.map((_, i) => `${at}/from/${i}`)]} faults={words} />
      </Chips>
      <div className="grid gap-4 md:grid-cols-2">
        <Field name={`action-${index}-to`} pointer={`${at}/to`} label={t("to")} faults={words}>
          <Choice
            options={draft.stages.map(({ key, name }) => ({ value: key, label: name || t("unnamed_stage") }))}
            value={known ? action.to : ""}
            placeholder={t("choose_stage")}
            onChoose={(to) => set({ to })}
          />
        </Field>
        <Field
          name={`action-${index}-effect`}
          pointer={`${at}/effect`}
          label={t("does")}
          hint={action.effect === "none" ? t("effect_none_hint") : t(`leads.${action.effect}`)}
        >
          <Select value={action.effect} onChange={({ target }) => set({ effect: target.value as Effect })}>
            {effects.map((effect) => (
              <option key={effect} value={effect}>
                {t(`effect.${effect}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}

export function ActionFields(props: Props) {
  const { index, action, kept, isNew, onChange } = props;
  const t = useTranslations("stages");
  const optional = useTranslations("common")("optional");
  const set = (change: Partial<Action>, shifted = false) => onChange({ ...action, ...change }, shifted);
  const at = `#/actions/${index}`;
  const { requires } = action;
  return (
    <div className="flex flex-col gap-4">
      <Field name={`action-${index}-label`} pointer={`${at}/label`} label={t("button")} hint={t("button_hint")}>
        <Input
          value={action.label}
          onChange={({ target }) => set({ label: target.value })}
          autoFocus={isNew}
          autoComplete="off"
          maxLength={80}
        />
      </Field>
      <Move {...props} />
      <Chips
        label={t("requires")}
        hint={t("requires_hint")}
        options={requirements.map((value) => ({ value, label: t(`requirement.${value}`) }))}
        chosen={requirements.filter((each) => requires[each])}
        onChange={(chosen) => {
          const has = (each: (typeof requirements)[number]) => chosen.includes(each);
          const asked = {
            resource: has("resource"),
            comment: has("comment"),
            photo: has("photo"),
            location: has("location"),
          };
          set({ requires: { ...requires, ...asked } });
        }}
      />
      <div>
        <h3 className="mb-2 font-medium text-sm">{t("questions")}</h3>
        <QuestionFields
          pointer={`${at}/requires/fields`}
          types={evidenceTypes}
          questions={requires.fields}
          kept={kept}
          onChange={(fields, shifted) => set({ requires: { ...requires, fields } }, shifted)}
        />
      </div>
      <Field
        name={`action-${index}-outcome`}
        pointer={`${at}/outcome`}
        label={t("outcome")}
        optional={optional}
        hint={t("outcome_hint")}
        className="md:w-1/2"
      >
        <Input
          value={action.outcome ?? ""}
          onChange={({ target }) => set({ outcome: target.value === "" ? null : target.value })}
          autoComplete="off"
          maxLength={80}
        />
      </Field>
      <FaultLine pointers={[`${at}/key`, at]} />
    </div>
  );
}
