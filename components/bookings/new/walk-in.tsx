"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { clockOf, dateAt, nextFive, wallMinute } from "@/components/time/zone";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** When somebody walked in, on the clocks of the workspace. */
export type WalkInTime = { date: string; time: string };

/**
 * The walk-in that is being booked; null: none. Its time is that of opening, or the one that was clicked. Closing gives
 * back the time that was chosen before, unless it was forgotten for another service, person or party.
 */
export function useWalkIn(clicked: string | null, zone: string) {
  const [walkIn, setWalkIn] = useState<WalkInTime | null>(null);
  const before = useRef<string | null>(null);
  const openWalkIn = (start: string | null) => {
    before.current = start;
    const at = clicked ? Date.parse(clicked) : Date.now();
    setWalkIn({ date: dateAt(zone, at), time: clockOf(nextFive(wallMinute(zone, at))) });
  };
  const forgetTime = () => {
    before.current = null;
  };
  const closeWalkIn = (): string | null => {
    const start = before.current;
    forgetTime();
    setWalkIn(null);
    return start;
  };
  return { walkIn, openWalkIn, closeWalkIn, forgetTime };
}

/** Any time at all, for a walk-in; the reason is stored. */
export function WalkIn({ date, time }: WalkInTime) {
  const t = useTranslations("calendar");
  const faults = { closed: t("reasons.closed"), off_grid: t("reasons.off_grid") };
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-3">
      <div className="grid grid-cols-2 gap-3">
        <Field name="walk_date" pointer="#/start" label={t("date")} faults={faults}>
          <Input type="date" defaultValue={date} required />
        </Field>
        <Field name="walk_time" pointer="#/time" label={t("time")}>
          <Input type="time" defaultValue={time} required />
        </Field>
      </div>
      <Field name="reason" label={t("reason")} hint={t("walk_in_hint")} aside={t("reason_needed")}>
        <Input required maxLength={500} placeholder={t("walk_in_example")} />
      </Field>
    </div>
  );
}
