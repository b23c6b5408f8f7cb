"use client";

import { useTranslations } from "next-intl";
import type { Draft } from "@/components/catalog/schedules/schedule-draft";
import { WeeklyFields } from "@/components/catalog/schedules/weekly-fields";
import { ZoneSelect } from "@/components/forms/choices/zone-select";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** The name and zone of a schedule, and its week. */
export function ScheduleFields({ draft, set }: { draft: Draft; set: (change: Partial<Draft>) => void }) {
  const t = useTranslations("catalog");
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field name="name" label={t("name")}>
          <Input
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
            autoComplete="off"
            placeholder={t("schedule_example")}
          />
        </Field>
        <Field name="timezone" label={t("zone")} hint={t("zone_hint")}>
          <ZoneSelect value={draft.timezone} onChoose={(timezone) => set({ timezone })} />
        </Field>
      </div>
      <section aria-labelledby="week-head">
        <h2 id="week-head" className="font-semibold text-lg">
          {t("week")}
        </h2>
        <p className="mb-3 text-ink-soft">{t("week_text")}</p>
        <WeeklyFields week={draft.week} onChange={(week) => set({ week })} />
      </section>
    </>
  );
}
