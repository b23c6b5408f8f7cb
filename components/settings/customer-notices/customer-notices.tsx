"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type {
  AttendanceSettings,
  ReminderEffect as Effect,
  NoticeSettings,
  NoticeText,
} from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { AttendanceSteps } from "@/components/settings/customer-notices/attendance-steps";
import { NoticeTexts } from "@/components/settings/customer-notices/notice-texts";
import { ReminderEffect } from "@/components/settings/customer-notices/reminder-effect";
import { ReminderTimes } from "@/components/settings/customer-notices/reminder-times";
import { Section } from "@/components/settings/section";
import { Notice } from "@/components/ui/states";
import { SwitchRow } from "@/components/ui/switch-row";
import { useToast } from "@/components/ui/toast";
import { plannedNotices } from "@/lib/core/vocabulary";

type Kind = NoticeText["kind"];

/** Which notices customers get; each switch is saved at once. */
export function CustomerNotices({
  first,
  texts,
  attendance,
  effect,
  currency,
  editable,
}: {
  first: NoticeSettings;
  texts: readonly NoticeText[];
  attendance: AttendanceSettings;
  effect: Effect;
  currency: string;
  editable: boolean;
}) {
  const t = useTranslations("notices");
  const toast = useToast();
  const [settings, setSettings] = useState(first);
  const set = (kind: Kind, on: boolean) =>
    setSettings((known) => ({ ...known, kinds: { ...known.kinds, [kind]: on } }));
  const save = useMutation({
    mutationFn: ({ kind, on }: { kind: Kind; on: boolean }) => turnero.noticeSettings.update({ kinds: { [kind]: on } }),
    onMutate: ({ kind, on }) => set(kind, on),
    onError: (error, { kind, on }) => {
      set(kind, !on);
      toast.failed(error);
    },
  });
  return (
    <>
      {!editable && (
        <div className="mb-6">
          <Notice>{t("admins_only")}</Notice>
        </div>
      )}
      <Section title={t("what")} text={t("what_text")} flush>
        <ul>
          {plannedNotices.map((kind) => (
            <li key={kind} className="border-line border-b px-4 py-3 last:border-b-0 md:px-5">
              <SwitchRow
                label={<span className="font-medium">{t(`kinds.${kind}`)}</span>}
                hint={t(`when.${kind}`)}
                checked={settings.kinds[kind]}
                disabled={!editable}
                onChange={(on) => save.mutate({ kind, on })}
              />
            </li>
          ))}
        </ul>
      </Section>
      <ReminderTimes first={first.reminder_minutes} editable={editable} />
      <AttendanceSteps first={attendance} currency={currency} editable={editable} />
      <ReminderEffect percent={first.holdout_percent} effect={effect} editable={editable} />
      <NoticeTexts first={texts} editable={editable} />
    </>
  );
}
