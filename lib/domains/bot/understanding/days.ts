import { Temporal } from "temporal-polyfill";
import { numberOf, someNumber } from "@/lib/domains/bot/understanding/numbers";
import type { Passage } from "@/lib/domains/bot/understanding/text";

/** The days that somebody means, both ends included, as local dates. */
export type Days = { from: string; to: string };

export const weekdays: readonly (readonly string[])[] = [
  ["segunda-feira", "segunda feira", "segunda", "lunes", "monday", "mon"],
  ["terca-feira", "terca feira", "terca", "martes", "tuesday", "tues", "tue"],
  ["quarta-feira", "quarta feira", "quarta", "miercoles", "wednesday", "wed"],
  ["quinta-feira", "quinta feira", "quinta", "jueves", "thursday", "thurs", "thu"],
  ["sexta-feira", "sexta feira", "sexta", "viernes", "friday", "fri"],
  ["sabado", "saturday", "sat"],
  ["domingo", "sunday", "sun"],
];
const weekday = weekdays.flat().join("|");
const weekdayOf = (name: string): number => weekdays.findIndex((names) => names.includes(name)) + 1;

const months: readonly (readonly string[])[] = [
  ["janeiro", "enero", "january", "jan", "ene"],
  ["fevereiro", "febrero", "february", "feb", "fev"],
  ["marco", "marzo", "march", "mar"],
  ["abril", "april", "abr", "apr"],
  ["maio", "mayo", "may", "mai"],
  ["junho", "junio", "june", "jun"],
  ["julho", "julio", "july", "jul"],
  ["agosto", "august", "ago", "aug"],
  ["setembro", "septiembre", "setiembre", "september", "sept", "sep", "set"],
  ["outubro", "octubre", "october", "oct", "out"],
  ["novembro", "noviembre", "november", "nov"],
  ["dezembro", "diciembre", "december", "dez", "dic", "dec"],
];
const month = months
  .flat()
  .sort((a, b) => b.length - a.length)
  .join("|");
const monthOf = (name: string): number => months.findIndex((names) => names.includes(name)) + 1;

type Day = Temporal.PlainDate;
const one = (day: Day): Days => ({ from: day.toString(), to: day.toString() });
const span = (from: Day, to: Day): Days => ({ from: from.toString(), to: to.toString() });

const dateOr = (year: number, of: number, day: number): Day | null => {
  try {
    return Temporal.PlainDate.from({ year, month: of, day }, { overflow: "reject" });
  } catch {
    return null;
  }
};

/** A day and month without a year are the next such day. */
function nextDate(today: Day, of: number, day: number, year: string | undefined): Day | null {
  if (year !== undefined) return dateOr(year.length === 2 ? 2000 + Number(year) : Number(year), of, day);
  const here = dateOr(today.year, of, day);
  return here && Temporal.PlainDate.compare(here, today) < 0 ? dateOr(today.year + 1, of, day) : here;
}

/** "The 15th": of this month where it is still to come, else of the next month that has such a day. */
function dayOfMonth(today: Day, day: number): Day | null {
  for (let ahead = 0; ahead < 4; ahead++) {
    const first = today.with({ day: 1 }).add({ months: ahead });
    const found = dateOr(first.year, first.month, day);
    if (found && Temporal.PlainDate.compare(found, today) >= 0) return found;
  }
  return null;
}

/** The coming one; the weekday of today is a week from now, for who means today says so. */
const coming = (today: Day, wanted: number): Day => today.add({ days: ((wanted - today.dayOfWeek + 6) % 7) + 1 });
const mondayOf = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 });

type Reading = [pattern: RegExp, read: (found: RegExpExecArray, today: Day) => Days | null];

/** "Friday 22": a date where that day is one, this month or soon; otherwise the figure is something else. */
function weekdayAndDate(today: Day, name: string, day: number): Day | null {
  for (let ahead = 0; ahead < 4; ahead++) {
    const first = today.with({ day: 1 }).add({ months: ahead });
    const found = dateOr(first.year, first.month, day);
    if (found && found.dayOfWeek === weekdayOf(name) && Temporal.PlainDate.compare(found, today) >= 0) return found;
  }
  return null;
}

const readings: readonly Reading[] = [
  [/ (\d{4})-(\d{2})-(\d{2}) /, ([, y, m, d]) => only(dateOr(Number(y), Number(m), Number(d)))],
  [
    / (?:(?:no |el |on )?(?:dia )?)(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))? /,
    ([, d, m, y], today) => only(nextDate(today, Number(m), Number(d), y)),
  ],
  [
    new RegExp(
      ` (?:(?:no |el |on )?(?:dia |the )?)(\\d{1,2}|primeiro|primero)(?:º|o|st|nd|rd|th)? (?:de |of )?(${month})(?: (?:de |del |of )?(\\d{4}))? `,
    ),
    ([, d, m, y], today) => only(nextDate(today, monthOf(m ?? ""), /^p/.test(d ?? "") ? 1 : Number(d), y)),
  ],
  [
    new RegExp(` (?:on )?(${month}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: ?,? (\\d{4}))? (?!h)`),
    ([, m, d, y], today) => only(nextDate(today, monthOf(m ?? ""), Number(d), y)),
  ],
  [
    new RegExp(
      ` (?:(?:na|no|el|la|on|para|pra) )*(${weekday})(?: ,)? (?:(?:o|el|the|dia) )*(\\d{1,2})(?:st|nd|rd|th|º)? (?!h |hs |hrs? |horas? |pm |am |da |de la |e meia |y media |y cuarto )`,
    ),
    ([, name, d], today) => only(weekdayAndDate(today, name ?? "", Number(d))),
  ],
  [/ (?:depois de amanha|pasado manana|(?:the )?day after tomorrow) /, (_, today) => one(today.add({ days: 2 }))],
  [
    new RegExp(
      ` (?:daqui a|em|dentro de|en|de aqui a|in|within) (${someNumber}|a) (dias?|days?|semanas?|weeks?|mes(?:es)?|months?) `,
    ),
    ([, n, unit], today) => {
      const count = numberOf(n ?? "");
      if (/^d/.test(unit ?? "")) return one(today.add({ days: count }));
      return one(/^m/.test(unit ?? "") ? today.add({ months: count }) : today.add({ weeks: count }));
    },
  ],
  [
    new RegExp(
      ` (?:(?:na|no|el|la|o|a|on|para|pra) )?(${weekday})(?: da| na| de la| of| de)? (?:semana que vem|proxima semana|semana que viene|semana proxima|proxima semana|next week) `,
    ),
    ([, name], today) => one(mondayOf(today).add({ days: 6 + weekdayOf(name ?? "") })),
  ],
  [
    new RegExp(` (?:next week|semana que vem|proxima semana|semana que viene)(?: on| na| no| el| ,)* (${weekday}) `),
    ([, name], today) => one(mondayOf(today).add({ days: 6 + weekdayOf(name ?? "") })),
  ],
  [
    / (?:(?:na |a |la |en la )?(?:semana que vem|proxima semana|semana que viene|semana proxima|semana entrante)|next week) /,
    (_, today) => {
      const monday = mondayOf(today).add({ weeks: 1 });
      return span(monday, monday.add({ days: 6 }));
    },
  ],
  [
    / (?:(?:n?o |el |este |neste |nesse )*(?:proximo )?(?:fim|final) de semana(?: que vem)?|(?:el |este )?(?:proximo )?fin de semana(?: que viene)?|(?:this |next |the )?weekend) /,
    (_, today) => {
      const saturday = today.dayOfWeek >= 6 ? today : coming(today, 6);
      return span(saturday, today.dayOfWeek === 7 ? today : mondayOf(saturday).add({ days: 6 }));
    },
  ],
  [/ (?:esta semana|nesta semana|essa semana|this week) /, (_, today) => span(today, mondayOf(today).add({ days: 6 }))],
  [
    / (?:mes que vem|proximo mes|mes que viene|next month) /,
    (_, today) => {
      const first = today.with({ day: 1 }).add({ months: 1 });
      return span(first, first.add({ months: 1 }).subtract({ days: 1 }));
    },
  ],
  [
    new RegExp(` next (${weekday}) `),
    ([, name], today) => one(mondayOf(today).add({ days: 6 + weekdayOf(name ?? "") })),
  ],
  [
    new RegExp(
      ` (?:(?:na|no|em|el|la|o|a|on|para|pra|this|esta|este|nesta|neste|nessa|essa|proxim[oa]|next|de|for) )*(${weekday})(?: (?:que vem|que viene|proxim[oa]))? `,
    ),
    ([, name], today) => one(coming(today, weekdayOf(name ?? ""))),
  ],
  [/ (?:hoje|hoy|today) /, (_, today) => one(today)],
  [/ (?:tonight|esta noche|esta noite) /, (_, today) => one(today)],
  [/ (?:esta tarde|this afternoon|this morning|this evening|esta manana|esta manha) /, (_, today) => one(today)],
  [/ (?:amanha|tomorrow|amanhan) /, (_, today) => one(today.add({ days: 1 }))],
  [
    / (?:no dia|dia|el dia|el|on the|the) (\d{1,2})(?:st|nd|rd|th|º)? (?!h|hs|horas|da |de la |pm|am|pessoas|personas|people)/,
    ([, d], today) => only(dayOfMonth(today, Number(d))),
  ],
  [/ (\d{1,2})(?:st|nd|rd|th) /, ([, d], today) => only(dayOfMonth(today, Number(d)))],
];

function only(day: Day | null): Days | null {
  return day && one(day);
}

/** Spanish has one word for tomorrow and morning: alone, or before a time, it is the day; after "la" or "de la" the morning. */
const spanishTomorrow =
  / (?<!(?:la|de|por la|a la|en la) )manana | (?<=(?:turno|cita|reserva|consulta|hora) de )manana /;

/** The part of the day goes with the day, so its own words must stay to be read. */
const partOfToday =
  / (tonight|esta noche|esta noite|esta tarde|this afternoon|this morning|this evening|esta manana|esta manha) /;

/** The days that a text speaks of, as seen on `today`. */
export function daysIn(passage: Passage, today: Day): { days: Days | null; part: string | null } {
  const part = partOfToday.exec(passage.left)?.[1] ?? null;
  for (const [pattern, read] of readings) {
    if (!passage.has(pattern)) continue;
    const found = pattern.exec(passage.left);
    const days = found && read(found, today);
    if (!days) continue;
    passage.take(pattern);
    return { days, part };
  }
  if (passage.take(spanishTomorrow)) return { days: one(today.add({ days: 1 })), part };
  return { days: null, part: null };
}
