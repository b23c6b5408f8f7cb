import type {
  BookingsReport,
  ConversationsReport,
  OccupancyReport,
  ReportFigure,
  TasksReport,
} from "@/clients/typescript/src/client";
import { behindAddress } from "@/components/reports/behind";
import type { ChangedFigure } from "@/components/reports/changed";
import { anchorOf, namesOf } from "@/components/reports/definitions";
import type { ComparedDays, Period } from "@/components/reports/period";
import type { TileFigure } from "@/components/reports/tile";

export type Totals = {
  bookings: BookingsReport["totals"];
  occupancy: OccupancyReport["totals"];
  tasks: TasksReport["totals"];
  conversations: ConversationsReport["totals"];
};

/** The days that are over beside those before, with the services that were booked in each. */
export type Comparison = ComparedDays & {
  totals: { now: Totals; before: Totals };
  services: { now: BookingsReport; before: BookingsReport };
};

export type HeadData = {
  asked: Period;
  figures: readonly ReportFigure[];
  totals: Totals;
  comparison: Comparison | null;
};

/** What a share or a mean is of: of a few cases it says little. */
export type Base = { unit: "count" | "minutes"; part: number | null; whole: number };

type Head = {
  report: keyof Totals;
  code: string;
  unit: "count" | "share" | "minutes" | "hours";
  value: (totals: Totals) => number | null;
  base: (totals: Totals) => Base;
  /** The count whose bookings or tasks it leads to. */
  behind?: { report: "bookings" | "tasks"; figure: string };
};

const ofCount = (part: number | null, whole: number): Base => ({ unit: "count", part, whole });

/** The figures at the head of the page. */
const heads: readonly Head[] = [
  {
    report: "bookings",
    code: "bookings",
    unit: "count",
    value: ({ bookings }) => bookings.bookings,
    base: ({ bookings }) => ofCount(null, bookings.bookings),
    behind: { report: "bookings", figure: "bookings" },
  },
  {
    report: "occupancy",
    code: "occupancy",
    unit: "share",
    value: ({ occupancy }) => occupancy.occupancy,
    base: ({ occupancy }) => ({
      unit: "minutes",
      part: occupancy.booked_minutes,
      whole: occupancy.open_minutes - occupancy.blocked_minutes,
    }),
  },
  {
    report: "bookings",
    code: "no_show_rate",
    unit: "share",
    value: ({ bookings }) => bookings.no_show_rate,
    base: ({ bookings: { no_shows, completed, failed } }) => ofCount(no_shows, completed + failed + no_shows),
    behind: { report: "bookings", figure: "no_shows" },
  },
  {
    report: "bookings",
    code: "late_cancelled",
    unit: "count",
    value: ({ bookings }) => bookings.late_cancelled,
    base: ({ bookings }) => ofCount(null, bookings.bookings),
    behind: { report: "bookings", figure: "late_cancelled" },
  },
  {
    report: "bookings",
    code: "new_customers",
    unit: "count",
    value: ({ bookings }) => bookings.new_customers,
    base: ({ bookings }) => ofCount(null, bookings.bookings),
    behind: { report: "bookings", figure: "new_customers" },
  },
  {
    report: "bookings",
    code: "lead_hours",
    unit: "hours",
    value: ({ bookings }) => bookings.lead_hours,
    base: ({ bookings }) => ofCount(null, bookings.bookings),
  },
  {
    report: "tasks",
    code: "waiting_minutes",
    unit: "minutes",
    value: ({ tasks }) => tasks.waiting_minutes,
    base: ({ tasks }) => ofCount(null, tasks.taken),
    behind: { report: "tasks", figure: "taken" },
  },
  {
    report: "tasks",
    code: "in_time_rate",
    unit: "share",
    value: ({ tasks }) => tasks.in_time_rate,
    base: ({ tasks: { in_time, late } }) => ofCount(in_time, in_time + late),
    behind: { report: "tasks", figure: "late" },
  },
  {
    report: "conversations",
    code: "first_response_minutes",
    unit: "minutes",
    value: ({ conversations }) => conversations.first_response_minutes,
    base: ({ conversations }) => ofCount(null, conversations.answered),
  },
  {
    report: "conversations",
    code: "containment_rate",
    unit: "share",
    value: ({ conversations }) => conversations.containment_rate,
    base: ({ conversations }) => ofCount(conversations.contained, conversations.with_bot),
  },
];

/** A workspace without a queue or a chat has no figures of it. */
const shownHeads = ({ totals, comparison }: HeadData): Head[] =>
  heads.filter(
    ({ report, value }) =>
      report === "bookings" || value(totals) !== null || (comparison && value(comparison.totals.before) !== null),
  );

const earned = ({ bookings }: Totals, currency: string): number =>
  bookings.revenue.find((each) => each.currency === currency)?.realised_cents ?? 0;

/** Every currency in which something came in, then or now. */
const currenciesOf = ({ totals, comparison }: HeadData): string[] => {
  const both = [totals, ...(comparison ? [comparison.totals.before] : [])];
  return [...new Set(both.flatMap(({ bookings }) => bookings.revenue.map(({ currency }) => currency)))];
};

/** Where nothing was booked there is nothing to compare with: "up from 0" would say that business grew. */
const hadBookings = ({ totals }: Comparison): boolean => totals.before.bookings.bookings > 0;

/** The tiles, the money right after the number of bookings. */
export function tilesOf(data: HeadData): TileFigure[] {
  const { asked, totals, comparison, figures } = data;
  const nameOf = namesOf(figures);
  const isWhole = comparison?.isWhole ?? false;
  const money = currenciesOf(data).map((currency): TileFigure => {
    const of = (from: Totals) => ({ unit: "money" as const, value: earned(from, currency), currency });
    return {
      id: `realised_cents ${currency}`,
      anchor: anchorOf({ report: "bookings", code: "realised_cents" }),
      name: nameOf("bookings", "realised_cents"),
      shown: of(totals),
      compared: comparison && {
        now: of(comparison.totals.now),
        before: hadBookings(comparison)
          ? of(comparison.totals.before)
          : { ...of(comparison.totals.before), value: null },
        isWhole,
      },
      base: null,
      address: behindAddress("bookings", asked, { figure: "completed" }),
    };
  });
  const [first, ...rest] = shownHeads(data).map(({ report, code, unit, value, base, behind }): TileFigure => {
    const of = (from: Totals) => ({ unit, value: value(from) });
    return {
      id: `${report} ${code}`,
      anchor: anchorOf({ report, code }),
      name: nameOf(report, code),
      shown: of(totals),
      compared: comparison && {
        now: of(comparison.totals.now),
        before: hadBookings(comparison) || report !== "bookings" ? of(comparison.totals.before) : { unit, value: null },
        isWhole,
      },
      base: unit === "count" ? null : base(totals),
      address: behind ? behindAddress(behind.report, asked, { figure: behind.figure }) : null,
    };
  });
  return [...(first ? [first] : []), ...money, ...rest];
}

/**
 * The same figures for "what changed", bookings with the services that make them up. What had no cases in one of the periods began or
 * ended, and did not change.
 */
export function changedFigures({ comparison, ...data }: HeadData): ChangedFigure[] {
  if (!comparison) return [];
  const { now, before } = comparison.totals;
  const nameOf = namesOf(data.figures);
  const former = new Map(comparison.services.before.rows.map(({ key, figures }) => [key, figures.bookings]));
  const present = new Set(comparison.services.now.rows.map(({ key }) => key));
  const parts = [
    ...comparison.services.now.rows.map(({ key, name, figures }) => ({
      name: name ?? key ?? "",
      now: figures.bookings,
      before: former.get(key) ?? 0,
    })),
    // What nobody booked any more may be what moved it.
    ...comparison.services.before.rows
      .filter(({ key }) => !present.has(key))
      .map(({ key, name, figures }) => ({ name: name ?? key ?? "", now: 0, before: figures.bookings })),
  ];
  const figures = shownHeads({ comparison, ...data }).map(
    ({ report, code, unit, value, base, behind }): ChangedFigure => ({
      code,
      unit,
      now: value(now),
      before: value(before),
      name: nameOf(report, code),
      cases: Math.min(base(now).whole, base(before).whole),
      ...(unit === "share" ? { bases: { now: base(now), before: base(before) } } : {}),
      ...(behind ? { address: behindAddress(behind.report, comparison.now, { figure: behind.figure }) } : {}),
      ...(code === "bookings" ? { parts } : {}),
    }),
  );
  const money = currenciesOf({ comparison, ...data }).map(
    (currency): ChangedFigure => ({
      code: `realised_cents ${currency}`,
      unit: "money",
      now: earned(now, currency),
      before: earned(before, currency),
      currency,
      name: nameOf("bookings", "realised_cents"),
      cases: Math.min(now.bookings.bookings, before.bookings.bookings),
      address: behindAddress("bookings", comparison.now, { figure: "completed" }),
    }),
  );
  return [...figures, ...money].filter(({ cases }) => cases > 0);
}
