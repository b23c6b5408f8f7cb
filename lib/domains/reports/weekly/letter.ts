import { filledIn } from "@/lib/core/text/fill-in";
import { sentencesIn } from "@/lib/core/text/sentences";
import type { BookingFigures, ConversationFigures, OccupancyFigures, TaskFigures } from "@/lib/domains/reports/schema";
import type { Period } from "@/lib/domains/reports/store";
import type { server } from "@/messages/en/server";

/** The totals of a week by report. */
export type Week = {
  bookings: BookingFigures;
  occupancy: OccupancyFigures;
  tasks: TaskFigures;
  conversations: ConversationFigures;
};

type Name = keyof typeof server.reports.figures;
type Value = number | null;

/** How figures are written in a language. */
function writingIn(locale: string) {
  const number = (options: Intl.NumberFormatOptions) => {
    const { format } = new Intl.NumberFormat(locale, options);
    return (value: number): string => format(value);
  };
  const unit = (of: "hour" | "minute") => number({ style: "unit", unit: of, unitDisplay: "short" });
  const [hours, minutes] = [unit("hour"), unit("minute")];
  return {
    count: number({}),
    share: number({ style: "percent", maximumFractionDigits: 1 }),
    minutes: (value: number): string => {
      const whole = Math.round(value);
      return whole < 60 ? minutes(whole) : `${hours(Math.floor(whole / 60))} ${minutes(whole % 60)}`;
    },
    money: (currency: string) => (cents: number) => number({ style: "currency", currency })(cents / 100),
  };
}

/** "9–15 November", as the language writes a range of days. */
export const weekWords = ({ from, to }: Period, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );

export const isEmpty = ({ bookings, tasks, conversations }: Week): boolean =>
  bookings.bookings === 0 && tasks.tasks === 0 && conversations.conversations === 0;

/** The figures of a week, a line each, against the week before. What there was in neither week is left out. */
export function weekLines(now: Week, before: Week, locale: string): string[] {
  const { figures, weekly } = sentencesIn(locale).reports;
  const { count, share, minutes, money } = writingIn(locale);
  const line = (
    name: Name,
    own: Value,
    former: Value,
    write: (value: number) => string,
    /** What a share is of. */
    of?: { part: string; whole: string },
  ): string[] => {
    if (own === null || (own === 0 && !former)) return [];
    const said = of ? filledIn(weekly.of, { share: write(own), ...of }) : write(own);
    const alone = `${figures[name].name}: ${said}`;
    return [former === null ? alone : filledIn(weekly.line, { now: alone, before: write(former) })];
  };
  const currencies = [...now.bookings.revenue, ...before.bookings.revenue].map(({ currency }) => currency);
  const realised = ({ bookings }: Week, currency: string) =>
    bookings.revenue.find((each) => each.currency === currency)?.realised_cents ?? 0;
  return [
    ...line("bookings", now.bookings.bookings, before.bookings.bookings, count),
    ...[...new Set(currencies)].flatMap((currency) =>
      line("realised_cents", realised(now, currency), realised(before, currency), money(currency)),
    ),
    ...line("occupancy", now.occupancy.occupancy, before.occupancy.occupancy, share, {
      part: minutes(now.occupancy.booked_minutes),
      whole: minutes(now.occupancy.open_minutes - now.occupancy.blocked_minutes),
    }),
    ...line("no_shows", now.bookings.no_shows, before.bookings.no_shows, count),
    ...line("late_cancelled", now.bookings.late_cancelled, before.bookings.late_cancelled, count),
    ...line("new_customers", now.bookings.new_customers, before.bookings.new_customers, count),
    ...line("tasks", now.tasks.tasks, before.tasks.tasks, count),
    ...line("in_time_rate", now.tasks.in_time_rate, before.tasks.in_time_rate, share, {
      part: count(now.tasks.in_time),
      whole: count(now.tasks.in_time + now.tasks.late),
    }),
    ...line("conversations", now.conversations.conversations, before.conversations.conversations, count),
    ...line(
      "first_response_minutes",
      now.conversations.first_response_minutes,
      before.conversations.first_response_minutes,
      minutes,
    ),
    ...line("containment_rate", now.conversations.containment_rate, before.conversations.containment_rate, share, {
      part: count(now.conversations.contained),
      whole: count(now.conversations.with_bot),
    }),
  ];
}
