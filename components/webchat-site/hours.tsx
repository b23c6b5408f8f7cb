"use client";

import { useTranslations } from "next-intl";
import { weeklyOf, weekOf } from "@/components/catalog/schedules/week";
import { WeeklyFields } from "@/components/catalog/schedules/weekly-fields";
import { ZoneSelect } from "@/components/forms/choices/zone-select";
import { Section } from "@/components/settings/section";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { SwitchRow } from "@/components/ui/switch-row";
import type { Draft } from "@/components/webchat-site/draft";

type Hours = NonNullable<Draft["business_hours"]>;

const workdays = (): Hours["weekly"] => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));

/** When somebody answers, and what visitors read when nobody does. */
export function HoursFields({
  hours,
  zone,
  onChange,
}: {
  hours: Draft["business_hours"];
  zone: string;
  onChange: (hours: Draft["business_hours"]) => void;
}) {
  const t = useTranslations("webchat");
  return (
    <Section title={t("hours")} text={t("hours_text")}>
      <div className="flex flex-col gap-4">
        <SwitchRow
          label={<span className="font-medium">{t("hours_on")}</span>}
          checked={hours !== null}
          onChange={(on) => onChange(on ? { timezone: zone, weekly: workdays(), away_message: "" } : null)}
        />
        {hours && (
          <>
            <Field name="timezone" pointer="#/business_hours/timezone" label={t("zone")}>
              <ZoneSelect value={hours.timezone} onChoose={(timezone) => onChange({ ...hours, timezone })} />
            </Field>
            <WeeklyFields
              week={weekOf(hours.weekly)}
              onChange={(week) => onChange({ ...hours, weekly: weeklyOf(week) })}
            />
            <Field name="away_message" pointer="#/business_hours/away_message" label={t("away_message")}>
              <TextArea
                rows={2}
                maxLength={500}
                value={hours.away_message}
                onChange={({ target }) => onChange({ ...hours, away_message: target.value })}
              />
            </Field>
          </>
        )}
      </div>
    </Section>
  );
}
