import { cut } from "@/lib/core/text/cut";
import { longestText } from "@/lib/core/wire/wire";
import { answerAside, isAside, wantsMore } from "@/lib/domains/bot/dialogue/aside";
import { carryOut } from "@/lib/domains/bot/dialogue/carry-out";
import { chooseTime, speaksOfCancelling } from "@/lib/domains/bot/dialogue/choose-time";
import { decide, takeLater } from "@/lib/domains/bot/dialogue/confirm";
import { takeDetail } from "@/lib/domains/bot/dialogue/details";
import { asksPolicy, factAsked } from "@/lib/domains/bot/dialogue/facts";
import { putBefore } from "@/lib/domains/bot/dialogue/form";
import { answerBeside, inform } from "@/lib/domains/bot/dialogue/inform";
import { listOwnBookings, withBooking } from "@/lib/domains/bot/dialogue/own/bookings";
import { chooseAll, meantOf } from "@/lib/domains/bot/dialogue/own/cancelling";
import { takeDeclined } from "@/lib/domains/bot/dialogue/second-thoughts/declined";
import { takeLeft } from "@/lib/domains/bot/dialogue/second-thoughts/left";
import { comparedIn } from "@/lib/domains/bot/dialogue/second-thoughts/listed";
import { refineNext, tellOrder } from "@/lib/domains/bot/dialogue/second-thoughts/next";
import { takeOverlap } from "@/lib/domains/bot/dialogue/second-thoughts/overlap";
import { takeParty } from "@/lib/domains/bot/dialogue/second-thoughts/party";
import { takeSeveral } from "@/lib/domains/bot/dialogue/second-thoughts/several";
import { takeWavering } from "@/lib/domains/bot/dialogue/second-thoughts/wavering";
import { spokenAs } from "@/lib/domains/bot/dialogue/sentences-for";
import { type Dialogue, heldBy, type Wish } from "@/lib/domains/bot/dialogue/state";
import { askService, wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import { type Heard, type Setting, Turn } from "@/lib/domains/bot/dialogue/turn";
import type { Bot } from "@/lib/domains/bot/schema";
import { isPlainNo } from "@/lib/domains/bot/understanding/answers/reply";
import { readsAs, type Spoken } from "@/lib/domains/bot/understanding/language";
import { isAct, isQuestion } from "@/lib/domains/bot/understanding/requests";
import { fold } from "@/lib/domains/bot/understanding/text";
import { type Meaning, understand } from "@/lib/domains/bot/understanding/understand";
import { isNamed } from "@/lib/domains/bot/understanding/when/window";
import { localTime } from "@/lib/domains/slots/zones";

export type Said = Pick<Turn, "dialogue" | "replies" | "outcome" | "handedOver" | "teamAsked" | "meaning" | "sources">;

/** The language that the bot answers in: the wanted one where it is among its own, else the first of them. */
function answeringIn({ languages }: Bot, wanted: Spoken | null | undefined): Spoken {
  const own = languages.map((language) => spokenAs[language]);
  return own.find((each) => each === wanted) ?? own[0] ?? "pt";
}

function offeredIn({ open }: Dialogue): number {
  if (open?.ask === "party" || open?.ask === "overlap") return 2;
  if (open && "choices" in open) return open.choices.length;
  if (open?.ask === "confirm_cancel") return open.also ? open.also.length + 1 : 0;
  return open?.ask === "time" ? open.offers.length : 0;
}

const minuteOf = (start: string): number => Math.floor(Date.parse(start) / 60_000);

/** The days on the table: those on offer, and the one that is wished for. "Wednesday" is then one of them, or of their week. */
function daysSpokenOf({ open, wish }: Dialogue, timezone: string): string[] {
  const dayOf = (start: string): string => localTime(timezone, minuteOf(start)).date;
  if (open?.ask === "time") return [...new Set(open.offers.map(({ start }) => dayOf(start)))];
  const start = open && "start" in open ? open.start : null;
  const day = start ? dayOf(start) : wish?.when.wanted[0]?.days?.from;
  return day ? [day] : [];
}

/** The minute of the day that a question is about: "Thursday at the same time". */
function minuteSpokenOf({ open, wish }: Dialogue, timezone: string): number | null {
  if (!open || !("start" in open)) {
    const hours = new Set(wish?.when.wanted.map(({ hours: each }) => (each?.exact ? each.from : null)));
    const [only] = hours;
    return hours.size === 1 ? (only ?? null) : null;
  }
  return localTime(timezone, minuteOf(open.start)).minute;
}

/** What was heard, understood where the dialogue stands. */
export async function hear(before: Dialogue, heard: Heard, tools: Tools, setting: Setting): Promise<Turn> {
  const { bot, now, timezone } = setting;
  const [services, people] = [await tools.services(), await tools.people()];
  const understood = understand(heard.text, {
    now: {
      ...localTime(timezone, Math.floor(now.getTime() / 60_000)),
      spokenOf: daysSpokenOf(before, timezone),
      spokenAt: minuteSpokenOf(before, timezone),
    },
    usual: answeringIn(bot, before.language),
    services,
    people,
    offered: offeredIn(before),
    offersThings: before.open?.ask === "service" || before.open?.ask === "booking",
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
  if (turn.outcome !== "unknown" && turn.outcome !== "asked_team") turn.dialogue.failures = 0;
  if (turn.teamAsked && !turn.handedOver) turn.outcome = "asked_team";
  return turn;
}

const callers: ReadonlySet<string> = new Set(["emergency", "human", "arriving"]);

/** One turn of the dialogue: understands, does what can be done, and says what comes of it. */
export async function converse(before: Dialogue, heard: Heard, tools: Tools, setting: Setting): Promise<Said> {
  const turn = await hear(before, heard, tools, setting);
  const { meaning } = turn;
  const { others, called } = meaning;
  // Where an answer is awaited, only clear words call somebody: what the model makes of a hesitation does not.
  const intent = turn.dialogue.open && !called && callers.has(turn.meaning.intent) ? "none" : wantedOf(turn);
  if (intent === "emergency") await leave(turn, turn.setting.bot.emergency_message || turn.say.emergency);
  else if (isPondering(turn)) turn.reply(turn.say.no_rush, "polite");
  else if (intent === "human")
    await leave(turn, turn.meaning.complaint ? `${turn.say.sorry} ${turn.say.handoff}` : undefined);
  else if (!(await takeAway(turn))) {
    // What is asked beside an answer is answered first; then the answer is taken.
    if (!isQuestion(intent)) await answerBeside(turn);
    const wishes = others.filter((request) => isAct(request.intent) && request.intent !== "bookings");
    const further = wishes.map((request) => turn.wishOf(request));
    if (meaning.choice !== null) turn.dialogue.next = [...turn.dialogue.next, ...further].slice(0, 5);
    if (!(await followUp(turn))) {
      if (meaning.choice === null) turn.dialogue.next = [...further, ...stillWaiting(turn, further)].slice(0, 5);
      if (further.length > 0 && (intent === "book" || intent === "availability")) tellOrder(turn);
      await begin(turn, intent);
    }
  }
  await takeUpNext(turn);
  return close(turn);
}

/** What is dropped, declined, left open or kept for later, and is no new wish. */
const takeAway = async (turn: Turn): Promise<boolean> =>
  takeLeft(turn) || (await takeWavering(turn)) || (await takeDeclined(turn)) || (await refineNext(turn));

const polite: ReadonlySet<string> = new Set(["greet", "thanks", "bye"]);

const wishes =
  /\b(?:quero|queria|preciso|gostaria|vou|quiero|quisiera|necesito|voy a|tengo que|tenho que|want|need|would like|i'd like|have to|gotta|please|por favor|cancela|cancele|cancelame|desmarca|desmarque|anula)\b/;

/** "Cancel it please" is a yes where that was asked, and the wish for it where nothing was. */
function wantedOf({ dialogue, meaning, heard }: Turn): Meaning["intent"] {
  const lists = dialogue.open === null || dialogue.open.ask === "service" || dialogue.open.ask === "booking";
  if (meaning.intent === "yes" && meaning.choice === null && lists && speaksOfCancelling(heard.text)) return "cancel";
  // "Can I cancel for free?" asks what it costs; "I want to cancel, is there a fee?" wants both.
  const asksRule = meaning.intent === "cancel" && heard.text.includes("?") && asksPolicy(meaning.text);
  if (asksRule && !wishes.test(fold(meaning.text))) return "ask";
  // "Hello! How much is it? Where are you?" greets, and asks.
  const asks = polite.has(meaning.intent) && meaning.text.includes("?") && factAsked(meaning.text) !== null;
  return asks ? "ask" : meaning.intent;
}

/** "It's expensive, I'll think about it": nothing was asked, and nothing is wanted now. */
const isPondering = ({ dialogue, meaning, heard }: Turn): boolean =>
  dialogue.open === null &&
  meaning.reply === "unsure" &&
  // "I think I need to cancel" wants something.
  meaning.intent !== "cancel" &&
  meaning.intent !== "reschedule" &&
  !meaning.called &&
  !isNamed(meaning.when) &&
  !heard.text.includes("?") &&
  /\b(?:pens|think|ver com|hablar con|falar com|consult|qualquer coisa|cualquier cosa|let you know|get back|talk to my|ask my|averigu|pesquis|compar|just looking|just browsing|so olhando|solo mirando)/.test(
    fold(heard.text),
  );

/** A person goes on; what was held is given back. */
async function leave(turn: Turn, words?: string): Promise<void> {
  const hold = heldBy(turn.dialogue.open);
  if (hold !== null) await turn.tools.release(hold);
  turn.handOver(words);
}

/** What waits while another wish is under way goes on waiting, unless it is asked for now. */
function stillWaiting({ wished, dialogue, meaning }: Turn, further: readonly Wish[]): readonly Wish[] {
  const now = new Set([...meaning.services.map(({ id }) => id), ...further.map(({ service }) => service)]);
  return wished === null ? [] : dialogue.next.filter(({ service }) => service === null || !now.has(service));
}

/** What else was asked for is taken up as soon as nothing else is open. */
async function takeUpNext(turn: Turn): Promise<void> {
  const { dialogue } = turn;
  // Where something was asked in words, as for another time, the first is not done yet.
  if (dialogue.open || turn.handedOver || turn.outcome === "unknown" || turn.outcome === "asked") return;
  const [next, ...rest] = dialogue.next;
  if (!next) return;
  dialogue.next = rest;
  await carryOut(turn, next);
}

/** Something new. */
async function begin(turn: Turn, intent: Meaning["intent"]): Promise<void> {
  const { greeting, name } = turn.setting.bot;
  // The workspace's own greeting is one text: whoever writes in another language gets the bot's.
  const { language } = turn.meaning;
  const readsGreeting = greeting !== "" && readsAs(greeting, language);
  switch (intent) {
    case "book":
    case "availability":
      if (isFresh(turn) && (await takeSeveral(turn, null))) return;
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
    case "yes":
      // "Shall I look for a time?": a wish without a time leads to a choice, and holds nothing.
      if (isInvited(turn)) return carryOut(turn, turn.merged("book"));
      return agreeToNothing(turn);
    case "greet":
      return turn.reply(readsGreeting ? greeting : turn.say.greeting(name), "greeted");
    default:
      return turn.dialogue.open ? answerAside(turn, turn.dialogue.open) : inform(turn);
  }
}

/** A yes that no question waits for: to what is booked it is a courtesy, and never something to be looked up. */
async function agreeToNothing(turn: Turn): Promise<void> {
  const { meaning, say } = turn;
  if (!meaning.attending && meaning.reply !== "yes") return inform(turn);
  const mine = await turn.tools.bookings();
  if (mine.length > 0) return turn.reply(say.noted_coming, "polite");
  if (meaning.attending) return listOwnBookings(turn);
  turn.reply(say.anything, "polite");
}

/** Nothing is under way that the words could speak of. */
const isFresh = ({ dialogue: { open }, setting, wished }: Turn): boolean =>
  open === null && !wished?.service && wished?.kind !== "move" && setting.bot.abilities.book;

const isInvited = ({ dialogue: { open, wish } }: Turn): boolean =>
  open === null && wish?.kind === "book" && wish.when.wanted.length === 0;

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
  const { choice } = turn.meaning;
  if (!open) return false;
  if (isAside(turn, open)) {
    await answerAside(turn, open);
    return true;
  }
  switch (open.ask) {
    case "place":
      return takePlace(turn, open.service);
    case "detail":
      if (!(await takeDetail(turn, open))) await answerAside(turn, open);
      return true;
    case "time":
      return chooseTime(turn, open);
    case "service":
    case "booking": {
      if (open.ask === "service" && (await takeSeveral(turn, open))) return true;
      const chosen =
        choice !== null
          ? open.choices[choice - 1]
          : open.ask === "booking"
            ? await meantOf(turn, open.choices)
            : (namedAlone(turn) ?? comparedIn(turn, open.choices));
      if (open.ask === "service" && chosen === undefined && wantsMore(turn, open)) {
        askService(
          turn,
          turn.services.filter(({ id }) => open.more.includes(id)),
        );
        return true;
      }
      if (open.ask === "booking" && open.purpose === "cancel" && (await chooseAll(turn, open.choices))) return true;
      if (chosen === undefined && open.ask === "service" && isPlainNo(fold(turn.heard.text))) {
        turn.forget();
        turn.reply(turn.say.nothing_done, "declined");
        return true;
      }
      if (chosen === undefined) return false;
      if (open.ask === "booking") await withBooking(turn, open.purpose, chosen);
      else await wishFor(turn, { ...turn.merged("book"), service: chosen });
      return true;
    }
    case "party":
      return takeParty(turn);
    case "later":
      return takeLater(turn, open);
    case "overlap":
      return takeOverlap(turn, open);
    default:
      return decide(turn, open);
  }
}

/** The service that is named in answer to which one; a question about it is none. */
const namedAlone = ({ meaning: { services }, heard, besideAnswered }: Turn): string | undefined =>
  services.length === 1 && (besideAnswered || !heard.text.includes("?")) ? services[0]?.id : undefined;

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
