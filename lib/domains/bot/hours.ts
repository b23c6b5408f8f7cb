import { reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { selectClosedDays } from "@/lib/domains/catalog/closed-days/store";
import { selectOverrides, selectSchedules } from "@/lib/domains/catalog/schedules/store";
import { hoursFrom, openIntervals } from "@/lib/domains/slots/open-hours";

const day = 86_400_000;
const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whether the business is open by any of its schedules: then somebody of the team is there. */
export async function isOpen(project: ProjectId, now: Date): Promise<boolean> {
  const minute = Math.floor(now.getTime() / 60_000);
  const schedules = await selectSchedules(reader({}), project, null, 200);
  // Local dates lie a day around the date in UTC.
  const around = { from: dateOf(new Date(now.getTime() - day)), to: dateOf(new Date(now.getTime() + day)) };
  const overrides = await selectOverrides(reader({}), project, around, null, 1000);
  const days = await selectClosedDays(reader({}), project, around, null, 10);
  // A schedule's own hours of a date come last and decide before a closed day.
  const closed = days.map(({ date }) => ({ date, intervals: [] }));
  return schedules.some(({ id, timezone, weekly }) => {
    const own = overrides.filter(({ schedule_id }) => schedule_id === id);
    return openIntervals(hoursFrom(timezone, weekly, [...closed, ...own]), minute, minute + 1).length > 0;
  });
}
