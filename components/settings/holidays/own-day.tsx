"use client";

import { useQuery } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { calendarOf } from "@/components/bookings/queries";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { Booked } from "@/components/settings/holidays/booked";
import { type Day, useClosing } from "@/components/settings/holidays/closing";
import { isDate } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";
import { isOpenStatus } from "@/lib/core/vocabulary";

function Standing({ date }: { date: string }) {
  const t = useTranslations("settings.holidays");
  const zone = useTimeZone() ?? "UTC";
  const bookings = useQuery(calendarOf(zone, date, 1)).data?.bookings ?? [];
  const count = bookings.filter(({ status }) => isOpenStatus(status)).length;
  if (count === 0) return null;
  return (
    <Notice tone="held">
      <p>{t("booked", { count })}</p>
      <Booked date={date} count={count} />
    </Notice>
  );
}

/** A day that no calendar has, such as a company outing. */
export default function OwnDay({ today, onClose }: { today: string; onClose: () => void }) {
  const t = useTranslations("settings.holidays");
  const required = useTranslations("common")("faults.required");
  const { close } = useClosing();
  const [day, setDay] = useState<Day>({ date: "", name: "" });
  const form = useDraftForm({ draft: day, send: (sent: Day) => close([sent]), onDone: onClose });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("own_day")} description={t("own_day_text")}>
      <Form
        form={form}
        label={t("own_day")}
        begin
        actions={
          <DialogActions>
            <Button type="submit" look="primary" pending={form.pending}>
              {t("close_days", { count: 1 })}
            </Button>
          </DialogActions>
        }
      >
        <Field name="date" pointer="#/days/0/date" label={t("date")} faults={{ invalid_format: required }}>
          <Input
            type="date"
            min={today}
            value={day.date}
            onChange={({ target }) => setDay((now) => ({ ...now, date: target.value }))}
          />
        </Field>
        <Field name="name" pointer="#/days/0/name" label={t("name")} hint={t("name_hint")}>
          <Input
            value={day.name}
            onChange={({ target }) => setDay((now) => ({ ...now, name: target.value }))}
            autoComplete="off"
          />
        </Field>
        {isDate(day.date) && <Standing date={day.date} />}
      </Form>
    </Dialog>
  );
}
