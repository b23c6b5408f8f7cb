"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ActiveRow } from "@/components/catalog/active-row";
import { AliasField } from "@/components/catalog/alias-field";
import { Part } from "@/components/catalog/drawer-form";
import { groups, schedules } from "@/components/catalog/queries";
import { CategoryField } from "@/components/catalog/services/category-field";
import { isNeverOffered } from "@/components/catalog/services/never-offered";
import { ReminderChoice } from "@/components/catalog/services/reminder-choice";
import { RequirementFields } from "@/components/catalog/services/requirement-fields";
import type { ServiceDraft } from "@/components/catalog/services/service-draft";
import { Choice, namedOptions } from "@/components/forms/choices/choice";
import { MoneyInput } from "@/components/forms/money-input";
import { NumberInput } from "@/components/forms/number-input";
import { QuestionFields } from "@/components/forms/question-fields";
import { ColorChoice } from "@/components/ui/color-choice";
import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Notice as Warning } from "@/components/ui/states";
import { intakeTypes } from "@/lib/core/vocabulary";

type Props = { draft: ServiceDraft; edit: (change: Partial<ServiceDraft>, moved?: boolean) => void };

function What({ draft, edit }: Props) {
  const t = useTranslations("catalog");
  const optional = useTranslations("common")("optional");
  return (
    <Part title={t("what")}>
      <Field name="name" label={t("name")}>
        <Input
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
          autoComplete="off"
          placeholder={t("service_example")}
        />
      </Field>
      <Field name="description" label={t("description")} optional={optional} hint={t("description_hint")}>
        <TextArea
          rows={2}
          value={draft.description ?? ""}
          onChange={({ target }) => edit({ description: target.value || null })}
        />
      </Field>
      <CategoryField category={draft.category} onChange={(category) => edit({ category })} />
      <AliasField
        name={draft.name}
        of="service"
        aliases={draft.aliases}
        onChange={(aliases) => edit({ aliases }, true)}
      />
      <Field name="kind" label={t("kind")} hint={t(`service_kind_hint.${draft.kind}`)}>
        <Select value={draft.kind} onChange={({ target }) => edit({ kind: target.value as ServiceDraft["kind"] })}>
          <option value="appointment">{t("service_kind.appointment")}</option>
          <option value="queue">{t("service_kind.queue")}</option>
        </Select>
      </Field>
      <ColorChoice
        label={t("color")}
        nameOf={(number) => t("color_number", { number })}
        value={draft.color}
        onChange={(color) => edit({ color })}
      />
    </Part>
  );
}

/** Saving is allowed, with a warning. */
function NeverOffered({ draft }: Pick<Props, "draft">) {
  const t = useTranslations("catalog");
  return isNeverOffered(draft) ? <Warning tone="held">{t("never_offered")}</Warning> : null;
}

/** Who and what is needed; a queue only has the group whose members take its tasks. */
function Who({ draft, edit }: Props) {
  const t = useTranslations("catalog");
  const known = { groups: useQuery(groups).data ?? [], schedules: useQuery(schedules).data ?? [] };
  if (draft.kind === "queue") {
    return (
      <Part title={t("who")}>
        <Field name="group_id" label={t("queue_group")} hint={t("queue_group_hint")}>
          <Choice
            options={namedOptions(known.groups, t("choose_group"))}
            value={draft.group_id ?? ""}
            onChoose={(id) => edit({ group_id: id || null })}
          />
        </Field>
      </Part>
    );
  }
  return (
    <Part title={t("who")} text={t("who_text")}>
      <RequirementFields
        requirements={draft.requirements}
        onChange={(requirements, moved) => edit({ requirements }, moved)}
      />
      <NeverOffered draft={draft} />
      <Field name="schedule_id" label={t("own_hours")} hint={t("own_hours_hint")}>
        <Choice
          options={namedOptions(known.schedules, t("no_own_hours"))}
          value={draft.schedule_id ?? ""}
          onChoose={(id) => edit({ schedule_id: id || null })}
        />
      </Field>
    </Part>
  );
}

const units = { minutes: 1, hours: 60, days: 1440 } as const;

/** Notice is thought in hours or days as often as in minutes. */
function Notice({ draft, edit }: Props) {
  const t = useTranslations("catalog");
  const minutes = draft.min_notice_minutes ?? 0;
  const unit = minutes > 0 && minutes % 1440 === 0 ? "days" : minutes > 0 && minutes % 60 === 0 ? "hours" : "minutes";
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field name="min_notice_minutes" label={t("notice")}>
        <NumberInput
          min={0}
          value={draft.min_notice_minutes === null ? null : minutes / units[unit]}
          onChange={(value) => edit({ min_notice_minutes: value === null ? null : value * units[unit] })}
        />
      </Field>
      <Field name="notice-unit" pointer="#/notice-unit" label={t("notice_unit")}>
        <Select
          value={unit}
          onChange={({ target }) =>
            edit({ min_notice_minutes: Math.max(1, minutes / units[unit]) * units[target.value as keyof typeof units] })
          }
        >
          <option value="minutes">{t("unit.minutes")}</option>
          <option value="hours">{t("unit.hours")}</option>
          <option value="days">{t("unit.days")}</option>
        </Select>
      </Field>
    </div>
  );
}

type Amount =
  | "duration_minutes"
  | "buffer_minutes"
  | "slot_interval_minutes"
  | "max_advance_days"
  | "max_party_size"
  | "deposit_minutes";

function AmountField({
  name,
  label,
  hint,
  min = 1,
  suffix,
  draft,
  edit,
}: Props & { name: Amount; label: string; hint?: string; min?: 0 | 1; suffix?: string }) {
  return (
    <Field name={name} label={label} {...(hint ? { hint } : {})}>
      <NumberInput
        min={min}
        value={draft[name]}
        onChange={(value) => edit({ [name]: value })}
        {...(suffix ? { suffix } : {})}
      />
    </Field>
  );
}

function Uses({ draft, edit }: Props) {
  const t = useTranslations("catalog");
  return (
    <Field name="uses" label={t("uses")}>
      <Select value={draft.uses} onChange={({ target }) => edit({ uses: target.value as ServiceDraft["uses"] })}>
        <option value="unit">{t("uses_unit")}</option>
        <option value="seats">{t("uses_seats")}</option>
      </Select>
    </Field>
  );
}

function WhenPart({ draft, edit }: Props) {
  const t = useTranslations("catalog");
  const both = { draft, edit };
  const inMinutes = { ...both, suffix: t("min") };
  if (draft.kind === "queue") {
    return (
      <Part title={t("when")}>
        <div className="grid grid-cols-2 gap-3">
          <AmountField name="duration_minutes" label={t("estimate")} {...inMinutes} />
        </div>
      </Part>
    );
  }
  return (
    <Part title={t("when")}>
      <div className="grid grid-cols-2 gap-3">
        <AmountField name="duration_minutes" label={t("duration")} {...inMinutes} />
        <AmountField name="buffer_minutes" label={t("buffer")} hint={t("buffer_hint")} min={0} {...inMinutes} />
        <AmountField name="slot_interval_minutes" label={t("grid")} hint={t("grid_hint")} {...inMinutes} />
        <AmountField
          name="max_advance_days"
          label={t("horizon")}
          hint={t("horizon_hint")}
          suffix={t("days_short")}
          {...both}
        />
      </div>
      <Notice {...both} />
      <div className="grid grid-cols-2 gap-3">
        <AmountField name="max_party_size" label={t("party")} {...both} />
        {(draft.max_party_size ?? 1) > 1 && <Uses {...both} />}
      </div>
    </Part>
  );
}

export function ServiceFields({ draft, edit, kept }: Props & { kept: ReadonlySet<string> }) {
  const t = useTranslations("catalog");
  const optional = useTranslations("common")("optional");
  return (
    <>
      <What draft={draft} edit={edit} />
      <Who draft={draft} edit={edit} />
      <WhenPart draft={draft} edit={edit} />
      <Part title={t("money")}>
        <div className="grid grid-cols-2 gap-3">
          <Field name="price_cents" label={t("price")} optional={optional}>
            <MoneyInput
              cents={draft.price_cents}
              currency={draft.currency}
              onChange={(price_cents) => edit({ price_cents })}
            />
          </Field>
          <Field
            name="deposit_cents"
            label={t("deposit")}
            optional={optional}
            faults={{ above_price: t("fault.above_price"), too_small: t("fault.no_deposit") }}
          >
            <MoneyInput
              cents={draft.deposit_cents}
              currency={draft.currency}
              onChange={(deposit_cents) => edit({ deposit_cents })}
            />
          </Field>
          {draft.deposit_cents !== null && (
            <AmountField
              name="deposit_minutes"
              label={t("deposit_minutes")}
              suffix={t("min")}
              draft={draft}
              edit={edit}
            />
          )}
        </div>
        <p className="text-ink-faint text-sm">{t("deposit_hint")}</p>
      </Part>
      {draft.kind === "appointment" && (
        <ReminderChoice
          times={draft.reminder_minutes}
          onChange={(reminder_minutes) => edit({ reminder_minutes }, true)}
        />
      )}
      <Part title={t("intake")} text={t("intake_text")}>
        <QuestionFields
          pointer="#/intake_fields"
          types={intakeTypes}
          questions={draft.intake_fields}
          kept={kept}
          onChange={(intake_fields, moved) => edit({ intake_fields }, moved)}
        />
      </Part>
      <Part title={t("offered")}>
        <ActiveRow hint={t("service_active_hint")} active={draft.active} onChange={(active) => edit({ active })} />
        <NeverOffered draft={draft} />
      </Part>
    </>
  );
}
