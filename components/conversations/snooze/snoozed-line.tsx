"use client";

import { AlarmClock } from "lucide-react";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useRef } from "react";
import type { Conversation } from "@/clients/typescript/src/client";
import { useConversationChanges } from "@/components/conversations/change";
import { isSnoozed } from "@/components/conversations/snooze/state";
import { Button } from "@/components/ui/button";
import { useFocusOfTheGone } from "@/components/ui/focus-of-the-gone";
import { useNow } from "@/components/ui/now";
import { spokenTime } from "@/components/ui/spoken-time";

/** Until when a conversation is put off, and the button that ends it. */
export function SnoozedLine({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("conversations");
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const { unsnooze } = useConversationChanges(conversation);
  const place = useRef<HTMLDivElement>(null);
  useFocusOfTheGone(place, true);
  const until = isSnoozed(conversation, now) ? conversation.snoozed_until : null;
  return (
    // It stays for the focus of the button, which goes with the snooze.
    <div ref={place} tabIndex={-1} className="shrink-0 outline-none">
      {until && (
        <div className="flex items-center gap-2 border-line border-b bg-held-soft px-4 py-1 text-held-text">
          <AlarmClock aria-hidden className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            {t("snoozed_until", { when: spokenTime(new Date(until), now, locale, zone, true) })}
          </p>
          <Button size="sm" onClick={unsnooze}>
            {t("snooze_end")}
          </Button>
        </div>
      )}
    </div>
  );
}
