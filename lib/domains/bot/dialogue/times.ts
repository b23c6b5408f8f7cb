import { Temporal } from "temporal-polyfill";
import type { Offer, Wish } from "@/lib/domains/bot/dialogue/state";
import type { Lost, ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import { numbered, type Turn } from "@/lib/domains/bot/dialogue/turn";

/** How many times are named at once: more is a wall of text in a chat. */
const most = 5;
/** How far ahead it looks when no day is named, and past the named ones when they are full. */
const lookAhead = { unnamed: 14, beyond: 21 };

/** Takes a wish as far as it goes: which service, then which time. */
export async function wishFor(turn: Turn, wish: Wish): Promise<void> {
  turn.dialogue.wish = wish;
  const [only, ...others] = turn.services;
  if (wish.service === null && only && others.length === 0) wish.service = only.id;
  const service = turn.services.find(({ id }) => id === wish.service);
  if (!service) askService(turn);
  else if (service.kind === "queue") askTask(turn, service);
  else await offerTimes(turn, wish);
}

function askService(turn: Turn): void {
  const named = turn.meaning.services.length > 1 ? turn.meaning.services : turn.services;
  const choices = named.slice(0, 9).map(({ id }) => id);
  const words = `${turn.say.which_service}\n${numbered(choices.map((id) => turn.nameOf(id)))}`;
  turn.dialogue.open = choices.length === 0 ? null : { ask: "service", choices };
  if (choices.length === 0) turn.unknown();
  else turn.reply(words, "asked");
}

/** Work without a time: where it is to be done, where that matters, and a yes. */
function askTask(turn: Turn, { id, name, asks_place }: ServiceFacts): void {
  const place = asks_place && turn.setting.bot.abilities.collect_location;
  turn.dialogue.open = place ? { ask: "place", service: id } : { ask: "confirm_task", service: id };
  turn.reply(place ? turn.say.ask_place(name) : turn.say.confirm_task(name), "asked");
}

function fits(turn: Turn, { start }: Offer, { hours }: Wish): boolean {
  if (!hours) return true;
  const { hour, minute } = turn.local(start);
  const at = hour * 60 + minute;
  return hours.exact ? at === hours.from : at >= hours.from && at < hours.to;
}

/** The very time that was named is held at once where it is free; otherwise the nearest are named. */
export async function offerTimes(turn: Turn, wish: Wish): Promise<void> {
  const service = wish.service as string;
  const name = turn.nameOf(service);
  const today = turn.local(turn.setting.now.toISOString()).toPlainDate();
  const days = wish.days ?? { from: today.toString(), to: today.add({ days: lookAhead.unnamed }).toString() };
  const ask = { service, ...days, party: wish.party, person: wish.person };
  const wanted = wish.days && wish.hours?.exact ? turn.moment(wish.days.from, wish.hours.from) : null;
  const { offers } = await turn.tools.times({ ...ask, around: wanted });
  const fitting = offers.filter((offer) => fits(turn, offer, wish));
  const oneDay = wish.days !== null && wish.days.from === wish.days.to;
  if (fitting[0] && oneDay && wish.hours?.exact) return settle(turn, fitting[0]);
  if (fitting.length > 0) return offer(turn, fitting, turn.say.which_time(name));
  const around = wanted ?? turn.moment(days.from, wish.hours?.from ?? 12 * 60);
  const to = Temporal.PlainDate.from(days.to).add({ days: lookAhead.beyond }).toString();
  const { offers: near } = await turn.tools.times({ ...ask, from: today.toString(), to, around });
  if (near.length === 0) return turn.reply(turn.say.none_free(name), "none_free");
  const missed = wanted !== null || offers.length > 0;
  offer(turn, near, missed ? turn.say.near(name) : `${turn.say.none_then} ${turn.say.which_time(name)}`);
}

function offer(turn: Turn, offers: readonly Offer[], words: string): void {
  const some = offers.slice(0, most);
  turn.dialogue.open = { ask: "time", offers: some };
  const lines = numbered(some.map(({ start }) => turn.when(start)));
  turn.reply(`${words}\n${lines}\n${turn.say.other_day}`, "offered");
}

export function offerInstead(turn: Turn, { alternatives, crowded }: Lost): void {
  const offers = alternatives.map((start) => ({ start, resource_ids: [] }));
  if (crowded) turn.reply(turn.say.crowded, "none_free");
  else if (offers.length === 0) turn.reply(turn.say.none_then, "none_free");
  else offer(turn, offers, turn.say.lost);
}

/** A time is chosen: it is held, or the move to it is put before the contact. Nothing is booked without a yes. */
export async function settle(turn: Turn, chosen: Offer): Promise<void> {
  const { wish } = turn.dialogue;
  if (!wish?.service) return turn.unknown();
  if (wish.kind === "move" && wish.booking) {
    const booking = (await turn.tools.bookings()).find(({ id }) => id === wish.booking);
    turn.dialogue.open = { ask: "confirm_move", booking: wish.booking, start: chosen.start };
    const [from, to] = [turn.when(booking?.start ?? null), turn.when(chosen.start)];
    return turn.reply(turn.say.confirm_move(booking?.service ?? "", from, to), "asked");
  }
  const held = await turn.tools.hold({ service: wish.service, offer: chosen, party: wish.party });
  if ("lost" in held) return offerInstead(turn, held);
  turn.dialogue.open = { ask: "confirm_hold", hold: held.id, start: chosen.start };
  turn.reply(turn.say.held(turn.nameOf(wish.service), turn.when(chosen.start)), "held");
}

/** The one of those on offer that is picked: by its number, or by a time that only one of them has. */
export function picked(turn: Pick<Turn, "meaning" | "local">, offers: readonly Offer[]): Offer | null {
  const { choice, hours, days, intent } = turn.meaning;
  if (choice !== null) return offers[choice - 1] ?? null;
  if (intent === "yes" && !hours && !days) return offers[0] ?? null;
  if (!hours?.exact) return null;
  const fitting = offers.filter(({ start }) => {
    const local = turn.local(start);
    const day = local.toPlainDate().toString();
    return local.hour * 60 + local.minute === hours.from && (!days || (days.from <= day && day <= days.to));
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
