import { Temporal } from "temporal-polyfill";
import { numberOf, someNumber } from "@/lib/domains/bot/understanding/numbers";
import { dayEnd, type Hours } from "@/lib/domains/bot/understanding/when/window";

/** How far something is moved from where it is. */
export type Shift = { days: number; minutes: number };

const count = `(an?|um|uma|un|una|half an|meia|media|${someNumber})`;
const unit =
  "(weeks?|fortnights?|days?|hours?|hrs?|minutes?|mins?|semanas?|quinzenas?|quincenas?|dias?|horas?|horinhas?|minutos?)";
const earlierWords = "(?:earlier|sooner|antes|mais cedo|mas temprano|forward|para atras|pra tras|para tras)";
const laterWords =
  "(?:later|back|out|after|depois|despues|mais tarde|mas tarde|mais pra frente|mas adelante|pra frente|para frente|para adelante|pra depois)";
const verb =
  "(?:push|put|mov|bump|delay|postpon|shift|bring|adi|empurr|jog|pass|remarc|muda|antecip|adiant|posterg|pas[aoe]|corr|atras|adelant|reprogram|resched|change|cambi)";
/** "Back a week", "por una semana", "adiar em 2 dias". */
const led = new RegExp(
  `\\b${verb}\\w*\\b[^.!?]{0,60}?\\b(back|forward|out|by|em|por|otra|outra|another|mais|mas|unos|uns)? ?${count} ${unit}\\b(?: ${earlierWords}| ${laterWords})?`,
);
/** "A week later", "uma hora mais cedo". */
const trailed = new RegExp(
  `\\b${count} ${unit} (?:${earlierWords}|${laterWords})\\b(?! (?:d[eoa]|das|que|than|el|las?)\\b)`,
);
/** From now on, and no shift: "in a week", "daqui a dois dias"; how long it takes, or who comes. */
const absolute =
  /\b(?:in|within|daqui(?: a)?|dentro de|de aqui a|de aca a|en|for|ha|hace|cada|every|of|duran?t?e?|last|next) (?:uns |unas |unos |umas )?(?:an?|um|uma|un|una|\d+|\p{L}+) (?:weeks?|days?|hours?|semanas?|dias?|horas?|minutos?|mins?|minutes?)\b/u;

const perUnit = (name: string): Shift =>
  /^(?:fortnight|quinzena|quincena)/.test(name)
    ? { days: 14, minutes: 0 }
    : /^(?:week|semana)/.test(name)
      ? { days: 7, minutes: 0 }
      : /^(?:day|dia)/.test(name)
        ? { days: 1, minutes: 0 }
        : /^(?:min)/.test(name)
          ? { days: 0, minutes: 1 }
          : { days: 0, minutes: 60 };

const amount = (said: string): number =>
  /^(?:half an|meia|media)$/.test(said) ? 0.5 : /^(?:an?|um|uma|un|una)$/.test(said) ? 1 : numberOf(said);
const mostDays = 90;

/** "Push it back a week", "adiar uma semana", "una hora más tarde": how far a move goes; null where the text does not say so. */
export function shiftIn(text: string): Shift | null {
  if (absolute.test(text)) return null;
  const found = trailed.exec(text) ?? led.exec(text);
  if (!found) return null;
  const [how = "", name = ""] = found.length === 3 ? found.slice(1) : found.slice(2);
  const { days, minutes } = perUnit(name);
  const sooner =
    new RegExp(`${earlierWords}\\b`).test(found[0]) ||
    /\b(?:antecip|adiant(?!e\b)|adelant(?!e\b)|bring (?:it |\S+ )*forward)/.test(text);
  const times = amount(how) * (sooner ? -1 : 1);
  const shift = { days: days * times, minutes: minutes * times };
  const whole =
    Number.isInteger(shift.days) && Number.isInteger(shift.minutes) && (shift.days !== 0 || shift.minutes !== 0);
  return whole && Math.abs(shift.days) <= mostDays && Math.abs(shift.minutes) < dayEnd ? shift : null;
}

/** Whether it is counted from something: "an hour later", without a verb that could mean else. */
export const isCounted = (text: string): boolean => trailed.test(text) && !absolute.test(text);

/** "An hour later" is no clock's hour: the places of such words, so that no time is read there. */
export function withoutShift(text: string): string {
  const found = trailed.exec(text);
  if (!found || !/^(?:h|min)/.test(found[2] ?? "") || absolute.test(text)) return text;
  const lead = text.slice(0, found.index);
  // "Às três horas, mais tarde não" tells the hour.
  if (/\b(?:as|a las|at)\s*$/.test(lead)) return text;
  return lead + "x".repeat(found[0].length) + text.slice(found.index + found[0].length);
}

const way =
  /\b(?:(?:para|pra|um pouco|um pouquinho|un poco|un poquito|un toque|a bit|a little|algo|mais|mas|bem|ser|seja|be|it|them) )+(earlier|sooner|mais cedo|mas temprano|cedo|temprano|later|mais tarde|mas tarde|tarde)\b(?! (?:de la|da|de)\b)|\b(?:make|move|do|have|push|bring|puxar|poner\w*|pasar\w*|correr\w*)\b[^.!?]{0,40}\b(earlier|later)\b/;

/** "Could it be a bit later?": after the hour that it has, or before; null where the text does not say so. */
export function sideIn(text: string): "earlier" | "later" | null {
  const found = way.exec(text);
  const said = found?.[1] ?? found?.[2];
  return said === undefined ? null : /early|earlier|sooner|cedo|temprano/.test(said) ? "earlier" : "later";
}

/** A day, and the hour where it is known, so far on. */
export function shifted(
  day: string,
  minute: number | null,
  { days, minutes }: Shift,
): { days: { from: string; to: string }; hours: Hours | null } {
  const to = Temporal.PlainDate.from(day).add({ days }).toString();
  const at = minute === null ? null : minute + minutes;
  const hours = at === null || at < 0 || at >= dayEnd ? null : { from: at, to: at, exact: true };
  return { days: { from: to, to }, hours };
}
