import { Temporal } from "temporal-polyfill";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { latest } from "@/lib/domains/bot/understanding/text";
import { addDays } from "@/lib/domains/bot/understanding/when/calendar";
import {
  beforeThat,
  type DaysRead,
  dayBeside,
  daysAt,
  daysBetween,
  listedNumber,
  oneDay,
  sinceThat,
  weekAround,
} from "@/lib/domains/bot/understanding/when/days";
import { type HoursRead, hoursAt } from "@/lib/domains/bot/understanding/when/hours";
import { from, toward } from "@/lib/domains/bot/understanding/when/lead";
import { as, isOne, type Sign } from "@/lib/domains/bot/understanding/when/sign";
import { dayEnd, type Hours, isOneDay } from "@/lib/domains/bot/understanding/when/window";

/** `spokenOf`: the days that the talk is about already; `spokenAt`: the minute of the time that is on the table. */
export type Moment = { date: string; minute: number; spokenOf?: readonly string[]; spokenAt?: number | null };

/** "Wednesday", where Tuesday of next week is spoken of, is the day after it. */
function amongSpokenOf(read: DaysRead | null, { date, spokenOf = [] }: Moment): DaysRead | null {
  if (!read || read.weekday === null || !isOneDay(read.days)) return read;
  const days = spokenOf.map((day) => Temporal.PlainDate.from(day));
  const [first, ...more] = days;
  const offered = days.find(({ dayOfWeek }) => dayOfWeek === read.weekday);
  const sameWeek = first && more.length === 0 ? first.add({ days: read.weekday - first.dayOfWeek }) : undefined;
  const day = (offered ?? sameWeek)?.toString();
  return day && day > date ? { ...read, days: { from: day, to: day } } : read;
}

/** What joins, turns or ends what is said of time. */
type Mark =
  | "not"
  | "except"
  | "can"
  | "only"
  | "but"
  | "correction"
  | "rather"
  | "comma"
  | "stop"
  | "or"
  | "else"
  | "and"
  | "event"
  | "because";
const marks: readonly Mark[] = [
  "except",
  "not",
  "correction",
  "rather",
  "only",
  "can",
  "but",
  "else",
  "or",
  "and",
  "comma",
  "stop",
  "event",
  "because",
];
export type Timed =
  | { is: "days"; read: DaysRead; lead: string; text: string; at: number; past: boolean; asked?: boolean }
  | { is: "hours"; read: HoursRead; lead: string; text: string; at: number };
export type Item = Timed | { is: Mark | "word"; at: number; text: string };
export type Span = { from: number; to: number; is: "day" | "time" };

const isDays = (item: Item): item is Extract<Item, { is: "days" }> => item.is === "days";
export const isTime = (item: Item | undefined): item is Timed => item?.is === "days" || item?.is === "hours";

export const lateness = { too_early: { from: 0, to: 10 * 60 }, too_late: { from: 17 * 60, to: dayEnd } } as const;

/** "Em 2 horas": so long from now, today. */
function hoursFromNow(signs: readonly Sign[], at: number, minute: number): HoursRead | null {
  if (!isOne(signs[at], "in")) return null;
  const count = as(signs[at + 1], "number")?.n ?? (/^an?$/.test(signs[at + 1]?.text ?? "") ? 1 : null);
  if (count === null || count > 12 || as(signs[at + 2], "unit")?.unit !== "hour") return null;
  const from = minute + count * 60;
  return from >= dayEnd
    ? null
    : { hours: { from, to: dayEnd, exact: false }, next: at + 3, part: null, guessed: false };
}

/** "Actually make it 4": the number stands for the hour that was named before. */
function correctsHours(items: readonly Item[]): boolean {
  const last = items.at(-1);
  if (last?.is !== "correction") return false;
  return items.findLast(isTime)?.is === "hours" || /^make (?:it|that)$/.test(last.text);
}

/** "Thursday at the same time": the hour of the time on the table. */
const spokenHour = ({ spokenAt }: Moment, next: number): HoursRead | undefined =>
  spokenAt == null
    ? undefined
    : { hours: { from: spokenAt, to: spokenAt, exact: true }, next, part: null, guessed: false };

/** "That day", "no mesmo dia": the day that was named last. */
function sameDay(
  sign: Sign,
  at: number,
  items: readonly Item[],
  ahead: { read: DaysRead } | undefined,
  { spokenOf = [] }: Moment,
): DaysRead | null {
  // Where the words name no day, the only one that the talk is about is meant.
  const [day, ...more] = spokenOf;
  const spoken = day !== undefined && more.length === 0 ? { read: oneDay(day, at) } : undefined;
  const last = isOne(sign, "same_day", "day_before", "day_after")
    ? (items.findLast((item) => item.is === "days") ?? ahead ?? spoken)
    : undefined;
  if (last && isOne(sign, "day_before")) return dayBeside(last.read, -1, at + 1);
  if (last && isOne(sign, "day_after")) return dayBeside(last.read, 1, at + 1);
  const part = as(sign, "part")?.part;
  return last ? { ...last.read, next: at + 1, ...(part ? { part } : {}) } : null;
}

/** "The day before the holiday, which is Friday the 20th": the day is named behind it. */
function dayAhead(signs: readonly Sign[], at: number, today: Temporal.PlainDate): { read: DaysRead } | undefined {
  if (!isOne(signs[at], "day_before", "day_after")) return undefined;
  for (let next = at + 1; next < Math.min(signs.length, at + mostAhead); next++) {
    // "The day after Thanksgiving, so Friday": that is the day itself.
    if (isOne(signs[next], "but") || /^(?:o sea|ou seja|que e|que es)$/.test(signs[next]?.text ?? "")) return undefined;
    const read = daysAt(signs, next, today);
    if (read && isOneDay(read.days)) return { read };
  }
  return undefined;
}
const mostAhead = 14;

/** "That week": the week of a day that was named before; "this week not, the next": the week after it. */
function weekBeside(
  signs: readonly Sign[],
  at: number,
  items: readonly Item[],
  today: Temporal.PlainDate,
): DaysRead | null {
  if (isOne(signs[at], "same_week")) {
    // Of "the Wednesday of that week", the Wednesday is not what the week is of.
    const last = items.at(-1);
    const before = last && isDays(last) && last.read.weekday !== null ? items.slice(0, -1) : items;
    const days = before.filter(isDays);
    const named = days.findLast(({ read }) => read.weekday === null) ?? days.at(-1);
    const day = named ? (named.read.days?.from ?? named.read.days?.to ?? null) : today.toString();
    return weekAround(day, 0, at + 1);
  }
  const begin = isOne(signs[at], "filler") ? at + 1 : at;
  const other = /^(?:outra|otra)$/.test(signs[begin]?.text ?? "");
  if (!(other || isOne(signs[begin], "next")) || !endsClause(signs[begin + 1])) return null;
  const last = items.findLast(isDays)?.read;
  const isNow = last?.wide && last.days?.from && last.days.to && last.days.from <= today.toString();
  return isNow ? weekAround(last.days?.from ?? null, 1, begin + 1) : null;
}

/** "This Saturday or the Saturday after", "sábado ou no outro sábado": a week later than the one that was named. */
function weekdayBeside(signs: readonly Sign[], at: number, items: readonly Item[]): DaysRead | null {
  let place = at;
  while (place < at + 3 && isOne(signs[place], "filler", "on", "this")) place++;
  const other = /^(?:outro|outra|otro|otra)$/.test(signs[place]?.text ?? "");
  const weekday = as(signs[other ? place + 1 : place], "weekday")?.n;
  const behind = place + 1;
  const after = /^(?:after|siguiente|seguinte)$/.test(signs[behind]?.text ?? "") && endsClause(signs[behind + 1]);
  if (weekday === undefined || !(other || after)) return null;
  for (const { read } of items.filter(isDays).reverse()) {
    const named = isOneDay(read.days) ? Temporal.PlainDate.from(read.days.from) : null;
    if (named?.dayOfWeek !== weekday) continue;
    const day = named.add({ weeks: 1 }).toString();
    return { ...read, days: { from: day, to: day }, weekday: null, next: place + 2 };
  }
  return null;
}

/** Of "a de sexta" and "pra o dia 5", the word that says from where or to where. */
function leadOf(signs: readonly Sign[], at: number): string {
  let end = at;
  while (end < at + 3 && isOne(signs[end], "filler", "on")) end++;
  const run = signs.slice(at, end).map(({ text }) => text);
  if (!/^(?:a|o|la|el|lo)$/.test(run[0] ?? "")) return run[0] ?? "";
  return run.findLast((text) => from.test(text) || (toward.test(text) && text !== "a")) ?? run[0] ?? "";
}

/** How many days ahead nobody asks for: who says "in August" in November speaks of the last one. */
const farAhead = 240;

/** "Hasta el 25 estoy en Córdoba": until then they are elsewhere. */
const staying = /^(?:estoy|estare|ando|viajo|estou|to|tou|estarei|fico|i'm|im|i am|i'll be|we're)$/;

/** "Me duele desde el lunes" and "em agosto" tell what was; "a partir de" would say from when on. */
function isPast(signs: readonly Sign[], at: number, { days, next }: DaysRead, today: Temporal.PlainDate): boolean {
  const ahead = signs.slice(at + 1, at + 3);
  const weekday = ahead.some((sign) => isOne(sign, "weekday") || as(sign, "period")?.period === "weekend");
  const month = ahead.some((sign) => isOne(sign, "month"));
  if (/^(?:desde|since)\b/.test(signs[at]?.text ?? "") && (weekday || month)) return true;
  if (isOne(signs[at], "until") && staying.test(signs[next]?.text ?? "")) return true;
  return days?.from != null && days.from > addDays(today.toString(), farAhead);
}

/** Every text of a turn is read on the same day. */
const dayOn = latest((date) => Temporal.PlainDate.from(date));

/** The times of a text and what stands between them, in their order. */
export function itemsOf(
  signs: readonly Sign[],
  now: Moment,
  language: Spoken,
): { items: Item[]; spans: Span[]; soonest: boolean } {
  const today = dayOn(now.date);
  const items: Item[] = [];
  const spans: Span[] = [];
  /** Days that were named only to say which other day is meant. */
  const anchors = new Set<string>();
  let soonest = false;
  let dayEnded = -1;
  let hoursEnded = -1;
  let lastTime: Timed | undefined;
  for (let at = 0; at < signs.length; ) {
    const sign = signs[at] as Sign;
    const before = signs[at - 1]?.text ?? "";
    // "Could we do Friday": in Portuguese the same word says where something comes from.
    const lead = language === "en" && before === "do" ? "" : before;
    const note = (next: number, is: Span["is"]): void => {
      lastTime = items.findLast(isTime);
      spans.push({ from: sign.from, to: (signs[next - 1] as Sign).to, is });
    };
    if (isOne(sign, "greeting")) {
      at++;
      continue;
    }
    // Most of a text is words that nothing of time begins with.
    if (sign.readings.length === 1 && sign.readings[0]?.is === "word") {
      items.push({ is: "word", at, text: isDescribing(signs, at) ? "" : sign.text });
      at++;
      continue;
    }
    const fromNow = hoursFromNow(signs, at, now.minute);
    const linked = isOne(signs[at - 1], "or", "and", "else");
    const listed =
      linked && dayEnded === at - 1 && lastTime?.is === "days" ? listedNumber(signs, at, lastTime.read, today) : null;
    const ahead = dayAhead(signs, at, today);
    const days = fromNow
      ? null
      : (listed ??
        sameDay(sign, at, items, ahead, now) ??
        weekBeside(signs, at, items, today) ??
        weekdayBeside(signs, at, items) ??
        amongSpokenOf(daysAt(signs, at, today), now));
    if (days) {
      const named = isOneDay(days.days) ? days.days.from : null;
      if (named !== null && anchors.has(named)) {
        note(days.next, "day");
        items.push({ is: "word", at, text: "" });
        [at, dayEnded] = [days.next, days.next];
        continue;
      }
      const anchor = ahead?.read.days?.from;
      if (anchor && !items.some(isDays)) anchors.add(anchor);
      const past = isPast(signs, at, days, today);
      items.push({
        is: "days",
        read: days,
        lead: isOne(sign, "filler", "on") ? leadOf(signs, at) : lead,
        text: sign.text,
        at,
        past,
      });
      note(days.next, "day");
      [at, dayEnded] = [days.next, days.next];
      continue;
    }
    const joined =
      (linked || isOne(signs[at - 1], "correction")) &&
      (hoursEnded === at - 1 || (isOne(signs[at - 2], "comma") && hoursEnded === at - 2) || correctsHours(items));
    // "At quarter past seven. If not, 8": what takes the place of an hour is one.
    const instead = isOne(signs[at - 1], "else") && items.some((item) => item.is === "hours" && item.read.hours.exact);
    const same = isOne(sign, "same_time") ? items.findLast((item) => item.is === "hours") : undefined;
    const again = same
      ? { ...same.read, next: at + 1 }
      : isOne(sign, "same_time")
        ? spokenHour(now, at + 1)
        : undefined;
    const afterComma = isOne(signs[at - 1], "comma") && dayEnded === at - 1;
    const hours = fromNow ?? again ?? hoursAt(signs, at, dayEnded === at || joined || instead, afterComma);
    if (hours) {
      const leads = [signs[at - 1], ...(isOne(signs[at - 1], "filler", "on") ? [signs[at - 2]] : [])];
      const goal = leads.find((each) => each && toward.test(each.text));
      items.push({ is: "hours", read: hours, lead: goal?.text ?? lead, text: sign.text, at });
      note(hours.next, "time");
      [at, hoursEnded] = [hours.next, hours.next];
      continue;
    }
    const late = isOne(sign, "too_early") ? lateness.too_early : isOne(sign, "too_late") ? lateness.too_late : null;
    if (late) {
      items.push({ is: "except", at, text: sign.text });
      const read = { hours: { ...late, exact: false }, next: at + 1, part: null, guessed: false };
      items.push({ is: "hours", read, lead, text: sign.text, at });
      items.push({ is: "stop", at, text: "" });
      note(at + 1, "time");
    } else if (isOne(sign, "soonest")) {
      soonest = true;
      note(at + 1, "time");
    } else if (
      (isOne(sign, "before_that") && !daysAt(signs, at + 1, today)) ||
      (isOne(sign, "before") && (beginsWish(signs[at + 1]) || items.some(({ is }) => is === "event")))
    ) {
      beforeEvent(items);
    } else if (isOne(sign, "from_then")) {
      fromThenOn(items);
    } else if (isOne(sign, "after_that")) {
      afterEvent(items);
    } else if (isOne(sign, "in_between")) {
      betweenEvents(items);
    } else {
      const mark = marks.find((each) => isOne(sign, each));
      // "The 20th, not 19": the number that follows is what is not meant, and not what stands before.
      const other = mark === "not" && as(signs[at + 1], "number")?.figures && isTime(items.at(-1));
      if (mark && !other) items.push({ is: mark, at, text: sign.text });
      else if (isOne(sign, "word", "any")) items.push({ is: "word", at, text: sign.text });
    }
    at++;
  }
  return { items: items.flatMap(aboutBetween), spans, soonest };
}

/** "A signed contract", "my broken tooth": how something is, and not what was done. */
const isDescribing = (signs: readonly Sign[], at: number): boolean =>
  /^(?:broke|bit)?\w{3,}ed$/.test(signs[at]?.text ?? "") &&
  /^(?:a|an|the|my|our|some|this|that|his|her|any)$/.test(signs[at - 1]?.text ?? "") &&
  signs[at + 1]?.readings[0]?.is === "word";

const roughly = /^(?:tipo|umas|por volta|la pelas|around|about|like|a eso de|sobre|como a|em torno|cerca)/;

/** "Tipo 13 o 14": somewhere from the one to the other; null where no such pair begins here. */
function pairAt(items: readonly Item[], at: number): Hours | null {
  const [first, link, second] = items.slice(Math.max(0, at), at + 3);
  if (at < 0 || first?.is !== "hours" || second?.is !== "hours" || !roughly.test(first.text)) return null;
  if (link?.is !== "or" && link?.is !== "comma") return null;
  const [from, to] = [first.read.hours, second.read.hours];
  const near = from.exact && to.exact && to.from > from.from && to.from - from.from <= 60;
  return near ? { from: from.from, to: to.from + 1, exact: false } : null;
}

/** The first of a pair stands for both; the link and the second go. */
function aboutBetween(item: Item, at: number, items: readonly Item[]): Item[] {
  const hours = pairAt(items, at);
  if (hours && item.is === "hours") return [{ ...item, read: { ...item.read, hours } }];
  return pairAt(items, at - 1) || pairAt(items, at - 2) ? [] : [item];
}

/** "I leave on Saturday and before I need the brakes checked". */
const beginsWish = (sign: Sign | undefined): boolean => endsClause(sign) || isOne(sign, "can");
const endsClause = (sign: Sign | undefined): boolean => sign === undefined || isOne(sign, "comma", "stop");

/** "The wedding is on the 5th. Some day before that": the day that was named is the bound. */
function beforeEvent(items: Item[]): void {
  const event = items.findIndex(({ is }) => is === "event");
  const place = items.findIndex((item, at) => item.is === "days" && at > event);
  const found = items[place];
  if (found?.is === "days" && found.read.weekdays === null)
    items[place] = { ...found, read: beforeThat(found.read), past: false, asked: true };
}

/** "They lend me the bike on the 25th, from then on". */
function fromThenOn(items: Item[]): void {
  if (items.findLast(isTime)?.is === "hours") {
    afterEvent(items);
    return;
  }
  const place = items.findLastIndex(({ is }) => is === "days");
  const found = items[place];
  if (found?.is === "days" && isOneDay(found.read.days))
    items[place] = { ...found, read: sinceThat(found.read), past: false, asked: true };
}

/** "Football till one, so after that": the hour that was named is the bound. */
function afterEvent(items: Item[]): void {
  const place = items.findLastIndex(({ is }) => is === "hours");
  const found = items[place];
  if (found?.is !== "hours") return;
  const { from, to, exact } = found.read.hours;
  const hours = { from: exact || to === dayEnd ? from : to, to: dayEnd, exact: false };
  items[place] = { ...found, read: { ...found.read, hours, part: null } };
}

/** "I arrive on the 25th and leave on the 28th, in between": the days that lie between the two. */
function betweenEvents(items: Item[]): void {
  const places = items.flatMap((item, at) => (item.is === "days" ? [at] : []));
  const [first, second] = [items[places.at(-2) ?? -1], items[places.at(-1) ?? -1]];
  if (first?.is !== "days" || second?.is !== "days") return;
  const read = daysBetween(first.read, second.read);
  if (!read) return;
  items[places.at(-1) as number] = { ...second, read, past: false, asked: true };
  // The hours at which they come and go are told with the days.
  for (let at = places.at(-2) as number; at < items.length; at++)
    if (at !== places.at(-1) && isTime(items[at])) items[at] = { is: "word", at, text: "" };
}
