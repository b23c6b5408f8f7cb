import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import type { Calendar } from "@/clients/typescript/src/client";
import { addDays, dateAt, dayBounds, isDate, mondayOf } from "@/components/time/zone";
import { getCalendar } from "@/lib/domains/calendar/operations";

/** What the calendar shows at first: the day or the week that the address names. */
export async function firstCalendar(search: URLSearchParams): Promise<Calendar> {
  const { actor } = await requireMember();
  const zone = actor.project.timezone;
  const date = search.get("date");
  const week = search.get("view") === "week";
  const day = isDate(date) ? date : dateAt(zone, actor.now.getTime());
  const first = week ? mondayOf(day) : day;
  const from = new Date(dayBounds(zone, first).from).toISOString();
  const to = new Date(dayBounds(zone, addDays(first, week ? 6 : 0)).to).toISOString();
  return loadOr404(getCalendar, { query: { from, to } });
}
