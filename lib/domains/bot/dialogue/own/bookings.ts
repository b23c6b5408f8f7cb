import { beside, isCompared } from "@/lib/domains/bot/dialogue/beside";
import { askCancel, chooseAll, saysAll } from "@/lib/domains/bot/dialogue/own/cancelling";
import { lineOf } from "@/lib/domains/bot/dialogue/own/visits";
import type { Wish } from "@/lib/domains/bot/dialogue/state";
import { offerTimes } from "@/lib/domains/bot/dialogue/times";
import type { BookingFacts } from "@/lib/domains/bot/dialogue/tools";
import { numbered, type Turn } from "@/lib/domains/bot/dialogue/turn";
import { fold } from "@/lib/domains/bot/understanding/text";
import { shifted, shiftIn } from "@/lib/domains/bot/understanding/when/shift";
import { inWindow } from "@/lib/domains/bot/understanding/when/window";

/** A chat that anybody can open shows what was booked in it, and nothing else. */
const sayNone = (turn: Turn): void =>
  turn.reply(turn.tools.onlyThisChat ? turn.say.no_bookings_here : turn.say.no_bookings);

export async function listOwnBookings(turn: Turn): Promise<void> {
  const mine = await turn.tools.bookings();
  if (mine.length === 0) return sayNone(turn);
  turn.reply(`${turn.say.your_bookings}\n${mine.map((each) => `• ${lineOf(turn, each)}`).join("\n")}`);
}

/** Those that the wish can speak of: by their service, and by the time that it names as theirs. */
function meant(turn: Turn, mine: readonly BookingFacts[], { service, about: told }: Wish): readonly BookingFacts[] {
  // "Cancelá las dos" names no hour.
  const about = saysAll(turn) ? told.filter(({ days, weekdays }) => days || weekdays) : told;
  const ofService = mine.filter(({ service_id }) => service_id === service);
  const among = ofService.length > 0 ? ofService : mine;
  if (about.length === 0) return among;
  const then = among.filter(({ start }) => {
    if (start === null) return false;
    const { day, minute } = turn.at(start);
    return about.some((window) => inWindow(window, day, minute));
  });
  return then.length > 0 ? then : among;
}

/** Which of the contact's bookings it is about: the only one, the one that the words fit, or the one they then name. */
export async function chooseOwnBooking(turn: Turn, wish: Wish): Promise<void> {
  const purpose = wish.kind === "cancel" ? "cancel" : "move";
  if (purpose === "cancel" && wish.booking) return withBooking(turn, "cancel", wish.booking);
  const fitting = meant(turn, await turn.tools.bookings(), wish).slice(0, 9);
  const [only, ...others] = fitting;
  turn.dialogue.wish = wish;
  if (!only) {
    turn.forget();
    return sayNone(turn);
  }
  if (others.length === 0) return withBooking(turn, purpose, only.id);
  const choices = fitting.map(({ id }) => id);
  if (purpose === "cancel" && (await chooseAll(turn, choices))) return;
  turn.dialogue.wish = { ...wish, same_hour: saysSameTime(turn), shift: shiftIn(fold(turn.heard.text)) };
  askBooking(turn, purpose, fitting);
}

/** Which of these bookings is meant. */
export function askBooking(turn: Turn, purpose: "move" | "cancel", fitting: readonly BookingFacts[]): void {
  turn.dialogue.open = { ask: "booking", purpose, choices: fitting.map(({ id }) => id) };
  const words = purpose === "move" ? turn.say.which_booking_move : turn.say.which_booking_cancel;
  turn.reply(`${words}\n${numbered(fitting.map((each) => lineOf(turn, each)))}`, "asked");
}

const sameTime = /\b(?:mesm[oa] hor(?:a|ario)|misma hora|mismo horario|same time|same hour)\b/;
const saysSameTime = ({ heard }: Turn): boolean => sameTime.test(fold(heard.text));

/** "The one at five, make it six", "earlier that day", "Friday at the same time": what is left out is as it is booked. */
function onOwnDay(turn: Turn, { when, same_hour: sameHour, shift }: Wish, start: string): Wish["when"] {
  const { day, minute } = turn.at(start);
  const far = when.wanted.every(({ hours }) => hours === null) ? (shift ?? shiftIn(fold(turn.heard.text))) : null;
  if (far) return { ...when, wanted: [{ ...shifted(day, minute, far), weekdays: null }] };
  const days = { from: day, to: day };
  const near = beside(turn, start);
  if (near && near.length > 0 && when.wanted.every(({ hours }) => hours === null)) return { ...when, wanted: near };
  // "Dá pra ser mais cedo, antes do almoço?": hours alone are of its own day, where they are a very hour or compared with it.
  const onlyHours =
    when.wanted.length > 0 && when.wanted.every(({ hours, days: on, weekdays }) => hours && !on && !weekdays);
  const exact = when.wanted.every(({ hours }) => hours?.exact);
  if (onlyHours && (exact || isCompared(turn)))
    return { ...when, wanted: when.wanted.map((window) => ({ ...window, days })) };
  const same = (sameHour || saysSameTime(turn)) && when.wanted.every(({ hours }) => hours === null);
  if (!same) return when;
  const hours = { from: minute, to: minute, exact: true };
  return { ...when, wanted: when.wanted.map((window) => ({ ...window, hours })) };
}

export async function withBooking(turn: Turn, purpose: "move" | "cancel", id: string): Promise<void> {
  if (purpose === "cancel") return askCancel(turn, [id]);
  const booking = (await turn.tools.bookings()).find((each) => each.id === id);
  if (!booking) {
    turn.forget();
    return turn.reply(turn.say.no_bookings);
  }
  const before = turn.dialogue.wish?.kind === "move" ? turn.dialogue.wish : turn.merged("move");
  const wish: Wish = { ...before, booking: id, service: booking.service_id };
  if (booking.start !== null) wish.when = onOwnDay(turn, wish, booking.start);
  turn.dialogue.wish = wish;
  await offerTimes(turn, wish);
}
