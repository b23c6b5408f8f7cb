import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import type { Calendar } from "@/clients/typescript/src/client";
import { addressIn, shownDays } from "@/components/calendar/address-in";
import type { FirstCalendar } from "@/components/calendar/calendar-screen";
import { daysQuery } from "@/components/calendar/month/days-query";
import { addDays, dateAt, dayBounds } from "@/components/time/zone";
import { getCalendar, getCalendarDays } from "@/lib/domains/calendar/operations";

/** The bookings of so many days from the first. */
async function calendarFrom(zone: string, first: string, days: number): Promise<Calendar> {
  const from = new Date(dayBounds(zone, first).from).toISOString();
  const to = new Date(dayBounds(zone, addDays(first, days - 1)).to).toISOString();
  return loadOr404(getCalendar, { query: { from, to } });
}

export async function todaysCalendar(): Promise<Calendar> {
  const { actor } = await requireMember();
  const { timezone } = actor.project;
  return calendarFrom(timezone, dateAt(timezone, actor.now.getTime()), 1);
}

/** What the calendar shows at first: the day, the week or the month that the address names. */
export async function firstCalendar(search: URLSearchParams): Promise<FirstCalendar> {
  const { actor } = await requireMember();
  const zone = actor.project.timezone;
  const address = addressIn(search, dateAt(zone, actor.now.getTime()), false);
  if (address.view === "month") {
    const asked = Object.entries(daysQuery(address)).map(([name, value]) => [name, String(value)]);
    return { days: await loadOr404(getCalendarDays, { query: Object.fromEntries(asked) }) };
  }
  const { first, days } = shownDays(address);
  return { calendar: await calendarFrom(zone, first, days) };
}
