"use client";

import { useMutation } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";

const hour = 60;
/** The times that can be chosen, in minutes. */
const offered = [2 * hour, 4 * hour, 12 * hour, 24 * hour, 48 * hour, 72 * hour, 7 * 24 * hour];
const most = 5;

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
  const words = (minutes: number) =>
    minutes % (24 * hour) === 0
      ? t("days_before", { count: minutes / (24 * hour) })
      : t("hours_before", { count: minutes / hour });
  const left = offered.filter((minutes) => !times.includes(minutes));
  const next = left.find((minutes) => minutes < Math.min(...times)) ?? left.at(-1);
  return (
    <Section title={t("reminders")} text={t("reminders_text")}>
      <div className="flex flex-col items-start gap-3">
        {times.length === 0 && <p className="text-ink-soft">{t("no_reminders")}</p>}
        {times.map((minutes, index) => (
          <div key={minutes} className="flex items-center gap-2">
            <Select
              aria-label={t("reminder_number", { number: index + 1 })}
              value={String(minutes)}
              disabled={!editable}
              onChange={({ target }) =>
                save.mutate(times.map((each) => (each === minutes ? Number(target.value) : each)))
              }
            >
              {[minutes, ...left]
                .sort((a, b) => a - b)
                .map((each) => (
                  <option key={each} value={each}>
                    {words(each)}
                  </option>
                ))}
            </Select>
            {editable && (
              <Button
                look="ghost"
                aria-label={t("remove_reminder", { when: words(minutes) })}
                onClick={() => save.mutate(times.filter((each) => each !== minutes))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            )}
          </div>
        ))}
        {editable && times.length < most && next !== undefined && (
          <Button onClick={() => save.mutate([...times, next])}>
            <Plus aria-hidden className="size-4" />
            {t("add_reminder")}
          </Button>
        )}
      </div>
    </Section>
  );
}
