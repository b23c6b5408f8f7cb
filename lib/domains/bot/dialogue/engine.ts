import { Temporal } from "temporal-polyfill";
import { cut } from "@/lib/core/text/cut";
import { longestText } from "@/lib/core/wire/wire";
import { finish, takeAnswer } from "@/lib/domains/bot/dialogue/intake";
import { chooseOwnBooking, listOwnBookings, withBooking } from "@/lib/domains/bot/dialogue/mine";
import type { Dialogue } from "@/lib/domains/bot/dialogue/state";
import { offerInstead, picked, settle, wishFor } from "@/lib/domains/bot/dialogue/times";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import { type Heard, type Setting, Turn } from "@/lib/domains/bot/dialogue/turn";
import type { Bot } from "@/lib/domains/bot/schema";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { type Meaning, understand } from "@/lib/domains/bot/understanding/understand";

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
  const services = await tools.services();
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);
  const understood = understand(heard.text, {
    now: { date: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute },
    usual: answeringIn(bot, before.language),
    services,
    people: await tools.people(),
    offered: offeredIn(before),
    handoffWords: bot.handoff.keywords,
  });
  const meaning = { ...understood, language: answeringIn(bot, understood.language) };
  return new Turn({ ...before, language: meaning.language }, heard, meaning, services, tools, setting);
}

/** Where the dialogue stands once all is said. */
export function close(turn: Turn): Said {
  turn.dialogue.greeted = true;
  if (turn.outcome !== "unknown") turn.dialogue.failures = 0;
  return turn;
}

/** One turn of the dialogue: understands, does what can be done, and says what comes of it. */
export async function converse(before: Dialogue, heard: Heard, tools: Tools, setting: Setting): Promise<Said> {
  const turn = await hear(before, heard, tools, setting);
  if (turn.meaning.intent === "human") turn.handOver();
  else if (!(await followUp(turn))) await begin(turn, turn.meaning.intent);
  return close(turn);
}

/** Something new. */
async function begin(turn: Turn, intent: Meaning["intent"]): Promise<void> {
  const { abilities, greeting, name } = turn.setting.bot;
  const able = (ability: boolean, work: () => Promise<void>) => (ability ? work() : turn.handOver(turn.say.not_able));
  switch (intent) {
    case "book":
    case "availability":
      return able(abilities.book, () => wishFor(turn, turn.merged("book")));
    case "reschedule":
      return able(abilities.reschedule, () => chooseOwnBooking(turn, "move"));
    case "cancel":
      return able(abilities.cancel, () => chooseOwnBooking(turn, "cancel"));
    case "bookings":
      return listOwnBookings(turn);
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
  const { intent, choice, days, hours } = turn.meaning;
  if (!open) return false;
  if (open.ask === "place") return takePlace(turn, open.service);
  if (open.ask === "intake") {
    await takeAnswer(turn, open);
    return true;
  }
  if (open.ask === "time") {
    const offer = picked(turn, open.offers);
    if (offer) await settle(turn, offer);
    else if (intent === "no") turn.reply(turn.say.ask_when, "asked");
    else return false;
    return true;
  }
  if (open.ask === "service" || open.ask === "booking") {
    const chosen = choice === null ? undefined : open.choices[choice - 1];
    if (chosen === undefined) return false;
    if (open.ask === "booking") await withBooking(turn, open.purpose, chosen);
    else await wishFor(turn, { ...turn.merged("book"), service: chosen });
    return true;
  }
  if (intent === "yes") await accept(turn);
  else if (intent === "no") await refuse(turn);
  else {
    // Another time instead of a yes: what was held goes back before the next is looked for.
    if (open.ask === "confirm_hold" && (days || hours)) await turn.tools.release(open.hold);
    return false;
  }
  return true;
}

/** A shared location, or an address in words, is what was asked for. */
async function takePlace(turn: Turn, service: string): Promise<boolean> {
  const { place, text } = turn.heard;
  const words = ["none", "ask", "location"].includes(turn.meaning.intent);
  if (!place && !words) return false;
  const notes = place ? null : cut(text, longestText);
  await finish(turn, { service, answers: {}, ending: { kind: "task", place, notes } });
  return true;
}

/** A yes to what was asked is done. */
export async function accept(turn: Turn): Promise<void> {
  const { open, wish } = turn.dialogue;
  const name = turn.nameOf(wish?.service ?? null);
  if (open?.ask === "confirm_hold") {
    const ending = { kind: "hold" as const, hold: open.hold, start: open.start };
    return finish(turn, { service: wish?.service ?? null, answers: {}, ending });
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
    const ending = { kind: "task" as const, place: turn.heard.place, notes: null };
    await finish(turn, { service: open.service, answers: {}, ending });
  }
}

export async function refuse(turn: Turn): Promise<void> {
  const { open } = turn.dialogue;
  if (open?.ask === "confirm_hold") {
    await turn.tools.release(open.hold);
    turn.dialogue.open = null;
    return turn.reply(turn.say.released, "asked");
  }
  turn.forget();
  turn.reply(turn.say.kept);
}

/** A question: what the knowledge says, with where it says so; otherwise that it is not known. */
async function inform(turn: Turn): Promise<void> {
  const { wish, open } = turn.dialogue;
  const { days, hours, services, intent } = turn.meaning;
  const adds = days !== null || hours !== null || services.length > 0;
  if (wish && open && adds && intent !== "ask") return wishFor(turn, turn.merged(wish.kind));
  const found = turn.setting.bot.abilities.answer ? await turn.tools.search(turn.heard.text) : null;
  if (!found) return turn.unknown();
  turn.sources.push(found.source);
  turn.reply(`${found.text}\n${turn.say.source(found.source.title)}`, "answered");
}
