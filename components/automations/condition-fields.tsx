"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { ListInput } from "@/components/automations/list-input";
import { knownTags, type Named, useNames } from "@/components/automations/names";
import { useChoiceWords } from "@/components/automations/say";
import {
  askedOf,
  type ConditionField,
  fieldShapes,
  fieldsFor,
  keyed,
  newCondition,
  type Reading,
  readingOf,
  readingsFor,
  reread,
  statuses,
  type TriggerType,
} from "@/components/automations/vocabulary";
import { Choice } from "@/components/forms/choices/choice";
import { FaultLine } from "@/components/forms/fault-line";
import { NumberInput } from "@/components/forms/number-input";
import { Button } from "@/components/ui/button";
import { Chips } from "@/components/ui/chips";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { channels, languages, priorities, sources } from "@/lib/core/vocabulary";
import type { Condition } from "@/lib/domains/automations/schema";

type Props = {
  /** The condition's pointer in the request body, such as "#/conditions/0". */
  at: string;
  condition: Condition;
  /** What begins it: a message alone has no booking to ask about. */
  trigger?: TriggerType;
  onChange: (condition: Condition) => void;
};

const fixed: Partial<Record<ConditionField, readonly string[]>> = {
  status: statuses,
  priority: priorities,
  source: sources,
  channel: channels,
  "customer.locale": languages,
};

/** The options of a field; a selected one that no longer exists stays listed so that it can be removed. */
function useOptions(field: ConditionField, chosen: readonly string[]): Named[] {
  const names = useNames();
  const words = useChoiceWords();
  const listed = field === "service_id" ? names.services : field === "stage" ? names.stages : null;
  const known = listed ?? fixed[field]?.map((value) => ({ value, label: words.choice(field, value) })) ?? [];
  const lost = chosen.filter((value) => !known.some((each) => each.value === value));
  return [...known, ...lost.map((value) => ({ value, label: words.choice(field, value) }))];
}

function ChosenValues({ at, condition, onChange }: Props) {
  const t = useTranslations("automations");
  const chosen = askedOf(condition);
  const options = useOptions(condition.field, chosen);
  const write = (value: string[]) => onChange({ ...reread(condition, readingOf(condition)), value });
  return (
    <Chips label={t("which")} options={options} chosen={chosen} onChange={write}>
      <FaultLine pointers={[`${at}/value`]} />
    </Chips>
  );
}

function Words({ at, condition, onChange }: Props) {
  const t = useTranslations("automations");
  const tags = useQuery({ ...knownTags, enabled: fieldShapes[condition.field] === "tags" });
  const write = (value: string[]) => onChange({ ...reread(condition, readingOf(condition)), value });
  const label = fieldShapes[condition.field] === "tags" ? t("which_tags") : t("which_words");
  return (
    <Field name={`${at}-value`} pointer={`${at}/value`} label={label} hint={t("several")}>
      <ListInput values={askedOf(condition)} suggestions={tags.data} onChange={write} />
    </Field>
  );
}

function Count({ at, condition, onChange }: Props) {
  const t = useTranslations("automations");
  const value = typeof condition.value === "number" ? condition.value : null;
  return (
    <Field name={`${at}-value`} pointer={`${at}/value`} label={t("how_many")}>
      <NumberInput min={0} value={value} onChange={(next) => onChange({ ...condition, value: next })} />
    </Field>
  );
}

/** One condition: the field, the operator and the values. */
export function ConditionFields(props: Props) {
  const { at, condition, trigger, onChange } = props;
  const t = useTranslations("automations");
  const reading = readingOf(condition);
  const offered = fieldsFor(trigger);
  const fields = offered.includes(condition.field) ? offered : [condition.field, ...offered];
  const readings = readingsFor(condition.field);
  const shape = fieldShapes[condition.field];
  const asksFor = reading !== "known" && reading !== "unknown";
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field name={`${at}-field`} pointer={`${at}/field`} label={t("about")}>
          <Choice
            options={fields.map((field) => ({ value: field, label: t(`fields.${keyed(field)}`) }))}
            value={condition.field}
            onChoose={(field) => onChange(newCondition(field as ConditionField))}
          />
        </Field>
        <Field name={`${at}-op`} pointer={`${at}/op`} label={t("holds_when")}>
          <Select value={reading} onChange={({ target }) => onChange(reread(condition, target.value as Reading))}>
            {(readings.includes(reading) ? readings : [reading, ...readings]).map((each) => (
              <option key={each} value={each}>
                {shape === "tags" && t.has(`tag_readings.${each as "is"}`)
                  ? t(`tag_readings.${each as "is"}`)
                  : t(`readings.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {asksFor && shape === "choice" && <ChosenValues {...props} />}
      {asksFor && (shape === "tags" || shape === "text") && <Words {...props} />}
      {asksFor && shape === "number" && <Count {...props} />}
      {asksFor && shape !== "number" && askedOf(condition).length === 0 && (
        <p className="text-held-text text-sm">{t("nothing_asked")}</p>
      )}
      {!offered.includes(condition.field) && <p className="text-held-text text-sm">{t("never_known")}</p>}
      <FaultLine pointers={[at]} />
    </div>
  );
}

/** All that must hold. `onChange` says whether rows have moved, since faults then point elsewhere. */
export function ConditionRows({
  at = "#/conditions",
  conditions,
  trigger,
  onChange,
}: {
  at?: string;
  conditions: readonly Condition[];
  trigger?: TriggerType;
  onChange: (conditions: Condition[], moved: boolean) => void;
}) {
  const t = useTranslations("automations");
  const [first] = fieldsFor(trigger);
  const add = () => first && onChange([...conditions, newCondition(first)], true);
  return (
    <div className="flex flex-col gap-3">
      {conditions.length > 0 && (
        <ol className="flex flex-col gap-3">
          {Array.from(conditions.entries(), ([index, condition]) => (
            <li key={index} className="flex flex-col gap-3 rounded-md border border-line p-3">
              <div className="-my-1 flex items-center justify-between">
                <span className="font-medium text-ink-faint text-sm">
                  {t("condition_number", { number: index + 1 })}
                </span>
                <Button
                  look="ghost"
                  size="icon-sm"
                  aria-label={t("condition_remove", { number: index + 1 })}
                  onClick={() =>
                    onChange(
                      conditions.filter((_, i) => i !== index),
                      true,
                    )
                  }
                >
                  <Trash2 aria-hidden className="size-4" />
                </Button>
              </div>
              <ConditionFields
                at={`${at}/${index}`}
                condition={condition}
                trigger={trigger}
                onChange={(changed) =>
                  onChange(
                    conditions.map((each, i) => (i === index ? changed : each)),
                    false,
                  )
                }
              />
            </li>
          ))}
        </ol>
      )}
      <FaultLine pointers={[at]} />
      <Button size="sm" onClick={add} className="self-start">
        <Plus aria-hidden className="size-4" />
        {t("add_condition")}
      </Button>
    </div>
  );
}
