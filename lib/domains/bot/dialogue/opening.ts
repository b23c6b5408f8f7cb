import { Temporal } from "temporal-polyfill";
import { onDay, openHours } from "@/lib/domains/bot/dialogue/day-words";
import type { Opening } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { fold } from "@/lib/domains/bot/understanding/text";

/** A date, or a week further on, was said with the day. */
const dated =
  /\d|\b(?:que vem|que viene|next|following|after next|semana|week|proxim[oa]|daqui|dentro|dois|duas|dos|two|outr[oa]|otr[oa])\b/;

const weekday =
  /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|(?:mon|tues|wednes|thurs|fri|satur|sun)day|seg|ter|qua|qui|sex|sab|dom|mon|tues?|wed|thurs?|fri|sat|sun)\b/;

export const today = (turn: Turn): string => turn.at(turn.setting.now.toISOString()).day;

/** "Friday" is the coming one, although one further on may be on the table; the day itself where a date was said. */
export function comingDay(turn: Turn, day: string): string {
  const said = fold(turn.heard.text);
  if (dated.test(said) || !weekday.test(said)) return day;
  const date = Temporal.PlainDate.from(day);
  const ahead = Temporal.PlainDate.from(today(turn)).until(date).days;
  return ahead > 7 ? date.subtract({ days: 7 * Math.floor((ahead - 1) / 7) }).toString() : day;
}

const mostDays = 7;

function daysFrom(first: string, count: number): string[] {
  const date = Temporal.PlainDate.from(first);
  return Array.from({ length: count }, (_, days) => date.add({ days }).toString());
}

/** The days that a question about opening names, whether it thinks them open or closed. */
function daysAsked(turn: Turn): string[] {
  const { wanted, refused, preferred } = turn.meaning.times;
  const week = daysFrom(today(turn), mostDays + 1).slice(1);
  const days = [...wanted, ...refused, ...preferred].flatMap(({ days: on, weekdays }) => {
    if (on?.from && on.to) {
      const { days: more } = Temporal.PlainDate.from(on.from).until(Temporal.PlainDate.from(on.to));
      return more === 0 ? [comingDay(turn, on.from)] : daysFrom(on.from, Math.min(mostDays, more + 1));
    }
    return week.filter((day) => weekdays?.includes(Temporal.PlainDate.from(day).dayOfWeek));
  });
  return [...new Set(days)].sort().slice(0, mostDays);
}

export const isClosed = (opening: Opening | null): opening is Opening => opening?.hours.length === 0;

/** That it is closed on a day, with the holiday where it is one. */
export function closedOn(turn: Turn, day: string, { holiday }: Opening): string {
  const when = onDay(day, turn.meaning.language, today(turn));
  return holiday === null ? turn.say.closed_on(when) : turn.say.holiday_on(when, holiday);
}

async function tellDays(turn: Turn, days: readonly string[]): Promise<string | null> {
  const { language } = turn.meaning;
  const lines: string[] = [];
  for (const day of days) {
    const opening = await turn.tools.opening(day);
    if (opening === null) return null;
    const when = onDay(day, language, today(turn));
    const { hours } = opening;
    lines.push(isClosed(opening) ? closedOn(turn, day, opening) : turn.say.open_on(when, openHours(hours, language)));
  }
  return lines.length > 0 ? lines.join("\n") : null;
}

/** When it is open on the days that are asked about; null where none is named, or no hours are kept. */
export const tellOpening = (turn: Turn): Promise<string | null> => tellDays(turn, daysAsked(turn));

/** When it is open in the week that begins today; null where holidays in general are asked about. */
export async function tellWeek(turn: Turn): Promise<string | null> {
  if (/\b(?:feriad|holiday|festiv)/.test(fold(turn.heard.text))) return null;
  return tellDays(turn, daysFrom(today(turn), mostDays));
}
