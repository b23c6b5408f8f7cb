"use client";

import { useTranslations } from "next-intl";
import type { CalendarBooking } from "@/clients/typescript/src/client";
import { givenBackAt } from "@/components/bookings/status";
import { useSecondsLeft } from "@/components/time/countdown";
import { useSpokenMinutes } from "@/components/time/spoken-minutes";

/** Beyond an hour, the hours say enough. */
export const roundedMinutes = (seconds: number): number => {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? minutes : Math.floor(minutes / 60) * 60;
};

/** How long a time is still kept, in words beside its start: "held, 8 min left". */
export function TimeLeft({ booking }: { booking: Pick<CalendarBooking, "status" | "hold_expires_at"> }) {
  const t = useTranslations("calendar");
  const spoken = useSpokenMinutes();
  const until = givenBackAt(booking);
  const seconds = useSecondsLeft(until);
  if (until === null) return null;
  const time = seconds === null ? "–" : spoken(roundedMinutes(seconds));
  return (
    <span role="timer" className="min-w-0 truncate tabular-nums">
      {booking.status === "held" ? t("held_left", { time }) : t("unpaid_left", { time })}
    </span>
  );
}
