"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/text-link";

/** How many bookings stand on a day, with the way to them. */
export function Booked({ date, count }: { date: string; count: number }) {
  const t = useTranslations("settings.holidays");
  if (count === 0) return null;
  return (
    <TextLink href={`/calendar?date=${date}`} className="shrink-0 text-sm">
      {t("bookings", { count })}
    </TextLink>
  );
}
