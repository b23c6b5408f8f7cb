import { headers } from "next/headers";
import { firstCalendar } from "@/app/(dashboard)/calendar/first-calendar";
import { CalendarScreen } from "@/components/calendar/calendar-screen";
import { searchHeader } from "@/proxy";

/** The calendar behind a drawer that was opened by its URL, at the date in that URL. */
export default async function CalendarBehind() {
  const search = new URLSearchParams((await headers()).get(searchHeader) ?? "");
  return <CalendarScreen first={await firstCalendar(search)} />;
}
