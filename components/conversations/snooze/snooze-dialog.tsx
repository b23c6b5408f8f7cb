"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { instantOf } from "@/components/forms/local-time";
import { addDays, clockOf, dateAt } from "@/components/time/zone";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/states";

/** Any time to come back at. It begins with tomorrow at the opening. */
export default function SnoozeDialog({
  opening,
  onChoose,
  onClose,
}: {
  opening: number;
  onChoose: (until: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("conversations");
  const zone = useTimeZone() ?? "UTC";
  const [passed, setPassed] = useState(false);
  const today = dateAt(zone, Date.now());
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t("snooze")}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const until = instantOf(`${data.get("date")}T${data.get("time")}`, zone);
          if (until === null || Date.parse(until) <= Date.now()) return setPassed(true);
          onChoose(until);
          onClose();
        }}
      >
        <div className="flex gap-3">
          <Field name="date" label={t("snooze_date")}>
            <Input type="date" required min={today} defaultValue={addDays(today, 1)} />
          </Field>
          <Field name="time" label={t("snooze_time")}>
            <Input type="time" required defaultValue={clockOf(opening)} />
          </Field>
        </div>
        {passed && <Notice tone="trouble">{t("snooze_past")}</Notice>}
        <DialogActions cancel>
          <Button type="submit" look="primary">
            {t("snooze")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
