import type { Offer, Wish } from "@/lib/domains/bot/dialogue/state";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { fold } from "@/lib/domains/bot/understanding/text";
import { dayEnd } from "@/lib/domains/bot/understanding/when/window";

type Windows = Wish["when"]["wanted"];

const [later, earlier] = [/\b(?:mais tarde|mas tarde|later|depois)\b/, /\b(?:mais cedo|mas temprano|earlier|sooner)\b/];
const sooner = new RegExp(`${earlier.source}|\\bantes\\b`);
const [anHour, halfAnHour] = [/\b(?:uma|una|an|1) ho(?:ra|ur)\b/, /\b(?:meia|media|half an) ho(?:ra|ur)\b/];
/** "I'll confirm later" speaks of the answer, not of the time. */
const compared =
  /\b(?:que (?:isso|isto|esse|essa|eso|esa|ese)|than that|do que|um pouco|um pouquinho|un poco|un poquito|a bit|a little|(?:uma|una|an|meia|media|half an) ho(?:ra|ur)|mesmo dia|mismo dia|same day|that day)\b/;
const answering =
  /\b(?:confirm\w*|avis\w*|fal[ao]|respond\w*|decid\w*|let you know|get back|message|escrev\w*|escrib\w*|pens\w*|think)\b/;

const hoursOn = (day: string, from: number, to: number, exact = false): Windows =>
  exact || from < to ? [{ days: { from: day, to: day }, weekdays: null, hours: { from, to, exact } }] : [];

/** "Tem mais tarde?": on the days that were offered, after the last or before the first of their times. */
export function beyond(turn: Turn, offers: readonly Offer[]): Windows {
  const said = fold(turn.heard.text);
  const times = offers.map(({ start }) => turn.at(start));
  const minutes = times.map(({ minute }) => minute);
  const [first, last] = [Math.min(...minutes), Math.max(...minutes)];
  const days = [...new Set(times.map(({ day }) => day))];
  if (later.test(said)) return days.flatMap((day) => hoursOn(day, last + 1, dayEnd));
  return sooner.test(said) ? days.flatMap((day) => hoursOn(day, 0, first)) : [];
}

/** Earlier or later than what is booked. */
export const isCompared = ({ heard }: Turn): boolean => {
  const said = fold(heard.text);
  return later.test(said) || earlier.test(said);
};

/** "Anything earlier that day?", "an hour later?": times beside the one that is on the table; null where it is not asked. */
export function beside(turn: Turn, start: string): Windows | null {
  const said = fold(turn.heard.text);
  const { day, minute } = turn.at(start);
  const asks =
    compared.test(said) ||
    (said.includes("?") && /\b(?:tem|hay|algo|anything|any|tenes|tienen|da pra|puede ser|pode ser|could)\b/.test(said));
  if (
    !asks ||
    answering.test(said) ||
    turn.meaning.times.wanted.some(({ hours, days }) => hours || days?.from !== days?.to)
  )
    return null;
  const step = halfAnHour.test(said) ? 30 : anHour.test(said) ? 60 : null;
  const way = later.test(said) ? 1 : sooner.test(said) ? -1 : null;
  if (way === null) return null;
  const then = step === null ? null : minute + way * step;
  if (then !== null) return then >= 0 && then < dayEnd ? hoursOn(day, then, then, true) : null;
  return way > 0 ? hoursOn(day, minute + 1, dayEnd) : hoursOn(day, 0, minute);
}

/** "Rather at three": on the day that is on the table. */
export function onThatDay(turn: Turn, wish: Wish, start: string): Wish {
  const { wanted } = turn.meaning.times;
  if (wanted.length === 0 || wanted.some(({ days, weekdays }) => days !== null || weekdays !== null)) return wish;
  const { day } = turn.at(start);
  const days = { from: day, to: day };
  return { ...wish, when: { ...wish.when, wanted: wanted.map(({ hours }) => ({ days, weekdays: null, hours })) } };
}
