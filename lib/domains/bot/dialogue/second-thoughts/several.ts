import { anyTime, type Open, type Wish } from "@/lib/domains/bot/dialogue/state";
import { askService, wishFor } from "@/lib/domains/bot/dialogue/times";
import type { ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { asksFirst } from "@/lib/domains/bot/understanding/clauses";
import { mentions } from "@/lib/domains/bot/understanding/names";
import { isQuestion } from "@/lib/domains/bot/understanding/requests";
import { fold, nailsKept } from "@/lib/domains/bot/understanding/text";
import type { Window } from "@/lib/domains/bot/understanding/when/window";

type ServiceList = Extract<Open, { ask: "service" }>;
/** What one place of the text can mean; several, where it leaves that open. */
type Place = { from: number; to: number; services: ServiceFacts[] };

const joined = /[+&,/]|(?<!\p{L})(?:e|y|and|plus|mais|mas|com|con|with|tambem|tambien|also)(?!\p{L})/u;
const alternative = /[?]|(?<!\p{L})(?:o|ou|u|or|nao|no|not|nem|ni|nor|sem|sin|without|en vez|em vez|instead)(?!\p{L})/u;

/** The places where services are named one beside the other; none where they are alternatives. */
function placesIn(turn: Turn, text: string): Place[] {
  const places: Place[] = [];
  for (const { thing, from, to } of mentions(text, turn.services, "service")) {
    const last = places.at(-1);
    if (last && from < last.to) last.services.push(thing);
    else places.push({ from, to, services: [thing] });
  }
  const between = places.slice(1).map(({ from }, at) => text.slice(places[at]?.to ?? 0, from));
  return between.every((words) => joined.test(words) && !alternative.test(words)) ? places : [];
}

/** "Corte y barba", "manicura, pedicura": the services that are all wanted, in the order in which they are named. */
function allNamed(turn: Turn): Place[] {
  const wanted = new Set(turn.meaning.services.map(({ id }) => id));
  if (wanted.size < 2) return [];
  const places = placesIn(turn, fold(nailsKept(turn.heard.text)));
  const named = new Set(places.flatMap(({ services }) => services.map(({ id }) => id)));
  const open = places.filter(({ services }) => services.length > 1);
  const same = named.size === wanted.size && [...named].every((id) => wanted.has(id));
  return same && places.length > 1 && open.length < 2 ? places : [];
}

const digits =
  /^\W*(?:(?:quero|quiero|i want|i'd like|as|os|las|los|el|la|o|a|the|opcoes|opciones|options|numbers?|numeros?) )*(\d)((?:(?: ?[,+&] ?| (?:e|y|and) )(?:(?:o|a|el|la|the) )?\d)+)\W*$/;
const two = /\b(?:(?:as|os|las|los) (?:duas|dois|dos)(?: coisas| cosas| servicos| servicios)?|ambas|ambos|both)\b/;

/** "Las dos" of a list of two, "1 y 3" of a longer one. */
function allOfList(turn: Turn, { choices }: ServiceList): Place[] {
  const said = fold(turn.heard.text);
  const [, first = "", more = ""] = digits.exec(said) ?? [];
  const numbers = first ? [...new Set(`${first} ${more}`.match(/\d/g)?.map(Number))] : [];
  const listed = choices.length === 2 && turn.meaning.services.length === 0 && two.test(said) ? [1, 2] : numbers;
  const places = listed.flatMap((number) => {
    const service = turn.services.find(({ id }) => id === choices[number - 1]);
    return service ? [{ from: 0, to: 0, services: [service] }] : [];
  });
  return places.length === listed.length && places.length > 1 ? places : [];
}

/** "Las dos", said of the services, is no hour and no party. */
function withoutTwo(turn: Turn, wish: Wish): Wish {
  const before = turn.wished;
  const isTwo = ({ days, weekdays, hours }: Window): boolean =>
    !days && !weekdays && hours?.exact === true && hours.from % 720 === 120;
  const others = turn.meaning.times.wanted.filter((each) => !isTwo(each));
  const when = others.length > 0 ? wish.when : (before?.when ?? anyTime);
  return { ...wish, when, party: before?.party ?? 1 };
}

/** Two at the same minute nobody can come to: of the hour that was named, the second keeps the day. */
const withoutHour = ({ when, ...wish }: Wish): Wish => ({
  ...wish,
  when: { ...when, wanted: when.wanted.map((each) => (each.hours?.exact ? { ...each, hours: null } : each)) },
});

const asking =
  /^\W*(?:what|which|how|why|when|where|who|is|are|do|does|qual|quais|quanto|quanta|como|por que|quando|onde|cual|cuales|cuanto|cuanta|que|donde|cuando)\b/;
const asksOf = ({ heard }: Turn): boolean =>
  heard.text.includes("?") || asking.test(fold(heard.text)) || asksFirst(fold(heard.text));

/** "Haircut on Friday at ten and beard on Saturday": each with a time of its own. */
function wishesApart(turn: Turn): Wish[] {
  const { meaning, wished } = turn;
  const requests = [meaning, ...meaning.others];
  const each = requests.every(({ intent, services }) => isBooking.has(intent) && services.length === 1);
  return each ? requests.map((request) => ({ ...turn.wishOf(request), party: wished?.party ?? 1 })) : [];
}
const isBooking: ReadonlySet<string> = new Set(["book", "availability"]);

async function takeInTurn(turn: Turn, [first, ...rest]: readonly Wish[]): Promise<boolean> {
  if (!first || rest.length === 0) return false;
  const { dialogue, meaning, say } = turn;
  dialogue.next = [...rest, ...dialogue.next].slice(0, 5);
  const list = new Intl.ListFormat(meaning.language, { type: "conjunction" });
  turn.reply(say.first_then(turn.nameOf(first.service), list.format(rest.map(({ service }) => turn.nameOf(service)))));
  await wishFor(turn, first);
  return true;
}

/** "Corte ou manicure": which of the two, where the list had more. */
function askWhich(turn: Turn, { choices, more }: ServiceList): boolean {
  const { intent, services } = turn.meaning;
  const few = services.length > 1 && services.length < choices.length + more.length;
  if (!few || !(intent === "none" || isQuestion(intent) || isBooking.has(intent))) return false;
  turn.dialogue.wish = { ...turn.merged("book"), service: null };
  askService(
    turn,
    turn.services.filter(({ id }) => services.some((each) => each.id === id)),
  );
  return true;
}

/**
 * Several services that are all wanted are taken up one after the other, and that is said; of one that leaves open which is
 * meant, that is asked first. `open`: the list that the words answer. False where one is named, or they are alternatives.
 */
export async function takeSeveral(turn: Turn, open: ServiceList | null): Promise<boolean> {
  const { heard, meaning, dialogue } = turn;
  if (open ? asksOf(turn) : isQuestion(meaning.intent)) return false;
  if (meaning.others.length > 0) return open !== null && takeInTurn(turn, wishesApart(turn));
  const named = allNamed(turn);
  const places = named.length > 0 || open === null ? named : allOfList(turn, open);
  const unclear = places.find(({ services }) => services.length > 1);
  const [first, ...rest] = unclear ? [unclear, ...places.filter((each) => each !== unclear)] : places;
  if (!first || rest.length === 0) return open !== null && askWhich(turn, open);
  const merged = { ...turn.merged("book"), service: null };
  const wish = two.test(fold(heard.text)) ? withoutTwo(turn, merged) : merged;
  const next = rest.flatMap(({ services: [service] }) =>
    service ? [withoutHour({ ...wish, service: service.id })] : [],
  );
  if (!unclear) return takeInTurn(turn, [{ ...wish, service: first.services[0]?.id ?? null }, ...next]);
  dialogue.next = [...next, ...dialogue.next].slice(0, 5);
  dialogue.wish = wish;
  askService(turn, first.services);
  return true;
}
