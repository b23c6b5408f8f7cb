import { Temporal } from "temporal-polyfill";

/** Local days, both ends included; null: open on that side. */
export type Days = { from: string | null; to: string | null };
/** Minutes of the day. `exact`: a very time was named; otherwise anything between will do. */
export type Hours = { from: number; to: number; exact: boolean };
/** Some days, some of their weekdays, some of their hours; null: any. */
export type Window = { days: Days | null; weekdays: readonly number[] | null; hours: Hours | null };

/** When somebody wants to come, or does not. */
export type When = {
  /** Any of these will do. None: any time. */
  wanted: readonly Window[];
  /** None of these. */
  refused: readonly Window[];
  /** Of the wanted, these first. */
  preferred: readonly Window[];
  soonest: boolean;
};

export const anyTime: When = { wanted: [], refused: [], preferred: [], soonest: false };
export const dayEnd = 24 * 60;

export const isNamed = ({ wanted, refused, preferred }: When): boolean =>
  wanted.length + refused.length + preferred.length > 0;

export const inDays = (days: Days | null, day: string): boolean =>
  days === null || ((days.from === null || days.from <= day) && (days.to === null || day <= days.to));
const inHours = (hours: Hours | null, minute: number): boolean =>
  hours === null || (hours.exact ? minute === hours.from : hours.from <= minute && minute < hours.to);

/** Whether a local day and minute lie in a window. */
export function inWindow({ days, weekdays, hours }: Window, day: string, minute: number): boolean {
  return (
    inDays(days, day) &&
    inHours(hours, minute) &&
    (weekdays === null || weekdays.includes(Temporal.PlainDate.from(day).dayOfWeek))
  );
}

/** Whether a local day and minute are as wished; what is only preferred decides nothing here. */
export const fits = ({ wanted, refused }: When, day: string, minute: number): boolean =>
  (wanted.length === 0 || wanted.some((window) => inWindow(window, day, minute))) &&
  !refused.some((window) => inWindow(window, day, minute));

const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b;
const later = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : a > b ? a : b;

/** The days that both have; null where one of them is any. */
export const bothDays = (a: Days | null, b: Days | null): Days | null =>
  a && b ? { from: later(a.from, b.from), to: earlier(a.to, b.to) } : (a ?? b);
export const bothHours = (a: Hours | null, b: Hours | null): Hours | null => {
  if (!a || !b) return a ?? b;
  if (a.exact || b.exact) return a.exact ? a : b;
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to), exact: false };
};

/** One day and no more. */
export const isOneDay = (days: Days | null): days is { from: string; to: string } =>
  days?.from != null && days.from === days.to;

/** Open on one side: from a day on, or until one. */
export const isBound = (days: Days | null): boolean => days !== null && (days.from === null) !== (days.to === null);

const isEmpty = ({ days, hours }: Window): boolean =>
  (days?.from != null && days.to !== null && days.from > days.to) ||
  (hours !== null && !hours.exact && hours.from >= hours.to);

/** "Not before ten" is "from ten": what is refused on one side of a bound is said of the wanted. */
function bounded(wanted: readonly Window[], refused: Window): readonly Window[] | null {
  const { days, weekdays, hours } = refused;
  const all = wanted.length > 0 ? wanted : [{ days: null, weekdays: null, hours: null }];
  if (hours && !days && !weekdays && !hours.exact && (hours.from === 0) !== (hours.to === dayEnd)) {
    const left =
      hours.from === 0 ? { from: hours.to, to: dayEnd, exact: false } : { from: 0, to: hours.from, exact: false };
    return all.map((window) => ({ ...window, hours: bothHours(window.hours, left) }));
  }
  if (days && !hours && !weekdays && isBound(days)) {
    const left =
      days.from === null
        ? {
            from: Temporal.PlainDate.from(days.to as string)
              .add({ days: 1 })
              .toString(),
            to: null,
          }
        : { from: null, to: Temporal.PlainDate.from(days.from).subtract({ days: 1 }).toString() };
    return all.map((window) => ({ ...window, days: bothDays(window.days, left) }));
  }
  return null;
}

/** Whether they have a time in common, as far as days, weekdays and hours tell. */
function touch(a: Window, b: Window): boolean {
  const days = bothDays(a.days, b.days);
  const hours = a.hours && b.hours;
  if (isEmpty({ days, weekdays: null, hours: null })) return false;
  if (a.hours && b.hours && hours) {
    const [early, late] = a.hours.from <= b.hours.from ? [a.hours, b.hours] : [b.hours, a.hours];
    if (early.exact ? early.from !== late.from : early.to <= late.from) return false;
  }
  if (a.weekdays && b.weekdays) return a.weekdays.some((each) => b.weekdays?.includes(each));
  const weekdays = a.weekdays ?? b.weekdays;
  const one = isOneDay(days) ? Temporal.PlainDate.from(days.from).dayOfWeek : null;
  return weekdays === null || one === null || weekdays.includes(one);
}

const isOnlyBound = ({ days, weekdays, hours }: Window): boolean =>
  weekdays === null && hours === null && isBound(days);

/** "I am here until the 27th. Thursday or Friday": a bound beside days is no choice of its own but holds for all of them. */
function withinBounds(wanted: readonly Window[]): readonly Window[] {
  const bounds = wanted.filter(isOnlyBound);
  const others = wanted.filter((window) => !isOnlyBound(window));
  if (bounds.length === 0 || others.length === 0) return wanted;
  const all = bounds.reduce<Days | null>((both, { days }) => bothDays(both, days), null);
  // "I leave on the 4th, so it must be by the 2nd": a day past the bound is why there is one.
  const beyond = ({ days, hours }: Window): boolean =>
    hours === null && isOneDay(days) && all?.to != null && all.from === null && days.from > all.to;
  if (others.every(beyond)) return bounds;
  return others.map((window) => {
    const within = { ...window, days: bothDays(window.days, all) };
    // A day that is named is meant, whatever the bound.
    return isEmpty(within) ? window : within;
  });
}

/** "They give me the key on Saturday. Saturday morning?": the day is named once more, with its hours. */
const plainest = (windows: readonly Window[]): Window[] =>
  windows.filter(
    (window) =>
      window.hours !== null ||
      !isOneDay(window.days) ||
      !windows.some(({ hours, days }) => hours && isOneDay(days) && days.from === window.days?.from),
  );

const isSpan = ({ days, weekdays, hours }: Window): boolean =>
  weekdays === null && hours === null && days?.from != null && days.to !== null && days.from < days.to;
const lies = (days: Days | null, around: Days | null): boolean =>
  days?.from != null && days.to !== null && inDays(around, days.from) && inDays(around, days.to);

/** "Not Thursday at ten, Thursday at six", "not this Saturday, the 28th": the day itself is not ruled out. */
const isAll = ({ weekdays, hours, days }: Window, wanted: readonly Window[]): boolean =>
  weekdays !== null &&
  hours === null &&
  days === null &&
  wanted.length > 0 &&
  wanted.every((each) => isOneDay(each.days) && weekdays.includes(Temporal.PlainDate.from(each.days.from).dayOfWeek));

/** The same wish in its plainest form: bounds instead of refusals, and no refusal of what nobody wanted. */
export function settled({ wanted, refused, preferred, soonest }: When): When {
  let some = withinBounds(wanted);
  const left: Window[] = [];
  for (const each of refused) {
    if (isAll(each, some)) continue;
    // "At the end of the month I am away; from the 23rd to the 26th": of a contradiction the wish counts.
    if (isSpan(each) && some.length > 0 && some.every(({ days }) => lies(days, each.days))) continue;
    const within = bounded(some, each);
    if (within) some = within;
    else left.push(each);
  }
  const possible = some.filter((window) => !isEmpty(window));
  // Where what is refused leaves nothing of what is wanted, one of them was misread: the wish counts.
  const real = plainest(possible.length > 0 ? possible : withinBounds(wanted).filter((window) => !isEmpty(window)));
  // Who would like one time best, "if not" another, would take it.
  const liked =
    real.length > 0 && real.every(({ days }) => isOneDay(days))
      ? preferred.filter((each) => !real.some((window) => touch(window, each)))
      : [];
  return {
    wanted: [...liked, ...real],
    refused: left.filter((each) => real.length === 0 || real.some((window) => touch(window, each))),
    preferred,
    soonest,
  };
}
