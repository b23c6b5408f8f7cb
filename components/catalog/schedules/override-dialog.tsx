"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { IntervalFields } from "@/components/catalog/schedules/interval-fields";
import { useOverride } from "@/components/catalog/schedules/override";
import { StandingBookings } from "@/components/catalog/schedules/standing-bookings";
import { type Interval, nextInterval, understood, weekOf } from "@/components/catalog/schedules/week";
import { dayInWords, weekdayOf } from "@/components/catalog/schedules/year";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/classes";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Schedule, ScheduleOverride } from "@/lib/domains/catalog/schedules/schema";

function Choice({ closed, onChange }: { closed: boolean; onChange: (closed: boolean) => void }) {
  const t = useTranslations("catalog");
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{t("hours")}</legend>
      {[true, false].map((value) => (
        <label
          key={String(value)}
          className={cx(
            "relative flex h-11 cursor-pointer items-center justify-center rounded-md border font-medium md:h-9",
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            value === closed
              ? "border-accent bg-confirmed-soft text-confirmed-text"
              : "border-line-control text-ink-soft",
          )}
        >
          <input
            type="radio"
            name="closed"
            checked={value === closed}
            onChange={() => onChange(value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {value ? t("closed_all_day") : t("special_hours")}
        </label>
      ))}
    </fieldset>
  );
}

/** What one date is like: closed, or open at hours of its own. */
export function OverrideDialog({
  schedule,
  day,
  before,
  onClose,
}: {
  schedule: Schedule;
  day: string;
  before: ScheduleOverride | undefined;
  onClose: () => void;
}) {
  const t = useTranslations("catalog");
  const locale = useLocale();
  const optional = useTranslations("common")("optional");
  const { set, settled, remove } = useOverride(schedule.id);
  const usual = weekOf(schedule.weekly)[weekdayOf(day)] ?? [];
  const [closed, setClosed] = useState(before ? before.intervals.length === 0 : usual.length > 0);
  const own = before?.intervals.length ? before.intervals : usual.length > 0 ? usual : [nextInterval([])];
  const [intervals, setIntervals] = useState<readonly Interval[]>(own);
  const [note, setNote] = useState(before?.note ?? "");
  const words = dayInWords(day, locale);
  const form = useDraftForm({
    send: () => set({ date: day, intervals: closed ? [] : understood(intervals), note: note.trim() || null }),
    onDone: async () => {
      await settled(day, before);
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={words} description={t("day_text")}>
      <Form
        form={form}
        label={words}
        actions={
          <DialogActions>
            {before && (
              <Button
                look="ghost"
                onClick={async () => {
                  await remove(before);
                  onClose();
                }}
              >
                {t("like_weekday")}
              </Button>
            )}
            <Button type="submit" look="primary" pending={form.pending}>
              {t("save_day")}
            </Button>
          </DialogActions>
        }
      >
        <Choice closed={closed} onChange={setClosed} />
        {!closed && (
          <IntervalFields
            name={words}
            intervals={intervals}
            at={(row) => `#/intervals/${row}`}
            onChange={(next) => {
              setIntervals(next);
              form.forget();
              if (next.length === 0) setClosed(true);
            }}
          />
        )}
        <StandingBookings schedule={schedule} day={day} intervals={closed ? [] : understood(intervals)} />
        <Field name="note" label={t("note")} optional={optional} hint={t("note_hint")}>
          <Input value={note} onChange={({ target }) => setNote(target.value)} autoComplete="off" />
        </Field>
      </Form>
    </Dialog>
  );
}
