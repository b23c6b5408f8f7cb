import type { holidayKinds } from "@/lib/domains/catalog/closed-days/schema";

export type Kind = (typeof holidayKinds)[number];
export type Found = { date: string; name: string; kind: Kind };

/** An entry of the calendar, as the package has it: local time of its start, and how long it lasts. */
export type Entry = { date: string; start: Date; end: Date; name: string; type: string };

const hour = 3_600_000;
/** The day of a clock change has 23 hours. */
const wholeDay = 23 * hour;

const rank: Record<Kind, number> = { public: 0, bank: 1, optional: 2 };
const isKind = (type: string): type is Kind => type in rank;

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * hour).toISOString().slice(0, 10);

/** The whole days of a calendar, each once, by date. Half days and days of remembrance are left out. */
export function wholeDays(entries: readonly Entry[]): Found[] {
  const days = new Map<string, Found>();
  for (const { date, start, end, name, type } of entries) {
    const length = end.getTime() - start.getTime();
    if (!isKind(type) || length < wholeDay) continue;
    for (let n = 0; n < Math.round(length / (24 * hour)); n++) {
      const day = dayAfter(date.slice(0, 10), n);
      const known = days.get(day);
      if (!known || rank[type] < rank[known.kind]) days.set(day, { date: day, name, kind: type });
    }
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
