import { capital, inHours, onDay } from "@/lib/domains/bot/dialogue/day-words";
import { closedOn, comingDay, isClosed, today } from "@/lib/domains/bot/dialogue/opening";
import type { Offer, Wish } from "@/lib/domains/bot/dialogue/state";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { fits, inDays, inWindow, isOneDay } from "@/lib/domains/bot/understanding/when/window";

type Window = Wish["when"]["wanted"][number];

/** So many days are told one by one. */
const most = 3;

const dayOf = ({ days, weekdays }: Window): string | null => (weekdays === null && isOneDay(days) ? days.from : null);

/** That nothing is free in a window: closed then, not a time that day, or none at its hours. */
async function noneIn(turn: Turn, wish: Wish, window: Window, offers: readonly Offer[]): Promise<string | null> {
  const { language } = turn.meaning;
  const day = dayOf(window);
  const opening = day === null ? null : await turn.tools.opening(day);
  if (day !== null && isClosed(opening)) return closedOn(turn, day, opening);
  const hours = day === null || offers.some(({ start }) => turn.at(start).day === day) ? window.hours : null;
  const person = turn.nameOfPerson(wish.person);
  const parts = [
    ...(day === null ? [] : [onDay(day, language, today(turn))]),
    ...(hours === null ? [] : [inHours(hours, language)]),
    ...(person === null ? [] : [turn.say.with_person(person)]),
  ];
  const said = day !== null || (window.days === null && window.weekdays === null);
  return said && parts.length > 0 ? turn.say.none_on(capital(parts.join(", "))) : null;
}

/** That nothing is free as it was wished, day by day where these are few. `offers`: what is free on those days at other hours. */
export async function noneAsWished(turn: Turn, wish: Wish, offers: readonly Offer[]): Promise<string> {
  const { wanted } = wish.when;
  const any = { days: null, weekdays: null, hours: null };
  const windows = wanted.length > 0 ? wanted : [any];
  const told: (string | null)[] = [];
  for (const window of windows.slice(0, most)) told.push(await noneIn(turn, wish, window, offers));
  const each = told.filter((words) => words !== null);
  return each.length === windows.length ? [...new Set(each)].join(" ") : turn.say.none_then;
}

/** That nobody of that name has a time. */
export const noneWith = (turn: Turn, person: string): string =>
  turn.say.none_on(capital(turn.say.with_person(turn.nameOfPerson(person) ?? "")));

/** Whether they spoke of a stretch of days that has this one: "next week", and then "Friday". */
const isWithin = ({ wished }: Turn, day: string): boolean =>
  (wished?.when.wanted ?? []).some(({ days }) => days && !isOneDay(days) && inDays(days, day));

/** What is free on the coming Friday, where "Friday" was read as a later one because that is spoken of. */
type Coming = { window: Window; free: readonly Offer[]; none: string | null };

/** "Better on Friday", where a later one than the coming is spoken of; null where the wished day is the coming one. */
export async function comingOne(turn: Turn, wish: Wish): Promise<Coming | null> {
  const [window, ...others] = wish.when.wanted;
  const day = window && others.length === 0 ? dayOf(window) : null;
  if (!window || day === null || wish.service === null) return null;
  const coming = comingDay(turn, day);
  if (coming === day || isWithin(turn, day)) return null;
  const days = { from: coming, to: coming };
  const ask = { service: wish.service, party: wish.party, person: wish.person, around: null };
  const { offers } = await turn.tools.times({ ...ask, ...days });
  const then = { ...window, days };
  const free = offers.filter(({ start }) => {
    const { day: on, minute } = turn.at(start);
    return inWindow(then, on, minute);
  });
  return { window: then, free, none: free.length > 0 ? null : await noneIn(turn, wish, then, offers) };
}

/** "On Friday rather", where only other days have a time: said of the day that was preferred. */
export async function nonePreferred(turn: Turn, wish: Wish, offers: readonly Offer[]): Promise<string | null> {
  const [window] = wish.when.preferred;
  if (!window || dayOf(window) === null) return null;
  const free = offers.some(({ start }) => {
    const { day, minute } = turn.at(start);
    return wish.when.preferred.some((each) => inWindow(each, day, minute)) && fits(wish.when, day, minute);
  });
  return free ? null : noneIn(turn, wish, window, offers);
}

/** So many of the day before and of the day after, where an hour is wished for. */
const mostBeside = { before: 2, after: 3 };

type Wished = { from: string; to: string; hour: number | null };

/**
 * That it is closed on the very day that is wished for, when it opens next, and what is free then and on the last day
 * before; null where it is open, several days are wished for, or nothing is free later.
 */
export async function openAgain(
  turn: Turn,
  { from: day, to, hour }: Wished,
  offers: readonly Offer[],
): Promise<{ words: string; offers: readonly Offer[] } | null> {
  const opening = day === to ? await turn.tools.opening(day) : null;
  if (!isClosed(opening)) return null;
  const days = [...new Set(offers.map(({ start }) => turn.at(start).day))].sort();
  const next = days.find((each) => each > day);
  if (next === undefined) return null;
  const far = ({ start }: Offer): number => (hour === null ? 0 : Math.abs(turn.at(start).minute - hour));
  const freeOn = (on: string | undefined, count: number): Offer[] => {
    const free = offers.filter(({ start }) => turn.at(start).day === on).toSorted((a, b) => far(a) - far(b));
    return hour === null ? free : free.slice(0, count);
  };
  const before = days.findLast((each) => each < day);
  const on = onDay(next, turn.meaning.language, today(turn));
  return {
    words: `${closedOn(turn, day, opening)} ${turn.say.opens_next(on)}`,
    offers: [...freeOn(before, mostBeside.before), ...freeOn(next, mostBeside.after)],
  };
}
