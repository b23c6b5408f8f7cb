import { getTranslations } from "next-intl/server";
import { todaysCalendar } from "@/app/(dashboard)/calendar/first-calendar";
import { loadWhole } from "@/app/(dashboard)/member";
import { TeamScreen } from "@/components/team/team-screen";
import { getTeamOverview } from "@/lib/domains/work/occupancy/operations";

/** Its queries keep it fresh. */
export const unstable_dynamicStaleTime = 3600;

export const generateMetadata = async () => ({ title: (await getTranslations("team"))("title") });

export default async function TeamPage() {
  const [overview, calendar] = await Promise.all([loadWhole(getTeamOverview), todaysCalendar()]);
  return <TeamScreen first={{ overview, calendar }} />;
}
