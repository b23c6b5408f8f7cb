import { agreesOtherwise, isPlainNo, type Reply, replyOf } from "@/lib/domains/bot/understanding/answers/reply";
import { plainly } from "@/lib/domains/bot/understanding/chat";
import {
  isWrittenAsName,
  nameIn,
  phoneIn,
  withoutIntroduced,
  withoutOwnName,
} from "@/lib/domains/bot/understanding/contact";
import { isAttending, withoutAttending } from "@/lib/domains/bot/understanding/intent/attending";
import { type Classified, classify } from "@/lib/domains/bot/understanding/intent/classify";
import { isComplaint } from "@/lib/domains/bot/understanding/intent/complaints";
import { alarming, certainly, dangerIn } from "@/lib/domains/bot/understanding/intent/danger";
import type { Intent as Wanted } from "@/lib/domains/bot/understanding/intent/intents";
import { asksForPerson, isEmergency, plainWords } from "@/lib/domains/bot/understanding/intent/rules";
import { aboutPrice, calling, certain, clear, settle } from "@/lib/domains/bot/understanding/intent/settle";
import { languageOf, type Spoken } from "@/lib/domains/bot/understanding/language";
import { moved, onItsDay, shiftedOf } from "@/lib/domains/bot/understanding/moved";
import { mentions, type Named, namedIn } from "@/lib/domains/bot/understanding/names";
import { forWhom, inFormat } from "@/lib/domains/bot/understanding/names/audience";
import { declinedIn } from "@/lib/domains/bot/understanding/names/declined";
import { withoutExcluded } from "@/lib/domains/bot/understanding/names/excluded";
import { ofTopic } from "@/lib/domains/bot/understanding/names/topics";
import { choiceIn, withoutChoice } from "@/lib/domains/bot/understanding/numbers";
import { asksHoursOf, asksOpening } from "@/lib/domains/bot/understanding/opening";
import { partyIn } from "@/lib/domains/bot/understanding/party";
import {
  adding,
  type Group,
  grouped,
  isAct,
  isAsking,
  isQuestion,
  type Piece,
  piecesOf,
  type Said,
} from "@/lib/domains/bot/understanding/requests";
import { blank, fold, nailsKept } from "@/lib/domains/bot/understanding/text";
import { onceMore, withTwoWishes } from "@/lib/domains/bot/understanding/two-wishes";
import { countedFrom } from "@/lib/domains/bot/understanding/when/counted-from";
import { type Moment, type TimesRead, timesIn } from "@/lib/domains/bot/understanding/when/read";
import { withoutShift } from "@/lib/domains/bot/understanding/when/shift";
import { anyTime, type Hours, isNamed, type When, type Window } from "@/lib/domains/bot/understanding/when/window";

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
  /** They are services or bookings: "a segunda" is the second of them, and no Monday. */
  offersThings?: boolean;
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
  /** What they say they do not want, where they say nothing else. */
  declined: readonly Named[];
  /** Danger, or the wish for a person, in so many words: not only as the model reads it. */
  called: boolean;
  /** Of what was done, charged or left undone. */
  complaint: boolean;
  /** They will come to what is booked, and want nothing else. */
  attending: boolean;
};

/** As much as one message holds. Of several that are longer together the last words count, and reading them ends. */
const longest = 4096;
/** Two wishes in one breath have no more letters. */
const shortWish = 160;
/** A text of so many letters is read as a whole; of a longer one each end, for what is wanted: between them stands why. */
const [whole, eachEnd] = [600, 200];

function endsOf(text: string): string {
  if (text.length <= whole) return text;
  return `${text.slice(0, eachEnd).replace(/\S*$/, "")}\n${text.slice(-eachEnd).replace(/^\S*/, "")}`;
}

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

/** `coming`: who else comes, where whoever writes does not: "my two boys" says for whom it is. */
type Reading = { around: Surroundings; read: (text: string) => TextRead; introduced: boolean; coming: string };

function readPiece(piece: Piece, { read, introduced }: Reading): Said {
  const { times, services, classified } = read(piece.text.trim());
  const wanted = settle(classified, piece.text, times, { services: services.length, introduced });
  // "And a pedicure too right after" wants it, without a verb.
  const adds = !isAct(wanted) && services.length === 1 && adding.test(piece.text) && !/[?]/.test(piece.text);
  return {
    ...piece,
    intent: adds ? "book" : wanted,
    clear: classified.score >= clear,
    timed: isNamed(times.when),
    services: services.length === 1 ? services.map(({ id }) => id) : [],
  };
}

type NamesRead = { times: TimesRead; services: readonly Named[]; bare: string };
type TextRead = NamesRead & { classified: Classified };

function readNames(text: string, times: TimesRead, around: Surroundings): NamesRead {
  const bare = blank(text, times.spans);
  return { times, services: namedIn(bare, around.services), bare };
}

function readText(text: string, { times, services, bare }: NamesRead, around: Surroundings): TextRead {
  const classified = classify(text, masked(text, times, mentions(bare, around.services)));
  return { times, services, bare, classified };
}

/** Most messages are one piece and one request: the same words, without the blanks around them, are read once. */
function once<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

/** The text with only the pieces of one group; what belongs to others is blank, and every word keeps its place. */
function textOf({ pieces }: Group, text: string): string {
  let only = "";
  for (const { from, to } of pieces) only = only.padEnd(from) + text.slice(from, to);
  return only.replace(/ {2,}/g, (gap) => ` . ${" ".repeat(Math.max(0, gap.length - 3))}`).replace(/^[ .]+/, "");
}

function requestOf(
  group: Group,
  text: string,
  reading: Reading,
  before: Request | null,
): Request & { sure: boolean; score: number } {
  const part = before ? countedFrom(textOf(group, text).trim(), before.when) : textOf(group, text).trim();
  const { times, services: named, bare, classified } = reading.read(part);
  const { score } = classified;
  const intent = settle(classified, part, times, { services: named.length, introduced: reading.introduced });
  // A person is called by clear words, not by two that the model has never met.
  const words = part.trim().split(/\s+/).length;
  const sure = score >= (words > 2 ? calling : certain);
  const left = bare.replace(/\b(?:change|move|switch) (?=my |the |it )/g, " ").replace(stays, " ");
  const people = namedIn(left, reading.around.people, "person");
  const found = intent === "location" ? [] : left === bare ? named : namedIn(left, reading.around.services);
  const topic = intent === "location" ? null : ofTopic(part, found, reading.around.services);
  const meant = inFormat(text, forWhom(reading.coming + text, found, reading.around.services));
  const services = topic ?? doneBy(people, sameAsBefore(part, meant, before));
  // "Até que horas a Ana atende?": when they are free, which no opening hours tell.
  const hoursOf =
    intent === "ask" && people.length + services.length > 0 && asksHoursOf(part) && !aboutPrice.test(part);
  const request = {
    intent: hoursOf ? "availability" : topic && !isAct(intent) ? "book" : intent,
    services,
    people,
    text: part,
    sure,
    score,
  };
  if (intent === "reschedule") return { ...request, ...(shiftedOf(times, part) ?? onItsDay(moved(times))) };
  if (intent !== "cancel" && intent !== "bookings") return { ...request, when: times.when, about: [] };
  // Of what is cancelled, the day that will not do is the day it is on.
  return { ...request, when: anyTime, about: [...times.when.wanted, ...times.refused] };
}

/** Of several that can be meant, those that the named person does, where that is known. */
function doneBy(people: readonly Named[], services: readonly Named[]): readonly Named[] {
  if (services.length < 2 || people.length === 0) return services;
  const theirs = services.filter(({ people: doers }) => people.some(({ id }) => doers?.includes(id)));
  return theirs.length > 0 ? theirs : services;
}

const sameAsBefore = (part: string, services: readonly Named[], before: Request | null): readonly Named[] =>
  services.length === 0 && before && onceMore.test(part) ? before.services : services;

/** "Leave the meditation where it is" speaks of nothing that is to be done. */
const stays =
  /\b(?:leave|keep|mantem|deja|deixa) [^,.;!?]* (?:where|as|como|donde|onde) (?:it is|they are|esta|estan|ta|tao)\b/g;
const again =
  /(?<!\ba )\b(?:las|los|as|os) (?:dos|duas|dois)(?= (?:a la misma|al mismo|na mesma|no mesmo|junt[oa]s))|(?<!\ba )\b(?:las|los) dos\b(?! (?:y|de la|menos|en punto))|\b(?:(?:para|pra|for) (?:las|los|os|as|the) (?:dos|dois|duas|two)|(?:conseguem|atendem|atender|cabem|pegar|encaixar|encaixam|pueden|caben) (?:as|os|las|los) (?:dos|dois|duas|tres|quatro|cuatro|[2-6]))\b(?! (?:de la|da|y|e) )/g;
const plain = (text: string): string =>
  text
    .replace(/[!?¿¡"(),.]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** What a text means, without asking anybody: the same words on the same day mean the same. */
export function understand(message: string, surroundings: Surroundings): Meaning {
  const full = message.slice(-longest);
  const written = endsOf(full);
  const language = languageOf(written, surroundings.usual);
  const called = phoneIn(written);
  const folded = (words: string): string => fold(nailsKept(plainly(words, language)));
  const unphoned = withoutOwnName(called ? blank(written, [called]) : written);
  const { text, services } = withoutExcluded(folded(unphoned), surroundings.services, language);
  const around = { ...surroundings, services };
  const many = partyIn(text);
  // Who says who they are, or how many come, and when, wants to come.
  const asMonths = monthNames(text, around.people);
  const timesOf = once((words) => {
    const unshifted = withoutShift(words);
    const plainer = asMonths ? unshifted.replace(asMonths, (found) => "x".repeat(found.length)) : unshifted;
    return timesIn(plainer, language, around.now);
  });
  const namesOf = once((words) => readNames(words, timesOf(words), around));
  const read = once((words) => readText(words, namesOf(words), around));
  const others = many ? text.slice(many.from, many.to) : "";
  const coming = /\b(?:eu|mim|yo|mi|me|i|myself|nos|us|we)\b/.test(others) ? "" : `${others} . `;
  const reading = { around, read, introduced: called !== null || many !== null, coming };
  // "Hay lugar para las dos?" says again how many, and no hour.
  const bare = many ? blank(text, [many]).replace(again, (found) => " ".repeat(found.length)) : text;
  const chosen = around.offered > 0 ? choiceIn(` ${plain(bare)} `, around.offered) : null;
  const { pieces, parted } = withTwoWishes(
    piecesOf(bare),
    (words) => {
      const { services, times } = namesOf(words.trim());
      return { services: services.map(({ id }) => id), timed: isNamed(times.when) };
    },
    (words) => {
      const { bare: untimed, times } = namesOf(words.trim());
      // The times stay in a short one, where they keep the names on both sides apart; a long one tells a story.
      const named = mentions(words.length <= shortWish ? words.trim() : untimed, around.services);
      const shift = words.length - words.trimStart().length;
      const placed = ({ from, to }: { from: number; to: number }) => ({ from: from + shift, to: to + shift });
      return {
        services: named.map(placed),
        times: times.spans.map(placed),
        several: new Set(named.map(({ thing }) => thing.id)).size > 1,
      };
    },
  );
  // "The second one, and do you take cards?": one piece picks, and the others have their own say.
  const picks = around.offered > 0 && pieces.length > 1 ? pieces.flatMap((piece) => pickIn(piece, around.offered)) : [];
  const [pick] = picks.length === 1 && (chosen === null || pieces.some(isAsking)) ? picks : [];
  const choice = pick ? null : chosen;
  const picked = pick?.choice ?? null;
  const spoken = choice !== null ? [] : pieces.filter((piece) => piece !== pick?.piece);
  const groups = grouped(
    spoken.map((piece) => {
      const said = readPiece(piece, reading);
      // What names a service and a time of its own wants both, however little else it says.
      const another = parted.has(piece);
      return another && !isAct(said.intent) ? { ...said, intent: "book", another } : { ...said, another };
    }),
  );
  const requests: ReturnType<typeof requestOf>[] = [];
  for (const group of groups) requests.push(requestOf(group, bare, reading, requests.at(-1) ?? null));
  const [first, ...more] = requests;
  const empty: Request = { intent: "none", services: [], people: [], when: anyTime, about: [], text: "" };
  const main = withAsked({ ...empty, ...first }, more);
  const attending = isAttending(text);
  const reply = replyOf(attending ? withoutAttending(text) || "ok" : text);
  const all = timesOf(bare);
  const beside = blank(bare, all.spans);
  const agrees = agreesOtherwise(blank(beside, mentions(beside, around.services)));
  // Danger, and who asks for a person, are heard wherever they stand.
  const heard = full === written ? [text] : [text, fold(full.slice(eachEnd / 2, -eachEnd / 2))];
  // A name raises no alarm.
  const named = isWrittenAsName(written) && !isEmergency(plainWords(text));
  const danger = named ? 0 : Math.max(...[folded(withoutIntroduced(unphoned)), ...heard.slice(1)].map(dangerIn));
  const complaint = heard.some(isComplaint) && !heard.some((words) => isEmergency(plainWords(words)));
  const person =
    complaint || heard.some((words) => asksForPerson(plainWords(words)) || isCalled(words, around.handoffWords));
  const intent = intentOf(main, {
    requests,
    reply,
    choice: choice ?? picked,
    // Who calls for somebody in charge gets them, unless danger is plain.
    danger: danger >= (person ? certainly : alarming) && !complaint,
    person,
    attending,
    text,
  });
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
    times:
      choice !== null && around.offersThings
        ? timesOf(withoutChoice(bare)).when
        : pick
          ? timesOf(pick.piece.text.trim()).when
          : all.when,
    declined: more.length === 0 && !isNamed(all.when) ? declinedIn(text, around.services) : [],
    called: danger >= certainly || person,
    complaint,
    attending,
    others: (picked === null ? more : requests).filter(({ intent: wanted }) => isAct(wanted) || isQuestion(wanted)),
  };
}

const pickIn = (piece: Piece, offered: number): { piece: Piece; choice: number }[] => {
  const choice = choiceIn(` ${plain(piece.text)} `, offered);
  return choice === null ? [] : [{ piece, choice }];
};

/** "Con Julio": where somebody is called so, it is no month, unless a number stands before it. */
function monthNames(text: string, people: readonly Named[]): RegExp | null {
  const said = new Set(text.match(/\b(?:julio|abril|julho|junio|mayo|april|june|august|marco)\b/g));
  if (said.size === 0) return null;
  const called = new Set(people.flatMap(({ name }) => fold(name).match(/\p{L}+/gu) ?? []));
  const names = [...said].filter((month) => called.has(month));
  return names.length > 0 ? new RegExp(`(?<!\\d (?:de )?)\\b(?:${names.join("|")})\\b`, "g") : null;
}

/** "Do you do massages? I'd like one on Friday": what is asked about is what is wanted. */
function withAsked(main: Request, others: readonly Request[]): Request {
  const asked = others.find(({ intent, services }) => isQuestion(intent) && services.length > 0);
  const books = main.intent === "book" || main.intent === "availability";
  const who = others.find(({ intent, people }) => isQuestion(intent) && people.length > 0);
  // "Are you open on Saturday? I need a haircut": on Saturday.
  const day = others.find(({ intent, when, text }) => isQuestion(intent) && isNamed(when) && asksOpening(text));
  return {
    ...main,
    ...(day && books && !isNamed(main.when) ? { when: day.when } : {}),
    ...(asked && books && main.services.length === 0 ? { services: asked.services } : {}),
    ...(who && books && main.people.length === 0 ? { people: who.people } : {}),
  };
}

const isCalled = (text: string, words: readonly string[]): boolean =>
  words.some((word) => word.trim() !== "" && ` ${text} `.includes(` ${fold(word)} `));

type Context = {
  requests: readonly { intent: Intent; sure: boolean }[];
  reply: Reply | null;
  choice: number | null;
  danger: boolean;
  person: boolean;
  attending: boolean;
  text: string;
};

/** What counts most of all that was said: danger, then a person, then what is to be done. */
function intentOf(main: Request, { requests, reply, choice, danger, person, attending, text }: Context): Intent {
  const surely = (wanted: Intent): boolean => requests.some(({ intent, sure }) => intent === wanted && sure);
  if (danger) return "emergency";
  if (person || surely("human")) return "human";
  if (choice !== null || attending) return "yes";
  if (reply === "yes" && !isNamed(main.when)) return "yes";
  if (isPlainNo(text)) return "no";
  // Not sure enough to call somebody: it is read as what it names, or as nothing.
  const unsure = main.intent === "emergency" || main.intent === "human";
  if (unsure) return isNamed(main.when) || main.services.length > 0 ? "book" : "none";
  return main.intent;
}

function summary({ wanted, preferred }: When): Pick<Meaning, "days" | "hours"> {
  const first = wanted[0] ?? preferred[0];
  const { from, to } = first?.days ?? { from: null, to: null };
  const [begin, end] = [from ?? to, to ?? from];
  const days = begin === null || end === null ? null : { from: begin, to: end };
  return { days, hours: first?.hours ?? preferred[0]?.hours ?? null };
}
