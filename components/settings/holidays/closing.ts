"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { useToast } from "@/components/ui/toast";

export type Day = { date: string; name: string };

const aboutDays = (days: readonly Day[]): string => `closed ${days.map(({ date }) => date).join(" ")}`;

/** Closes days and opens them again, each with an undo. */
export function useClosing() {
  const t = useTranslations("settings.holidays");
  const queries = useQueryClient();
  const toast = useToast();
  const settle = () => queries.invalidateQueries({ queryKey: ["catalog"] });
  const open = async (days: readonly Day[]) => {
    await turnero.closedDays.reopen({ dates: days.map(({ date }) => date) });
    await settle();
  };
  const shut = async (days: readonly Day[]) => {
    await turnero.closedDays.close({ days: days.map(({ date, name }) => ({ date, name })) });
    await settle();
  };
  return {
    close: async (days: readonly Day[]) => {
      await shut(days);
      toast.undoable(t("closed_done", { count: days.length }), () => open(days), { about: aboutDays(days) });
    },
    reopen: async (day: Day) => {
      try {
        await open([day]);
        toast.undoable(t("opened"), () => shut([day]), { about: aboutDays([day]) });
      } catch (error) {
        toast.failed(error);
      }
    },
  };
}
