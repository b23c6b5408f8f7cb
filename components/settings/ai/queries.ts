import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { turnero } from "@/components/api";
import type { AiStatus, AiUsage } from "@/lib/domains/ai/schema";

export const ranges = ["7", "30", "90"] as const;
export type Range = (typeof ranges)[number];
export type UsageFilter = { days?: Range };

/** The range as an address gives it; the usual one is left out. */
export function usageFilter({ days }: { days?: string }): UsageFilter {
  const known = ranges.find((each) => each === days);
  return known && known !== "30" ? { days: known } : {};
}

/** A number of days up to and including today. */
const firstOf = (last: string, days: number): string =>
  new Date(Date.parse(`${last}T00:00:00Z`) - (days - 1) * 86_400_000).toISOString().slice(0, 10);

export const aiUsage = (range: Range, today: string) =>
  queryOptions({
    queryKey: ["ai", "usage", range],
    queryFn: ({ signal }) => turnero.ai.usage.get({ from: firstOf(today, Number(range)), to: today }, { signal }),
  });

export const spamGuard = queryOptions({
  queryKey: ["ai", "spam-guard"],
  queryFn: ({ signal }) => turnero.ai.spamGuard.get({ signal }),
});

export const aiNotices = queryOptions({
  queryKey: ["ai", "notices"],
  queryFn: ({ signal }) => turnero.ai.notices.list({}, { signal }),
});

/** What a change answered is true at once; the figures and notices around it are asked for again. */
export function keepStatus(queries: QueryClient, status: AiStatus): Promise<void> {
  queries.setQueriesData<AiUsage>({ queryKey: ["ai", "usage"] }, (known) => known && { ...known, status });
  return queries.invalidateQueries({ queryKey: ["ai"] });
}
