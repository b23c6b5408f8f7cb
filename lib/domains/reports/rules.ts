import type {
  BookingFigures,
  ConversationFigures,
  OccupancyFigures,
  PageFigures,
  Report,
  TaskFigures,
} from "@/lib/domains/reports/schema";
import type { Column, Period, Sums } from "@/lib/domains/reports/store";

const oneDay = 86_400_000;
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / oneDay;
export const dateOf = (day: number): string => new Date(day * oneDay).toISOString().slice(0, 10);

export const mostYears = 5;
/** Occupancy of days further ahead depends on hours that nobody has decided yet. */
export const mostAhead = 92;
/** How many days a report has where none are asked for. */
const usual = 30;

/** The days that are asked for; `today` is a local date. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const last = to ?? (from !== undefined && from > today ? from : today);
  return { from: from ?? dateOf(dayNumber(last) - usual + 1), to: last };
}

export type PeriodFault = { pointer: "?from" | "?to"; code: string; detail: string };

/** Why these days cannot be reported on; null when they can. */
export function periodFault({ from, to }: Period, report: Report, today: string): PeriodFault | null {
  if (to < from) return { pointer: "?to", code: "invalid_range", detail: "`to` must not be before `from`." };
  const end = new Date(`${from}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + mostYears);
  if (end.getTime() <= dayNumber(to) * oneDay)
    return { pointer: "?to", code: "range_too_long", detail: "A report may cover at most five years." };
  if (report === "occupancy" && dayNumber(to) > dayNumber(today) + mostAhead) {
    const detail = `Occupancy is known for at most ${mostAhead} days ahead.`;
    return { pointer: "?to", code: "range_too_long", detail };
  }
  return null;
}

/** The period of equal length that ends the day before. */
export function periodBefore({ from, to }: Period): Period {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return { from: dateOf(first - (last - first) - 1), to: dateOf(first - 1) };
}

/** The week that begins on a Monday. */
export const weekFrom = (monday: string): Period => ({ from: monday, to: dateOf(dayNumber(monday) + 6) });

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(dayNumber(text)) === text;

/** The days of a row by day, week or month; null for what is none. */
export function spanOf(by: "day" | "week" | "month", key: string): Period | null {
  const first = by === "month" ? `${key}-01` : key;
  if (Number.isNaN(dayNumber(first)) || !isDate(first)) return null;
  if (by === "day") return { from: key, to: key };
  if (by === "week") return weekFrom(key);
  const [year, month] = key.split("-").map(Number) as [number, number];
  return { from: first, to: dateOf(Date.UTC(year, month, 0) / oneDay) };
}

const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;
const mean = (sum: number, count: number, unit: number): number | null =>
  count === 0 ? null : Math.round((sum / count / unit) * 100) / 100;

/** The sum of a column over rows that differ in currency or are parts of one total. */
const total = (rows: readonly Sums[], column: Column): number => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0);

function revenueOf(rows: readonly Sums[]): BookingFigures["revenue"] {
  const sums = new Map<string, { booked_cents: number; realised_cents: number }>();
  for (const { currency, booked_cents = 0, realised_cents = 0 } of rows) {
    if (currency === null || (booked_cents === 0 && realised_cents === 0)) continue;
    const sum = sums.get(currency) ?? { booked_cents: 0, realised_cents: 0 };
    sum.booked_cents += booked_cents;
    sum.realised_cents += realised_cents;
    sums.set(currency, sum);
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, sum]) => ({ currency: currency as BookingFigures["revenue"][number]["currency"], ...sum }));
}

function bookingFigures(rows: readonly Sums[]): BookingFigures {
  const of = (column: Column) => total(rows, column);
  const [bookings, no_shows, cancelled] = [of("bookings"), of("no_shows"), of("cancelled")];
  const [completed, failed] = [of("completed"), of("failed")];
  const missed = share(of("reminded_missed"), of("reminded"));
  const without = share(of("unreminded_missed"), of("unreminded"));
  return {
    bookings,
    open: of("open"),
    completed,
    failed,
    no_shows,
    no_show_rate: share(no_shows, completed + failed + no_shows),
    cancelled,
    cancellation_rate: share(cancelled, bookings),
    late_cancelled: of("late_cancelled"),
    new_customers: of("new_customers"),
    returning_customers: of("returning_customers"),
    lead_hours: mean(of("lead_minutes"), bookings, 60),
    revenue: revenueOf(rows),
    reminded: of("reminded"),
    reminded_missed: of("reminded_missed"),
    unreminded: of("unreminded"),
    unreminded_missed: of("unreminded_missed"),
    reminder_effect: missed === null || without === null ? null : Math.round((without - missed) * 10_000) / 10_000,
  };
}

function occupancyFigures(rows: readonly Sums[]): OccupancyFigures {
  const of = (column: Column) => total(rows, column);
  const [open_minutes, booked_minutes, blocked_minutes] = [
    of("open_minutes"),
    of("booked_minutes"),
    of("blocked_minutes"),
  ];
  return {
    open_minutes,
    booked_minutes,
    free_minutes: of("free_minutes"),
    blocked_minutes,
    gap_minutes: of("gap_minutes"),
    outside_minutes: of("outside_minutes"),
    occupancy: share(booked_minutes, open_minutes - blocked_minutes),
  };
}

function taskFigures(rows: readonly Sums[]): TaskFigures {
  const of = (column: Column) => total(rows, column);
  const [taken, handled, in_time, late] = [of("taken"), of("handled"), of("in_time"), of("late")];
  return {
    tasks: of("tasks"),
    open: of("open"),
    completed: of("completed"),
    failed: of("failed"),
    cancelled: of("cancelled"),
    taken,
    waiting_minutes: mean(of("waiting_seconds"), taken, 60),
    handled,
    handling_minutes: mean(of("handling_seconds"), handled, 60),
    in_time,
    late,
    in_time_rate: share(in_time, in_time + late),
  };
}

function conversationFigures(rows: readonly Sums[]): ConversationFigures {
  const of = (column: Column) => total(rows, column);
  const [answered, resolved, with_bot, contained] = [of("answered"), of("resolved"), of("with_bot"), of("contained")];
  return {
    conversations: of("conversations"),
    answered,
    first_response_minutes: mean(of("first_response_seconds"), answered, 60),
    resolved,
    resolution_minutes: mean(of("resolution_seconds"), resolved, 60),
    with_bot,
    contained,
    containment_rate: share(contained, with_bot),
    handed_over: of("handed_over"),
    held: of("held"),
    booked: of("booked"),
    booking_rate: share(of("booked"), of("conversations")),
  };
}

function pageFigures(rows: readonly Sums[]): PageFigures {
  const of = (column: Column) => total(rows, column);
  const [opened, booked] = [of("opened"), of("booked")];
  const [chose_service, chose_time] = [of("chose_service"), of("chose_time")];
  return { opened, chose_service, chose_time, booked, booking_rate: share(booked, opened) };
}

/** The figures of a report, made of sums. */
export const figuresOf = {
  bookings: bookingFigures,
  occupancy: occupancyFigures,
  tasks: taskFigures,
  conversations: conversationFigures,
  page: pageFigures,
} as const satisfies Record<Report, (rows: readonly Sums[]) => object>;
export type FiguresOf<R extends Report> = ReturnType<(typeof figuresOf)[R]>;

/** Fewer customers than these could be recognised. */
export const fewest = 3;
