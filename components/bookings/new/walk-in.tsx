"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { instantOf } from "@/components/forms/local-time";
import { clockOf, nextFive } from "@/components/time/zone";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** Any time at all, for a walk-in; the reason is stored. */
export function WalkIn({ date, wall, onTime }: { date: string; wall: number; onTime: (start: string | null) => void }) {
  const t = useTranslations("calendar");
  const zone = useTimeZone() ?? "UTC";
  // The time of opening: a default that follows the clock would come back after it was cleared.
  const [time] = useState(() => clockOf(nextFive(wall)));
  const [typed, setTyped] = useState({ date, time });
  useEffect(() => onTime(instantOf(`${typed.date}T${typed.time}`, zone)), [onTime, typed, zone]);
  const faults = { closed: t("reasons.closed"), off_grid: t("reasons.off_grid") };
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line p-3">
      <div className="grid grid-cols-2 gap-3">
        <Field name="walk_date" pointer="#/start" label={t("date")} faults={faults}>
          <Input
            type="date"
            defaultValue={date}
            onChange={({ target }) => setTyped({ ...typed, date: target.value })}
            required
          />
        </Field>
        <Field name="walk_time" pointer="#/time" label={t("time")}>
          <Input
            type="time"
            defaultValue={time}
            onChange={({ target }) => setTyped({ ...typed, time: target.value })}
            required
          />
        </Field>
      </div>
      <Field name="reason" label={t("reason")} hint={t("walk_in_hint")}>
        <Input maxLength={500} placeholder={t("walk_in_example")} />
      </Field>
    </div>
  );
}
