"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AttendanceSettings } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { Form, useApiForm } from "@/components/forms/form";
import { MoneyInput } from "@/components/forms/money-input";
import { NumberInput } from "@/components/forms/number-input";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SwitchRow } from "@/components/ui/switch-row";
import { useToast } from "@/components/ui/toast";

const steps = ["confirm_after", "deposit_after", "desk_only_after"] as const;
const counts = [1, 2, 3, 4, 5, 6, 8, 10];

/** What is asked of customers who miss visits, when they book by themselves. */
export function AttendanceSteps({
  first,
  currency,
  editable,
}: {
  first: AttendanceSettings;
  currency: string;
  editable: boolean;
}) {
  const t = useTranslations("notices.attendance");
  const toast = useToast();
  const [draft, setDraft] = useState(first);
  const edit = (change: Partial<AttendanceSettings>) => setDraft((known) => ({ ...known, ...change }));
  const form = useApiForm({
    send: () => turnero.attendanceSettings.update(draft),
    onDone: (saved) => {
      setDraft(saved);
      toast.done(t("saved"));
    },
  });
  return (
    <Section title={t("title")} text={t("text")}>
      <Form
        form={form}
        label={t("title")}
        actions={
          editable && (
            <Button type="submit" look="primary" pending={form.pending} className="md:self-start">
              {t("save")}
            </Button>
          )
        }
      >
        <SwitchRow
          label={<span className="font-medium">{t("enabled")}</span>}
          hint={t("enabled_text")}
          checked={draft.enabled}
          disabled={!editable}
          onChange={(enabled) => edit({ enabled })}
        />
        {draft.enabled && (
          <>
            {steps.map((step) => (
              <Field key={step} name={step} label={t(step)} faults={{ out_of_order: t("out_of_order") }}>
                <Select
                  disabled={!editable}
                  value={draft[step] ?? ""}
                  onChange={({ target }) => edit({ [step]: target.value === "" ? null : Number(target.value) })}
                >
                  <option value="">{t("never")}</option>
                  {[...new Set([...counts, ...(draft[step] === null ? [] : [draft[step]])])].map((count) => (
                    <option key={count} value={count}>
                      {t("after", { count })}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
            <div className="grid gap-3 sm:grid-cols-2">
              {draft.confirm_after !== null && (
                <Field name="confirm_hours" label={t("confirm_hours")}>
                  <NumberInput
                    min={1}
                    max={168}
                    suffix={t("hours")}
                    disabled={!editable}
                    value={draft.confirm_hours}
                    onChange={(confirm_hours) => edit({ confirm_hours: confirm_hours as number })}
                  />
                </Field>
              )}
              <Field name="forget_after_days" label={t("forget_after_days")}>
                <NumberInput
                  min={1}
                  max={1095}
                  suffix={t("days")}
                  disabled={!editable}
                  value={draft.forget_after_days}
                  onChange={(forget_after_days) => edit({ forget_after_days: forget_after_days as number })}
                />
              </Field>
              {draft.deposit_after !== null && (
                <Field name="deposit_cents" label={t("deposit_cents")}>
                  <MoneyInput
                    cents={draft.deposit_cents}
                    currency={currency}
                    onChange={(deposit_cents) => edit({ deposit_cents })}
                  />
                </Field>
              )}
              {draft.deposit_after !== null && (
                <Field name="deposit_minutes" label={t("deposit_hours")}>
                  <NumberInput
                    min={1}
                    max={720}
                    suffix={t("hours")}
                    disabled={!editable}
                    value={draft.deposit_minutes === null ? null : Math.round(draft.deposit_minutes / 60)}
                    onChange={(hours) => edit({ deposit_minutes: (hours === null ? null : hours * 60) as number })}
                  />
                </Field>
              )}
            </div>
          </>
        )}
      </Form>
    </Section>
  );
}
