import { beside, onThatDay } from "@/lib/domains/bot/dialogue/beside";
import { carryOut } from "@/lib/domains/bot/dialogue/carry-out";
import { asksWho, changedService, isAdded, speaksOfOwn } from "@/lib/domains/bot/dialogue/choose-time";
import { finish } from "@/lib/domains/bot/dialogue/finish";
import { type Agreed, putBefore } from "@/lib/domains/bot/dialogue/form";
import { inform } from "@/lib/domains/bot/dialogue/inform";
import { askCancel, cancelAgreed, cancelledBy, cancelOnly, saysAll } from "@/lib/domains/bot/dialogue/own/cancelling";
import { moveQuestion, whenWith } from "@/lib/domains/bot/dialogue/own/visits";
import { correctAnswer } from "@/lib/domains/bot/dialogue/second-thoughts/answers";
import { leftAs } from "@/lib/domains/bot/dialogue/second-thoughts/left";
import { goBackToList } from "@/lib/domains/bot/dialogue/second-thoughts/listed";
import { emptyWish, type Open } from "@/lib/domains/bot/dialogue/state";
import { askService, offerInstead, settle, wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { leavingIn } from "@/lib/domains/bot/understanding/answers/leaving";
import { isPlainNo, putsOff, replyOf } from "@/lib/domains/bot/understanding/answers/reply";
import { isForAnother, nameOfAnother } from "@/lib/domains/bot/understanding/contact";
import { isQuestion } from "@/lib/domains/bot/understanding/requests";
import { fold } from "@/lib/domains/bot/understanding/text";
import { fits, isNamed } from "@/lib/domains/bot/understanding/when/window";

type Question = Extract<Open, { ask: "confirm_hold" | "confirm_move" | "confirm_cancel" | "confirm_task" }>;

/** Whether what is open waits for a yes. */
export const isAsking = (open: Open | null): open is Question => open?.ask.startsWith("confirm_") ?? false;

/** What a yes to the question would do. */
function agreedOf({ dialogue }: Turn, open: Extract<Open, { ask: "confirm_hold" | "confirm_task" }>): Agreed {
  const { answers } = open;
  if (open.ask === "confirm_task")
    return { service: open.service, answers, ending: { kind: "task", place: open.place, notes: open.notes } };
  const { hold, start, person, beside, replaces } = open;
  return {
    service: dialogue.wish?.service ?? null,
    answers,
    ending: { kind: "hold", hold, start, person, beside, replaces },
  };
}

/** The same question once more: only so does it wait for a yes again. */
export async function askAgain(turn: Turn, open: Question): Promise<void> {
  const { dialogue, say } = turn;
  if (open.ask === "confirm_hold" || open.ask === "confirm_task") return putBefore(turn, agreedOf(turn, open));
  dialogue.open = open;
  if (open.ask === "confirm_cancel") return askCancel(turn, cancelledBy(open));
  const booking = (await turn.tools.bookings()).find(({ id }) => id === open.booking);
  if (!booking) {
    turn.forget();
    return turn.reply(say.no_bookings);
  }
  turn.reply(await moveQuestion(turn, booking, open), "asked");
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
const contradicts = ({ heard }: Turn, { ask }: Question): boolean => {
  const said = fold(heard.text);
  // "Deixa marcado" is a yes to a new booking; of one that is to be cancelled or moved it wants the contrary.
  if (ask !== "confirm_hold" && leavingIn(said) === "keep") return true;
  if (ask === "confirm_cancel" && /\bpode deixar\b/.test(said)) return true;
  return ask !== "confirm_cancel" && /cancel|desmarc|anul|borr/.test(said);
};

/** Whether the words are a yes to the question, and change nothing of what was asked. */
export async function isClearYes(turn: Turn, open: Question): Promise<boolean> {
  const { reply, times, agrees, others, party, choice } = turn.meaning;
  // "The second" of several that would be cancelled is no yes to all; "yes, both" is, and names no hour.
  if (choice !== null) return false;
  if (open.ask === "confirm_cancel" && open.also && saysAll(turn))
    return reply === "yes" && others.length === 0 && !contradicts(turn, open);
  const changes =
    isTimed(times) ||
    (open.ask === "confirm_hold" && changedService(turn) !== null) ||
    (party !== null && party !== turn.dialogue.wish?.party);
  const clear = (reply === "yes" && !changes) || (agrees && (await restates(turn, open)));
  return clear && others.length === 0 && !contradicts(turn, open);
}

const isTimed = (when: Turn["meaning"]["times"]): boolean => isNamed(when) || when.soonest;

/** A question waits for a yes. Anything but a clear yes disarms it: it is asked again, or dropped in words. */
export async function decide(turn: Turn, open: Question): Promise<boolean> {
  const { meaning, dialogue, heard } = turn;
  const { intent, reply, times: when, people } = meaning;
  const timed = isTimed(when);
  const question = isQuestion(intent);
  const asks = question || heard.text.includes("?");
  const another = open.ask === "confirm_hold" ? changedService(turn) : null;
  const fewer = meaning.party !== null && meaning.party !== dialogue.wish?.party;
  const agrees = await isClearYes(turn, open);
  const told = open.ask === "confirm_hold" || open.ask === "confirm_task" ? agreedOf(turn, open) : null;
  if (told && !timed && (await correctAnswer(turn, told, agrees))) return true;
  if (agrees) {
    await accept(turn);
    return true;
  }
  if (open.ask === "confirm_cancel" && (await cancelOnly(turn, open))) return true;
  dialogue.open = null;
  if (open.ask === "confirm_hold") turn.keepAnswers(dialogue.wish?.service ?? null, open.answers);
  const same = !asks && !timed && !fewer && another === null && intent !== "cancel";
  if (open.ask === "confirm_hold" && (await takeName(turn, open, same))) return true;
  if (another === null && "start" in open && (await goBackToList(turn, open))) return true;
  if (await takeLeaving(turn, open)) return true;
  const mine = intent === "bookings" && (asks || speaksOfOwn(heard.text));
  // "Yes, but how long does it take?": a yes with a question speaks of what is on the table, and wants nothing else.
  const reserved = replyOf(meaning.text) === "yes" && !contradicts(turn, open);
  const acts = !reserved && (intent === "cancel" || intent === "reschedule" || mine);
  // What is added is taken up after this; it does not take its place.
  const [added] = meaning.services.filter(({ id }) => id !== dialogue.wish?.service);
  if (open.ask === "confirm_hold" && another === null && added && isAdded(turn) && !asks) {
    const { when } = turn.merged("book");
    dialogue.next = [...dialogue.next, { ...emptyWish("book"), service: added.id, when }].slice(0, 5);
    await askAgain(turn, open);
    return true;
  }
  const shifted = "start" in open ? beside(turn, open.start) : null;
  if (shifted && dialogue.wish) {
    // "Anything earlier the same day?": the question is dropped, and the times before or after it are looked for.
    if (open.ask === "confirm_hold") await turn.tools.release(open.hold);
    const { wish } = dialogue;
    await wishFor(turn, { ...wish, when: { ...wish.when, wanted: shifted, preferred: [], soonest: false } });
    return true;
  }
  const somebody = open.ask === "confirm_hold" && people.some(({ id }) => id !== open.person);
  // "Is it really Dr Silva?" asks for nobody else: the question itself names who it is with.
  if (
    open.ask === "confirm_hold" &&
    heard.text.includes("?") &&
    (people.length > 0 || asksWho(turn)) &&
    !somebody &&
    !timed
  ) {
    await askAgain(turn, open);
    return true;
  }
  if (open.ask === "confirm_hold" && (timed || another !== null || somebody || fewer)) {
    // Another time instead of a yes: what was held goes back before the next is looked for.
    await turn.tools.release(open.hold);
    const merged = onThatDay(turn, turn.merged("book"), open.start);
    const wish = another === null ? merged : { ...merged, service: another };
    dialogue.wish = wish;
    // More come to the same time: only where it has no room for them are others looked for.
    if (!timed && another === null && !somebody)
      await settle(turn, { start: open.start, resource_ids: open.person ? [open.person] : [] });
    else await wishFor(turn, wish);
    return true;
  }
  if (open.ask === "confirm_move" && timed) {
    const wish = onThatDay(turn, turn.merged("move"), open.start);
    // Which visit it is was settled before; only who names another is asked again.
    const settledVisit = wish.booking !== null && meaning.about.length === 0 && meaning.services.length === 0;
    await (settledVisit ? wishFor(turn, wish) : carryOut(turn, wish));
    return true;
  }
  const asksFirst = heard.text.includes("?") && (question || open.ask === "confirm_cancel");
  if (reply === "unsure" && (!asksFirst || putsOff(fold(heard.text)))) return wait(turn, open);
  if (open.ask === "confirm_cancel" && (acts || meaning.about.length > 0 || (timed && reply !== "no"))) {
    dialogue.wish = null;
    return false;
  }
  if (open.ask === "confirm_hold" && intent === "cancel" && !(heard.text.includes("?") && !contradicts(turn, open))) {
    await refuse(turn, open);
    return true;
  }
  // "Cambiar": of what is on the table, where they speak of nothing that they have.
  if (open.ask === "confirm_hold" && intent === "reschedule" && !speaksOfOwn(heard.text) && !reserved) {
    await changePending(turn, open.hold);
    return true;
  }
  if (acts) {
    if (open.ask === "confirm_hold") await turn.tools.release(open.hold);
    dialogue.wish = null;
    return false;
  }
  // "Antes me diz uma coisa, dá pra parcelar?" is no refusal.
  const aside = question && heard.text.includes("?") && !isPlainNo(fold(heard.text.split(/[,.]/)[0] ?? ""));
  if ((reply === "no" && !aside) || intent === "no" || intent === "bye") {
    await refuse(turn, open);
    return true;
  }
  if (asks || turn.besideAnswered) {
    // What is asked beside does not change what was agreed on.
    const { wish } = dialogue;
    if (!turn.besideAnswered) await inform(turn, true);
    if (!turn.handedOver) dialogue.wish = wish;
  } else if (intent === "thanks" || intent === "greet") turn.reply(turn.say.not_done_yet, "asked");
  else turn.misheard();
  if (!turn.handedOver) await askAgain(turn, open);
  else if (open.ask === "confirm_hold") await turn.tools.release(open.hold);
  return true;
}

/** "Yes, but it is for my son, Caio Prado": the question is put again in that name; false where more is to be answered. */
async function takeName(turn: Turn, open: Extract<Open, { ask: "confirm_hold" }>, same: boolean): Promise<boolean> {
  const { heard, meaning, dialogue } = turn;
  const name = nameOfAnother(heard.text) ?? meaning.name;
  if (name !== null) dialogue.given = { ...dialogue.given, name };
  if (!same || (name === null && !isForAnother(heard.text))) return false;
  if (name !== null) await askAgain(turn, open);
  else {
    const { answers, hold, start, person } = open;
    const service = dialogue.wish?.service ?? null;
    dialogue.given = { ...dialogue.given, name };
    const ending = { kind: "hold", hold, start, person } as const;
    dialogue.open = { ask: "detail", detail: "name", key: "", service, answers, ending, asked: 1 };
    turn.reply(turn.say.ask_name, "asked");
  }
  return true;
}

/** "Deixa pra lá" drops what is on the table; "deixa como está" keeps what is booked, and says nothing of a new time. */
async function takeLeaving(turn: Turn, open: Question): Promise<boolean> {
  const left = leftAs(turn);
  if (left === null) return false;
  if (open.ask === "confirm_cancel" || open.ask === "confirm_move") await refuse(turn, open);
  else if (left === "drop") {
    if (open.ask === "confirm_hold") await turn.tools.release(open.hold);
    turn.forget();
    turn.reply(open.ask === "confirm_hold" ? turn.say.released : turn.say.nothing_done, "declined");
  } else {
    turn.reply(turn.say.not_done_yet, "asked");
    await askAgain(turn, open);
  }
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

/** Another service, or another time, instead of what is on the table: the booking goes on with it. */
async function changePending(turn: Turn, hold: string | null): Promise<void> {
  const { dialogue, meaning, services, say } = turn;
  if (hold !== null) await turn.tools.release(hold);
  dialogue.open = null;
  const wish = dialogue.wish ?? emptyWish("book");
  const others = meaning.services.filter(({ id }) => id !== wish.service);
  if (others.length > 0) {
    const [only, ...more] = others;
    return wishFor(turn, { ...turn.merged("book"), service: only && more.length === 0 ? only.id : null });
  }
  dialogue.wish = wish;
  if (/\b(?:servic\w*|tratamento|tratamiento|treatment)\b/.test(fold(turn.heard.text))) {
    dialogue.wish = { ...wish, service: null };
    return askService(turn, services);
  }
  turn.reply(say.ask_when, "asked");
}

const confirming =
  /\b(?:confirm|pode marcar|pode agendar|quero sim|book it|go ahead|reserva|marca|agenda|agend|dale|sim|si|yes)/;

/** They said "later" before: a yes is asked for once more; it does nothing by itself. */
export async function takeLater(turn: Turn, open: Extract<Open, { ask: "later" }>): Promise<boolean> {
  const { reply, times: when, services, intent } = turn.meaning;
  const { hold, start, person, answers } = open;
  const { day, minute } = turn.at(start);
  const changes =
    isNamed(when) || services.length > 0 || intent === "cancel" || intent === "reschedule" || intent === "book";
  // "Yes, the one at seven": the very time that is still held.
  const same = when.wanted.length > 0 && services.length === 0 && fits(when, day, minute);
  const agrees = same ? reply !== "no" : reply === "yes" && !changes;
  if (agrees && confirming.test(turn.heard.text.toLowerCase())) {
    const service = turn.dialogue.wish?.service ?? null;
    await putBefore(turn, { service, answers, ending: { kind: "hold", hold, start, person } });
    return true;
  }
  if (changes) {
    await turn.tools.release(hold);
    turn.dialogue.open = null;
    // "I think so, but could it be 11:20?" speaks of what is on the table, and of no other booking.
    if (isNamed(when) && intent !== "cancel" && turn.dialogue.wish && !speaksOfOwn(turn.heard.text)) {
      await wishFor(turn, turn.merged(turn.dialogue.wish.kind));
      return true;
    }
    const changed = services.some(({ id }) => id !== turn.dialogue.wish?.service) || intent === "reschedule";
    if (changed && intent !== "cancel" && !speaksOfOwn(turn.heard.text) && !turn.heard.text.includes("?")) {
      await changePending(turn, null);
      return true;
    }
    if (intent !== "cancel") return false;
    turn.forget();
    turn.reply(turn.say.nothing_done, "declined");
    return true;
  }
  if (reply === "no") {
    await refuse(turn, open);
    return true;
  }
  if (turn.heard.text.includes("?") || !(reply === "yes" || nods.has(intent))) return false;
  // "Ok, thanks", to being told that there is no rush.
  turn.reply(turn.say.no_rush, "polite");
  return true;
}
const nods: ReadonlySet<string> = new Set(["thanks", "greet", "bye"]);

/** A yes to what was asked is done. */
export async function accept(turn: Turn): Promise<void> {
  const { open, wish } = turn.dialogue;
  const name = turn.nameOf(wish?.service ?? null);
  if (open?.ask === "confirm_hold") {
    return finish(turn, agreedOf(turn, open));
  }
  if (open?.ask === "confirm_move") {
    const moved = await turn.tools.move(open.booking, open.start, open.person);
    if (moved !== null && moved !== true) return offerInstead(turn, moved);
    turn.forget();
    if (!moved) return turn.reply(turn.say.no_bookings);
    return turn.reply(turn.say.moved(name, whenWith(turn, open.start, open.person)), "moved");
  }
  if (open?.ask === "confirm_cancel") {
    return cancelAgreed(turn, open);
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
    return turn.reply(`${turn.say.released} ${turn.say.ask_when}`, "asked");
  }
  turn.forget();
  turn.reply(open?.ask === "confirm_task" ? turn.say.nothing_done : turn.say.kept, "declined");
}
