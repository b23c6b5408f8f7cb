"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import type { Move } from "@/components/bookings/move";
import NotifyMove from "@/components/notices/notify-move";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { useNow } from "@/components/ui/now";
import { spokenTime } from "@/components/ui/spoken-time";

/** Whether the customer of a dragged booking is told, and in which words. Null: it goes back. */
export default function DropQuestion({ move, onAnswer }: { move: Move; onAnswer: (notify: boolean | null) => void }) {
  const t = useTranslations("calendar");
  const [locale, zone, now] = [useLocale(), useTimeZone() ?? "UTC", useNow()];
  const [notify, setNotify] = useState(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onAnswer(null)}
      title={t("move_to_time", { when: spokenTime(new Date(move.start), now, locale, zone, true) })}
      description={move.booking.customer_name}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(notify);
        }}
      >
        <NotifyMove move={move} unfolded on={notify} onChange={setNotify} />
        <DialogActions cancel>
          <Button type="submit" look="primary">
            {t("move")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
