"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { useToast } from "@/components/ui/toast";
import type { ScheduleOverride } from "@/lib/domains/catalog/schedules/schema";

/** Sets or removes the hours of a date, with an undo. */
export function useOverride(schedule: string) {
  const t = useTranslations("catalog");
  const queries = useQueryClient();
  const toast = useToast();
  const settle = () => queries.invalidateQueries({ queryKey: ["catalog", "overrides", schedule] });
  const set = (override: Pick<ScheduleOverride, "date" | "intervals" | "note">) =>
    turnero.schedules.overrides.set(schedule, {
      date: override.date,
      intervals: override.intervals,
      note: override.note,
    });
  const clear = (date: string) => turnero.schedules.overrides.delete(schedule, date);
  const undo = (date: string, before: ScheduleOverride | undefined) => async () => {
    await (before ? set(before) : clear(date));
    await settle();
  };
  return {
    set,
    settled: async (date: string, before: ScheduleOverride | undefined) => {
      await settle();
      toast.undoable(t("day_set"), undo(date, before), { about: `${schedule} ${date}` });
    },
    remove: async (override: ScheduleOverride) => {
      try {
        await clear(override.date);
        await settle();
        toast.undoable(t("day_cleared"), undo(override.date, override), { about: `${schedule} ${override.date}` });
      } catch (error) {
        toast.failed(error);
      }
    },
  };
}
