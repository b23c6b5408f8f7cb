import { getTranslations } from "next-intl/server";
import { firstCalendar } from "@/app/(dashboard)/calendar/first-calendar";
import { CalendarScreen } from "@/components/calendar/calendar-screen";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("calendar"))("title") });

type Search = Record<string, string | string[] | undefined>;

export default async function CalendarPage({ searchParams }: { searchParams: Promise<Search> }) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return <CalendarScreen first={await firstCalendar(new URLSearchParams(given))} />;
}
