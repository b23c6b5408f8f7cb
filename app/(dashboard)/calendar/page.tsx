import { getTranslations } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import type { Calendar } from "@/clients/typescript/src/client";
import { CalendarScreen } from "@/components/calendar/calendar-screen";
import { addDays, dateAt, dayBounds, isDate, mondayOf } from "@/components/calendar/zone";
import { getCalendar } from "@/lib/domains/calendar/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("calendar"))("title") });

type Search = { date?: string | string[]; view?: string | string[] };

export default async function CalendarPage({ searchParams }: { searchParams?: Promise<Search> }) {
  const { actor } = await requireMember();
  const zone = actor.project.timezone;
  const { date, view } = (await searchParams) ?? {};
  const day = typeof date === "string" && isDate(date) ? date : dateAt(zone, actor.now.getTime());
  const first = view === "week" ? mondayOf(day) : day;
  const from = new Date(dayBounds(zone, first).from).toISOString();
  const to = new Date(dayBounds(zone, addDays(first, view === "week" ? 6 : 0)).to).toISOString();
  return <CalendarScreen first={await loadOr404<Calendar>(getCalendar, { query: { from, to } })} />;
}
