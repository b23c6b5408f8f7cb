"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { useDollars } from "@/components/forms/dollars";
import { Form, useApiForm } from "@/components/forms/form";
import { NumberInput } from "@/components/forms/number-input";
import { aiUsage, keepStatus } from "@/components/settings/ai/queries";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { useToast } from "@/components/ui/toast";
import type { AiUsage } from "@/lib/domains/ai/schema";

/** What a month may take; past it the rules answer. */
export function Budget({ first }: { first: AiUsage }) {
  const t = useTranslations("ai");
  const format = useFormatter();
  const dollars = useDollars();
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery({ ...aiUsage("30", first.to), initialData: first });
  const { budget } = data.status;
  const [cents, setCents] = useState(first.status.budget.monthly_cents);
  const [tokens, setTokens] = useState(first.status.budget.monthly_tokens);
  const form = useApiForm({
    send: () => turnero.ai.budget({ monthly_cents: cents, monthly_tokens: tokens }),
    onDone: (status) => {
      void keepStatus(queries, status);
      toast.done(t("budget_saved"));
    },
  });
  const limited = budget.monthly_cents !== null || budget.monthly_tokens !== null;
  const percent = Math.min(100, Math.round(budget.share * 100));
  return (
    <Section title={t("budget")} text={t("budget_text")}>
      <p className="text-sm">
        {t("spent", { money: dollars(budget.spent_cents), tokens: format.number(budget.spent_tokens) })}
      </p>
      {limited && (
        <div className="mt-2 mb-4 flex items-center gap-3">
          <div
            role="progressbar"
            aria-label={t("budget")}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-2 flex-1 overflow-hidden rounded-sm bg-well"
          >
            <span
              style={{ width: `${percent}%` }}
              className={cx(
                "block h-full",
                percent >= 100 ? "bg-trouble-text" : percent >= 80 ? "bg-held-text" : "bg-accent",
              )}
            />
          </div>
          <span className="text-sm tabular-nums">{format.number(percent / 100, { style: "percent" })}</span>
        </div>
      )}
      <div className="mt-4">
        <Form
          form={form}
          label={t("budget")}
          actions={
            <Button type="submit" look="primary" className="md:self-start" pending={form.pending}>
              {t("save_budget")}
            </Button>
          }
        >
          <div className="grid gap-4 md:grid-cols-2">
            <Field name="monthly_cents" label={t("monthly_money")} hint={t("no_limit")}>
              <NumberInput
                value={cents === null ? null : Math.round(cents / 100)}
                onChange={(value) => setCents(value === null ? null : value * 100)}
                min={0}
                suffix="US$"
              />
            </Field>
            <Field name="monthly_tokens" label={t("monthly_tokens")} hint={t("no_limit")}>
              <NumberInput value={tokens} onChange={setTokens} min={0} />
            </Field>
          </div>
        </Form>
      </div>
    </Section>
  );
}
