import { Temporal } from "temporal-polyfill";
import { plainly } from "@/lib/domains/bot/understanding/chat";
import { type Days, daysIn } from "@/lib/domains/bot/understanding/days";
import { type Hours, hoursIn } from "@/lib/domains/bot/understanding/hours";
import { type Intent, intentOf } from "@/lib/domains/bot/understanding/intents";
import { languageOf, type Spoken } from "@/lib/domains/bot/understanding/language";
import { type Named, namedIn } from "@/lib/domains/bot/understanding/names";
import { choiceIn, numberOf, someNumber } from "@/lib/domains/bot/understanding/numbers";
import { fold, Passage } from "@/lib/domains/bot/understanding/text";

/** What surrounds a text: the day it is read on, and what can be meant. */
export type Surroundings = {
  /** The local date and time of the business. */
  now: { date: string; minute: number };
  usual: Spoken;
  services: readonly Named[];
  people: readonly Named[];
  /** How many choices are on the table, so that "2" can be one of them. */
  offered: number;
  handoffWords: readonly string[];
};

export type Meaning = {
  language: Spoken;
  intent: Intent;
  services: readonly Named[];
  people: readonly Named[];
  days: Days | null;
  hours: Hours | null;
  /** As soon as possible, whenever that is. */
  soonest: boolean;
  party: number | null;
  choice: number | null;
  phone: string | null;
};

const party = new RegExp(
  ` (?:(?:para|pra|for|somos|seremos|we are|we're|mesa para|table for|party of) )?(${someNumber}) (?:pessoas?|personas?|people|persons?|adultos?|guests?|lugares) | (?:mesa para|table for|party of|somos|seremos) (${someNumber}) `,
);
const soonest =
  /\b((o )?(mais cedo|quanto antes|antes) possivel|quanto antes|assim que (der|possivel)|(o )?primeiro horario( disponivel| livre)?|proximo horario( disponivel| livre)?|lo antes posible|cuanto antes|apenas (puedan|se pueda)|(el )?primer turno( disponible| libre)?|(el )?proximo turno( disponible| libre)?|as soon as possible|asap|(the )?(earliest|soonest|first available|next available)( time| slot| appointment)?|urgente|urgent|urgencia)\b/;
const greeting =
  / (?:(?:muito )?(?:bom|boa|buen|buenos|buenas|good) (?:dia|dias|tarde|tardes|noite|noches|morning|afternoon|evening)) /;
/** "Midnight will not do, ten is fine": what is ruled out is not wanted. Begins nowhere but at the first blank of its part. */
const ruledOut =
  /(?<=(?:^|[,.·])[^ ,.·]*) [^,.·]*(?:nao da|nao posso|nao consigo|nao vou (?:poder|conseguir)|no puedo|no voy a poder|can't make|no me sirve|no me va|can't do|doesn't work)(?= )[^,.·]* , /;
const phone = /(?:\+|00)?\d[\d\s().-]{6,18}\d/;

/** A phone number in the text, in international form where it says its country. */
function phoneIn(text: string): string | null {
  const found = phone.exec(text)?.[0];
  if (!found || /\d{4}-\d{2}-\d{2}/.test(found) || /^\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?$/.test(found.trim()))
    return null;
  const figures = found.replace(/\D/g, "").replace(/^00/, "");
  return figures.length >= 8 && figures.length <= 15 ? (found.trim().startsWith("+") ? `+${figures}` : figures) : null;
}

/** As much as one message holds. Of several that are longer together the last words count, and reading them ends. */
const longest = 4096;

/** What a text means, without asking anybody: the same words on the same day mean the same. */
export function understand(whole: string, around: Surroundings): Meaning {
  const written = whole.slice(-longest);
  const language = languageOf(written, around.usual);
  const text = plainly(written, language);
  const folded = ` ${fold(text)} `;
  const handoff = around.handoffWords.some((word) => word.trim() !== "" && folded.includes(` ${fold(word)} `));
  const wanted = handoff ? "human" : intentOf(` ${folded.replace(/[!¿¡"(),;.…]/g, " ").trim()} `.replace(/\s+/g, " "));
  const called = phoneIn(text);
  const passage = new Passage(called ? text.replace(phone, " ") : text);
  passage.take(greeting);
  // Of what is cancelled, the day that will not do is the day it is on.
  if (wanted !== "cancel") passage.take(ruledOut);
  const many = passage.take(party);
  const today = Temporal.PlainDate.from(around.now.date);
  const choice = around.offered > 0 ? choiceIn(passage.left, around.offered) : null;
  const soon = passage.take(soonest) !== null;
  const { days, part } = choice === null ? daysIn(passage, today) : { days: null, part: null };
  const hours = choice === null ? hoursIn(passage, part) : null;
  // The verb of a wish is no name of a service: "change my booking" is no oil change.
  const unnamed = passage.left.replace(/ (?:change|move|switch) (?=my |the |it )/g, " ");
  const people = namedIn(unnamed, around.people);
  const intent = people.length > 0 && withSomebody.test(folded) ? "human" : wanted;
  const services = intent === "location" ? [] : namedIn(unnamed, around.services);
  const time = days !== null || hours !== null;
  return {
    language,
    intent: settle(intent, folded, { time, soon, named: services.length > 0, person: people.length > 0, choice }),
    services,
    people,
    days,
    hours,
    soonest: soon,
    party: many ? numberOf(many[1] ?? many[2] ?? "1") : null,
    choice,
    phone: called,
  };
}

/** To be put through to somebody by their name. */
const withSomebody =
  / (?:pasame|paseme|passa|passar|me passa|comunicame|transfere|falar|fala|hablar|speak|talk|chat) (?:com|con|to|with|para) /;
const aboutIt = /\b(quanto|quanta|cuanto|cuanta|how (much|long|many)|preco|precio|price|cost|valor)\b/;
const couldBe = /\b(pode ser|poderia ser|podria ser|puede ser|could it be|can it be|how about|what about|que tal)\b/;

type Said = { time: boolean; soon: boolean; named: boolean; person: boolean; choice: number | null };

/** Words that name a service and a time ask for it, even without a verb; a greeting before them is only polite. */
function settle(intent: Intent, folded: string, { time, soon, named, person, choice }: Said): Intent {
  if (choice !== null && (intent === "none" || intent === "greet")) return "yes";
  if (intent === "availability") return soon ? "book" : intent;
  if (intent === "ask") {
    const wish = ((named || person) && (time || soon) && !aboutIt.test(folded)) || (time && couldBe.test(folded));
    return wish ? "book" : intent;
  }
  if (intent === "none" && (named || time || soon)) return "book";
  return (intent === "greet" || intent === "thanks") && named && (time || soon) ? "book" : intent;
}
