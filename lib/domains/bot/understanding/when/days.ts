import { Temporal } from "temporal-polyfill";
import {
  addDays,
  coming,
  type Day,
  dayOfMonth,
  mondayOf,
  month,
  nextDate,
  period,
  span,
  weekdayAndDate,
  weekdayWithin,
} from "@/lib/domains/bot/understanding/when/calendar";
import { partOfMonth, weekdayOfMonth, weekOf } from "@/lib/domains/bot/understanding/when/months";
import { as, isOne, type PartName, type Sign } from "@/lib/domains/bot/understanding/when/sign";
import type { Days } from "@/lib/domains/bot/understanding/when/window";

/**
 * Days that a text names. `weekday` and `number` say how they were named, so that a week or a month beside them can say
 * which one is meant; `ends` are the two of a span, for "from Monday to Friday" can be a move.
 */
export type DaysRead = {
  days: Days | null;
  weekdays: readonly number[] | null;
  weekday: number | null;
  number: number | null;
  wide: boolean;
  ends: readonly [DaysRead, DaysRead] | null;
  part: PartName | null;
  /** The weekday that the days begin or end at: "from Wednesday on". */
  bound: { weekday: number; way: (typeof bounds)[number] } | null;
  /** The week that was named with a weekday: "Wednesday of next week". */
  week: Days | null;
  next: number;
};

const base: Omit<DaysRead, "days" | "next"> = {
  weekdays: null,
  weekday: null,
  number: null,
  wide: false,
  ends: null,
  part: null,
  bound: null,
  week: null,
};
const one = (day: Day | null, next: number, more: Partial<DaysRead> = {}): DaysRead | null =>
  day && { ...base, days: span(day, day), next, ...more };

/** A day that the talk is about. */
export const oneDay = (day: string, next: number): DaysRead => ({ ...base, days: { from: day, to: day }, next });

const fillers = (signs: readonly Sign[], at: number, most = 3): number => {
  let next = at;
  while (next < at + most && isOne(signs[next], "filler", "on", "this") && !isOne(signs[next], "number")) next++;
  return next;
};
const yearAt = (signs: readonly Sign[], at: number): { year: number | null; next: number } => {
  const place = fillers(signs, at, 1);
  const year = as(signs[place], "number");
  return year?.figures && year.n >= 2000 && year.n < 2100
    ? { year: year.n, next: place + 1 }
    : { year: null, next: at };
};
const isDayNumber = (n: number | undefined): n is number => n !== undefined && n >= 1 && n <= 31;

function writtenDate(sign: Sign, today: Day): Day | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(sign.text);
  if (iso) return nextDate(today, Number(iso[2]), Number(iso[3]), Number(iso[1]));
  const [day = 0, monthOf = 0, year] = sign.text.split("/").map(Number);
  return nextDate(today, monthOf, day, year ?? null);
}

/** "15 de março", "the 3rd of May", "10 ou 12 de dezembro": the month stands after the last of several. */
function numberAndMonth(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  const begin = fillers(signs, at);
  const number = (as(signs[begin], "number") ?? as(signs[begin], "day_number"))?.n;
  if (!isDayNumber(number)) return null;
  const after = isOne(signs[begin + 1], "ordinal") ? begin + 2 : begin + 1;
  const place = fillers(signs, after, 2);
  const named = as(signs[place], "month") ?? as(signs[place], "short_month");
  if (named) {
    const { year, next } = yearAt(signs, place + 1);
    return one(nextDate(today, named.n, number, year), next);
  }
  // One of a list: its month comes later.
  let next = after;
  for (let more = 0; more < 4; more++) {
    if (!isOne(signs[next], "or", "and", "comma", "through")) return null;
    const other = fillers(signs, next + 1);
    if (!isDayNumber(as(signs[other], "number")?.n)) return null;
    const end = isOne(signs[other + 1], "ordinal") ? other + 2 : other + 1;
    const listed = fillers(signs, end, 2);
    const found = as(signs[listed], "month") ?? as(signs[listed], "short_month");
    // "The 30th or the 2nd of December": the first is of the month before.
    if (found && number > (as(signs[other], "number")?.n ?? 0)) return null;
    if (found) return one(nextDate(today, found.n, number, yearAt(signs, listed + 1).year), after);
    next = end;
  }
  return null;
}

function monthAndNumber(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  const named = as(signs[at], "month") ?? as(signs[at], "short_month");
  if (!named) return null;
  const place = fillers(signs, at + 1, 1);
  const number = as(signs[place], "number");
  if (!number?.figures || !isDayNumber(number.n) || isOne(signs[place + 1], "unit", "am", "pm")) return null;
  const end = isOne(signs[place + 1], "ordinal") ? place + 2 : place + 1;
  const { year, next } = yearAt(signs, isOne(signs[end], "comma") ? end + 1 : end);
  return one(nextDate(today, named.n, number.n, year), year === null ? end : next);
}

/** "3rd floor", "2ª vez": an ordinal of something else than a month. */
const counting =
  /^(?:one|ones|option|opcao|opcion|slot|service|servico|servicio|floor|andar|piso|grade|grado|year|ano|serie|time|vez|try|attempt|child|kid|son|daughter|session|sesion|sessao|class|clase|aula|visit|street|avenue|ave|grau|semestre|trimestre)$/;

/** "Dia 15", "el 15", "the 15th": never an hour. */
function numberAlone(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  let begin = at;
  while (begin < at + 3 && isOne(signs[begin], "on", "filler") && !isOne(signs[begin], "number")) begin++;
  const lead = signs.slice(at, begin).find((sign) => isOne(sign, "on"));
  const word = as(signs[begin], "day_number");
  if (word && counting.test(signs[begin + 1]?.text ?? "")) return null;
  if (word && lead) return one(dayOfMonth(today, word.n), begin + 1, { number: word.n });
  const number = as(signs[begin], "number");
  if (!number || !isDayNumber(number.n)) return null;
  const ordinal = isOne(signs[begin + 1], "ordinal");
  const next = ordinal ? begin + 2 : begin + 1;
  if (ordinal && counting.test(signs[next]?.text ?? "")) return null;
  const written = number.figures || number.n > 12 || /dia/.test(lead?.text ?? "");
  // "Pode ser 26": no clock has so many hours.
  const alone = begin === at && number.figures && number.n > 24 && isOne(signs[at - 1], "can");
  // "Viajo dia" is one sign, with what leads to the day.
  const told =
    begin === at && number.figures && isOne(signs[at - 1], "event") && /\bdia$/.test(signs[at - 1]?.text ?? "");
  const led = alone || told || (lead !== undefined && written && lead.text !== "on");
  if (!ordinal && (!led || isOne(signs[next], "unit", "half") || /^[ap]m$/.test(signs[next]?.text ?? ""))) return null;
  // "El 9 a la mañana" is a day; of "the 9 in the morning" only a number that is no hour is one.
  const never = number.n > 12 || /dia|^(?:el|al|del|para el)$/.test(lead?.text ?? "");
  if (!ordinal && isOne(signs[next], "part", "am", "pm") && !never) return null;
  return one(dayOfMonth(today, number.n), next, { number: number.n });
}

function inSomeTime(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  if (!isOne(signs[at], "in")) return null;
  const number = as(signs[at + 1], "number");
  const article = /^(?:a|an|um|uma|un|una)$/.test(signs[at + 1]?.text ?? "");
  const count = number?.n ?? (article ? 1 : null);
  const unit = as(signs[at + 2], "unit")?.unit;
  const weekday = as(signs[at + 2], "weekdays") ?? as(signs[at + 2], "weekday");
  if (count && count < 9 && weekday) return weekdayAhead(weekday, count, at + 3, today);
  if (count === null || count > 400 || !unit) return null;
  if (unit === "day") return one(today.add({ days: count }), at + 3);
  if (unit === "week") return one(today.add({ weeks: count }), at + 3);
  return unit === "month" ? one(today.add({ months: count }), at + 3) : null;
}

/** "Daqui a dois sábados". */
function weekdayAhead(
  { n }: { n: number | readonly number[] },
  count: number,
  next: number,
  today: Day,
): DaysRead | null {
  const day = typeof n === "number" ? n : n[0];
  return day === undefined ? null : one(coming(today, day).add({ weeks: count - 1 }), next);
}

/** "Two Saturdays from now". */
function weekdaysFromNow(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  const count = as(signs[at], "number")?.n;
  const weekday = as(signs[at + 1], "weekdays");
  if (!count || count > 8 || !weekday || signs[at + 2]?.text !== "from" || signs[at + 3]?.text !== "now") return null;
  return weekdayAhead(weekday, count, at + 4, today);
}

/** "Un lunes", "a Monday": whichever. */
const anyOne = /^(?:um|uma|num|numa|un|una|a|algum|alguma|algun|some)$/;

/** A weekday with what stands around it: this one, the next, every one, that of next week, one with its date. */
function weekdayAt(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  const ahead = isOne(signs[at], "week_later") ? 1 : isOne(signs[at], "fortnight_later") ? 2 : 0;
  let begin = ahead > 0 ? at + 1 : at;
  let next = false;
  let every = false;
  while (begin < at + 3 && isOne(signs[begin], "this", "next", "every", "any", "filler", "on")) {
    // "Next" of English is the one of next week; in the other languages it is the coming one.
    if (signs[begin]?.text === "next" || signs[begin]?.text === "following") next = true;
    const beside = isOne(signs[begin + 1], "weekday");
    if (isOne(signs[begin], "every", "any") || (beside && anyOne.test(signs[begin]?.text ?? ""))) every = true;
    begin++;
  }
  const weekday = as(signs[begin], "weekday")?.n;
  if (weekday === undefined) return null;
  let end = begin + 1;
  // "Either Tuesday or Thursday" names those two.
  if (signs[begin - 1]?.text === "either") every = false;
  // "Só posso de quarta": on Wednesdays.
  if (signs[at]?.text === "de" && isOne(signs[at - 1], "only")) every = true;
  if (every) return { ...base, days: null, weekdays: [weekday], next: end };
  if (isOne(signs[end], "next")) end++;
  const week = as(signs[fillers(signs, end, 2)], "period");
  // "A limpeza da quinta para a semana que vem" goes there.
  const goes =
    /^(?:para|pra|to|for)\b/.test(signs[end]?.text ?? "") &&
    [signs[at - 1], signs[at]].some((sign) => /^(?:da|de|del|do|my)$/.test(sign?.text ?? ""));
  if (week?.period === "week" && !goes) {
    const monday = mondayOf(today).add({ days: 7 * week.n });
    const whole = span(monday, monday.add({ days: 6 }));
    return one(monday.add({ days: weekday - 1 }), fillers(signs, end, 2) + 1, { week: whole });
  }
  const dated = isOne(signs[end], "comma") ? end + 1 : end;
  const place = fillers(signs, dated, 2);
  const number = as(signs[place], "number");
  const after = isOne(signs[place + 1], "ordinal") ? place + 2 : place + 1;
  const full = numberAndMonth(signs, dated, today);
  if (full && isOne(signs[full.next - 1], "month", "short_month", "number")) return full;
  // "El miércoles 2 a la mañana" is the 2nd where that is a Wednesday: nobody comes at two in the morning.
  const part = /^(?:a la|por la|de manana$|in the morning|de manha)/.test(signs[after]?.text ?? "");
  const date = part ? weekdayAndDate(today, weekday, number?.n ?? 0) : null;
  const isDate = date !== null && today.until(date).days <= 31;
  const beside = isOne(signs[after], "am", "pm") && (number?.n ?? 0) <= 12 && !isDate;
  const timed = beside || isOne(signs[after], "unit", "half", "onward") || isOne(signs[after + 1], "half", "quarter");
  if (number?.figures && isDayNumber(number.n) && !timed && !isOne(signs[after], "month", "short_month")) {
    const both = isOne(signs[place + 2], "month", "short_month") ? null : weekdayAndDate(today, weekday, number.n);
    if (both) return one(both, after);
  }
  // On a Tuesday nobody says "quarta que vem" for tomorrow.
  const far = isOne(signs[begin + 1], "next") && (weekday - today.dayOfWeek + 7) % 7 === 1;
  const behind = weeksBehind(signs, end);
  if (behind) end++;
  if (behind && isOne(signs[end], "number")) end++;
  const weeks = ahead + behind + (far ? 1 : 0);
  const later = weeks > 0;
  const day = next ? mondayOf(today).add({ days: 6 + weekday }) : coming(today, weekday).add({ weeks });
  // "Not this Wednesday" leaves the others.
  const this_ = begin > at && isOne(signs[begin - 1], "this");
  return one(day, end, { weekday: next || later || this_ ? null : weekday });
}

/** "El lunes en ocho", "Friday week", "Tuesday fortnight": so many weeks after the coming one. */
function weeksBehind(signs: readonly Sign[], at: number): number {
  if (signs[at]?.text === "week") return isOne(signs[at + 1], "day", "number") ? 0 : 1;
  if (signs[at]?.text === "fortnight") return 2;
  const days = signs[at]?.text === "en" ? as(signs[at + 1], "number")?.n : undefined;
  if ((days !== 8 && days !== 15) || isOne(signs[at + 2], "unit", "month", "past")) return 0;
  return days === 8 ? 1 : 2;
}

/** "Mañana o pasado" names two days; "el lunes pasado" names none. */
const isPast = (signs: readonly Sign[], at: number): boolean =>
  signs[at]?.text === "pasado" &&
  !isOne(signs[at - 1], "or", "and", "rather", "comma") &&
  !/^(?:para|pa|hasta)$/.test(signs[at - 1]?.text ?? "");

/** Spanish has one word for tomorrow and morning. */
export function isMorning(signs: readonly Sign[], at: number): boolean {
  if (!/^man(?:i?ana)$/.test(signs[at]?.text ?? "")) return false;
  const before = signs[at - 1]?.text ?? "";
  if (/(?:^| )(?:la|por la|a la|de la|en la|cualquier|alguna|una|cada)$/.test(before)) return true;
  if (before !== "de") return false;
  const earlier = signs[at - 2];
  return (
    earlier === undefined ||
    /^(?:siempre|nomas|puedo|prefiero|mejor)$/.test(earlier.text) ||
    isOne(earlier, ...beforeMorning)
  );
}
const beforeMorning = [
  "weekday",
  "weekdays",
  "day",
  "number",
  "minute",
  "unit",
  "period",
  "comma",
  "stop",
  "or",
  "and",
  "not",
  "only",
  "can",
  "rather",
  "except",
  "but",
  "ordinal",
  "month",
  "date",
] as const;

function single(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  const sign = signs[at];
  if (!sign) return null;
  if (isOne(sign, "date")) {
    const day = writtenDate(sign, today);
    return one(day, at + 1);
  }
  const holiday = as(signs[fillers(signs, at)], "holiday");
  if (holiday) return one(nextDate(today, Math.floor(holiday.n / 100), holiday.n % 100, null), fillers(signs, at) + 1);
  const part = partOfMonth(signs, fillers(signs, at), today) ?? weekdayOfMonth(signs, fillers(signs, at), today);
  const large = part ?? weekOf(signs, fillers(signs, at), today);
  if (large) return { ...base, ...large };
  const dated =
    weekdaysFromNow(signs, at, today) ??
    numberAndMonth(signs, at, today) ??
    monthAndNumber(signs, at, today) ??
    inSomeTime(signs, at, today);
  if (dated) return dated;
  const weekday = weekdayAt(signs, at, today);
  if (weekday) return weekday;
  const ahead = isOne(sign, "week_later") ? as(signs[at + 1], "day") : null;
  if (ahead) return one(today.add({ days: ahead.n + 7 }), at + 2);
  const number = numberAlone(signs, at, today);
  if (number) return number;
  const begin = fillers(signs, at, 3);
  const first = signs[begin];
  const day = as(first, "day");
  if (day && !isMorning(signs, begin) && !isPast(signs, begin)) return one(today.add({ days: day.n }), begin + 1);
  const now = as(first, "today_part");
  if (now) return one(today, begin + 1, { part: now.part });
  const weekdays = as(first, "weekdays");
  if (weekdays) return { ...base, days: null, weekdays: weekdays.n, next: begin + 1 };
  const named = as(first, "period");
  if (named) return { ...base, days: period(today, named.period, named.n), wide: true, next: begin + 1 };
  const whole = as(first, "month");
  const following = as(signs[begin + 1], "number");
  if (whole && !following?.figures) {
    // "March" begins many English sentences that are no date: something must lead to it.
    if (begin === at && first?.text === "march" && at > 0 && !isOne(signs[at - 1], "in", "or", "and")) return null;
    // "I know it's November" names no time.
    if (begin === at && /^(?:its|it's|is|es|e|ya es|ja e)$/.test(signs[at - 1]?.text ?? "")) return null;
    return { ...base, days: month(today, whole.n), wide: true, next: begin + 1 };
  }
  return null;
}

const weekdaySpan = (first: number, last: number): number[] => {
  const days: number[] = [];
  for (let day = first; ; day = (day % 7) + 1) {
    days.push(day);
    if (day === last) return days;
  }
};

/** "De segunda a sexta", "del 10 al 15", "between the 10th and the 15th". */
function rangeFrom(signs: readonly Sign[], first: DaysRead, opened: boolean, today: Day): DaysRead | null {
  if (!isOne(signs[first.next], "through") && !(opened && isOne(signs[first.next], "and"))) return null;
  // "El veintisiete a las nueve".
  if (/\b(?:las?|as)$/.test(signs[first.next]?.text ?? "")) return null;
  const second = single(signs, first.next + 1, today) ?? bareNumber(signs, first, today);
  if (!second) return null;
  // "Tuesday through Thursday" is no move.
  const ends = /^(?:through|thru|-|–)$/.test(signs[first.next]?.text ?? "") ? null : ([first, second] as const);
  if (first.weekday !== null && second.weekday !== null) {
    return { ...base, days: null, weekdays: weekdaySpan(first.weekday, second.weekday), ends, next: second.next };
  }
  // "From Saturday to a weekday" is a move.
  if (first.weekday !== null && second.weekdays && !second.days) return { ...second, ends };
  const [from, to] = [first.days?.from ?? null, second.days?.to ?? null];
  if (from === null || to === null || to < from) return null;
  return { ...base, days: { from, to }, ends, wide: true, next: second.next };
}

/** The second number of "del 10 al 15" has no word of its own before it. */
function bareNumber(signs: readonly Sign[], first: DaysRead, today: Day): DaysRead | null {
  if (first.number === null) return null;
  const place = fillers(signs, first.next + 1);
  const number = as(signs[place], "number");
  if (!isDayNumber(number?.n) || isHourBeside(signs, place)) return null;
  return one(dayOfMonth(today, number.n), place + 1, { number: number.n });
}

const isHourBeside = (signs: readonly Sign[], at: number): boolean =>
  isOne(signs[at + 1], "unit") || (isOne(signs[at + 1], "am", "pm") && (as(signs[at], "number")?.n ?? 0) <= 12);

/** "El 25 o 26": the second of two days of a month, by its number alone. */
export function listedNumber(signs: readonly Sign[], at: number, before: DaysRead, today: Day): DaysRead | null {
  const number = as(signs[at], "number");
  if (before.number === null || !number?.figures || !isDayNumber(number.n)) return null;
  // "Dia 10 ou 11 de tarde": nobody means eleven at night.
  const next = number.n === before.number + 1 && isOne(signs[at + 1], "am", "pm");
  if (isHourBeside(signs, at) && !next) return null;
  const ordinal = isOne(signs[at + 1], "ordinal");
  return one(dayOfMonth(today, number.n), ordinal ? at + 2 : at + 1, { number: number.n });
}

/** The very day before or after the one that was named. */
export function dayBeside(read: DaysRead, step: -1 | 1, next: number): DaysRead | null {
  const from = read.days?.from ?? null;
  const day = from && addDays(from, step);
  return day ? { ...read, days: { from: day, to: day }, weekday: null, number: null, wide: false, next } : null;
}

/** The whole week of a day, or one after it. */
export function weekAround(day: string | null, later: number, next: number): DaysRead | null {
  const monday = day && mondayOf(Temporal.PlainDate.from(day)).add({ weeks: later });
  return monday ? { ...base, days: span(monday, monday.add({ days: 6 })), wide: true, next } : null;
}

/** The days between two that were named, neither of them included. */
export function daysBetween(first: DaysRead, second: DaysRead): DaysRead | null {
  const [from, to] = [first.days?.to, second.days?.from];
  const days = from && to ? { from: addDays(from, 1), to: addDays(to, -1) } : null;
  return days && days.from <= days.to ? { ...base, days, wide: true, next: second.next } : null;
}

/** Some day before the one that was named. */
export const beforeThat = (read: DaysRead): DaysRead => bounded(read, "before");
export const sinceThat = (read: DaysRead): DaysRead => bounded(read, "since");

const bounds = ["after", "since", "before", "until"] as const;

/** The days that stand from here on, with their bound, and no hour. */
export function daysAt(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  const way = bounds.find((each) => isOne(signs[at], each));
  if (way) {
    // "Del 5": the article that makes it a day is part of the bound.
    const led = /(?:\bdel|\bdo|\bel|\bo)$/.test(signs[at]?.text ?? "") ? bareDay(signs, at + 1, today) : null;
    const read = single(signs, at + 1, today) ?? led ?? (way === "before" ? afterWords(signs, at + 1, today) : null);
    if (!read) return null;
    const range = way === "since" ? rangeFrom(signs, read, false, today) : null;
    if (range) return range;
    return bounded(read, way);
  }
  const bare = numberRange(signs, at, today);
  if (bare) return bare;
  const opened = isOne(signs[at], "between");
  const led = opened && /(?:\bel|\bo)$/.test(signs[at]?.text ?? "") ? bareDay(signs, at + 1, today) : null;
  const first = led ?? single(signs, opened ? at + 1 : at, today);
  if (!first) return null;
  const range = rangeFrom(signs, first, opened, today);
  if (range) return range;
  if (isOne(signs[first.next], "onward") && !isOne(signs[first.next], "on"))
    return { ...bounded(first, "since"), next: first.next + 1 };
  if (
    isOne(signs[first.next], "earlier_too") &&
    !isOne(signs[first.next + 1], "number", "minute", "weekday", "day", "on", "at")
  )
    return { ...bounded(first, "until"), next: first.next + 1 };
  return first;
}

/** "De 23 a 27": days, for no clock has as many hours. */
function numberRange(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  const begin = fillers(signs, at, 1);
  const [first, second] = [as(signs[begin], "number"), as(signs[begin + 2], "number")];
  if (!first?.figures || !second?.figures || !isOne(signs[begin + 1], "through")) return null;
  if (!isDayNumber(first.n) || !isDayNumber(second.n) || second.n <= 24 || first.n >= second.n) return null;
  const from = dayOfMonth(today, first.n);
  const to = from && (second.n <= from.daysInMonth ? from.with({ day: second.n }) : null);
  return from && to && { ...base, days: span(from, to), wide: true, next: begin + 3 };
}

const mostWords = 8;
/** "Before I drive to Scotland on Saturday": what is done on that day stands between. */
function afterWords(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  for (let next = at; next < at + mostWords; next++) {
    const sign = signs[next];
    if (sign?.text === "up to") continue;
    if (!sign || isOne(sign, "comma", "stop", "or", "and", "but", "number", "minute", "part", ...bounds)) return null;
    const read = single(signs, next, today);
    // "Antes do verão consulta na terça": a day that nothing leads to, and is not right behind, is another matter.
    if (read) return next < at + 3 || isOne(sign, "on", "filler", "this", "next") ? read : null;
  }
  return null;
}

function bareDay(signs: readonly Sign[], at: number, today: Day): DaysRead | null {
  const number = as(signs[at], "number");
  if (!number?.figures || !isDayNumber(number.n) || isOne(signs[at + 1], "unit", "am", "pm")) return null;
  return one(dayOfMonth(today, number.n), at + 1, { number: number.n });
}

/** "Next week, from Wednesday on": the Wednesday of that week. */
export function boundWithin({ bound, ...read }: DaysRead, week: Days): DaysRead {
  const day = bound && weekdayWithin(week, bound.weekday);
  return day ? bounded({ ...read, bound, days: { from: day, to: day } }, bound.way) : { ...read, bound };
}

function bounded(read: DaysRead, way: (typeof bounds)[number]): DaysRead {
  const [from, to] = [read.days?.from ?? null, read.days?.to ?? null];
  const days: Record<typeof way, Days> = {
    after: { from: to && addDays(to, 1), to: null },
    since: { from, to: null },
    before: { from: null, to: from && addDays(from, -1) },
    until: { from: null, to },
  };
  const bound = read.weekday === null ? null : { weekday: read.weekday, way };
  return { ...read, weekday: null, number: null, wide: false, bound, days: days[way] };
}
