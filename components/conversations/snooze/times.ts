import type { Schedule } from "@/clients/typescript/src/client";
import { minutesOf } from "@/components/catalog/schedules/week";
import { addDays, dateAt, instantOf, mondayOf, wallMinute, weekdayOf } from "@/components/time/zone";

const hour = 60;
const usualOpening = 9 * hour;
const endOfDay = 21 * hour;

type Week = Pick<Schedule, "weekly">;

/** When the first of the workspace opens on a date; on a closed day, when it opens on others. */
export function openingOn(schedules: readonly Week[], date: string): number {
  const rows = schedules.flatMap(({ weekly }) => weekly).filter(({ from }) => minutesOf(from) > 0);
  const today = rows.filter(({ weekday }) => weekday === weekdayOf(date));
  const walls = (today.length > 0 ? today : rows).map(({ from }) => minutesOf(from));
  return walls.length > 0 ? Math.min(...walls) : usualOpening;
}

export type SnoozeTime = { name: "later" | "tomorrow" | "week"; at: number };

/** The usual times to put something off to. Late in the day there is no later today. */
export function snoozeTimes(now: number, zone: string, schedules: readonly Week[]): SnoozeTime[] {
  const today = dateAt(zone, now);
  const later = Math.ceil((wallMinute(zone, now) + 3 * hour) / hour) * hour;
  const morning = (date: string) => instantOf(zone, date, openingOn(schedules, date));
  return [
    ...(later <= endOfDay ? [{ name: "later" as const, at: instantOf(zone, today, later) }] : []),
    { name: "tomorrow", at: morning(addDays(today, 1)) },
    { name: "week", at: morning(addDays(mondayOf(today), 7)) },
  ];
}
