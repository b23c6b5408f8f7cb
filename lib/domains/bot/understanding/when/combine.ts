import { Temporal } from "temporal-polyfill";
import { weekdayWithin } from "@/lib/domains/bot/understanding/when/calendar";
import { boundWithin, type DaysRead } from "@/lib/domains/bot/understanding/when/days";
import { type HoursRead, parts, within } from "@/lib/domains/bot/understanding/when/hours";
import { from, toward } from "@/lib/domains/bot/understanding/when/lead";
import type { PartName } from "@/lib/domains/bot/understanding/when/sign";
import {
  bothDays,
  bothHours,
  type Days,
  dayEnd,
  type Hours,
  inDays,
  isBound,
  isOneDay,
  type Window,
} from "@/lib/domains/bot/understanding/when/window";

/** How a day or an hour is joined to what was named before it. */
export type Link = "or" | "else" | "and" | "comma" | null;

/** One of several that are named. */
export const isListed = (link: Link): boolean => link === "or" || link === "and" || link === "else";

/** Where something stands: behind other words and a comma, in a sentence of its own, right behind a time. */
export type Place = { apart: boolean; stopped: boolean; beside: boolean };

/** A window while it is being read. */
export type Draft = {
  days: DaysRead | null;
  hours: Hours | null;
  part: PartName | null;
  guessed: boolean;
  /** The hours stood before the days, so that they hold for the days that follow too. */
  hoursFirst: boolean;
  /** Taken over from the window before: "Tuesday at ten or at three". */
  inherited: boolean;
  /** The week or month that was named around it. */
  around: Days | null;
  link: Link;
  lead: string;
  /** What leads to the hours, where they stand behind the days: "on Friday to the afternoon". */
  hoursLead: string;
  /** The two hours of a span that can be a move. */
  hourEnds: readonly [Hours, Hours] | null;
};

/** A month has several Tuesdays. */
const isLong = ({ from, to }: Days): boolean =>
  from !== null && to !== null && Temporal.PlainDate.from(from).until(to).days > 13;

/** The days that both name together, where the second says more about the first; null where it names others. */
function refined(first: DaysRead, second: DaysRead, around: Days | null): DaysRead | null {
  const day = (read: DaysRead, found: string | null): DaysRead | null =>
    found === null ? null : { ...read, days: { from: found, to: found }, weekday: null, number: null, wide: false };
  if (first.wide && first.days) {
    if (second.weekday !== null && isLong(first.days))
      return { ...second, days: first.days, weekdays: [second.weekday], weekday: null };
    if (second.weekday !== null) return day(second, weekdayWithin(first.days, second.weekday));
    if (second.weekdays) return { ...second, days: first.days };
    if (second.number !== null || isBound(second.days)) return inside(first, boundWithin(second, first.days));
    if (isOneDay(second.days) && inDays(first.days, second.days.from)) return second;
  }
  if (second.wide && second.days) {
    if (first.weekday !== null) return day(first, weekdayWithin(second.days, first.weekday));
    if (first.weekdays) return { ...first, days: second.days };
  }
  if (first.weekday !== null && second.weekday === null && isOneDay(second.days)) {
    const same = weekdayWithin(second.days, first.weekday);
    if (same) return second;
  }
  if (second.weekday !== null && first.weekday === null && isOneDay(first.days)) {
    const same = weekdayWithin(first.days, second.weekday);
    if (same) return first;
  }
  if (isBound(first.days) && isBound(second.days) && (first.days?.from === null) !== (second.days?.from === null))
    return inside(first, second);
  return around && second.weekday !== null ? day(second, weekdayWithin(around, second.weekday)) : null;
}

function inside(first: DaysRead, second: DaysRead): DaysRead | null {
  const days = bothDays(first.days, second.days);
  if (days?.from && days.to && days.from > days.to) return null;
  return { ...second, days, wide: false, number: null };
}

/** A weekday of the week or month that is spoken of. */
const inPeriod = (around: Days | null, read: DaysRead): DaysRead | null =>
  around && read.weekday !== null ? refined({ ...read, days: null }, read, around) : null;

const isHalfOpen = ({ from, to, exact }: Hours): boolean => !exact && (from === 0 || to === dayEnd);

/** The hours that both name together; null where the second names others. */
function refinedHours(
  draft: Draft,
  { hours, part, guessed }: HoursRead,
): Pick<Draft, "hours" | "part" | "guessed"> | null {
  const before = draft.hours as Hours;
  const onward = (each: Hours): boolean => !each.exact && each.from > 0 && each.to === dayEnd;
  if (draft.guessed && onward(before) && onward(hours)) return { hours, part: null, guessed };
  // "After school, so 3:45".
  if (draft.guessed && draft.part === null && onward(before) && hours.exact && hours.from >= before.from - 30)
    return exactly(hours.from);
  if (draft.part && hours.exact && guessed) return exactly(within(hours.from, draft.part));
  if (draft.part && hours.exact) return { hours, part: null, guessed };
  if (before.exact && draft.guessed && part) return exactly(within(before.from, part));
  // "Thursday 7am for something in the evening" names two.
  if (before.exact && part && !isIn(before.from, parts[part])) return null;
  if (before.exact && part) return { hours: before, part: null, guessed: false };
  if (!before.exact && !hours.exact && (isHalfOpen(before) || isHalfOpen(hours))) {
    const inHalf =
      guessed && draft.part && !draft.part.includes("morning") && !isHalfOpen(before) ? shifted(hours) : hours;
    const both = bothHours(before, inHalf);
    // "In the afternoon, from five on" goes past six.
    if (both && draft.part && onward(inHalf) && both.to - both.from < 120)
      return { hours: inHalf, part: null, guessed: false };
    if (both && both.from < both.to) return { hours: both, part: null, guessed: false };
  }
  return null;
}
const isIn = (minute: number, { from, to }: Hours): boolean => from <= minute && minute <= to;
const exactly = (minute: number): Pick<Draft, "hours" | "part" | "guessed"> => ({
  hours: { from: minute, to: minute, exact: true },
  part: null,
  guessed: false,
});
const shifted = (hours: Hours): Hours => ({
  ...hours,
  from: hours.from > 0 && hours.from < 720 ? hours.from + 720 : hours.from,
  to: hours.to < 720 ? hours.to + 720 : hours.to,
});

const isDay = ({ days }: Draft, day: string | null): boolean =>
  days?.days != null && days.days.from === day && days.days.to === day;

/** Puts days and hours together into windows, in the order in which they are named. */
export class Windows {
  drafts: Draft[] = [];
  private closed = 0;

  /** What comes next is said by itself. */
  close(): void {
    this.closed = this.drafts.length;
  }

  private get last(): Draft | undefined {
    return this.drafts.length > this.closed ? this.drafts.at(-1) : undefined;
  }

  private open(draft: Partial<Draft>): void {
    this.drafts.push({
      days: null,
      hours: null,
      part: null,
      guessed: false,
      hoursFirst: false,
      inherited: false,
      around: null,
      link: null,
      lead: "",
      hoursLead: "",
      hourEnds: null,
      ...draft,
    });
  }

  /** `apart`: other words and a comma stand before it. */
  addDays(read: DaysRead, link: Link, lead: string, apart = false): void {
    const last = this.last;
    const own = read.part ? { hours: parts[read.part], part: read.part } : {};
    const around = read.wide ? read.days : read.week;
    if (!last) {
      this.open({ days: read, around, lead, link, ...own });
      return;
    }
    // "A de sexta passa pra sexta da semana que vem": the week is where it goes.
    if (read.week && !from.test(last.lead)) this.spreadWeek(read.week);
    this.startFrom(read);
    if (this.comesBackTo(read)) return;
    if (last.days === null || last.inherited) {
      const before = last.days === null ? this.drafts.filter((draft) => draft.days === null) : [last];
      for (const draft of before)
        Object.assign(draft, {
          days: inPeriod(draft.around, read) ?? read,
          inherited: false,
          around: around ?? draft.around,
          ...(draft.hours ? {} : own),
        });
      return;
    }
    // "La limpieza del jueves para la semana que viene": from one to the other.
    if (
      (from.test(last.lead) && toward.test(lead)) ||
      (apart && read.wide && (from.test(last.lead) || toward.test(lead)))
    ) {
      this.open({ days: read, around, lead, link, ...own });
      return;
    }
    const ended = last.days.ends && refined(last.days.ends[1], read, null);
    if (ended && last.days.ends) last.days = { ...last.days, ends: [last.days.ends[0], ended] };
    const joined = isListed(link);
    // "Today, or tomorrow at the latest".
    if (joined && isOneDay(last.days.days) && read.days?.from === null && read.days.to !== null) {
      last.days = { ...last.days, days: { from: last.days.days.from, to: read.days.to }, weekday: null, number: null };
      return;
    }
    // "On the 2nd, that's a Wednesday".
    if (joined && last.days.weekday === null && isOneDay(last.days.days) && read.weekday !== null)
      if (last.days.days.from > (read.days?.from ?? "") && weekdayWithin(last.days.days, read.weekday)) return;
    const within =
      last.around && read.bound && isBound(read.days) ? inside(last.days, boundWithin(read, last.around)) : null;
    const closer = ended
      ? { ...last.days, days: ended.days }
      : joined && !last.days.wide
        ? null
        : (refined(last.days, read, null) ?? within);
    if (closer) {
      if (read.wide && read.days) this.spreadWeek(read.days);
      Object.assign(last, { days: closer, around: last.days.wide ? last.days.days : (around ?? last.around) });
      return;
    }
    const hours = last.hoursFirst && link !== null ? { hours: last.hours, part: last.part, hoursFirst: true } : {};
    this.open({
      days: inPeriod(last.around, read) ?? read,
      around: around ?? last.around,
      link,
      lead,
      ...hours,
      ...own,
    });
  }

  /** "Friday or Saturday, but if it is Friday only after three": what follows is said of that day alone. */
  private comesBackTo({ days }: DaysRead): boolean {
    if (days?.from == null || days.from !== days.to || this.drafts.length - this.closed < 2) return false;
    const place = this.drafts.findIndex(
      (draft, i) => i >= this.closed && draft.hours === null && isDay(draft, days.from),
    );
    const [found] = place < 0 ? [] : this.drafts.splice(place, 1);
    if (!found) return false;
    this.drafts.push({ ...found, link: null });
    return true;
  }

  /** "Tuesdays or Thursdays, starting next week": the first ones from then on. */
  private startFrom({ days }: DaysRead): void {
    const from = days?.to === null ? days.from : null;
    if (from === null) return;
    for (const draft of this.drafts) {
      const { days: named } = draft;
      const first = named?.days?.from;
      if (named?.weekday == null || !first || first >= from) continue;
      const weeks = Math.ceil(Temporal.PlainDate.from(first).until(from).days / 7);
      const day = Temporal.PlainDate.from(first).add({ weeks }).toString();
      draft.days = { ...named, days: { from: day, to: day } };
    }
  }

  /** "Saturday any time": hours that are named of another day do not hold for it. */
  allDay(): void {
    const last = this.last;
    if (last?.days && last.hours === null) last.hours = { from: 0, to: dayEnd, exact: false };
  }

  addHours(read: HoursRead, link: Link, lead: string, { stopped, beside }: Place): void {
    const { hours, part, guessed } = read;
    const last = this.last;
    // "Until Friday at noon": the hour belongs to the bound.
    if (
      last?.days &&
      last.hours === null &&
      (hours.exact || part !== null) &&
      last.days.days?.from === null &&
      link === null &&
      beside
    )
      return;
    if (!last) {
      this.open({ hours, part, guessed, hoursFirst: true, lead, link, hourEnds: read.ends ?? null });
      return;
    }
    if (last.hours === null) {
      // "Monday? Tuesday would also do. Not before four": a sentence of its own is said of all of them.
      if (stopped && !hours.exact)
        for (const draft of this.drafts) if (draft.hours === null) Object.assign(draft, { hours, part, guessed });
      Object.assign(last, { hours, part, guessed, hoursLead: lead, hourEnds: read.ends ?? null });
      this.spreadBack(beside);
      return;
    }
    if (hours.exact && last.hours.exact && hours.from === last.hours.from) return;
    const closer = link === "or" || link === "else" ? null : refinedHours(last, read);
    if (closer) {
      const before = last.hours;
      Object.assign(last, closer);
      // "Thursday or Friday, early, no later than 9" says it of both.
      for (let i = this.drafts.length - 1; i > 0 && this.drafts[i]?.link && this.drafts[i - 1]?.hours === before; i--)
        Object.assign(this.drafts[i - 1] as Draft, closer);
      return;
    }
    const { days, around } = last;
    this.open({ hours, part, guessed, days, inherited: days !== null, hoursFirst: days === null, around, link, lead });
  }

  /** "Monday, Tuesday or Wednesday next week": the week at the end is meant for all of them. */
  private spreadWeek(week: Days): void {
    for (const draft of this.drafts) {
      const { days } = draft;
      const found = days?.weekday == null ? null : weekdayWithin(week, days.weekday);
      if (days && found) draft.days = { ...days, days: { from: found, to: found }, weekday: null };
    }
  }

  /** "Tuesday or Thursday in the morning": the hours at the end are meant for all of them. */
  private spreadBack(beside: boolean): void {
    for (let i = this.drafts.length - 1; i > 0; i--) {
      const [before, after] = [this.drafts[i - 1], this.drafts[i]];
      if (!before || !after || after.link === null || before.hours !== null) return;
      if (isBound(before.days?.days ?? null)) return;
      // "Today, if not tomorrow early": the hour right behind the second is not said of the first.
      if (after.link === "else" && beside) return;
      Object.assign(before, { hours: after.hours, part: after.part, guessed: after.guessed });
    }
  }

  /** What was said before is not meant: only what the next words leave of it. */
  correct(kind: "days" | "hours"): void {
    const last = this.last;
    if (!last || last[kind] === null) return;
    this.drafts = [{ ...last, ...(kind === "days" ? { days: null } : { hours: null, part: null }) }];
  }
}

export const windowOf = ({ days, hours }: Pick<Draft, "days" | "hours">): Window => ({
  days: days?.days ?? null,
  weekdays: days?.weekdays ?? null,
  hours,
});
