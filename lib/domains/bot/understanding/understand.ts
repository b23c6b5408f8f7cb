import { plainly } from "@/lib/domains/bot/understanding/chat";
import { nameIn, phoneIn } from "@/lib/domains/bot/understanding/contact";
import { type Classified, classify } from "@/lib/domains/bot/understanding/intent/classify";
import type { Intent as Wanted } from "@/lib/domains/bot/understanding/intent/intents";
import { asksForPerson, isEmergency, plainWords } from "@/lib/domains/bot/understanding/intent/rules";
import { languageOf, type Spoken } from "@/lib/domains/bot/understanding/language";
import { mentions, type Named, namedIn } from "@/lib/domains/bot/understanding/names";
import { forWhom } from "@/lib/domains/bot/understanding/names/audience";
import { choiceIn } from "@/lib/domains/bot/understanding/numbers";
import { partyIn } from "@/lib/domains/bot/understanding/party";
import { agreesOtherwise, isPlainNo, type Reply, replyOf } from "@/lib/domains/bot/understanding/reply";
import {
  type Group,
  grouped,
  isAct,
  isQuestion,
  type Piece,
  piecesOf,
  type Said,
} from "@/lib/domains/bot/understanding/requests";
import { fold } from "@/lib/domains/bot/understanding/text";
import { from, toward } from "@/lib/domains/bot/understanding/when/combine";
import { type Moment, type TimesRead, timesIn } from "@/lib/domains/bot/understanding/when/read";
import {
  anyTime,
  type Hours,
  isNamed,
  settled,
  type When,
  type Window,
} from "@/lib/domains/bot/understanding/when/window";

export type Intent = Wanted | "yes" | "no";

/** What surrounds a text: the day it is read on, and what can be meant. */
export type Surroundings = {
  /** The local date and time of the business. */
  now: Moment;
  usual: Spoken;
  services: readonly Named[];
  people: readonly Named[];
  /** How many choices are on the table, so that "2" can be one of them. */
  offered: number;
  handoffWords: readonly string[];
};

/** One thing that is wanted. `about`: the booking it speaks of, where a move says from when to when. */
export type Request = {
  intent: Intent;
  services: readonly Named[];
  people: readonly Named[];
  when: When;
  about: readonly Window[];
  /** The words that say it. */
  text: string;
};

export type Meaning = Request & {
  language: Spoken;
  /** What it is as an answer to a yes-or-no question. */
  reply: Reply | null;
  /** A yes that says once more what it agrees to: the day, the hour, how many. */
  agrees: boolean;
  /** The days and hours of the first window, as a summary of `when`. */
  days: { from: string; to: string } | null;
  hours: Hours | null;
  /** As soon as possible, whenever that is. */
  soonest: boolean;
  party: number | null;
  choice: number | null;
  phone: string | null;
  name: string | null;
  /** All times of the message together, as an answer to what was offered. */
  times: When;
  /** What else is wanted in the same message, in its order. */
  others: readonly Request[];
  /** Danger, or the wish for a person, in so many words: not only as the model reads it. */
  called: boolean;
};

/** As much as one message holds. Of several that are longer together the last words count, and reading them ends. */
const longest = 4096;

const blank = (text: string, spans: readonly { from: number; to: number }[]): string => {
  let left = text;
  for (const { from, to } of spans) left = left.slice(0, from) + " ".repeat(to - from) + left.slice(to);
  return left;
};
/** What is known is masked for the classifier, which need not learn every name and date. */
function masked(text: string, { spans }: TimesRead, named: readonly { from: number; to: number }[]): string {
  let left = "";
  let at = 0;
  const services = named.map(({ from, to }) => ({ from, to, is: "service" as const }));
  for (const { from, to, is } of [...spans, ...services].sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    left += `${text.slice(at, from)}<${is}>`;
    at = to;
  }
  return left + text.slice(at);
}

const cannotCome =
  /\b(?:nao (?:vou|posso|consigo|poderei|irei|tenho como|vai dar)|nao vou (?:poder|conseguir)|no (?:voy|puedo|podre|llego|voy a poder)|can't (?:make|come|go|attend)|cannot (?:make|come|go)|won't (?:be able|make)|unable to)\b/;
const couldBe = /\b(?:pode ser|poderia ser|podria ser|puede ser|could it be|can it be|how about|what about|que tal)\b/;
const aboutPrice =
  /\b(?:quanto|quanta|cuanto|cuanta|how (?:much|long|many)|preco|precio|price|cost|valor|duracao|duracion)\b/;

/** From this score on a person is called because of what the model reads; of one or two words, from the second. */
const [calling, certain] = [0.7, 0.95];

type Reading = { around: Surroundings; language: Spoken; introduced: boolean };

/** From this score on a piece is parted from what stands around it. */
const clear = 0.5;

function readPiece(piece: Piece, reading: Reading): Said {
  const { times, services, read } = readText(piece.text, reading);
  return {
    ...piece,
    intent: settle(read, piece.text, times, {
      named: services.length > 0 || reading.introduced,
      introduced: reading.introduced,
    }),
    clear: read.score >= clear,
    timed: isNamed(times.when),
    services: services.length === 1 ? services.map(({ id }) => id) : [],
  };
}

function readText(text: string, { around, language }: Reading) {
  const times = timesIn(text, language, around.now);
  const bare = blank(text, times.spans);
  const services = namedIn(bare, around.services);
  return { times, services, bare, read: classify(text, masked(text, times, mentions(bare, around.services))) };
}

/** "Passar meu corte para sexta": what is theirs is moved, whatever else the words could mean. */
const movesOwn =
  /\b(?:passar?|mudar?|trocar?|jogar?|adiar?|pasar|pasame|cambiar|cambiame|correr|mover|move|push|bump|shift|switch|change) (?:o |a |el |la |lo |de )?(?:meu|minha|mi|my) (?!mind|car|oil|tyres|tires|brakes|oleo|aceite|carro|auto)/;

/** A booking that there is, or that it goes elsewhere. */
const movesWords =
  /remarc|reagend|reprogram|resched|mud[ae]|troc|pass[ae]|cambi|mov[ae]|\bpas[ae]|\bcorr|adelant|posterg|push|shift|swap|change|instead|turno del|marcad|agendad|booked|antecip|adi[ae]|\bjog[ae]|bump/;

/** Verbs that move what is booked, and words for a booking that there is. */
const moving =
  /\b(?:remarc\w+|reagend\w+|reprogram\w+|resched\w*|postpone|posterg\w+|adiar|adiantar|antecip\w+|rebook|transferir|(?:changing|moving|switching|swapping) (?:my|our|it|from|\\w+day)|push (?:my|it|back)|shift (?:my|it)|jog[ae]r? (?:pr[ao]|para|meu|minha)|ficar pr[ao]|passar (?:meu|minha|pr[ao])|mudar (?:meu|minha|o horario|de horario|o dia|pr[ao])|trocar (?:meu horario|minha|o horario|de horario|o dia|pr[ao] )|pas[ae](?:me|lo|la|rlo|rla|rme|s|mos) (?:el turno|al|para)|corr[ae](?:lo|la|rlo|rla|moslo)|adelantar\w*|mov[ae](?:lo|la|rlo|rla|mos|moslo)|cambi(?:ar|ame|as|emos|arlo) (?:el turno|mi turno|la hora|el horario|el dia|mi (?:hora|cita|clase|sesion)|para)|dejemoslo para)\b/;
const existing =
  /\b(?:(?:esta|ta|tava|estava) (?:marcad[oa]|agendad[oa]|pr[ao]|para)|marcad[oa] (?:pr[ao]|para)|marquei|agendei|tinha (?:consulta|horario|hora|aula|marcado)|tengo turno|tenia turno|lo tengo|la tengo|mi turno|meu horario|minha (?:consulta|aula|sessao|hora)|my (?:appointment|appt|booking|session|slot|lesson|class)|booked in|had me down|me agendaron|me agendo|me dieron)\b/;
const ownWords =
  /\b(?:meu|meus|minha|minhas|mi|mis|my|mine|tenho|tinha|tengo|tenia|i have|i had|lo de|la del|o do|a do)\b/;

const wishing =
  /quer|quier|marc|agend|reserv|precis|gostaria|necesit|book|appoint|appt|turno|cita|hora|vaga|need|want|\btem\b|\bhay\b|tene[sn]|slot|schedul|disponi|availab|encaix|lugar|free|like/;

/** What a wish for the soonest time does not change. */
const firm = new Set<Wanted>(["ask", "human", "emergency", "location", "arriving"]);

/** What a cancellation says: its verb, or that somebody will not come. A time that will not do is none. */
const cancels =
  /cancel|desmarc|anul|desist|dar de baja|call(?:ing)? (?:it )?off|drop my|nao (?:preciso|quero) mais|ya no|no longer/;

/** Words that name a service and a time ask for it, even without a verb; a greeting before them is only polite. */
function settle(
  { intent, score, all }: Classified,
  text: string,
  { when, spans }: TimesRead,
  { named, introduced }: { named: boolean; introduced: boolean },
): Wanted {
  const left = blank(text, spans)
    .split(" ")
    .filter((word) => word.length > 2).length;
  const timed = isNamed(when) || when.soonest;
  if (movesOwn.test(text)) return "reschedule";
  const asked = intent === "book" || intent === "availability" || intent === "bookings";
  if (asked && timed && all.reschedule >= (moving.test(text) ? 0.15 : existing.test(text) ? 0.3 : 1))
    return "reschedule";
  // A time that will not do, and another that would, is no move where no booking is spoken of.
  const likely = all.book > score - 0.2 || text.split(" ").length < 10;
  if (intent === "reschedule" && likely && !movesWords.test(text) && !ownWords.test(text)) return "book";
  // A few words that name nothing and ask for nothing are asked about, whatever the model makes of them.
  const few = (intent === "book" || intent === "availability") && text.trim().split(/\s+/).length < 5;
  if (few && !named && !timed && !wishing.test(text)) return "none";
  const unsure = intent === "bookings" || intent === "reschedule";
  if (unsure && score < certain && timed && introduced && !/[?]/.test(text) && !movesWords.test(text)) return "book";
  if (intent === "arriving" && score < clear) return timed || named ? "book" : "none";
  if (intent === "cancel" && score < calling && !cancels.test(text) && !cannotCome.test(text))
    return timed || named ? "book" : "none";
  if (when.soonest && (intent === "availability" || !(isAct(intent) || firm.has(intent)))) return "book";
  if (intent === "ask" && timed && (named || couldBe.test(text)) && !aboutPrice.test(text)) return "book";
  // A wish can do without a verb, but not in a long sentence about something else.
  if (intent === "none" && (named || (timed && left <= 5))) return "book";
  return (intent === "greet" || intent === "thanks") && named && timed ? "book" : intent;
}

/** Of the times that a move names: the booking it is about, and where it is to go. */
function moved({ when, named, refused, ruledOut, told }: TimesRead): Pick<Request, "when" | "about"> {
  const plain = ({ days, weekdays, hours }: Window): Window => ({ days, weekdays, hours });
  // What is ruled out holds for where it goes, whatever was said of where it is.
  const to = (wanted: readonly Window[]): When => settled({ ...when, wanted, refused: ruledOut });
  const [first, second] = named;
  if (first?.ends && !second) return { about: [first.ends[0]], when: { ...when, wanted: [first.ends[1]] } };
  if (told.length > 0) return { about: told, when };
  if (!first) return { about: refused, when: { ...when, refused: [] } };
  if (second && second.link !== "or" && second.link !== "and" && !toward.test(first.lead))
    return { about: [plain(first)], when: to(named.slice(1).map(plain)) };
  if (!second && from.test(first.lead)) return { about: [plain(first)], when: to([]) };
  return { about: refused, when };
}

/** The text with only the pieces of one group; what belongs to others is blank, and every word keeps its place. */
function textOf({ pieces }: Group, text: string): string {
  let only = "";
  for (const { from, to } of pieces) only = only.padEnd(from) + text.slice(from, to);
  return only.replace(/ {2,}/g, (gap) => ` . ${" ".repeat(Math.max(0, gap.length - 3))}`).replace(/^[ .]+/, "");
}

function requestOf(group: Group, text: string, reading: Reading): Request & { sure: boolean; score: number } {
  const part = textOf(group, text);
  const { times, services: named, bare, read } = readText(part, reading);
  const intent = settle(read, part, times, {
    named: named.length > 0 || reading.introduced,
    introduced: reading.introduced,
  });
  // A person is called by clear words, not by two that the model has never met.
  const words = part.trim().split(/\s+/).length;
  const sure = read.score >= (words > 2 ? calling : certain);
  const left = bare.replace(/\b(?:change|move|switch) (?=my |the |it )/g, " ").replace(stays, " ");
  const people = namedIn(left, reading.around.people, "person");
  const found = intent === "location" ? [] : left === bare ? named : namedIn(left, reading.around.services);
  const services = forWhom(text, found, reading.around.services);
  const request = { intent, services, people, text: part, sure, score: read.score };
  if (intent === "reschedule") return { ...request, ...moved(times) };
  if (intent !== "cancel" && intent !== "bookings") return { ...request, when: times.when, about: [] };
  // Of what is cancelled, the day that will not do is the day it is on.
  return { ...request, when: anyTime, about: [...times.when.wanted, ...times.refused] };
}

/** "Leave the meditation where it is" speaks of nothing that is to be done. */
const stays =
  /\b(?:leave|keep|mantem|deja|deixa) [^,.;!?]* (?:where|as|como|donde|onde) (?:it is|they are|esta|estan|ta|tao)\b/g;
const again = /\b(?:para|pra|for) (?:las|los|os|as|the) (?:dos|dois|duas|two)\b(?! (?:de la|da|y|e) )/g;
const plain = (text: string): string =>
  text
    .replace(/[!?¿¡"(),.]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What a text means, without asking anybody: the same words on the same day mean the same. */
export function understand(whole: string, around: Surroundings): Meaning {
  const written = whole.slice(-longest);
  const language = languageOf(written, around.usual);
  const called = phoneIn(written);
  const text = fold(plainly(called ? blank(written, [called]) : written, language));
  const many = partyIn(text);
  // Who says who they are, or how many come, and when, wants to come.
  const reading = { around, language, introduced: called !== null || many !== null };
  // "Hay lugar para las dos?" says again how many, and no hour.
  const bare = many ? blank(text, [many]).replace(again, (found) => " ".repeat(found.length)) : text;
  const choice = around.offered > 0 ? choiceIn(` ${plain(bare)} `, around.offered) : null;
  const pieces = piecesOf(bare);
  const [opening] = pieces;
  const picked =
    choice === null && opening && pieces.length > 1 ? choiceIn(` ${plain(opening.text)} `, around.offered) : null;
  const spoken = choice !== null ? [] : picked !== null ? pieces.slice(1) : pieces;
  const groups = grouped(spoken.map((piece) => readPiece(piece, reading)));
  const requests = groups.map((group) => requestOf(group, bare, reading));
  const [first, ...more] = requests;
  const empty: Request = { intent: "none", services: [], people: [], when: anyTime, about: [], text: "" };
  const main: Request = { ...empty, ...first };
  const reply = replyOf(text);
  const all = timesIn(bare, language, around.now);
  const beside = blank(bare, all.spans);
  const agrees = agreesOtherwise(blank(beside, mentions(beside, around.services)));
  const said = plainWords(text);
  const intent = intentOf(main, { requests, reply, choice: choice ?? picked, handoff: around.handoffWords, text });
  const when = main.when.wanted.length > 0 ? main.when : { ...main.when, wanted: main.about };
  return {
    ...main,
    ...("yes" === intent || "no" === intent ? { services: [], people: [] } : {}),
    language,
    intent,
    reply: (choice ?? picked) === null ? reply : "yes",
    agrees,
    ...summary(when),
    soonest: main.when.soonest,
    party: many?.size ?? null,
    choice: choice ?? picked,
    phone: called?.phone ?? null,
    name: nameIn(written),
    times: picked === null ? all.when : anyTime,
    called: isEmergency(said) || asksForPerson(said) || isCalled(text, around.handoffWords) || alarmed(requests),
    others: (picked === null ? more : requests).filter(({ intent: wanted }) => isAct(wanted) || isQuestion(wanted)),
  };
}

/** Danger that the model is certain of, whatever was asked before. */
const alarmed = (requests: readonly { intent: Intent; score: number }[]): boolean =>
  requests.some(({ intent, score }) => intent === "emergency" && score >= certain);

const isCalled = (text: string, words: readonly string[]): boolean =>
  words.some((word) => word.trim() !== "" && ` ${text} `.includes(` ${fold(word)} `));

type Context = {
  requests: readonly { intent: Intent; sure: boolean }[];
  reply: Reply | null;
  choice: number | null;
  handoff: readonly string[];
  text: string;
};

/** What counts most of all that was said: danger, then a person, then what is to be done. */
function intentOf(main: Request, { requests, reply, choice, handoff, text }: Context): Intent {
  const surely = (wanted: Intent): boolean => requests.some(({ intent, sure }) => intent === wanted && sure);
  const said = plainWords(text);
  if (isEmergency(said) || surely("emergency")) return "emergency";
  if (isCalled(text, handoff) || asksForPerson(said) || surely("human")) return "human";
  if (choice !== null) return "yes";
  if (reply === "yes" && !isNamed(main.when)) return "yes";
  if (isPlainNo(text)) return "no";
  // Not sure enough to call somebody: it is read as what it names, or as nothing.
  const alarmed = main.intent === "emergency" || main.intent === "human";
  if (alarmed) return isNamed(main.when) || main.services.length > 0 ? "book" : "none";
  return main.intent;
}

function summary({ wanted, preferred }: When): Pick<Meaning, "days" | "hours"> {
  const first = wanted[0] ?? preferred[0];
  const { from, to } = first?.days ?? { from: null, to: null };
  const [begin, end] = [from ?? to, to ?? from];
  const days = begin === null || end === null ? null : { from: begin, to: end };
  return { days, hours: first?.hours ?? preferred[0]?.hours ?? null };
}
