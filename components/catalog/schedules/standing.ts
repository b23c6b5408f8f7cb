import type { Calendar } from "@/clients/typescript/src/client";
import { type Interval, minutesOf } from "@/components/catalog/schedules/week";
import { instantOf } from "@/components/time/zone";
import { isOpenStatus } from "@/lib/core/vocabulary";

type Kept = { id: string; schedule_id: string | null };
type Day = { zone: string; day: string; intervals: readonly Interval[] };

/** The bookings of a day that would be outside a schedule's new hours. */
export function bookingsOutside(
  { bookings }: Pick<Calendar, "bookings">,
  schedule: string,
  known: { resources: readonly Kept[]; services: readonly Kept[] },
  { zone, day, intervals }: Day,
): Calendar["bookings"] {
  const keeps = (all: readonly Kept[], id: string) =>
    all.some((each) => each.id === id && each.schedule_id === schedule);
  const open = intervals.map(({ from, to }) => [from, to].map((time) => instantOf(zone, day, minutesOf(time))));
  return bookings.filter(
    ({ status, service, resource_ids, start, end }) =>
      isOpenStatus(status) &&
      (keeps(known.services, service.id) || resource_ids.some((id) => keeps(known.resources, id))) &&
      !open.some(([from = 0, to = 0]) => from <= Date.parse(start) && Date.parse(end) <= to),
  );
}
