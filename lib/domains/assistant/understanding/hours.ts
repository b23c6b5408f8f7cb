import type { PlanHours } from "@/lib/domains/assistant/schema";
import { weekdayOf, weekdayPattern } from "@/lib/domains/assistant/understanding/clauses";
import { numberOf, someNumber } from "@/lib/domains/bot/understanding/numbers";
import { fold } from "@/lib/domains/bot/understanding/text";
import { inOrder, rowFaults } from "@/lib/domains/catalog/schedules/rules";

type Token =
  | { type: "days"; days: number[] }
  | { type: "times"; from: number | null; to: number }
  | { type: "break"; from: number; to: number }
  | { type: "closed" };

const clock = `(${someNumber}|meio[- ]dia|mediodia|noon|midday|meia[- ]noite|medianoche|midnight)(?: ?(?:[:.h]) ?(\\d{2}))?(?: ?(?:hs?|hrs?|horas?))?(?: ?(a\\.?m\\.?|p\\.?m\\.?|da manha|da tarde|da noite|de la manana|de la tarde|de la noche))?`;
const joint =
  "(?: ?(?:-|–|—) ?| (?:a|as|ate|ate as|ate a|ao|hasta|hasta las|a las|to|until|till|e as|y las|and) )(?:as |las |o )?";
const rangeText = `(?:das |de las |from |between |entre |de |desde |desde las )?(?:as |las )?${clock}${joint}${clock}(?![a-z\\d])`;
const range = new RegExp(`(?<![a-z\\d])${rangeText}`);
const until = new RegExp(`(?<![a-z])(?:so )?(?:ate|hasta|until|till|to)(?: as| las| a| o| ao)? ${clock}(?![a-z\\d])`);
const dayJoint = "(?: ?(?:-|–|—) ?| (?:a|ate|ao?|hasta|to|through|thru|until) (?:a |o |el )?)";
const dayRange = new RegExp(`(?<![a-z])(${weekdayPattern})${dayJoint}(${weekdayPattern})(?![a-z])`);
const oneDay = new RegExp(`(?<![a-z])(${weekdayPattern})(?![a-z])`);
const allDay = /(?<!\d)24 ?(?:h|horas|hours|hs)(?![a-z])/;
const closed = /(?<![a-z])(?:fechad[oa]s?|cerrad[oa]s?|closed|nao abrimos|no abrimos|folga)(?![a-z])/;

const pause =
  "(?:almocos?|almocar|almorzar|almuerzos?|comer|comida|refeicao|intervalos?|pausas?|descansos?|siestas?|lunch(?:time|es)?|breaks?)";
const shut =
  "(?:fechad[oa]s?|fecha(?:mos|m)?|cerrad[oa]s?|cerramos|cierra[ns]?|cierran|closed?|closes|closing|nao abrimos|no abrimos|paramos)";
const between =
  "(?:for|mediodia|meio[- ]dia|noon|our|the|a|an|o|el|al|para|pra|pro|por|pelo|no|na|de|do|en|e|is|of|hora|horario|time|only|every day|todo dia|todos os dias|todos los dias)";
/** "closed for lunch 12 to 13", "almoço das 12 às 13", "cerramos de 13 a 15": hours within the day in which nobody is there. */
const breakFirst = new RegExp(
  `(?<![a-z])(?:${shut}(?: ${between})*(?: ${pause})?|${pause})(?: (?:${between}|${pause}))*[ :(]+${rangeText}`,
);
/** "12 to 13 for lunch", "das 12 às 13 fechado para almoço"; not the hours before a lunch that has its own. */
const breakLast = new RegExp(
  `(?<![a-z\\d])${rangeText}[ (]+(?:(?:${between}|${shut}|we) )*${pause}(?![a-z])(?!(?: ${between})*[ :(]+(?:as |las )?${clock}${joint}\\d)`,
);

const sets: readonly [RegExp, number[]][] = [
  [
    /(?<![a-z])(?:todos os dias|todos los dias|todo dia|todo o dia|diariamente|every day|daily|seven days a week)(?![a-z])/,
    [1, 2, 3, 4, 5, 6, 7],
  ],
  [
    /(?<![a-z])(?:dias uteis|dias habiles|dias de semana|durante a semana|entre semana|weekdays|week days)(?![a-z])/,
    [1, 2, 3, 4, 5],
  ],
  [/(?<![a-z])(?:fi[mn]s? de semana|final de semana|weekends?)(?![a-z])/, [6, 7]],
];

const span = (first: number, last: number): number[] => {
  const days = [];
  for (let day = first; ; day = (day % 7) + 1) {
    days.push(day);
    if (day === last) return days;
  }
};

type Clock = (string | undefined)[];

function hourOf(text: string): number {
  if (/^(?:meio|medio|noon|midday)/.test(text)) return 12;
  if (/^(?:meia|media|midnight)/.test(text)) return 24;
  return numberOf(text);
}

function minuteOf([hour = "", minute, meridiem]: Clock): { at: number; sure: boolean } | null {
  const [h, m] = [hourOf(hour), Number(minute ?? 0)];
  if (h > 24 || m > 59 || h * 60 + m > 24 * 60) return null;
  if (meridiem === undefined || h > 12) return { at: h * 60 + m, sure: h > 12 || !/^\d/.test(hour) };
  const isMorning = /^a|manha|manana/.test(meridiem);
  return { at: (h % 12) * 60 + m + (isMorning ? 0 : 720), sure: true };
}

/** Resolves ambiguous hours ("9 to 5", "das 2 às 6"): nobody opens at two in the morning or closes before opening. */
function spanOf(opening: Clock, closing: Clock): { from: number; to: number } | null {
  const [from, to] = [minuteOf(opening), minuteOf(closing)];
  if (!from || !to) return null;
  const opens = !from.sure && from.at < 5 * 60 && from.at > 0 && to.at < 12 * 60 ? from.at + 720 : from.at;
  const closes = !to.sure && to.at <= opens && to.at + 720 > opens && to.at <= 720 ? to.at + 720 : to.at;
  return opens === closes ? null : { from: opens, to: closes };
}

type Reading = [RegExp, (found: RegExpExecArray) => Token | null];
const readings: readonly Reading[] = [
  ...sets.map(([pattern, days]): Reading => [pattern, () => ({ type: "days", days })]),
  [dayRange, ([, a = "", b = ""]) => ({ type: "days", days: span(weekdayOf(a), weekdayOf(b)) })],
  [oneDay, ([, name = ""]) => ({ type: "days", days: [weekdayOf(name)] })],
  ...[breakFirst, breakLast].map(
    (pattern): Reading => [
      pattern,
      (found) => {
        const times = spanOf(found.slice(1, 4), found.slice(4, 7));
        return times && times.from < times.to ? { type: "break", ...times } : null;
      },
    ],
  ),
  [allDay, () => ({ type: "times", from: 0, to: 24 * 60 })],
  [
    range,
    (found) => {
      const times = spanOf(found.slice(1, 4), found.slice(4, 7));
      return times && { type: "times", ...times };
    },
  ],
  [
    until,
    (found) => {
      const to = minuteOf(found.slice(1, 4));
      if (!to) return null;
      return { type: "times", from: null, to: !to.sure && to.at <= 7 * 60 ? to.at + 720 : to.at };
    },
  ],
  [closed, () => ({ type: "closed" })],
];

/** The days and times of a text, in the order in which they stand. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  // "aos sábados" and "los lunes" are the day itself.
  for (let rest = fold(text).replace(/(\d)\s*,\s*(\d)/g, "$1 $2"); ; ) {
    const next = readings
      .map(([pattern, read], rank) => ({ found: pattern.exec(rest), read, rank }))
      .filter(({ found }) => found !== null)
      .sort((a, b) => (a.found?.index ?? 0) - (b.found?.index ?? 0) || a.rank - b.rank)[0];
    if (!next?.found) return tokens;
    const token = next.read(next.found);
    const last = tokens.at(-1);
    if (token?.type === "days" && last?.type === "days") last.days = [...new Set([...last.days, ...token.days])];
    else if (token) tokens.push(token);
    rest = rest.slice(next.found.index + Math.max(next.found[0].length, 1));
  }
}

/** "das 8 às 18 de segunda a sexta": the days come after their times. */
function daysFirst(tokens: Token[]): Token[] {
  if (tokens[0]?.type !== "times" || !tokens.some(({ type }) => type === "days")) return tokens;
  const turned: Token[] = [];
  let times: Token[] = [];
  for (const token of tokens) {
    if (token.type === "days") {
      turned.push(token, ...times);
      times = [];
    } else times.push(token);
  }
  return [...turned, ...times];
}

type Row = { weekday: number; from: number; to: number };

/** Takes a break out of the days that were told last where it lies within their hours, otherwise out of every such day. */
function withoutBreak(
  rows: readonly Row[],
  days: readonly number[],
  { from, to }: { from: number; to: number },
): Row[] {
  const holds = (row: Row) => row.from < from && to < row.to;
  const own = rows.some((row) => holds(row) && days.includes(row.weekday));
  return rows.flatMap((row) =>
    holds(row) && (!own || days.includes(row.weekday))
      ? [
          { ...row, to: from },
          { ...row, from: to },
        ]
      : [row],
  );
}

const written = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const rowOf = ({ weekday, from, to }: Row): PlanHours => ({ weekday, from: written(from), to: written(to) });
const usualOpening = 9 * 60;
const workdays = [1, 2, 3, 4, 5];

/** The opening hours that a text tells, or null when it tells none. `usual`: the days of times that are told without any. */
export function openingIn(text: string, usual: readonly number[] = workdays): PlanHours[] | null {
  let rows: Row[] = [];
  const add = (weekday: number, from: number, to: number): void => {
    const row = { weekday, from, to };
    if (from < to && rowFaults([...rows, row].map(rowOf)).length === 0) rows.push(row);
  };
  const breaks: { days: readonly number[]; from: number; to: number }[] = [];
  let days: readonly number[] = usual;
  let opening = usualOpening;
  let told = false;
  for (const token of daysFirst(tokensOf(text))) {
    if (token.type === "days") days = token.days;
    else if (token.type === "closed") rows = rows.filter(({ weekday }) => !days.includes(weekday));
    else if (token.type === "break") breaks.push({ days, from: token.from, to: token.to });
    else {
      told = true;
      const from = token.from ?? Math.min(opening, Math.max(0, token.to - 60));
      if (token.from !== null && token.from > 0) opening = Math.min(token.from, 12 * 60);
      for (const day of days) {
        add(day, from, from < token.to ? token.to : 24 * 60);
        if (from > token.to) add((day % 7) + 1, 0, token.to);
      }
    }
  }
  // Last: what is open may be told after it.
  for (const { days, ...times } of breaks) rows = withoutBreak(rows, days, times);
  return told && rows.length > 0 ? inOrder(rows.map(rowOf)) : null;
}
