"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTimeBefore } from "@/components/notices/time-before";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";

const hour = 60;
/** The times that can be chosen, in minutes. */
const offered = [2 * hour, 4 * hour, 12 * hour, 24 * hour, 48 * hour, 72 * hour, 7 * 24 * hour];
const most = 5;

/** The times at which customers are reminded, one a line, the earliest first. */
export function ReminderFields({
  times,
  editable,
  onChange,
}: {
  times: readonly number[];
  editable: boolean;
  onChange: (times: number[]) => void;
}) {
  const t = useTranslations("notices");
  const words = useTimeBefore();
  const left = offered.filter((minutes) => !times.includes(minutes));
  const change = (changed: number[]) => onChange(changed.sort((a, b) => b - a));
  const next = left.find((minutes) => minutes < Math.min(...times)) ?? left.at(-1);
  return (
    <div className="flex flex-col items-start gap-3">
      {Array.from(times.entries(), ([index, minutes]) => (
        <div key={index} className="flex items-center gap-2">
          <Select
            aria-label={t("reminder_number", { number: index + 1 })}
            value={String(minutes)}
            disabled={!editable}
            onChange={({ target }) => change(times.map((each) => (each === minutes ? Number(target.value) : each)))}
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
              onClick={() => onChange(times.filter((each) => each !== minutes))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          )}
        </div>
      ))}
      {editable && times.length < most && next !== undefined && (
        <Button onClick={() => change([...times, next])}>
          <Plus aria-hidden className="size-4" />
          {t("add_reminder")}
        </Button>
      )}
    </div>
  );
}
