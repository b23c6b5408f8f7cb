"use client";

import { useQuery } from "@tanstack/react-query";
import { AlarmClock, AlarmClockOff } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { Conversation } from "@/clients/typescript/src/client";
import { schedules as scheduleList } from "@/components/catalog/queries";
import { useConversationChanges } from "@/components/conversations/change";
import { isSnoozed } from "@/components/conversations/snooze/state";
import { openingOn, snoozeTimes } from "@/components/conversations/snooze/times";
import { addDays, dateAt } from "@/components/time/zone";
import type { MenuEntry } from "@/components/ui/menu";
import { useNow } from "@/components/ui/now";
import { spokenTime } from "@/components/ui/spoken-time";

const SnoozeDialog = dynamic(() => import("@/components/conversations/snooze/snooze-dialog"), { ssr: false });

/** The entries of a menu that put a conversation off, and the question that one of them asks. */
export function useSnooze(conversation: Conversation, wanted: boolean): { entries: MenuEntry[]; question: ReactNode } {
  const t = useTranslations("conversations");
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const { data: schedules = [] } = useQuery({ ...scheduleList, enabled: wanted });
  const { snooze, unsnooze } = useConversationChanges(conversation);
  const [asked, setAsked] = useState(false);
  const spoken = (at: number | string) => spokenTime(new Date(at), now, locale, zone, true);
  const put = (until: string) => void snooze(until, spoken(until));
  const icon = <AlarmClock aria-hidden className="size-4" />;
  const times = snoozeTimes(now.getTime(), zone, schedules).map(({ name, at }) => ({
    do: t(`snooze_${name}`),
    icon,
    hint: <span className="text-ink-faint text-xs">{spoken(at)}</span>,
    onSelect: () => put(new Date(at).toISOString()),
  }));
  const end = {
    do: t("snooze_end"),
    icon: <AlarmClockOff aria-hidden className="size-4" />,
    onSelect: () => void unsnooze(),
  };
  const tomorrow = addDays(dateAt(zone, now.getTime()), 1);
  return {
    entries: [
      ...(isSnoozed(conversation, now) ? [end] : []),
      ...times,
      { do: t("snooze_choose"), icon, onSelect: () => setAsked(true) },
    ],
    question: asked && (
      <SnoozeDialog opening={openingOn(schedules, tomorrow)} onChoose={put} onClose={() => setAsked(false)} />
    ),
  };
}
