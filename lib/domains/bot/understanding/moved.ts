import { isListed } from "@/lib/domains/bot/understanding/when/combine";
import { from, toward } from "@/lib/domains/bot/understanding/when/lead";
import type { TimesRead } from "@/lib/domains/bot/understanding/when/read";
import { shifted, shiftIn, sideIn } from "@/lib/domains/bot/understanding/when/shift";
import {
  anyTime,
  dayEnd,
  isOneDay,
  settled,
  type When,
  type Window,
} from "@/lib/domains/bot/understanding/when/window";

/** Where a booking is to go, and which one it is, by its time. */
export type Moved = { when: When; about: readonly Window[] };

/** Of the times that a move names: the booking it is about, and where it is to go. */
export function moved({ when, named, refused, ruledOut, told }: TimesRead): Moved {
  const plain = ({ days, weekdays, hours }: Window): Window => ({ days, weekdays, hours });
  // What is ruled out holds for where it goes, whatever was said of where it is.
  const to = (wanted: readonly Window[]): When => settled({ ...when, wanted, refused: ruledOut });
  const [first, second] = named;
  // "My delivery of today: five instead of three".
  const [instead] = refused;
  if (first?.days && first.hours && !second && from.test(first.lead) && instead?.hours && !instead.days)
    return { about: [{ ...plain(first), hours: instead.hours }], when };
  if (first?.ends && second?.link === "or")
    return { about: [first.ends[0]], when: to([first.ends[1], ...named.slice(1).map(plain)]) };
  if (first?.ends && !second) return { about: [first.ends[0]], when: { ...when, wanted: [first.ends[1]] } };
  if (told.length > 0)
    return { about: told, when: when.wanted.length > 0 ? when : { ...when, wanted: when.preferred } };
  if (!first) return { about: refused, when: { ...when, refused: [] } };
  // "My cut on Friday to the afternoon": another part of the same day.
  const sameDay = !second || (second.hours === null && second.days?.from === first.days?.from);
  if (first.days && first.hours && sameDay && toward.test(first.hoursLead))
    return { about: [{ ...plain(first), hours: null }], when: to([plain(first)]) };
  if (second && !isListed(second.link) && !toward.test(first.lead))
    return { about: [plain(first)], when: to(named.slice(1).map(plain)) };
  // "Could my Monday lesson be earlier, before three?": a bound says where it goes, not when it is.
  const bound = first.hours && !first.hours.exact && (first.hours.from === 0 || first.hours.to === dayEnd);
  if (!second && from.test(first.lead) && first.days && bound)
    return { about: [{ ...plain(first), hours: null }], when: to([plain(first)]) };
  if (!second && from.test(first.lead)) return { about: [plain(first)], when: to([]) };
  return { about: refused, when };
}

/** One booking is told of, in one breath or in two: "tomorrow's class, it's at five now". Null where the days or the hours are several. */
function bookedAt(spoken: readonly Window[]): Window | null {
  const days = spoken.flatMap((window) => window.days ?? []);
  const hours = spoken.flatMap((window) => window.hours ?? []);
  const [day = null] = days;
  const [hour = null] = hours;
  const several =
    spoken.some(({ weekdays }) => weekdays !== null) ||
    days.some(({ from, to }) => from !== day?.from || to !== day?.to) ||
    hours.some((each) => each.from !== hour?.from || each.to !== hour?.to);
  return several ? null : { days: day, weekdays: null, hours: hour };
}

/** "Push my root canal back a week, it is this Friday at two": from where it is, as far as they say, or to that side of it. */
export function shiftedOf({ when, named, told, refused }: TimesRead, text: string): Moved | null {
  const shift = shiftIn(text);
  const side = shift ? null : sideIn(text);
  if (!shift && !side) return null;
  const spoken = [...named, ...told, ...refused].map(({ days, weekdays, hours }) => ({ days, weekdays, hours }));
  const is = bookedAt(spoken);
  if (!is) return null;
  const about = spoken.length > 0 ? [is] : [];
  const exact = is.hours?.exact ? is.hours.from : null;
  if (side) {
    if (!isOneDay(is.days) || exact === null || refused.length > 0 || /\b(?:instead|en vez|em vez)\b/.test(text))
      return null;
    const hours =
      side === "later" ? { from: exact + 1, to: dayEnd, exact: false } : { from: 0, to: exact, exact: false };
    return { about, when: settled({ ...when, wanted: [{ ...is, hours }], refused: [], preferred: [] }) };
  }
  if (!shift) return null;
  if (!isOneDay(is.days)) return about.every(({ days }) => days === null) ? { about, when: anyTime } : null;
  const to = shifted(is.days.from, exact, shift);
  return { about, when: settled({ ...when, wanted: [{ ...to, weekdays: null }], refused: [], preferred: [] }) };
}

/** "Today at four I can't, move it to half past six": another hour of the same day. */
export function onItsDay({ when, about }: Moved): Moved {
  const [booked, other] = about;
  const day = booked && isOneDay(booked.days) ? booked.days : null;
  if (!day || other || !when.wanted.every(({ hours, days, weekdays }) => hours && !days && !weekdays))
    return { when, about };
  return { about, when: { ...when, wanted: when.wanted.map((window) => ({ ...window, days: day })) } };
}
