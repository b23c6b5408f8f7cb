import { Temporal } from "temporal-polyfill";
import { cut } from "@/lib/core/text/cut";
import { longestText } from "@/lib/core/wire/wire";
import { takeDetail } from "@/lib/domains/bot/dialogue/details";
import { finish } from "@/lib/domains/bot/dialogue/finish";
import { putBefore } from "@/lib/domains/bot/dialogue/form";
import { chooseOwnBooking, listOwnBookings, meantOf, withBooking } from "@/lib/domains/bot/dialogue/mine";
import type { Dialogue, Open, Wish } from "@/lib/domains/bot/dialogue/state";
import { askService, offerInstead, picked, settle, wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import { type Heard, type Setting, Turn } from "@/lib/domains/bot/dialogue/turn";
import type { Bot } from "@/lib/domains/bot/schema";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { isAct, isQuestion } from "@/lib/domains/bot/understanding/requests";
import { fold } from "@/lib/domains/bot/understanding/text";
import { type Meaning, type Request, understand } from "@/lib/domains/bot/understanding/understand";
import { fits, isNamed } from "@/lib/domains/bot/understanding/when/window";

export type Said = Pick<Turn, "dialogue" | "replies" | "outcome" | "handedOver" | "meaning" | "sources">;

const spokenAs: Record<Bot["languages"][number], Spoken> = { "pt-BR": "pt", es: "es", en: "en" };

/** The language that the bot answers in: the wanted one where it is among its own, else the first of them. */
function answeringIn({ languages }: Bot, wanted: Spoken | null | undefined): Spoken {
  const own = languages.map((language) => spokenAs[language]);
  return own.find((each) => each === wanted) ?? own[0] ?? "pt";
}

function offeredIn({ open }: Dialogue): number {
  if (open && "choices" in open) return open.choices.length;
  return open?.ask === "time" ? open.offers.length : 0;
}

/** What was heard, understood where the dialogue stands. */
export async function hear(before: Dialogue, heard: Heard, tools: Tools, setting: Setting): Promise<Turn> {
  const { bot, now, timezone } = setting;
  const [services, people] = [await tools.services(), await tools.people()];
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);
  const understood = understand(heard.text, {
    now: { date: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute },
    usual: answeringIn(bot, before.language),
    services,
    people,
    offered: offeredIn(before),
    handoffWords: bot.handoff.keywords,
  });
  const meaning = { ...understood, language: answeringIn(bot, understood.language) };
  const phone = meaning.phone === null ? null : await tools.readPhone(meaning.phone);
  const given = { name: meaning.name ?? before.given.name, phone: phone ?? before.given.phone };
  return new Turn({ ...before, given, language: meaning.language }, heard, meaning, services, people, tools, setting);
}

/** Where the dialogue stands once all is said. */
export function close(turn: Turn): Said {
  turn.dialogue.greeted = true;
  if (turn.outcome !== "unknown") turn.dialogue.failures = 0;
  return turn;
}

const callers: ReadonlySet<string> = new Set(["emergency", "human", "arriving"]);

/** One turn of the dialogue: understands, does what can be done, and says what comes of it. */
export async function converse(before: Dialogue, heard: Heard, tools: Tools, setting: Setting): Promise<Said> {
  const turn = await hear(before, heard, tools, setting);
  const { meaning } = turn;
  const { others, called } = meaning;
  // Where an answer is awaited, only clear words call somebody: what the model makes of a hesitation does not.
  const intent = turn.dialogue.open && !called && callers.has(turn.meaning.intent) ? "none" : turn.meaning.intent;
  if (intent === "emergency") await leave(turn, turn.setting.bot.emergency_message || turn.say.emergency);
  else if (intent === "human") await leave(turn);
  else if (meaning.choice !== null && turn.dialogue.open) {
    await answerAll(turn);
    await followUp(turn);
  } else if (!(await followUp(turn))) {
    const wishes = others.filter((request) => isAct(request.intent) && request.intent !== "bookings");
    turn.dialogue.next = wishes.map((request) => turn.wishOf(request)).slice(0, 5);
    await answerAll(turn);
    await begin(turn, intent);
  }
  await takeUpNext(turn);
  return close(turn);
}

/** A person goes on; what was held is given back. */
async function leave(turn: Turn, words?: string): Promise<void> {
  const hold = heldBy(turn.dialogue.open);
  if (hold !== null) await turn.tools.release(hold);
  turn.handOver(words);
}

/** The hold that an open question is about. */
export const heldBy = (open: Open | null): string | null => {
  if (open?.ask === "confirm_hold" || open?.ask === "later") return open.hold;
  return open?.ask === "detail" && open.ending.kind === "hold" ? open.ending.hold : null;
};

/** What else was asked for is taken up as soon as nothing else is open. */
async function takeUpNext(turn: Turn): Promise<void> {
  const { dialogue } = turn;
  if (dialogue.open || turn.handedOver || turn.outcome === "unknown") return;
  const [next, ...rest] = dialogue.next;
  if (!next) return;
  dialogue.next = rest;
  await carryOut(turn, next);
}

function able(turn: Turn, ability: boolean, work: () => Promise<void>): Promise<void> | void {
  return ability ? work() : turn.handOver(turn.say.not_able);
}

function carryOut(turn: Turn, wish: Wish): Promise<void> | void {
  const { abilities } = turn.setting.bot;
  if (wish.kind === "book") return able(turn, abilities.book, () => wishFor(turn, wish));
  const ability = wish.kind === "move" ? abilities.reschedule : abilities.cancel;
  return able(turn, ability, () => chooseOwnBooking(turn, wish));
}

/** Something new. */
async function begin(turn: Turn, intent: Meaning["intent"]): Promise<void> {
  const { greeting, name } = turn.setting.bot;
  switch (intent) {
    case "book":
    case "availability":
      return carryOut(turn, turn.merged(turn.dialogue.wish?.kind === "move" ? "move" : "book"));
    case "reschedule":
      return carryOut(turn, turn.merged("move"));
    case "cancel":
      return carryOut(turn, turn.merged("cancel"));
    case "bookings":
      return listOwnBookings(turn);
    case "arriving":
      return turn.handOver(turn.say.arriving);
    case "thanks":
      return turn.reply(turn.say.welcome, "polite");
    case "bye":
      return turn.reply(turn.say.bye, "polite");
    case "greet":
      return turn.reply(greeting || turn.say.greeting(name), "greeted");
    default:
      return inform(turn);
  }
}

/** What was asked about a service that is no longer offered can be answered by nobody. */
function forgetGone(turn: Turn): void {
  const { open, wish } = turn.dialogue;
  const booked = open?.ask === "time" && wish?.kind === "book" ? wish.service : null;
  const service = open && "service" in open ? open.service : booked;
  if (service !== null && !turn.services.some(({ id }) => id === service)) turn.forget();
}

/** What was asked is answered; false when the contact speaks of something else. */
async function followUp(turn: Turn): Promise<boolean> {
  forgetGone(turn);
  const { open } = turn.dialogue;
  const { choice, reply, times: when } = turn.meaning;
  if (!open) return false;
  switch (open.ask) {
    case "place":
      return takePlace(turn, open.service);
    case "detail":
      if (await takeDetail(turn, open)) return true;
      await inform(turn);
      if (!turn.handedOver)
        await putBefore(turn, { service: open.service, answers: open.answers, ending: open.ending });
      return true;
    case "time": {
      const { wish } = turn.dialogue;
      if (wish && turn.meaning.party !== null) wish.party = turn.meaning.party;
      const changed = choice === null && changesService(turn);
      const offer = changed ? null : picked(turn, open.offers);
      if (offer) await settle(turn, offer);
      else if (turn.meaning.intent === "cancel" && wish?.kind === "move") return false;
      else if (isNamed(when) && turn.dialogue.wish && !speaksOfElse(turn))
        await wishFor(turn, turn.merged(turn.dialogue.wish.kind));
      else if (changed) await wishFor(turn, turn.merged("book"));
      else if (reply === "no" && !isNamed(when)) turn.reply(turn.say.ask_when, "asked");
      else if (reply === "yes" && !isNamed(when)) turn.reply(turn.say.which_of_these, "asked");
      else return false;
      return true;
    }
    case "service":
    case "booking": {
      const chosen =
        choice !== null
          ? open.choices[choice - 1]
          : open.ask === "booking"
            ? await meantOf(turn, open.choices)
            : undefined;
      if (open.ask === "service" && chosen === undefined && open.more.length > 0 && wantsMore(turn)) {
        askService(
          turn,
          turn.services.filter(({ id }) => open.more.includes(id)),
        );
        return true;
      }
      if (chosen === undefined) return false;
      if (open.ask === "booking") await withBooking(turn, open.purpose, chosen);
      else await wishFor(turn, { ...turn.merged("book"), service: chosen });
      return true;
    }
    case "later":
      return takeLater(turn, open);
    default:
      return decide(turn, open);
  }
}

const elsewhere: ReadonlySet<string> = new Set(["ask", "bookings", "location", "reschedule"]);
const own = /\b(?:meu|meus|minha|minhas|mi|mis|my|mine)\b/;
/** Times that are no answer to those on offer: of a question, or of a booking that they have. */
const speaksOfElse = ({ meaning, heard }: Turn): boolean =>
  (elsewhere.has(meaning.intent) &&
    (isQuestion(meaning.intent) || own.test(fold(heard.text))) &&
    !meaning.others.some(({ intent }) => intent === "book" || intent === "availability")) ||
  (meaning.intent === "cancel" && /cancel|desmarc|anul/.test(fold(heard.text)));

/** "It is for my son: a children's cut": another service than the one whose times are on offer. */
const changesService = ({ meaning, dialogue, heard }: Turn): boolean =>
  dialogue.wish?.kind === "book" &&
  meaning.services.length === 1 &&
  meaning.services[0]?.id !== dialogue.wish.service &&
  !heard.text.includes("?") &&
  meaning.intent !== "cancel";

const more = /\b(?:mais|outros|outras|mas|otros|otras|more|others|next|ver|show|lista|proxim)/;
const wantsMore = ({ meaning, heard }: Turn): boolean =>
  meaning.services.length === 0 && !isNamed(meaning.when) && more.test(heard.text.toLowerCase());

type Question = Extract<Open, { ask: "confirm_hold" | "confirm_move" | "confirm_cancel" | "confirm_task" }>;

/** The same question once more: only so does it wait for a yes again. */
async function askAgain(turn: Turn, open: Question): Promise<void> {
  const { dialogue, say } = turn;
  if (open.ask === "confirm_hold") {
    const { hold, start, person, answers } = open;
    return putBefore(turn, {
      service: dialogue.wish?.service ?? null,
      answers,
      ending: { kind: "hold", hold, start, person },
    });
  }
  dialogue.open = open;
  if (open.ask === "confirm_task") return turn.reply(say.confirm_task(turn.nameOf(open.service)), "asked");
  const booking = (await turn.tools.bookings()).find(({ id }) => id === open.booking);
  if (!booking) {
    turn.forget();
    return turn.reply(say.no_bookings);
  }
  const [name, from] = [booking.service, turn.when(booking.start)];
  turn.reply(
    open.ask === "confirm_cancel"
      ? say.confirm_cancel(name, from)
      : say.confirm_move(name, from, turn.when(open.start)),
    "asked",
  );
}

/** Whether all that was said once more is as it was put before them. */
async function restates(turn: Turn, open: Question): Promise<boolean> {
  if (open.ask === "confirm_task") return false;
  const { times, party, services } = turn.meaning;
  const { wish } = turn.dialogue;
  const booking =
    open.ask === "confirm_cancel" ? (await turn.tools.bookings()).find(({ id }) => id === open.booking) : undefined;
  const start = open.ask === "confirm_cancel" ? booking?.start : open.start;
  if (!start) return false;
  const { day, minute } = turn.at(start);
  const service = booking?.service_id ?? wish?.service;
  return (
    fits(times, day, minute) && (party === null || party === wish?.party) && services.every(({ id }) => id === service)
  );
}

/** "Cancela" is a yes to one question alone. */
const contradicts = ({ heard }: Turn, { ask }: Question): boolean =>
  ask !== "confirm_cancel" && /cancel|desmarc|anul|borr/.test(fold(heard.text));

/** A question waits for a yes. Anything but a clear yes disarms it: it is asked again, or dropped in words. */
async function decide(turn: Turn, open: Question): Promise<boolean> {
  const { meaning, dialogue, heard } = turn;
  const { intent, reply, times: when, services, people, others } = meaning;
  const timed = isNamed(when) || when.soonest;
  const asks = intent === "ask" || intent === "location" || heard.text.includes("?");
  const another = services.some(({ id }) => id !== dialogue.wish?.service) && services.length === 1 && !asks;
  const plain = reply === "yes" && !timed && !another;
  if ((plain || (meaning.agrees && (await restates(turn, open)))) && others.length === 0 && !contradicts(turn, open)) {
    await accept(turn);
    return true;
  }
  dialogue.open = null;
  if (open.ask === "confirm_hold") turn.keepAnswers(dialogue.wish?.service ?? null, open.answers);
  const acts = intent === "cancel" || intent === "reschedule" || intent === "bookings";
  if (open.ask === "confirm_hold" && (timed || another || people.length > 0 || meaning.party !== null)) {
    // Another time instead of a yes: what was held goes back before the next is looked for.
    await turn.tools.release(open.hold);
    await wishFor(turn, turn.merged("book"));
    return true;
  }
  if (open.ask === "confirm_move" && timed) {
    await carryOut(turn, turn.merged("move"));
    return true;
  }
  if (reply === "unsure") return wait(turn, open);
  if (open.ask === "confirm_cancel" && (acts || meaning.about.length > 0 || (timed && reply !== "no"))) {
    dialogue.wish = null;
    return false;
  }
  if (open.ask === "confirm_hold" && intent === "cancel") {
    await refuse(turn, open);
    return true;
  }
  if (acts) {
    if (open.ask === "confirm_hold") await turn.tools.release(open.hold);
    dialogue.wish = null;
    return false;
  }
  if (reply === "no" || intent === "no" || intent === "bye") {
    await refuse(turn, open);
    return true;
  }
  if (asks) {
    // What is asked beside does not change what was agreed on.
    const { wish } = dialogue;
    await inform(turn);
    if (!turn.handedOver) dialogue.wish = wish;
  } else if (intent === "thanks" || intent === "greet") turn.reply(turn.say.not_done_yet, "asked");
  else turn.misheard();
  if (!turn.handedOver) await askAgain(turn, open);
  else if (open.ask === "confirm_hold") await turn.tools.release(open.hold);
  return true;
}

/** They are not sure: nothing is done. A held time stays theirs until its minutes are over. */
async function wait(turn: Turn, open: Question): Promise<boolean> {
  if (open.ask === "confirm_hold") {
    const { hold, start, person, answers } = open;
    turn.dialogue.open = { ask: "later", hold, start, person, answers };
    turn.reply(turn.say.take_your_time, "asked");
    return true;
  }
  turn.forget();
  turn.reply(turn.say.kept);
  return true;
}

const confirming =
  /\b(?:confirm|pode marcar|pode agendar|quero sim|book it|go ahead|reserva|marca|agenda|agend|dale|sim|si|yes)/;

/** They said "later" before: a yes is asked for once more; it does nothing by itself. */
async function takeLater(turn: Turn, open: Extract<Open, { ask: "later" }>): Promise<boolean> {
  const { reply, times: when, services, intent } = turn.meaning;
  const { hold, start, person, answers } = open;
  if (isNamed(when) || services.length > 0 || intent === "cancel" || intent === "reschedule" || intent === "book") {
    await turn.tools.release(hold);
    turn.dialogue.open = null;
    if (intent !== "cancel") return false;
    turn.forget();
    turn.reply(turn.say.nothing_done, "declined");
    return true;
  }
  if (reply === "yes" && confirming.test(turn.heard.text.toLowerCase())) {
    const service = turn.dialogue.wish?.service ?? null;
    await putBefore(turn, { service, answers, ending: { kind: "hold", hold, start, person } });
    return true;
  }
  if (reply === "no") {
    await refuse(turn, open);
    return true;
  }
  return false;
}

/** A shared location, or an address in words, is what was asked for. */
async function takePlace(turn: Turn, service: string): Promise<boolean> {
  const { place, text } = turn.heard;
  const { intent, reply } = turn.meaning;
  const address = /\d/.test(text) || /\b(?:rua|av|avenida|calle|street|barrio|bairro|esquina)\b/i.test(text);
  if (!place && (intent === "cancel" || (reply === "no" && !address))) {
    turn.forget();
    turn.reply(turn.say.nothing_done, "declined");
    return true;
  }
  const words = address || ["none", "ask", "location", "book"].includes(intent);
  if (!place && !words) return false;
  const notes = place ? null : cut(text, longestText);
  await putBefore(turn, { service, answers: {}, ending: { kind: "task", place, notes } });
  return true;
}

/** A yes to what was asked is done. */
export async function accept(turn: Turn): Promise<void> {
  const { open, wish } = turn.dialogue;
  const name = turn.nameOf(wish?.service ?? null);
  if (open?.ask === "confirm_hold") {
    const { hold, start, person, answers } = open;
    return finish(turn, { service: wish?.service ?? null, answers, ending: { kind: "hold", hold, start, person } });
  }
  if (open?.ask === "confirm_move") {
    const moved = await turn.tools.move(open.booking, open.start);
    if (moved !== null && moved !== true) return offerInstead(turn, moved);
    turn.forget();
    if (!moved) return turn.reply(turn.say.no_bookings);
    return turn.reply(turn.say.moved(name, turn.when(open.start)), "moved");
  }
  if (open?.ask === "confirm_cancel") {
    const cancelled = await turn.tools.cancel(open.booking);
    turn.forget();
    return cancelled ? turn.reply(turn.say.cancelled, "cancelled") : turn.reply(turn.say.no_bookings);
  }
  if (open?.ask === "confirm_task") {
    const { service, answers, place, notes } = open;
    await finish(turn, { service, answers, ending: { kind: "task", place: turn.heard.place ?? place, notes } });
  }
}

export async function refuse(turn: Turn, open: Open | null = turn.dialogue.open): Promise<void> {
  if (open?.ask === "confirm_hold" || open?.ask === "later") {
    await turn.tools.release(open.hold);
    turn.dialogue.open = null;
    return turn.reply(turn.say.released, "asked");
  }
  turn.forget();
  turn.reply(open?.ask === "confirm_task" ? turn.say.nothing_done : turn.say.kept, "declined");
}

const price =
  /\b(?:quanto (?:custa|fica|e|eh|sai|ta|cobra|cobram|sairia)|cuanto (?:sale|cuesta|es|cobran|esta|vale)|how much|preco|precio|valor|price|cost)\b/;

/** What a service costs is known of the service itself. */
function tellPrice(turn: Turn, id: string | null, text: string): boolean {
  const service = turn.services.find((each) => each.id === id);
  if (!service?.price_cents || !price.test(fold(text))) return false;
  turn.reply(turn.say.costs(service.name, turn.money(service.price_cents, service.currency)), "answered");
  return true;
}

/** A question: what the knowledge says, with where it says so; otherwise that it is not known. */
async function inform(turn: Turn): Promise<void> {
  const { wish, open } = turn.dialogue;
  const { times: when, services, intent } = turn.meaning;
  const adds = isNamed(when) || services.length > 0;
  if (wish && open && adds && intent !== "ask") return carryOut(turn, turn.merged(wish.kind));
  const [named] = services;
  if (named && services.length === 1 && !open) turn.dialogue.wish = { ...turn.merged("book"), service: named.id };
  const asked = turn.meaning.others.length > 0 ? turn.meaning.text : turn.heard.text;
  if (!(await answered(turn, asked, named?.id ?? wish?.service ?? null))) turn.unknown();
}

/** Whether the catalog or the knowledge has an answer; it is said, with where it stands. */
async function answered(turn: Turn, text: string, service: string | null): Promise<boolean> {
  if (tellPrice(turn, service, text)) return true;
  const found = turn.setting.bot.abilities.answer ? await turn.tools.search(text) : null;
  if (!found) return false;
  turn.sources.push(found.source);
  turn.reply(`${found.text}\n${turn.say.source(found.source.title)}`, "answered");
  return true;
}

async function answerAll(turn: Turn): Promise<void> {
  for (const request of turn.meaning.others) if (isQuestion(request.intent)) await answerBeside(turn, request);
}

/** What is asked beside something that is to be done is answered first, or said not to be known. */
async function answerBeside(turn: Turn, { text, services }: Request): Promise<void> {
  const service = services[0] ?? turn.meaning.services[0];
  if (!(await answered(turn, text, service?.id ?? null))) turn.reply(turn.say.unknown);
}
