import type { HomeVisit } from "@/clients/typescript/src/client";

/** How far ahead arrivals are shown. */
const aheadMs = 2 * 60 * 60_000;

/** Who should be here and is not, and who comes next; between two reads the clock moves them from one to the other. */
export function awaitedAt(visits: readonly HomeVisit[], now: number): { late: HomeVisit[]; arrivals: HomeVisit[] } {
  const late = visits.filter(({ start, end }) => Date.parse(start) <= now && Date.parse(end) > now);
  const arrivals = visits.filter(({ start }) => Date.parse(start) > now && Date.parse(start) <= now + aheadMs);
  return { late, arrivals };
}
