"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Part } from "@/components/catalog/drawer-form";
import type { ServiceDraft } from "@/components/catalog/services/service-draft";
import { noticeSettings } from "@/components/notices/queries";
import { ReminderFields } from "@/components/notices/reminder-fields";
import { useShell } from "@/components/shell/shell-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

type Times = ServiceDraft["reminder_minutes"];
const day = 24 * 60;

/** The times in brief: "72 h and 24 h". */
function useBrief(): (times: readonly number[]) => string {
  const t = useTranslations("notices");
  const locale = useLocale();
  return (times) =>
    times.length === 0
      ? t("of_service.none_short")
      : new Intl.ListFormat(locale).format(
          times.map((minutes) =>
            minutes % 60 === 0 ? t("hours_short", { count: minutes / 60 }) : t("minutes_short", { count: minutes }),
          ),
        );
}

/** When customers of this service are reminded: as everywhere, at times of its own, or never. */
export function ReminderChoice({ times, onChange }: { times: Times; onChange: (times: Times) => void }) {
  const t = useTranslations("notices");
  const brief = useBrief();
  const editable = useShell().member.role !== "agent";
  const usual = useQuery(noticeSettings).data?.reminder_minutes;
  const chosen = times === null ? "workspace" : times.length === 0 ? "none" : "own";
  const offered = {
    workspace: null,
    own: usual && usual.length > 0 ? [...usual] : [day],
    none: [],
  } satisfies Record<typeof chosen, Times>;
  return (
    <Part title={t("of_service.title")}>
      <Field name="reminder_minutes" label={t("of_service.choice")}>
        <Select value={chosen} onChange={({ target }) => onChange(offered[target.value as typeof chosen])}>
          <option value="workspace">{t("of_service.workspace", { times: usual ? brief(usual) : "…" })}</option>
          <option value="own">{t("of_service.own")}</option>
          <option value="none">{t("of_service.none")}</option>
        </Select>
      </Field>
      {times && times.length > 0 && <ReminderFields times={times} editable={editable} onChange={onChange} />}
    </Part>
  );
}
