import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { lengthIn, rangeEnding } from "@/components/team/queries";
import { StatsScreen } from "@/components/team/stats-screen";
import { addDays, dateAt } from "@/components/time/zone";
import { getResource } from "@/lib/domains/catalog/resources/operations";
import { getResourceStats } from "@/lib/domains/work/occupancy/operations";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ days?: string | string[] }> };

export default async function StatsPage({ params, searchParams }: Props) {
  const [{ id }, { days }, { actor }] = await Promise.all([params, searchParams, requireMember()]);
  const { timezone } = actor.project;
  const today = dateAt(timezone, actor.now.getTime());
  const length = lengthIn(typeof days === "string" ? days : null);
  const statsOf = (last: string) =>
    loadOr404(getResourceStats, { params: { id }, query: rangeEnding(timezone, last, length) });
  const [resource, now, before] = await Promise.all([
    loadOr404(getResource, { params: { id } }),
    statsOf(today),
    statsOf(addDays(today, -length)),
  ]);
  return <StatsScreen key={id} resource={resource} today={today} first={{ length, now, before }} />;
}
