"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { groups, resources } from "@/components/catalog/queries";
import { useNeeds } from "@/components/catalog/services/needs";
import { Choice } from "@/components/forms/choices/choice";
import { FaultLine } from "@/components/forms/fault-line";
import { NumberInput } from "@/components/forms/number-input";
import { RowButtons } from "@/components/forms/row-buttons";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { Requirement } from "@/lib/domains/catalog/services/schema";

function Row({
  index,
  count,
  requirement,
  isNew,
  onChange,
  onRemove,
}: {
  index: number;
  count: number;
  requirement: Requirement;
  isNew: boolean;
  onChange: (requirement: Requirement) => void;
  onRemove: () => void;
}) {
  const t = useTranslations("catalog");
  const known = { groups: useQuery(groups).data ?? [], resources: useQuery(resources).data ?? [] };
  const at = `#/requirements/${index}`;
  const { group_id, resource_id, quantity } = requirement;
  const value = group_id ? `group ${group_id}` : resource_id ? `resource ${resource_id}` : "";
  const number = index + 1;
  const isEmpty = group_id === null && resource_id === null;
  const target = group_id === null ? `${at}/resource_id` : `${at}/group_id`;
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-3">
      <div className="flex items-end gap-2">
        {group_id !== null && (
          <Field name={`need-${index}-quantity`} pointer={`${at}/quantity`} label={t("how_many")} className="w-20">
            <NumberInput
              min={1}
              max={50}
              value={quantity}
              onChange={(next) => onChange({ ...requirement, quantity: next ?? 0 })}
            />
          </Field>
        )}
        <Field
          name={`need-${index}`}
          pointer={isEmpty ? at : target}
          label={t("need_number", { number })}
          className="min-w-0 flex-1"
          faults={{
            duplicate: t("fault.asked_twice"),
            one_target: t("fault.choose_need"),
            required: t("fault.choose_need"),
          }}
        >
          <Choice
            options={[
              ...known.groups.map(({ id, name }) => ({ value: `group ${id}`, label: name, group: t("anyone_of") })),
              ...known.resources.map(({ id, name }) => ({ value: `resource ${id}`, label: name, group: t("exactly") })),
            ]}
            value={value}
            autoFocus={isNew}
            placeholder={t("choose_need")}
            onChoose={(chosen) => {
              const [kind, id = ""] = chosen.split(" ");
              onChange(
                kind === "group"
                  ? { group_id: id, resource_id: null, quantity }
                  : { group_id: null, resource_id: id || null, quantity: 1 },
              );
            }}
          />
        </Field>
        <span className="flex h-11 items-center md:h-9">
          <RowButtons
            words={{ up: "", down: "", remove: t("need_remove", { number }) }}
            index={index}
            count={count}
            onRemove={onRemove}
          />
        </span>
      </div>
      {!isEmpty && <FaultLine pointers={[at]} faults={{ one_target: t("fault.choose_need") }} />}
    </li>
  );
}

/** Everything a service needs at once, and the same as a sentence. */
export function RequirementFields({
  requirements,
  onChange,
}: {
  requirements: readonly Requirement[];
  onChange: (requirements: Requirement[], moved: boolean) => void;
}) {
  const t = useTranslations("catalog");
  const needs = useNeeds({ groups: useQuery(groups).data ?? [], resources: useQuery(resources).data ?? [] });
  const [added, setAdded] = useState<number | null>(null);
  const chosen = requirements.filter(({ group_id, resource_id }) => group_id !== null || resource_id !== null);
  return (
    <div className="flex flex-col gap-3">
      {requirements.length > 0 && (
        <ul className="flex flex-col gap-2">
          {Array.from(requirements.entries(), ([index, requirement]) => (
            <Row
              key={index}
              index={index}
              count={requirements.length}
              requirement={requirement}
              isNew={index === added}
              onChange={(next) =>
                onChange(
                  requirements.map((each, i) => (i === index ? next : each)),
                  false,
                )
              }
              onRemove={() =>
                onChange(
                  requirements.filter((_, i) => i !== index),
                  true,
                )
              }
            />
          ))}
        </ul>
      )}
      <FaultLine pointers={["#/requirements"]} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          size="sm"
          onClick={() => {
            setAdded(requirements.length);
            onChange([...requirements, { group_id: null, resource_id: null, quantity: 1 }], true);
          }}
        >
          <Plus aria-hidden className="size-4" />
          {t("add_need")}
        </Button>
        {chosen.length > 0 && (
          <p className="text-ink-soft text-sm">
            {t("needs_summary")} <strong className="font-medium text-ink">{needs(chosen)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
