import { numberOf, someNumber } from "@/lib/domains/bot/understanding/numbers";
import type { Passage } from "@/lib/domains/bot/understanding/text";

/** Minutes of the day. `exact`: a very time was named; otherwise anything between will do. */
export type Hours = { from: number; to: number; exact: boolean };

type Part = "morning" | "afternoon" | "evening";
const parts: Record<Part, Hours> = {
  morning: { from: 6 * 60, to: 12 * 60, exact: false },
  afternoon: { from: 12 * 60, to: 18 * 60, exact: false },
  evening: { from: 18 * 60, to: 23 * 60, exact: false },
};
const dayEnd = 24 * 60;

const ofPart: readonly [RegExp, Part][] = [
  [
    / (?:de |da |pela |na |a |por la |de la |a la |en la |in the |esta |this )*(?:manha|manhazinha|manana|morning|mornings) | (?:a\.m\.?|in the am) | (?<!(?:mais|mas|muito|muy|tan|tao) )(?:bem |bien )?(?:cedo|cedinho|temprano|tempranito) | (?:na |a )?(?:primeira|primera) hora | first thing /,
    "morning",
  ],
  [
    / (?<!(?:mais|mas|muito|muy) )(?:de |da |a |pela |na |por la |de la |a la |en la |in the |esta |this |early |late )*(?:tarde|tardinha|tardecita|afternoon|afternoons) | (?:p\.?m\.?) /,
    "afternoon",
  ],
  [
    / (?:de |da |a |pela |na |por la |de la |a la |en la |in the |at |esta |this )*(?:noite|noitinha|noche|evening|evenings|night|tonight) /,
    "evening",
  ],
];

/** The part of the day that is named, taken out of the passage. */
function partIn(passage: Passage): Part | null {
  for (const [pattern, part] of ofPart) if (passage.take(pattern)) return part;
  return null;
}

const quarter: Record<string, number> = { meia: 30, media: 30, half: 30, cuarto: 15, quarto: 15, quarter: 15 };

/** One time as it is written, with the meridiem where it stands with it. */
const clock = `(?:(${someNumber})(?: ?(?:h|hs|hrs?|horas?|:|\\.) ?(\\d{2})(?!\\d))?(?: ?(?:h|hs|hrs?|horas?|o'clock|en punto|em ponto))?(?: (?:e|y|and) (meia|media|quinze|cuarto|${someNumber}))?(?: ?(a\\.?m\\.?|p\\.?m\\.?|da manha|da madrugada|da tarde|da noite|de la manana|de la madrugada|de la tarde|de la noche|de manha|de tarde|de noite|in the morning|in the afternoon|in the evening|at night))?)`;

type Meridiem = "am" | "pm" | null;
const meridiemOf = (text: string | undefined): Meridiem => {
  if (text === undefined) return null;
  return /^a|manha|manana|madrugada|morning/.test(text) ? "am" : "pm";
};

/** An hour without a word beside it: who books at 3 means the afternoon, at 9 the morning. */
function minuteOf(hour: number, minute: number, meridiem: Meridiem): number | null {
  if (hour > 24 || minute > 59) return null;
  const at = (h: number): number => (h % 24) * 60 + minute;
  if (hour > 12 || hour === 0) return at(hour);
  if (meridiem === "am") return at(hour === 12 ? 0 : hour);
  if (meridiem === "pm") return at(hour === 12 ? 12 : hour + 12);
  return at(hour <= 6 ? hour + 12 : hour);
}

function minutesOf(minute: string | undefined, past: string | undefined): number {
  if (minute !== undefined) return Number(minute);
  return past === undefined ? 0 : (quarter[past] ?? numberOf(past));
}

type Groups = (string | undefined)[];
function readClock([hour, minute, past, meridiem]: Groups, part: Part | null): number | null {
  if (hour === undefined) return null;
  const said = meridiemOf(meridiem) ?? (part === null ? null : part === "morning" ? "am" : "pm");
  return minuteOf(numberOf(hour), minutesOf(minute, past), said);
}

const named: readonly [RegExp, number][] = [
  [/ (?:ao |a |al |at |around )?(?:meio[- ]dia|mediodia|medio dia|noon|midday)(?: e meia| y media)? /, 12 * 60],
  [/ (?:a |at )?(?:meia[- ]noite|medianoche|midnight) /, 0],
];

const noon = "(?:o |el )?(?:meio[- ]dia|mediodia|medio dia|noon|midday|almoco|almuerzo|lunch) ";
const afterNoon = new RegExp(
  ` (?:depois d[eo]|apos|a partir d[eo]|despues del?|a partir del?|desde|after|from) ${noon}`,
);
const beforeNoon = new RegExp(` (?:antes d[eo]|ate|antes del?|hasta|before|until|by) ${noon}`);

const article =
  "(?:as |a las |a la |las |la |at |around |about |por volta das? |tipo |umas |a eso de las? |sobre las? |pelas |ao |à |para as |pras? |para las? )*";
const boundWords = {
  after:
    "(?:depois d[aeo]s?|apos as?|a partir d[aeo]s?|despues de las?|a partir de las?|desde las?|after|from|later than|mais tarde que|mas tarde que)",
  before: "(?:antes d[aeo]s?|ate [ao]s?|antes de las?|hasta las?|before|until|by|no later than)",
};

/** Whether what was written can be nothing but a time: figures with a sign, or a word that leads to it. */
const looksLikeTime = (text: string): boolean =>
  /\d ?(h|hs|hrs?|horas?|:|am|pm|a\.m|p\.m)|o'clock|en punto|em ponto|da (manha|tarde|noite|madrugada)|de la (manana|tarde|noche|madrugada)|in the (morning|afternoon|evening)|at night|e meia|y media|y cuarto/.test(
    text,
  ) ||
  / (as|a las|a la|las|at|around|about|depois|apos|partir|despues|desde|after|from|antes|ate|hasta|before|until|by|pelas|volta|pras) /.test(
    text,
  );

/** The hours that a text speaks of; `hint` is a part of the day that came with the day itself. */
export function hoursIn(passage: Passage, hint: string | null): Hours | null {
  const between = new RegExp(
    ` (?:entre |das |de las |from |between |de )(?:as |las )?${clock} (?:e|y|and|to|a|as|ate|hasta|until|a las|-)(?: las| as)? ${clock} `,
  );
  const exactAt = new RegExp(` ${article}${clock} `);
  const pastWords = new RegExp(
    ` (?:at )?(half|quarter) (past|to) (${someNumber})(?: ?(a\\.?m\\.?|p\\.?m\\.?|in the morning|in the afternoon|in the evening))? `,
  );
  const spanishTo = new RegExp(
    ` (?:a las? )?(${someNumber}) menos (cuarto|${someNumber})(?: (de la manana|de la tarde|de la noche))? `,
  );
  const portugueseTo = new RegExp(` (${someNumber}|quinze) (?:minutos )?para as? (${someNumber}) `);

  // "Before noon" is no time to come at.
  if (passage.take(afterNoon)) return { from: 12 * 60, to: dayEnd, exact: false };
  if (passage.take(beforeNoon)) return { from: 0, to: 12 * 60, exact: false };
  for (const [pattern, minute] of named) {
    const found = passage.take(pattern);
    if (found) return exact(/e meia|y media/.test(found[0]) ? minute + 30 : minute);
  }
  const english = passage.take(pastWords);
  if (english) {
    const [, share, way, hour, meridiem] = english;
    const base = minuteOf(numberOf(hour ?? ""), 0, meridiemOf(meridiem));
    const shift = quarter[share ?? ""] ?? 0;
    if (base !== null) return exact(way === "to" ? base - shift : base + shift);
  }
  const spanish = passage.take(spanishTo);
  if (spanish) {
    const [, hour, less, meridiem] = spanish;
    const base = minuteOf(numberOf(hour ?? ""), 0, meridiemOf(meridiem));
    if (base !== null) return exact(base - (quarter[less ?? ""] ?? numberOf(less ?? "")));
  }
  const portuguese = passage.take(portugueseTo);
  if (portuguese) {
    const base = minuteOf(numberOf(portuguese[2] ?? ""), 0, null);
    if (base !== null) return exact(base - numberOf(portuguese[1] ?? ""));
  }
  const range = between.exec(passage.left);
  if (range) {
    const second = readClock(range.slice(5, 9), null);
    const first = readClock(range.slice(1, 5), null);
    if (first !== null && second !== null) {
      passage.take(between);
      const from = first > second && first - 12 * 60 >= 0 ? first - 12 * 60 : first;
      // "between 2 and 4pm": the word at the end is meant for both.
      return { from: Math.min(from, second), to: second, exact: false };
    }
  }
  for (const way of ["after", "before"] as const) {
    const pattern = new RegExp(` ${boundWords[way]} (?:as |las |the )?${clock} `);
    const found = pattern.exec(passage.left);
    const minute = found && readClock(found.slice(1, 5), null);
    if (minute === null || minute === undefined) continue;
    passage.take(pattern);
    return way === "after" ? { from: minute, to: dayEnd, exact: false } : { from: 0, to: minute, exact: false };
  }
  return exactOrPart(passage, exactAt, hint);
}

/** A quarter to midnight is late, not before the day. */
const exact = (minute: number): Hours => {
  const at = (minute + dayEnd) % dayEnd;
  return { from: at, to: at, exact: true };
};

function exactOrPart(passage: Passage, pattern: RegExp, hint: string | null): Hours | null {
  const isTime = (found: RegExpExecArray): boolean =>
    (looksLikeTime(found[0]) || found[3] !== undefined) && readClock(found.slice(1, 5), null) !== null;
  const found = passage.take(pattern, isTime);
  const part = found?.[4] === undefined ? (partIn(passage) ?? partOf(hint)) : null;
  const minute = found && readClock(found.slice(1, 5), part);
  return minute === null ? part && parts[part] : exact(minute);
}

function partOf(hint: string | null): Part | null {
  if (hint === null) return null;
  return ofPart.find(([pattern]) => pattern.test(` ${hint} `))?.[1] ?? null;
}
