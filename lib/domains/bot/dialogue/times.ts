import { putBefore } from "@/lib/domains/bot/dialogue/form";
import { comingOne, noneAsWished, nonePreferred, noneWith, openAgain } from "@/lib/domains/bot/dialogue/none-free";
import { moveQuestion, personAfterMove, visitMoved } from "@/lib/domains/bot/dialogue/own/visits";
import type { Offer, Open, Wish } from "@/lib/domains/bot/dialogue/state";
import type { Lost, ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import { numbered, type Turn } from "@/lib/domains/bot/dialogue/turn";
import { offerOf } from "@/lib/domains/bot/dialogue/words";
import { isTentative } from "@/lib/domains/bot/understanding/answers/doubt";
import { unofferedIn } from "@/lib/domains/bot/understanding/names/unoffered";
import { fold } from "@/lib/domains/bot/understanding/text";
import { addDays } from "@/lib/domains/bot/understanding/when/calendar";
import { fits, inWindow, isNamed } from "@/lib/domains/bot/understanding/when/window";

/** How many times, and how many services, are named at once: more is a wall of text in a chat. */
const most = { times: 5, services: 9 };
/** How far ahead it looks when no day is named, and past the named ones when they are full. */
const lookAhead = { unnamed: 14, beyond: 21 };

/** Takes a wish as far as it goes: which service, then which time. */
export async function wishFor(turn: Turn, wish: Wish): Promise<void> {
  turn.dialogue.wish = wish;
  leaveUnable(turn, wish);
  const able = servicesFor(turn, wish);
  const [only, ...others] = able;
  const lacking = wish.service === null ? notOffered(turn) : null;
  if (wish.service === null && lacking === null && only && others.length === 0) wish.service = only.id;
  const service = turn.services.find(({ id }) => id === wish.service);
  if (!service) askService(turn, able, lacking ? `${lacking} ${turn.say.which_service}` : undefined);
  else if (service.kind === "queue") await askTask(turn, service);
  else await offerTimes(turn, wish);
}

/** That what they ask for is not among the services; null where that is not so. */
export function notOffered({ meaning, heard, services, say }: Turn): string | null {
  const what = meaning.services.length === 0 ? unofferedIn(meaning.text, services) : null;
  if (what === null) return null;
  // As they wrote it, with its accents.
  const plain = fold(heard.text);
  const at = plain.length === heard.text.length ? plain.indexOf(what) : -1;
  return say.not_offered(at < 0 ? what : heard.text.slice(at, at + what.length));
}

/** Nobody is asked for what they do not do: who was named before is let go, and beside a person named now the service is. */
function leaveUnable(turn: Turn, wish: Wish): void {
  const service = turn.services.find(({ id }) => id === wish.service);
  const { person } = wish;
  if (!service || person === null || service.people.length === 0 || service.people.includes(person)) return;
  const theirs = turn.services.some(({ people }) => people.includes(person));
  const now = turn.meaning.people.some(({ id }) => id === person);
  if (now && theirs && wish.kind === "book") wish.service = null;
  else wish.person = null;
}

/** The services that can be meant: those that were named, and of these what the named person does. */
function servicesFor(turn: Turn, { person }: Wish): readonly ServiceFacts[] {
  const named = turn.meaning.services.map(({ id }) => id);
  const among = named.length > 1 ? turn.services.filter(({ id }) => named.includes(id)) : turn.services;
  const theirs = person === null ? among : among.filter(({ people }) => people.includes(person));
  return theirs.length > 0 ? theirs : among;
}

export function askService(
  turn: Turn,
  services: readonly ServiceFacts[],
  question: string = turn.say.which_service,
): void {
  const [choices, more] = [services.slice(0, most.services), services.slice(most.services)].map((some) =>
    some.map(({ id }) => id),
  ) as [string[], string[]];
  if (choices.length === 0) {
    turn.dialogue.open = null;
    turn.unknown();
    return;
  }
  turn.dialogue.open = { ask: "service", choices, more };
  turn.dialogue.listed = turn.dialogue.open;
  const lines = numbered(choices.map((id) => lineOfService(turn, id, services.length < turn.services.length)));
  const rest = more.length > 0 ? `\n${turn.say.more_services(more.length)}` : "";
  turn.reply(`${question}\n${lines}${rest}`, "asked");
}

/** The services of a list that was put before them, as far as they are still offered. */
export const listedServices = (
  { services }: Turn,
  { choices, more }: Extract<Open, { ask: "service" }>,
): readonly ServiceFacts[] => [...choices, ...more].flatMap((id) => services.find((each) => each.id === id) ?? []);

/** One of a few has its length and price beside it, so that they can be told apart. */
function lineOfService(turn: Turn, id: string, few: boolean): string {
  const facts = few ? turn.services.find((service) => service.id === id) : undefined;
  const length = facts?.kind === "appointment" ? `${facts.duration_minutes} min` : null;
  return [turn.nameOf(id), length, facts ? turn.priceOf(id) : null].filter((part) => part !== null).join(", ");
}

/** Work without a time: where it is to be done, where that matters, and a yes. */
async function askTask(turn: Turn, { id, name, asks_place }: ServiceFacts): Promise<void> {
  const { place } = turn.heard;
  const asks = asks_place && turn.setting.bot.abilities.collect_location && !place;
  if (!asks) return putBefore(turn, { service: id, answers: {}, ending: { kind: "task", place, notes: null } });
  turn.dialogue.open = { ask: "place", service: id };
  turn.reply(turn.say.ask_place(name), "asked");
}

/** So many visits one after the other are taken up at most. */
const mostVisits = 6;
const tooMany = "party_too_large";

/** More people than one visit has room for: several visits, or one for one of them. */
export function askParty(turn: Turn, wish: Wish): void {
  const { say } = turn;
  const words = say.too_many(turn.nameOf(wish.service), wish.party);
  if (wish.party > mostVisits) {
    turn.handOver(`${words} ${say.handoff}`);
    return;
  }
  turn.dialogue.wish = wish;
  turn.dialogue.open = { ask: "party" };
  turn.reply(`${words} ${say.which_instead}\n${numbered([say.one_by_one(wish.party), say.just_one])}`, "asked");
}

const firstOf = (days: readonly string[]): string => [...days].sort()[0] ?? "";
const lastOf = (days: readonly string[]): string => [...days].sort().at(-1) ?? "";

/** The days to look through: from the first that is wanted to the last; null where none is named. */
function stretch({ when }: Wish, today: string): { from: string; to: string } | null {
  const named = when.wanted.flatMap(({ days }) => days ?? []);
  if (named.length === 0 || named.length < when.wanted.length) return null;
  const from = lastOf([today, firstOf(named.map((days) => days.from ?? today))]);
  return { from, to: lastOf(named.map((days) => days.to ?? addDays(from, lookAhead.unnamed))) };
}

/** The very time that was named is held at once where it is free; otherwise the nearest are named. */
export async function offerTimes(turn: Turn, wish: Wish): Promise<void> {
  const service = wish.service as string;
  const name = turn.nameOf(service);
  const { day: today } = turn.at(turn.setting.now.toISOString());
  const named = stretch(wish, today);
  const days = named ?? {
    from: today,
    to: addDays(today, lookAhead.unnamed),
  };
  const [only, ...others] = wish.when.wanted;
  const hour = only?.hours?.exact ? only.hours.from : null;
  const wanted = named && hour !== null ? turn.moment(named.from, hour) : null;
  const ask = { service, party: wish.party, person: wish.person, moving: wish.booking };
  const visit = await visitMoved(turn, wish);
  const own = wish.person === null ? (visit?.person ?? null) : null;
  const very = others.length === 0 && hour !== null && named !== null && named.from === named.to;
  // The time that a visit has is none to move to, unless it is that very time they name.
  const isNew = ({ start }: Offer): boolean => !visit?.start || Date.parse(start) !== Date.parse(visit.start);
  const freeWith = async (person: string | null) => {
    const { offers, reason } = await turn.tools.times({ ...ask, person, ...days, around: wanted });
    const fitting = offers.filter((each) => {
      const { day, minute } = turn.at(each.start);
      return fits(wish.when, day, minute) && (very || isNew(each));
    });
    return { offers, reason, fitting };
  };
  // A visit moves with whom it is, where they are free as it is wished; otherwise it is said that they are not.
  const theirs = own === null ? null : await freeWith(own);
  const kept = theirs !== null && theirs.fitting.length > 0;
  const { offers, reason, fitting } = kept ? theirs : await freeWith(wish.person);
  if (reason === tooMany) return askParty(turn, wish);
  const coming = await comingOne(turn, kept ? { ...wish, person: own } : wish);
  if (coming && coming.free.length > 0) {
    // Which of the two is meant, only they know.
    turn.dialogue.wish = { ...wish, when: { ...wish.when, wanted: [coming.window, ...wish.when.wanted] } };
    return offer(turn, spread(turn, [...coming.free, ...fitting]), turn.say.which_time(name));
  }
  const without = theirs && !kept ? await noneAsWished(turn, { ...wish, person: own }, theirs.offers) : null;
  const none = fitting.length > 0 ? (coming?.none ?? without) : null;
  // "Maybe Monday at ten?" is shown what is free, and nothing is held for it.
  if (fitting[0] && very && !isTentative(fold(turn.heard.text))) {
    if (none) turn.reply(none);
    return settle(turn, fitting[0]);
  }
  if (fitting.length > 0) {
    if (wish.when.soonest && fitting[0] && !isNamed(wish.when))
      return offer(turn, inOrder(fitting), `${none === null ? "" : `${none} `}${turn.say.soonest(name)}`);
    const full = none ?? (await nonePreferred(turn, wish, offers));
    const words = `${full === null ? "" : `${full} `}${turn.say.which_time(name)}`;
    return offer(turn, spread(turn, nicest(turn, wish, fitting)), words);
  }
  const around = wanted ?? turn.moment(days.from, hour ?? 12 * 60);
  const to = addDays(days.to, lookAhead.beyond);
  const nearest = async (person: string | null): Promise<Offer[]> => {
    const { offers: near } = await turn.tools.times({ ...ask, person, from: today, to, around });
    return near.filter((each) => {
      const { day, minute } = turn.at(each.start);
      return isNew(each) && !wish.when.refused.some((window) => inWindow(window, day, minute));
    });
  };
  const near = own === null ? [] : await nearest(own);
  const allowed = near.length > 0 ? near : await nearest(wish.person);
  // Where it is closed on the very day, it goes on when it opens next.
  const reopens = others.length === 0 && named ? await openAgain(turn, { ...days, hour }, allowed) : null;
  if (reopens) {
    const free = hour === null ? spread(turn, reopens.offers) : reopens.offers;
    return offer(turn, free, `${reopens.words} ${turn.say.closest(name)}`);
  }
  if (allowed.length > 0) {
    const busy = hour !== null && wish.person === null && offers.length > 0;
    const words = busy ? turn.say.near(name) : `${await noneAsWished(turn, wish, offers)} ${turn.say.closest(name)}`;
    return offer(turn, allowed, words);
  }
  const withOthers = wish.person === null ? [] : await nearest(null);
  if (wish.person === null || withOthers.length === 0) return turn.reply(turn.say.none_free(name), "none_free");
  turn.dialogue.wish = { ...wish, person: null };
  offer(turn, withOthers, `${noneWith(turn, wish.person)} ${turn.say.closest(name)}`);
}

const inOrder = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));

/** Those that were preferred, where there are any. */
function nicest(turn: Turn, { when }: Wish, offers: readonly Offer[]): readonly Offer[] {
  const preferred = offers.filter((each) => {
    const { day, minute } = turn.at(each.start);
    return when.preferred.some((window) => inWindow(window, day, minute));
  });
  return preferred.length > 0 ? preferred : offers;
}

/** A few from all of them, early and late, on several days where there are several: not five neighbours. */
export function spread(turn: Pick<Turn, "at">, offers: readonly Offer[]): Offer[] {
  const days = new Map<string, Offer[]>();
  for (const each of inOrder(offers)) {
    const { day } = turn.at(each.start);
    days.set(day, [...(days.get(day) ?? []), each]);
  }
  const some = [...days.values()].slice(0, most.times);
  const share = Math.max(1, Math.floor(most.times / some.length));
  const left = most.times - share * some.length;
  const chosen = some.flatMap((all, i) => evenly(all, share + (i < left ? 1 : 0)));
  return inOrder(chosen);
}

function evenly(all: readonly Offer[], count: number): Offer[] {
  if (all.length <= count) return [...all];
  if (count === 1) return all.slice(0, 1);
  return Array.from({ length: count }, (_, i) => all[Math.round((i * (all.length - 1)) / (count - 1))] as Offer);
}

function offer(turn: Turn, offers: readonly Offer[], words: string): void {
  const some = inOrder(offers.slice(0, most.times));
  turn.dialogue.open = { ask: "time", offers: some };
  turn.dialogue.listed = turn.dialogue.open;
  turn.reply(offerOf(turn.say, words, linesOf(turn, some)), "offered");
}

/** The same times once more. */
export const offerAgain = (turn: Turn, offers: readonly Offer[]): void =>
  offer(turn, offers, turn.say.which_time(turn.nameOf(turn.dialogue.wish?.service ?? null)));

/** With whom each of the times on offer is. */
export const tellWho = (turn: Turn, offers: readonly Offer[]): void =>
  turn.reply(
    `${turn.say.which_time(turn.nameOf(turn.dialogue.wish?.service ?? null))}\n${linesOf(turn, offers)}`,
    "offered",
  );

/** The times, each with whom it is where that is a person. */
function linesOf(turn: Turn, offers: readonly Offer[]): string {
  const lines = offers.map(({ start, resource_ids }) => {
    const person = turn.people.find(({ id }) => resource_ids.includes(id));
    return person ? `${turn.when(start)} ${turn.say.with_person(person.name)}` : turn.when(start);
  });
  return numbered(lines);
}

/** Times with whom they would be, as far as that is known. */
async function withPeople(turn: Turn, starts: readonly string[]): Promise<Offer[]> {
  const { wish } = turn.dialogue;
  const days = starts.map((start) => turn.at(start).day);
  const ask = {
    from: firstOf(days),
    to: lastOf(days),
    party: wish?.party ?? 1,
    person: wish?.person ?? null,
    moving: wish?.booking ?? null,
  };
  const { offers } =
    wish?.service && days.length > 0
      ? await turn.tools.times({ service: wish.service, ...ask, around: null })
      : { offers: [] };
  const at = new Map(offers.map((each) => [Date.parse(each.start), each]));
  return starts.map((start) => at.get(Date.parse(start)) ?? { start, resource_ids: [] });
}

export async function offerInstead(turn: Turn, { alternatives, crowded }: Lost): Promise<void> {
  const offers = await withPeople(turn, alternatives);
  const { wish } = turn.dialogue;
  if (!crowded && offers.length === 0 && wish?.service && wish.party > 1) {
    const { day } = turn.at(turn.setting.now.toISOString());
    const ask = { service: wish.service, from: day, to: day, party: wish.party, person: null, around: null };
    if ((await turn.tools.times(ask)).reason === tooMany) return askParty(turn, wish);
  }
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
    if (!booking) {
      turn.forget();
      return turn.reply(turn.say.no_bookings);
    }
    if (booking.start && Date.parse(booking.start) === Date.parse(chosen.start)) {
      turn.forget();
      return turn.reply(turn.say.is_then(booking.service, turn.when(booking.start)));
    }
    const person = await personAfterMove(turn, booking, chosen);
    turn.dialogue.open = { ask: "confirm_move", booking: wish.booking, start: chosen.start, person };
    return turn.reply(await moveQuestion(turn, booking, turn.dialogue.open), "asked");
  }
  const held = await turn.tools.hold({ service: wish.service, offer: chosen, party: wish.party });
  if ("lost" in held) return offerInstead(turn, held);
  const person = turn.people.find(({ id }) => chosen.resource_ids.includes(id))?.id ?? null;
  const ending = { kind: "hold" as const, hold: held.id, start: chosen.start, person };
  await putBefore(turn, { service: wish.service, answers: turn.answersFor(wish.service), ending });
}

const ordinals: readonly [RegExp, number][] = [
  [
    /^\W*(?:(?:o|a|el|la|the|ok|entao|pode ser|dale|quero) )*(?:primeir[oa]|primer[oa]?|first|earliest|earlier|mais cedo|mas temprano)\b/,
    0,
  ],
  [
    /^\W*(?:(?:o|a|el|la|the|ok|entao|pode ser|dale|quero) )*(?:ultim[oa]|last|latest|later one|mais tarde|mas tarde)\b/,
    -1,
  ],
];
const ordinalIn = (text: string): number | null => ordinals.find(([words]) => words.test(fold(text)))?.[1] ?? null;

/** The one of those on offer that is picked: by its number, or by a time that only one of them has. */
export function picked(turn: Pick<Turn, "meaning" | "at" | "heard">, offers: readonly Offer[]): Offer | null {
  const { choice, times: when, reply } = turn.meaning;
  const fitting = offers.filter(({ start }) => {
    const { day, minute } = turn.at(start);
    return fits(when, day, minute);
  });
  // "The first one on Saturday" is the first of Saturday's.
  const ordinal = isNamed(when) ? ordinalIn(turn.heard.text) : null;
  if (ordinal !== null && fitting.length > 0) return fitting.at(ordinal) ?? null;
  if (choice !== null) {
    const chosen = offers[choice - 1] ?? null;
    const other = isNamed(when) && fitting.length > 0 && !(chosen && fitting.includes(chosen));
    return other ? (fitting[choice - 1] ?? null) : chosen;
  }
  if (reply === "yes" && !isNamed(when)) return offers.length === 1 ? (offers[0] ?? null) : null;
  if (when.wanted.length !== 1) return null;
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
