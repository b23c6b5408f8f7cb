import type { GetCalendarDaysQuery } from "@/clients/typescript/src/client";
import { type CalendarAddress, shownDays } from "@/components/calendar/address-in";
import { addDays } from "@/components/time/zone";

/** The days of a month's view, as its filters want them. */
export function daysQuery(address: CalendarAddress): GetCalendarDaysQuery {
  const { kind, group, resource, cancelled } = address;
  const { first, days } = shownDays({ ...address, view: "month" });
  return {
    from: first,
    to: addDays(first, days - 1),
    ...(kind ? { kind } : {}),
    ...(group ? { group_id: group } : {}),
    ...(resource ? { resource_id: resource } : {}),
    ...(cancelled ? { cancelled } : {}),
  };
}
