"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { ReminderFields } from "@/components/notices/reminder-fields";
import { Section } from "@/components/settings/section";
import { useToast } from "@/components/ui/toast";

/** How long before a visit customers are reminded of it. */
export function ReminderTimes({ first, editable }: { first: readonly number[]; editable: boolean }) {
  const t = useTranslations("notices");
  const toast = useToast();
  const [times, setTimes] = useState(first);
  const save = useMutation({
    mutationFn: (reminder_minutes: number[]) => turnero.noticeSettings.update({ reminder_minutes }),
    onMutate: (wanted) => {
      setTimes(wanted);
      return times;
    },
    onSuccess: ({ reminder_minutes }) => {
      setTimes(reminder_minutes);
      toast.done(t("saved"));
    },
    onError: (error, _wanted, before) => {
      if (before) setTimes(before);
      toast.failed(error);
    },
  });
  return (
    <Section title={t("reminders")} text={t("reminders_text")}>
      {times.length === 0 && <p className="mb-3 text-ink-soft">{t("no_reminders")}</p>}
      <ReminderFields times={times} editable={editable} onChange={save.mutate} />
    </Section>
  );
}
