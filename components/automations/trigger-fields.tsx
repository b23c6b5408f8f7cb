"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DurationInput } from "@/components/automations/duration-input";
import { useNames } from "@/components/automations/names";
import {
  keyed,
  moments,
  newTrigger,
  type TriggerGroup,
  type TriggerType,
  triggerGroups,
} from "@/components/automations/vocabulary";
import { Choice } from "@/components/forms/choices/choice";
import { FaultLine } from "@/components/forms/fault-line";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { channels } from "@/lib/core/vocabulary";
import type { Trigger } from "@/lib/domains/automations/schema";

type Props<Of extends Trigger> = { at: string; trigger: Of; onChange: (trigger: Trigger) => void };
type Relative = Extract<Trigger, { type: "time_relative" }>;
type Direction = "before" | "at" | "after";

const directionOf = ({ offset_minutes }: Relative): Direction =>
  offset_minutes === 0 ? "at" : offset_minutes > 0 ? "after" : "before";

/** "A day before the start": how long, on which side, of what. */
function RelativeFields({ at, trigger, onChange }: Props<Relative>) {
  const t = useTranslations("automations");
  const [last, setLast] = useState<Direction>(() => directionOf(trigger));
  const direction = Number.isNaN(trigger.offset_minutes) ? last : directionOf(trigger);
  const minutes = Math.abs(trigger.offset_minutes);
  const offset = (side: Direction, span: number) => (side === "at" ? 0 : side === "before" ? -span : span);
  return (
    <>
      {direction !== "at" && (
        <Field name={`${at}-offset`} pointer={`${at}/offset_minutes`} label={t("how_long")}>
          <DurationInput
            minutes={minutes}
            onChange={(span) => onChange({ ...trigger, offset_minutes: offset(direction, span) })}
          />
        </Field>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field name={`${at}-direction`} pointer={`${at}/direction`} label={t("side")}>
          <Select
            value={direction}
            onChange={({ target }) => {
              const next = target.value as Direction;
              setLast(next);
              onChange({ ...trigger, offset_minutes: offset(next, minutes === 0 ? 60 : minutes) });
            }}
          >
            {(["before", "at", "after"] as const).map((each) => (
              <option key={each} value={each}>
                {t(`sides.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field name={`${at}-to`} pointer={`${at}/to`} label={t("of_what")}>
          <Select
            value={trigger.to}
            onChange={({ target }) => onChange({ ...trigger, to: target.value as Relative["to"] })}
          >
            {moments.map((each) => (
              <option key={each} value={each}>
                {t(`moments.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}

function StageField({ at, trigger, onChange }: Props<Extract<Trigger, { type: "stage.changed" }>>) {
  const t = useTranslations("automations");
  const { stages } = useNames();
  const gone = trigger.stage !== null && stages !== null && !stages.some(({ value }) => value === trigger.stage);
  return (
    <Field name={`${at}-stage`} pointer={`${at}/stage`} label={t("to_stage")}>
      <Choice
        options={[
          { value: "", label: t("any_stage") },
          ...(gone ? [{ value: trigger.stage ?? "", label: t("gone_name") }] : []),
          ...(stages ?? []),
        ]}
        value={trigger.stage ?? ""}
        onChoose={(stage) => onChange({ ...trigger, stage: stage === "" ? null : stage })}
      />
    </Field>
  );
}

function ChannelField({ at, trigger, onChange }: Props<Extract<Trigger, { type: "message.received" }>>) {
  const t = useTranslations("automations");
  return (
    <Field name={`${at}-channel`} pointer={`${at}/channel`} label={t("on_channel")}>
      <Select
        value={trigger.channel ?? ""}
        onChange={({ target }) =>
          onChange({ ...trigger, channel: channels.find((each) => each === target.value) ?? null })
        }
      >
        <option value="">{t("any_channel")}</option>
        {channels.map((each) => (
          <option key={each} value={each}>
            {t(`channels.${each}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The trigger. `at` is its pointer in the request body, so that faults find their field. */
export function TriggerFields({
  at = "#/trigger",
  trigger,
  onChange,
}: {
  at?: string;
  trigger: Trigger;
  onChange: (trigger: Trigger) => void;
}) {
  const t = useTranslations("automations");
  const groups = Object.keys(triggerGroups) as TriggerGroup[];
  return (
    <div className="flex flex-col gap-3">
      <Field name={`${at}-type`} pointer={`${at}/type`} label={t("begins")}>
        <Choice
          options={groups.flatMap((group) =>
            triggerGroups[group].map((type) => ({
              value: type,
              label: t(`triggers.${keyed(type)}`),
              group: t(`trigger_groups.${group}`),
            })),
          )}
          value={trigger.type}
          onChoose={(type) => onChange(newTrigger(type as TriggerType))}
        />
      </Field>
      {trigger.type === "time_relative" && <RelativeFields at={at} trigger={trigger} onChange={onChange} />}
      {trigger.type === "stage.changed" && <StageField at={at} trigger={trigger} onChange={onChange} />}
      {trigger.type === "message.received" && <ChannelField at={at} trigger={trigger} onChange={onChange} />}
      <FaultLine pointers={[at]} />
    </div>
  );
}
