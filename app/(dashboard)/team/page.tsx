import { getTranslations } from "next-intl/server";
import { firstCalendar } from "@/app/(dashboard)/calendar/first-calendar";
import { loadOr404 } from "@/app/(dashboard)/member";
import { TeamScreen } from "@/components/team/team-screen";
import { getTeamOverview } from "@/lib/domains/work/occupancy/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("team"))("title") });

/** Everybody, a page after the other. */
async function wholeTeam() {
  const first = await loadOr404(getTeamOverview, { query: { limit: "200" } });
  for (let cursor = first.next_cursor; cursor !== null; ) {
    const page = await loadOr404(getTeamOverview, { query: { limit: "200", cursor } });
    first.data.push(...page.data);
    cursor = page.next_cursor;
  }
  return first;
}

export default async function TeamPage() {
  const [overview, calendar] = await Promise.all([wholeTeam(), firstCalendar(new URLSearchParams())]);
  return <TeamScreen first={{ overview, calendar }} />;
}
