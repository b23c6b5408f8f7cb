"use client";

import { Plus, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Card, Problems } from "@/components/assistant/card";
import { DraftInput } from "@/components/assistant/draft-input";
import { newKey } from "@/components/assistant/keys";
import type { EditPlan } from "@/components/assistant/plan-edit";
import { centsOf } from "@/components/forms/money-input";
import { Button } from "@/components/ui/button";
import type { PlanService, SetupPlan } from "@/lib/domains/assistant/schema";

const written = (cents: number | null, locale: string): string =>
  cents === null ? "" : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(cents / 100);

const label = "text-ink-faint text-xs";

function ServiceRow({
  service,
  number,
  currency,
  disabled,
  onChange,
  onRemove,
}: {
  service: PlanService;
  number: number;
  currency: string;
  disabled: boolean;
  onChange: (change: Partial<PlanService>) => void;
  onRemove: () => void;
}) {
  const t = useTranslations("assistant");
  const locale = useLocale();
  const { name, kind, duration_minutes, price_cents, deposit_cents } = service;
  const of = name || t("service", { number });
  return (
    <div className="grid grid-cols-[1fr_1fr_1fr_auto] items-end gap-2 lg:grid-cols-[minmax(0,1fr)_76px_104px_104px_auto]">
      <div className="col-span-3 flex flex-col gap-1 lg:col-span-1">
        <span aria-hidden className={label}>
          {t("name")}
          {kind === "queue" && ` · ${t("queue")}`}
        </span>
        <DraftInput
          aria-label={`${t("name")}: ${t("service", { number })}`}
          disabled={disabled}
          value={name}
          onCommit={(text) => onChange({ name: text.trim() })}
        />
      </div>
      <div className="col-start-1 flex flex-col gap-1 lg:col-start-auto">
        <span aria-hidden className={label}>
          {t("minutes")}
        </span>
        <DraftInput
          aria-label={`${t("minutes")}: ${of}`}
          inputMode="numeric"
          disabled={disabled}
          value={String(duration_minutes)}
          onCommit={(text) => {
            const minutes = Number.parseInt(text, 10);
            if (minutes >= 1 && minutes <= 10_080) onChange({ duration_minutes: minutes });
          }}
        />
      </div>
      <div className="flex flex-col gap-1">
        <span aria-hidden className={label}>
          {t("price")} {currency}
        </span>
        <DraftInput
          aria-label={`${t("price")}: ${of}`}
          inputMode="decimal"
          disabled={disabled}
          value={written(price_cents, locale)}
          onCommit={(text) => onChange({ price_cents: centsOf(text) })}
        />
      </div>
      <div className="flex flex-col gap-1">
        <span aria-hidden className={label}>
          {t("deposit")}
        </span>
        <DraftInput
          aria-label={`${t("deposit")}: ${of}`}
          inputMode="decimal"
          disabled={disabled}
          value={written(deposit_cents, locale)}
          onCommit={(text) => onChange({ deposit_cents: centsOf(text) || null })}
        />
      </div>
      <Button
        look="ghost"
        size="icon"
        disabled={disabled}
        aria-label={t("remove", { name: of })}
        onClick={onRemove}
        className="col-start-4 row-start-1 lg:col-start-auto lg:row-start-auto"
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </div>
  );
}

export function ServicesCard({ plan, edit }: { plan: SetupPlan; edit: EditPlan }) {
  const t = useTranslations("assistant");
  const { services, groups, currency } = plan;
  const disabled = plan.applied !== null;
  const add = () => {
    const needs =
      services.find(({ kind }) => kind === "appointment")?.needs ?? groups.slice(0, 1).map(({ key }) => key);
    const fresh: PlanService = {
      key: newKey("service"),
      name: t("new_service"),
      kind: "appointment",
      needs,
      group: null,
      duration_minutes: 30,
      buffer_minutes: 0,
      price_cents: null,
      deposit_cents: null,
    };
    edit((now) => ({
      services: now.services.some(({ key }) => key === fresh.key) ? now.services : [...now.services, fresh],
    }));
  };
  return (
    <Card
      title={t("services")}
      byModel={plan.by_model.includes("services")}
      aside={
        <Button look="ghost" size="sm" disabled={disabled} onClick={add}>
          <Plus aria-hidden className="size-4" />
          {t("add_service")}
        </Button>
      }
    >
      <ul className="flex flex-col gap-4 lg:gap-3">
        {services.map((service, i) => (
          <li key={service.key} className="flex flex-col gap-1">
            <ServiceRow
              service={service}
              number={i + 1}
              currency={currency}
              disabled={disabled}
              onChange={(change) =>
                edit((now) => ({
                  services: now.services.map((each) => (each.key === service.key ? { ...each, ...change } : each)),
                }))
              }
              onRemove={() => edit((now) => ({ services: now.services.filter(({ key }) => key !== service.key) }))}
            />
            <Problems plan={plan} at={`#/services/${i}`} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
