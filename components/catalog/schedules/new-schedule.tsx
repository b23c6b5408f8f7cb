"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { bodyOf, type Draft, newDraft } from "@/components/catalog/schedules/schedule-draft";
import { ScheduleFields } from "@/components/catalog/schedules/schedule-fields";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";

/** Creates a schedule from within another form, whose input stays. */
export default function NewSchedule({
  name,
  onMade,
  onClose,
}: {
  /** What they may be called. */
  name: string;
  onMade: (schedule: Schedule) => void;
  onClose: () => void;
}) {
  const t = useTranslations("catalog");
  const queries = useQueryClient();
  const zone = useTimeZone() ?? "UTC";
  const [draft, setDraft] = useState<Draft>(() => newDraft(zone, name));
  const form = useDraftForm({
    draft,
    send: (sent: Draft) => turnero.schedules.create(bodyOf(sent)),
    onDone: async (schedule) => {
      // The list of choices must include it first.
      await queries.invalidateQueries({ queryKey: ["catalog", "schedules"] });
      onMade(schedule);
      onClose();
    },
  });
  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }));
    if (change.week) form.forget();
  };
  return (
    <Dialog open wide onOpenChange={(open) => open || onClose()} title={t("new.schedules")}>
      <Form
        form={form}
        label={t("new.schedules")}
        long
        actions={
          <DialogActions cancel>
            <Button type="submit" look="primary" pending={form.pending}>
              {t("create.schedules")}
            </Button>
          </DialogActions>
        }
      >
        <ScheduleFields draft={draft} set={set} />
      </Form>
    </Dialog>
  );
}
