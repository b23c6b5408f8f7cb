import { queryText } from "@/components/forms/query-text";
import { addDays, addMonths, isDate, mondayOf, monthWeeks } from "@/components/time/zone";

export const views = ["day", "week", "month"] as const;
export type View = (typeof views)[number];

export const kinds = ["person", "room", "equipment", "vehicle"] as const;
export type Kind = (typeof kinds)[number];

export type CalendarAddress = {
  date: string;
  view: View;
  kind: Kind | null;
  group: string | null;
  resource: string | null;
  /** The service whose gaps are marked. */
  gaps: string | null;
  /** Cancelled ones are drawn too. */
  cancelled: boolean;
  /** All 24 hours are drawn. */
  whole: boolean;
};

const flags = ["cancelled", "whole"] as const;

export function searchOf({ date, view, kind, group, resource, gaps, ...rest }: CalendarAddress, today: string): string {
  const search = new URLSearchParams();
  if (date !== today) search.set("date", date);
  if (view !== "day") search.set("view", view);
  for (const [name, value] of Object.entries({ kind, group, resource, gaps })) if (value) search.set(name, value);
  for (const name of flags) if (rest[name]) search.set(name, "1");
  return queryText(search);
}

/** A phone shows a day or a month: a shared URL of a week is its day. */
function viewIn(given: string | null, narrow: boolean): View {
  const view = views.find((each) => each === given) ?? "day";
  return narrow && view === "week" ? "day" : view;
}

export function addressIn(given: Pick<URLSearchParams, "get">, today: string, narrow: boolean): CalendarAddress {
  const date = given.get("date");
  return {
    date: isDate(date) ? date : today,
    view: viewIn(given.get("view"), narrow),
    kind: kinds.find((each) => each === given.get("kind")) ?? null,
    group: given.get("group"),
    resource: given.get("resource"),
    gaps: given.get("gaps"),
    cancelled: given.get("cancelled") === "1",
    whole: given.get("whole") === "1",
  };
}

type Dated = Pick<CalendarAddress, "date" | "view">;

/** The days that a view of a date shows. */
export function shownDays({ date, view }: Dated): { first: string; days: number } {
  if (view === "month") return monthWeeks(date);
  return view === "week" ? { first: mondayOf(date), days: 7 } : { first: date, days: 1 };
}

/** The same day of the next or the previous day, week or month. */
export const stepped = ({ date, view }: Dated, by: 1 | -1): string =>
  view === "month" ? addMonths(date, by) : addDays(date, by * (view === "week" ? 7 : 1));
