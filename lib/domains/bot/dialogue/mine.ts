import type { Wish } from "@/lib/domains/bot/dialogue/state";
import { offerTimes } from "@/lib/domains/bot/dialogue/times";
import type { BookingFacts } from "@/lib/domains/bot/dialogue/tools";
import { numbered, type Turn } from "@/lib/domains/bot/dialogue/turn";

type Purpose = "move" | "cancel";

const lineOf = (turn: Turn, { service, start }: BookingFacts): string =>
  start === null ? service : `${service}, ${turn.when(start)}`;

export async function listOwnBookings(turn: Turn): Promise<void> {
  const mine = await turn.tools.bookings();
  if (mine.length === 0) return turn.reply(turn.say.no_bookings);
  turn.reply(`${turn.say.your_bookings}\n${mine.map((each) => `• ${lineOf(turn, each)}`).join("\n")}`);
}

/** Those that the words can mean. A day says which one to cancel; of one to be moved it says where to. */
function meant(turn: Turn, mine: readonly BookingFacts[], purpose: Purpose): readonly BookingFacts[] {
  const { services, days } = turn.meaning;
  const ofService = mine.filter(({ service_id }) => services.some(({ id }) => id === service_id));
  const among = ofService.length > 0 ? ofService : mine;
  if (purpose === "move" || !days) return among;
  const onDay = among.filter(({ start }) => {
    const day = start && turn.local(start).toPlainDate().toString();
    return day && days.from <= day && day <= days.to;
  });
  return onDay.length > 0 ? onDay : among;
}

/** Which of the contact's bookings it is about: the only one, the one that the words fit, or the one they then name. */
export async function chooseOwnBooking(turn: Turn, purpose: Purpose): Promise<void> {
  const fitting = meant(turn, await turn.tools.bookings(), purpose).slice(0, 9);
  const [only, ...others] = fitting;
  if (!only) return turn.reply(turn.say.no_bookings);
  if (others.length === 0) return withBooking(turn, purpose, only.id);
  turn.dialogue.wish = purpose === "move" ? turn.merged("move") : null;
  turn.dialogue.open = { ask: "booking", purpose, choices: fitting.map(({ id }) => id) };
  const words = purpose === "move" ? turn.say.which_booking_move : turn.say.which_booking_cancel;
  turn.reply(`${words}\n${numbered(fitting.map((each) => lineOf(turn, each)))}`, "asked");
}

export async function withBooking(turn: Turn, purpose: Purpose, id: string): Promise<void> {
  const booking = (await turn.tools.bookings()).find((each) => each.id === id);
  if (!booking) return turn.reply(turn.say.no_bookings);
  if (purpose === "cancel") {
    turn.dialogue.wish = null;
    turn.dialogue.open = { ask: "confirm_cancel", booking: id };
    return turn.reply(turn.say.confirm_cancel(booking.service, turn.when(booking.start)), "asked");
  }
  const wish: Wish = { ...turn.merged("move"), kind: "move", booking: id, service: booking.service_id };
  turn.dialogue.wish = wish;
  await offerTimes(turn, wish);
}
