import { isMorning } from "@/lib/domains/bot/understanding/when/days";
import { as, isOne, type PartName, type Sign } from "@/lib/domains/bot/understanding/when/sign";
import { dayEnd, type Hours } from "@/lib/domains/bot/understanding/when/window";

const between = (from: number, to: number): Hours => ({ from: from * 60, to: to * 60, exact: false });
export const parts: Record<PartName, Hours> = {
  morning: between(6, 12),
  late_morning: between(10, 12),
  lunch: between(12, 14),
  early_afternoon: between(12, 15),
  afternoon: between(12, 18),
  late_afternoon: between(16, 19),
  evening: between(18, 23),
};

/** What was read from a place on: hours, where it ends, and what it leaves open. */
export type HoursRead = {
  hours: Hours;
  next: number;
  part: PartName | null;
  guessed: boolean;
  /** The two of "from 11 to 3", which can be a move. */
  ends?: readonly [Hours, Hours];
};

type Half = "am" | "pm" | null;
/** A time by the clock. `sure`: it can be nothing but a time. `half`: which half of the day was said. */
type Clock = { hour: number; minute: number; half: Half; sure: boolean; next: number };

/** An hour without a word beside it: who books at 3 means the afternoon, at 9 the morning. */
function minuteOf({ hour, minute, half }: Pick<Clock, "hour" | "minute" | "half">): number {
  const at = (h: number): number => (h % 24) * 60 + minute;
  if (hour > 12 || hour === 0) return at(hour);
  if (half === "am") return at(hour === 12 ? 0 : hour);
  if (half === "pm") return at(hour === 12 ? 12 : hour + 12);
  return at(hour <= 6 ? hour + 12 : hour);
}

const isHour = (n: number): boolean => n >= 0 && n <= 24;

function halfAt(signs: readonly Sign[], at: number): { half: Half; next: number } {
  const sign = signs[at];
  if (isOne(sign, "am")) return { half: "am", next: at + 1 };
  if (isOne(sign, "pm")) return { half: "pm", next: at + 1 };
  const part = as(sign, "part")?.part;
  if (part === undefined) return { half: null, next: at };
  return { half: part.includes("morning") ? "am" : "pm", next: at + 1 };
}

const unitAt = (signs: readonly Sign[], at: number): boolean => as(signs[at], "unit")?.unit === "hour";
const touches = (signs: readonly Sign[], at: number): boolean => signs[at]?.from === signs[at - 1]?.to;

/** Minutes in words after the hour: "e meia", "y cuarto", "e quinze", "thirty". */
function pastAt(signs: readonly Sign[], at: number): { minute: number; next: number } | null {
  const joined = isOne(signs[at], "and") ? at + 1 : at;
  if (joined > at && isOne(signs[joined], "half")) return { minute: 30, next: joined + 1 };
  if (joined > at && isOne(signs[joined], "quarter")) return { minute: 15, next: joined + 1 };
  const tens = as(signs[joined], "number");
  // "18 y 30" in figures too.
  if (tens?.figures) return joined > at && [15, 30, 45].includes(tens.n) ? { minute: tens.n, next: joined + 1 } : null;
  if (!tens || tens.n < 5 || tens.n % 5 !== 0) return null;
  const more = isOne(signs[joined + 1], "and") ? joined + 2 : joined + 1;
  const ones = tens.n >= 20 ? as(signs[more], "number") : null;
  if (ones && !ones.figures && ones.n === 5) return { minute: tens.n + 5, next: more + 1 };
  return { minute: tens.n, next: joined + 1 };
}

/** "Half four" is half past four. */
function halfHour(signs: readonly Sign[], at: number): Clock | null {
  const hour = as(signs[at + 1], "number");
  if (signs[at]?.text !== "half" || !hour || hour.n < 1 || hour.n > 12) return null;
  const { half, next } = halfAt(signs, at + 2);
  const base = minuteOf({ hour: hour.n, minute: 30, half });
  return { hour: Math.floor(base / 60), minute: base % 60, half: null, sure: true, next };
}

/** "10 to 12" in figures goes from the one to the other; "at 10 to 12" is ten minutes before. */
function isSpan(signs: readonly Sign[], at: number): boolean {
  const [first, second] = [as(signs[at], "number"), as(signs[at + 2], "number")];
  if (!first?.figures || !second?.figures || !/^(?:to|till|til|-|–)$/.test(signs[at + 1]?.text ?? "")) return false;
  return first.n <= 12 && second.n > 0 && second.n <= 12 && !/^(?:at|around|about)$/.test(signs[at - 1]?.text ?? "");
}

/** "Half past two", "a quarter to three", "quinze para as três", "10 pras 3". */
function relativeClock(signs: readonly Sign[], at: number): Clock | null {
  const share = isOne(signs[at], "half") ? 30 : isOne(signs[at], "quarter") ? 15 : (as(signs[at], "number")?.n ?? null);
  // "1 to 3" is from one to three: nobody counts single minutes.
  if (share === null || share > 30 || share % 5 !== 0) return null;
  if (isSpan(signs, at)) return null;
  const isMinutes = as(signs[at + 1], "unit")?.unit === "minute";
  const link = isMinutes ? at + 2 : at + 1;
  const past = isOne(signs[link], "past");
  const less = isOne(signs[link], "less") || /^(?:para|pra|pras|para as|pra as)$/.test(signs[link]?.text ?? "");
  if (!past && !less) return null;
  const article = !past && isOne(signs[link + 1], "at", "filler") ? link + 2 : link + 1;
  const hour = as(signs[article], "number");
  if (!hour || hour.n > 12 || hour.n < 1 || (share === 30 && less)) return null;
  const { half, next } = halfAt(signs, article + 1);
  const base = minuteOf({ hour: hour.n, minute: 0, half }) + (past ? share : dayEnd - share);
  return { hour: Math.floor((base % dayEnd) / 60), minute: base % 60, half: null, sure: true, next };
}

function clockAt(signs: readonly Sign[], at: number, range = false): Clock | null {
  const said = as(signs[at], "minute");
  if (said) {
    const written = /:/.test(signs[at]?.text ?? "");
    const after = unitAt(signs, at + 1) && written ? at + 2 : at + 1;
    const { half, next } = written ? halfAt(signs, after) : { half: null, next: after };
    const more = written || range ? null : pastAt(signs, next);
    return {
      hour: Math.floor(said.n / 60),
      minute: more?.minute ?? said.n % 60,
      half,
      sure: true,
      next: more?.next ?? next,
    };
  }
  const relative = range ? null : (relativeClock(signs, at) ?? halfHour(signs, at));
  if (relative) return relative;
  // "Can I get one tonight".
  if (signs[at]?.text === "one" && /^(?:get|have|want|need|book|grab|like|do|for)$/.test(signs[at - 1]?.text ?? ""))
    return null;
  const number = as(signs[at], "number");
  if (!number || !isHour(number.n) || (signs[at]?.text.length ?? 0) > 10) return null;
  const led = isOne(signs[at - 1], "at", "after", "before", "since", "until", "between", "through");
  let next = at + 1;
  let minute = 0;
  let sure = false;
  const dotted = signs[next]?.text === "." && touches(signs, next) && touches(signs, next + 1);
  const after = as(signs[next + 1], "number");
  if (dotted && after?.figures && signs[next + 1]?.text.length === 2 && after.n < 60) {
    [minute, sure, next] = [after.n, true, next + 2];
  }
  // "1 hora de inglês" is how long.
  if (unitAt(signs, next) && number.n <= 3 && /^(?:horas?|hours?)$/.test(signs[next]?.text ?? "") && !led) return null;
  if (unitAt(signs, next)) {
    [sure, next] = [true, next + 1];
    const minutes = as(signs[next], "number");
    if (minutes?.figures && touches(signs, next) && minutes.n < 60 && signs[next]?.text.length === 2)
      [minute, next] = [minutes.n, next + 1];
    if (as(signs[next], "unit")?.unit === "minute") next++;
  }
  if (minute === 0) {
    const less = isOne(signs[next], "less") && !isOne(signs[next], "through") ? next + 1 : null;
    const short = less === null ? null : isOne(signs[less], "quarter") ? 15 : (as(signs[less], "number")?.n ?? null);
    if (less !== null && short !== null && short < 60) {
      const { half, next: end } = halfAt(signs, less + 1);
      const base = minuteOf({ hour: number.n, minute: 0, half }) - short;
      return { hour: Math.floor(base / 60), minute: base % 60, half: null, sure: true, next: end };
    }
    const more = range && number.figures ? null : pastAt(signs, next);
    if (more && (!range || !isOne(signs[next + 1], "number"))) [minute, sure, next] = [more.minute, true, more.next];
  }
  if (unitAt(signs, next) && !sure) [sure, next] = [true, next + 1];
  const { half, next: end } = halfAt(signs, next);
  // "3 in the afternoon" is a time; "3 afternoons" is not.
  return {
    hour: number.n,
    minute,
    half,
    sure: sure || (end > next && number.n <= 12) || (end > next && isOne(signs[next], "am", "pm")),
    next: end,
  };
}

/** "10 de março": the number was no hour. */
const isDated = (signs: readonly Sign[], at: number): boolean =>
  (isOne(signs[at], "or", "and") && isOne(signs[at + 1], "number") && isDated(signs, at + 2)) ||
  isOne(signs[at], "month", "short_month", "ordinal") ||
  (/^(?:de|of|do|del)$/.test(signs[at]?.text ?? "") && isOne(signs[at + 1], "month", "short_month"));

const leads = (sign: Sign | undefined): boolean =>
  isOne(sign, "at", "filler", "on") && !isOne(sign, "number") && sign?.text !== "my";
const skip = (signs: readonly Sign[], at: number): number => {
  let next = at;
  while (next < at + 3 && leads(signs[next])) next++;
  return next;
};
const hasAt = (signs: readonly Sign[], from: number, to: number): boolean =>
  signs.slice(from, to).some((sign) => isOne(sign, "at"));

/** "De 8 a 10 anos", "3 a 4 pessoas": no hours. */
const counted = (sign: Sign | undefined): boolean =>
  isOne(sign, "month", "short_month") ||
  /^(?:anos?|anios?|years?|yrs?|pessoas|personas|people|dias|days|semanas|weeks|sesiones|sessoes|sessions|clases|aulas|classes|lessons|cuotas|vezes|veces|times|meses|months|km|kg)$/.test(
    sign?.text ?? "",
  );

/** "Between 2 and 4pm", "das 14 às 16h", "9-11". */
function rangeAt(signs: readonly Sign[], at: number, afterDay: boolean): HoursRead | null {
  const opened = isOne(signs[at], "between");
  const since = isOne(signs[at], "since");
  const lead = opened || since || /^(?:de|das)$/.test(signs[at]?.text ?? "");
  const begin = skip(signs, lead ? at + 1 : at);
  const first = clockAt(signs, begin, true);
  if (!first) return null;
  const linked = isOne(signs[first.next], "through") || (opened && isOne(signs[first.next], "and"));
  if (!linked) return null;
  const start = skip(signs, first.next + 1);
  const second = clockAt(signs, start, true);
  if (!second) return null;
  const denied = isOne(signs[at - 1], "not", "except");
  const plain = /^(?:de|das|from)$/.test(signs[at]?.text ?? "") && !counted(signs[second.next]);
  const sure =
    denied ||
    plain ||
    (afterDay && isSpan(signs, begin)) ||
    opened ||
    first.sure ||
    second.sure ||
    hasAt(signs, at, begin) ||
    hasAt(signs, first.next, start);
  if (!sure && !(since && first.hour <= 24)) return null;
  if (isDated(signs, second.next)) return null;
  const to = minuteOf(second);
  let from = minuteOf({ ...first, half: first.half });
  if (first.half === null && second.half !== null) {
    const same = minuteOf({ ...first, half: second.half });
    from = same < to ? same : minuteOf({ ...first, half: second.half === "pm" ? "am" : "pm" });
  }
  if (from >= to && from >= dayEnd / 2) from -= dayEnd / 2;
  const end = to <= from && to < dayEnd / 2 ? to + dayEnd / 2 : to;
  if (from >= end) return null;
  const exactly = (minute: number): Hours => ({ from: minute, to: minute, exact: true });
  const ends = since ? { ends: [exactly(from), exactly(end)] as const } : {};
  return { hours: { from, to: end, exact: false }, next: second.next, part: null, guessed: false, ...ends };
}

const bounds = ["after", "since", "before", "until"] as const;

function boundAt(signs: readonly Sign[], at: number): HoursRead | null {
  const way = bounds.find((each) => isOne(signs[at], each));
  if (!way) return null;
  const begin = skip(signs, at + 1);
  const part = as(signs[begin], "part")?.part;
  if (part && !isOne(signs[begin], "number")) return null;
  const clock = clockAt(signs, begin);
  if (!clock || (isOne(signs[begin - 1], "on") && begin - 1 > at && !isOne(signs[begin - 1], "at"))) return null;
  if (isDated(signs, clock.next)) return null;
  // "From one flat to another".
  if (!clock.sure && /^(?:one|um|uma|un|una)$/.test(signs[begin]?.text ?? "") && isOne(signs[clock.next], "word"))
    return null;
  const unit = as(signs[clock.next], "unit")?.unit;
  if (unit === "day" || unit === "week" || unit === "month") return null;
  // "Del 5" is a day: an article that cannot lead to an hour.
  if (!clock.sure && /(?:\bdel|\bdo|\bel|\bo)$/.test(signs[at]?.text ?? "")) return null;
  const minute = minuteOf(clock);
  const hours = way === "after" || way === "since" ? { from: minute, to: dayEnd } : { from: 0, to: minute };
  return { hours: { ...hours, exact: false }, next: clock.next, part: null, guessed: clock.half === null };
}

/** "Can't do 5 today". */
const doesToday = (signs: readonly Sign[], at: number): boolean =>
  /\b(?:do|make)$/.test(signs[at - 1]?.text ?? "") && isOne(signs[at + 1], "day", "weekday");

/** The hours that stand from here on, and no day. `afterDay`: a bare number here is an hour. */
export function hoursAt(signs: readonly Sign[], at: number, afterDay: boolean, afterComma = false): HoursRead | null {
  const range = rangeAt(signs, at, afterDay || afterComma);
  if (range) return range;
  const bound = boundAt(signs, at);
  if (bound) return bound;
  const [from, to] = [as(signs[at], "bound_from"), as(signs[at], "bound_to")];
  // When work ends is a guess, which an hour that is named betters.
  if (from) return { hours: { from: from.n, to: dayEnd, exact: false }, next: at + 1, part: null, guessed: true };
  if (to) return { hours: { from: 0, to: to.n, exact: false }, next: at + 1, part: null, guessed: false };
  const since = sinceAt(signs, at);
  if (since) return since;
  const lead = isOne(signs[at], "at");
  const begin = lead ? skip(signs, at) : at;
  const clock = clockAt(signs, begin);
  // "It's at 2" is one sign, with what leads to the hour.
  const told = isOne(signs[at - 1], "event") && /\b(?:at|as|a las)$/.test(signs[at - 1]?.text ?? "");
  const led = told || (lead && !isOne(signs[begin - 1], "on"));
  const other = isOne(signs[at + 1], "or") ? clockAt(signs, at + 2) : null;
  // "3pm or 4", "3 or 4 would be great".
  const listed = other !== null && (other.sure || isOne(signs[other.next], "can")) && (clock?.hour ?? 13) <= 12;
  const onward = clock !== null && isOne(signs[clock.next], "onward") && !isOne(signs[clock.next], "on");
  const bare =
    (afterDay || listed || onward || doesToday(signs, begin)) &&
    clock !== null &&
    clock.hour >= 1 &&
    as(signs[begin], "number")?.figures === true;
  const dated = clock && isDated(signs, clock.next);
  const several = clock && (as(signs[clock.next], "unit") || (clock.half === null && counted(signs[clock.next])));
  if (clock && !dated && !several && (clock.sure || led || bare)) {
    const minute = minuteOf(clock);
    const earlier = isOne(signs[clock.next], "earlier_too") && !isOne(signs[clock.next + 1], "number", "minute", "at");
    const next = onward || earlier ? clock.next + 1 : clock.next;
    const guessed = clock.half === null && clock.hour <= 12 && clock.hour > 0;
    if (onward) return { hours: { from: minute, to: dayEnd, exact: false }, next, part: null, guessed };
    if (earlier) return { hours: { from: 0, to: minute, exact: false }, next, part: null, guessed };
    return { hours: { from: minute, to: minute, exact: true }, next, part: null, guessed };
  }
  return partAt(signs, at);
}

/** "De 17 en adelante": from then on. */
function sinceAt(signs: readonly Sign[], at: number): HoursRead | null {
  const clock = /^(?:de|das|da)$/.test(signs[at]?.text ?? "") ? clockAt(signs, at + 1) : null;
  if (!clock || !isOne(signs[clock.next], "onward")) return null;
  const from = minuteOf(clock);
  return { hours: { from, to: dayEnd, exact: false }, next: clock.next + 1, part: null, guessed: clock.half === null };
}

function partAt(signs: readonly Sign[], at: number): HoursRead | null {
  const sign = signs[at];
  const read = (part: PartName): HoursRead => ({ hours: parts[part], next: at + 1, part, guessed: false });
  const part = as(sign, "part")?.part;
  if (part) return read(part);
  if (isMorning(signs, at)) return read("morning");
  if (sign?.text === "am" && isOne(signs[at - 1], "day", "weekday")) return read("morning");
  if (sign?.text === "pm" && isOne(signs[at - 1], "day", "weekday")) return read("afternoon");
  // "De la tarde" after no number.
  if (isOne(sign, "am") && /man|morning/.test(sign?.text ?? "")) return read("morning");
  if (isOne(sign, "pm") && /no[ci]|night|evening/.test(sign?.text ?? "")) return read("evening");
  if (isOne(sign, "pm") && /tarde|afternoon|arvo/.test(sign?.text ?? "")) return read("afternoon");
  return null;
}

/** A time whose half of the day was guessed, with the part of the day that stands beside it. */
export function within(minute: number, part: PartName): number {
  if (!part.includes("morning")) return minute < 12 * 60 ? minute + 12 * 60 : minute;
  return minute >= 13 * 60 && minute < 19 * 60 ? minute - 12 * 60 : minute;
}
