"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card, Problems } from "@/components/assistant/card";
import type { EditPlan } from "@/components/assistant/plan-edit";
import { type Week, weeklyOf, weekOf } from "@/components/catalog/schedules/week";
import { WeeklyFields } from "@/components/catalog/schedules/weekly-fields";
import type { PlanSchedule, SetupPlan } from "@/lib/domains/assistant/schema";

const isTime = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const isWhole = (week: Week): boolean =>
  week.every((day) => day.every(({ from, to }) => isTime.test(from) && isTime.test(to)));

/** Typed text stays local until all of its times can be parsed. */
function Hours({ schedule, onChange }: { schedule: PlanSchedule; onChange: (weekly: PlanSchedule["weekly"]) => void }) {
  const [draft, setDraft] = useState<Week | null>(null);
  return (
    <WeeklyFields
      week={draft ?? weekOf(schedule.weekly)}
      onChange={(week) => {
        const whole = isWhole(week);
        setDraft(whole ? null : week);
        if (whole) onChange(weeklyOf(week));
      }}
    />
  );
}

export function HoursCard({ plan, edit }: { plan: SetupPlan; edit: EditPlan }) {
  const t = useTranslations("assistant");
  const { schedules } = plan;
  return (
    <Card title={t("hours")} byModel={plan.by_model.includes("schedules")}>
      <fieldset disabled={plan.applied !== null} className="flex flex-col gap-3">
        <legend className="sr-only">{t("hours")}</legend>
        {schedules.map((schedule, i) => (
          <div key={schedule.key} className="flex flex-col gap-1">
            <Hours
              schedule={schedule}
              onChange={(weekly) =>
                edit((now) => ({
                  schedules: now.schedules.map((each) => (each.key === schedule.key ? { ...each, weekly } : each)),
                }))
              }
            />
            <Problems plan={plan} at={`#/schedules/${i}`} />
          </div>
        ))}
      </fieldset>
    </Card>
  );
}
