import type {
  BookingsReport,
  ConversationsReport,
  OccupancyReport,
  ReportFigure,
  TasksReport,
} from "@/clients/typescript/src/client";
import type { ChangedFigure } from "@/components/reports/changed";
import { anchorOf, namesOf } from "@/components/reports/definitions";
import type { TileFigure } from "@/components/reports/tile";

type Reports = {
  bookings: BookingsReport;
  occupancy: OccupancyReport;
  tasks: TasksReport;
  conversations: ConversationsReport;
};

/** All that is needed to say how a period stands against the one before. */
export type Compared = Reports & {
  figures: readonly ReportFigure[];
  services: BookingsReport;
  servicesBefore: BookingsReport;
};

type Pair = { now: number | null; before: number | null };

const both = <Figures>(
  { totals, previous }: { totals: Figures; previous: { totals: Figures } | null },
  pick: (figures: Figures) => number | null,
): Pair => ({ now: pick(totals), before: previous ? pick(previous.totals) : null });

type Head = {
  report: keyof Reports;
  code: string;
  unit: "count" | "share" | "minutes" | "hours";
  of: (reports: Reports) => Pair;
};

/** The figures at the head of the page. */
const heads: readonly Head[] = [
  { report: "bookings", code: "bookings", unit: "count", of: ({ bookings }) => both(bookings, (f) => f.bookings) },
  { report: "occupancy", code: "occupancy", unit: "share", of: ({ occupancy }) => both(occupancy, (f) => f.occupancy) },
  {
    report: "bookings",
    code: "no_show_rate",
    unit: "share",
    of: ({ bookings }) => both(bookings, (f) => f.no_show_rate),
  },
  {
    report: "bookings",
    code: "late_cancelled",
    unit: "count",
    of: ({ bookings }) => both(bookings, (f) => f.late_cancelled),
  },
  {
    report: "bookings",
    code: "new_customers",
    unit: "count",
    of: ({ bookings }) => both(bookings, (f) => f.new_customers),
  },
  { report: "bookings", code: "lead_hours", unit: "hours", of: ({ bookings }) => both(bookings, (f) => f.lead_hours) },
  {
    report: "tasks",
    code: "waiting_minutes",
    unit: "minutes",
    of: ({ tasks }) => both(tasks, (f) => f.waiting_minutes),
  },
  { report: "tasks", code: "in_time_rate", unit: "share", of: ({ tasks }) => both(tasks, (f) => f.in_time_rate) },
  {
    report: "conversations",
    code: "first_response_minutes",
    unit: "minutes",
    of: ({ conversations }) => both(conversations, (f) => f.first_response_minutes),
  },
  {
    report: "conversations",
    code: "containment_rate",
    unit: "share",
    of: ({ conversations }) => both(conversations, (f) => f.containment_rate),
  },
];

/** How many cases the figures of a report are of. */
const cases: Record<Head["report"], (reports: Reports) => Pair> = {
  bookings: ({ bookings }) => both(bookings, (f) => f.bookings),
  occupancy: ({ occupancy }) => both(occupancy, (f) => f.open_minutes),
  tasks: ({ tasks }) => both(tasks, (f) => f.tasks),
  conversations: ({ conversations }) => both(conversations, (f) => f.conversations),
};

const casesOf = (report: Head["report"], reports: Reports): number => {
  const { now, before } = cases[report](reports);
  return Math.min(now ?? 0, before ?? 0);
};

/** A workspace without a queue or a chat has no figures of it. */
const shownHeads = (reports: Reports): (Head & Pair)[] =>
  heads
    .map((head) => ({ ...head, ...head.of(reports) }))
    .filter(({ report, now, before }) => report === "bookings" || now !== null || before !== null);

const earnedOf = ({ bookings }: Reports) =>
  bookings.totals.revenue.map(({ currency, realised_cents }) => ({
    currency,
    now: realised_cents,
    before: bookings.previous?.totals.revenue.find((each) => each.currency === currency)?.realised_cents ?? 0,
  }));

/** The tiles, the money right after the number of bookings. */
export function tilesOf(data: Compared): TileFigure[] {
  const nameOf = namesOf(data.figures);
  const money = earnedOf(data).map(({ currency, now, before }) => ({
    code: anchorOf({ report: "bookings", code: "realised_cents" }),
    name: nameOf("bookings", "realised_cents"),
    now: { unit: "money" as const, value: now, currency },
    before: { unit: "money" as const, value: before, currency },
  }));
  const [first, ...rest] = shownHeads(data).map(({ report, code, unit, now, before }) => ({
    code: anchorOf({ report, code }),
    name: nameOf(report, code),
    now: { unit, value: now },
    before: { unit, value: before },
  }));
  return [...(first ? [first] : []), ...money, ...rest];
}

/**
 * The same figures for "what changed", bookings with the services that make them up. What had no cases in one of the periods began or
 * ended, and did not change.
 */
export function changedFigures(data: Compared): ChangedFigure[] {
  const nameOf = namesOf(data.figures);
  const former = new Map(data.servicesBefore.rows.map(({ key, figures }) => [key, figures.bookings]));
  const parts = data.services.rows.map(({ key, name, figures }) => ({
    name: name ?? key ?? "",
    now: figures.bookings,
    before: former.get(key) ?? 0,
  }));
  const figures = shownHeads(data).map(({ report, code, unit, now, before }) => ({
    code,
    unit,
    now,
    before,
    name: nameOf(report, code),
    cases: casesOf(report, data),
    ...(code === "bookings" ? { parts } : {}),
  }));
  const earned = earnedOf(data).map(({ currency, now, before }) => ({
    code: `realised_cents ${currency}`,
    unit: "money" as const,
    now,
    before,
    currency,
    name: nameOf("bookings", "realised_cents"),
    cases: casesOf("bookings", data),
  }));
  return [...figures, ...earned].filter(({ cases }) => cases > 0);
}
