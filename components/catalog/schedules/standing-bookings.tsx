"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { calendarOf } from "@/components/bookings/queries";
import { resources, services } from "@/components/catalog/queries";
import { bookingsOutside } from "@/components/catalog/schedules/standing";
import type { Interval } from "@/components/catalog/schedules/week";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/states";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";

type Props = { schedule: Schedule; day: string; intervals: readonly Interval[] };

/** How many bookings the new hours of a day leave outside, before they are saved, and the way to them. */
export function StandingBookings({ schedule, day, intervals }: Props) {
  const t = useTranslations("catalog");
  const calendar = useQuery(calendarOf(schedule.timezone, day, 1)).data;
  const known = { resources: useQuery(resources).data ?? [], services: useQuery(services).data ?? [] };
  const outside = calendar
    ? bookingsOutside(calendar, schedule.id, known, { zone: schedule.timezone, day, intervals })
    : [];
  if (outside.length === 0) return null;
  return (
    <Notice tone="held">
      <p>{t("day_booked", { count: outside.length })}</p>
      <Link href={`/calendar?date=${day}`} className="font-medium underline">
        {t("see_day")}
      </Link>
    </Notice>
  );
}
