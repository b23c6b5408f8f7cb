export type PartName =
  | "morning"
  | "late_morning"
  | "lunch"
  | "early_afternoon"
  | "afternoon"
  | "late_afternoon"
  | "evening";
export type PeriodName = "week" | "weekend" | "month" | "month_start" | "month_end" | "week_start" | "week_end";

/** What a sign needs no value for. */
export type PlainKind =
  | "word" // Nothing of time. In a table: a word that would otherwise be read as one of another language.
  | "filler" // An article or a preposition.
  | "at" // Leads to an hour.
  | "on" // Leads to a day of the month.
  | "ordinal" // Makes a number the day of a month: 1st.
  | "half"
  | "quarter"
  | "past"
  | "less" // A quarter less: before the hour.
  | "am"
  | "pm"
  | "in" // Leads to a span from now: in two weeks.
  | "after"
  | "since"
  | "before"
  | "until"
  | "between"
  | "onward"
  | "earlier_too"
  | "and"
  | "or"
  | "else" // If that cannot be: what follows is another choice, with its own hours.
  | "through" // Stands between the two ends of a span.
  | "not"
  | "except"
  | "can"
  | "only"
  | "but"
  | "correction"
  | "rather" // If it can be had.
  | "soonest"
  | "any"
  | "every"
  | "next"
  | "this"
  | "too_early"
  | "too_late"
  | "because"
  | "week_of"
  | "week_later"
  | "fortnight_later"
  | "same_day"
  | "same_week" // The week of the day that was named before.
  | "day_after"
  | "day_before" // The day before the one that was named.
  | "event" // What is told beside the wish: an exam, a journey.
  | "same_time"
  | "from_then" // From the day that was named on.
  | "after_that" // After the hour that was named.
  | "in_between" // Between the two days that were named.
  | "before_that"
  | "greeting"
  | "comma"
  | "stop";

/** One thing that a word or a phrase can say about time. */
export type Reading =
  | { is: "number"; n: number; figures: boolean }
  | {
      is:
        | "weekday"
        | "month"
        | "short_month"
        | "day"
        | "minute"
        | "bound_from"
        | "bound_to"
        | "month_part"
        | "which"
        | "day_number"
        | "holiday"; // Month and day: 1225.
      n: number;
    }
  | { is: "weekdays"; n: readonly number[] }
  | { is: "date" }
  | { is: "today_part" | "part"; part: PartName }
  | { is: "period"; period: PeriodName; n: number }
  | { is: "unit"; unit: "hour" | "day" | "week" | "month" | "minute" }
  | { is: PlainKind };
export type Kind = Reading["is"];

/** A word or a phrase of a text, with all that it can say; what stands around it decides. */
export type Sign = { from: number; to: number; text: string; readings: readonly Reading[] };

type ReadingOf<K extends Kind> = Reading extends infer R
  ? R extends Reading
    ? K extends R["is"]
      ? R
      : never
    : never
  : never;

export function as<K extends Kind>(sign: Sign | undefined, kind: K): ReadingOf<K> | null {
  for (const reading of sign?.readings ?? none) if (reading.is === kind) return reading as ReadingOf<K>;
  return null;
}
/** Asked dozens of times of every word, so without a closure. */
export function isOne(sign: Sign | undefined, ...kinds: Kind[]): boolean {
  for (const { is } of sign?.readings ?? none) if (kinds.includes(is)) return true;
  return false;
}
const none: readonly Reading[] = [];
