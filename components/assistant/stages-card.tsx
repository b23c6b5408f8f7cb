"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Card, Problems } from "@/components/assistant/card";
import { DraftInput } from "@/components/assistant/draft-input";
import type { EditPlan } from "@/components/assistant/plan-edit";
import { Switch } from "@/components/ui/switch";
import type { SetupPlan } from "@/lib/domains/assistant/schema";

type Props = { plan: SetupPlan; edit: EditPlan };

export function StagesCard({ plan, edit }: Props) {
  const t = useTranslations("assistant");
  const { stages } = plan;
  // Switching the stages off and on again restores them.
  const last = useRef(stages);
  useEffect(() => {
    if (stages) last.current = stages;
  }, [stages]);
  const disabled = plan.applied !== null;
  return (
    <Card
      title={t("stages")}
      byModel={plan.by_model.includes("stages")}
      aside={
        <Switch
          aria-label={t("use_stages")}
          checked={stages !== null}
          disabled={disabled || (stages === null && last.current === null)}
          onCheckedChange={(on) => {
            const wanted = on ? last.current : null;
            edit(() => ({ stages: wanted }));
          }}
        />
      }
    >
      <p className="mb-3 text-ink-soft text-sm">{stages ? t("stages_text") : t("stages_stay")}</p>
      {stages && (
        <ol className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          {stages.stages.map(({ key, name, color }, i) => (
            <li key={key} className="flex items-center gap-2">
              <span aria-hidden className="size-3 shrink-0 rounded-full" style={{ background: color }} />
              <DraftInput
                aria-label={`${t("name")}: ${t("stage", { number: i + 1 })}`}
                disabled={disabled}
                maxLength={80}
                value={name}
                onCommit={(text) => {
                  if (text.trim() === "") return;
                  edit(({ stages: now }) => ({
                    stages: now && {
                      ...now,
                      stages: now.stages.map((each) => (each.key === key ? { ...each, name: text.trim() } : each)),
                    },
                  }));
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <Problems plan={plan} at="#/stages" />
    </Card>
  );
}

export function PageCard({ plan, edit }: Props) {
  const t = useTranslations("assistant");
  return (
    <Card
      title={t("page")}
      aside={
        <Switch
          aria-label={t("page")}
          checked={plan.booking_page}
          disabled={plan.applied !== null}
          onCheckedChange={(booking_page) => edit(() => ({ booking_page }))}
        />
      }
    >
      <p className="text-ink-soft text-sm">{t("page_text")}</p>
    </Card>
  );
}
