import { tellOpening, tellWeek } from "@/lib/domains/bot/dialogue/opening";
import type { ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { languageOf, readsAs } from "@/lib/domains/bot/understanding/language";
import { asksOpening } from "@/lib/domains/bot/understanding/opening";
import { fold } from "@/lib/domains/bot/understanding/text";

/** What the catalog knows of a service, and of the business, without any text being written about it. */
export type Fact = "price" | "length" | "who" | "where" | "opening" | "description" | "policy";

const asked: readonly [Fact, RegExp][] = [
  [
    "length",
    /\b(?:how long|how much time|duration|quanto tempo|duracao|quanto (?:dura|demora|leva)|demora(?: muito| mucho)?|duracion|cuanto (?:tiempo|dura|tarda|demora|lleva))\b/,
  ],
  [
    "price",
    /\b(?:quanto (?:custa|fica|e|eh|sai|ta|cobra|cobram|sairia)|cuanto (?:sale|cuesta|es|cobran|esta|vale)|how much|preco|precio|valor|price|cost)\b/,
  ],
  [
    "who",
    /\b(?:com quem|con quien|with whom|who (?:is it|would it be|will it be) with|quem (?:atende|faz|me atende)|quien (?:atiende|me atiende|lo hace)|who (?:does|will do|is doing) it)\b/,
  ],
  [
    "where",
    /\b(?:onde (?:fica|ficam|e|eh|voces|vcs|estao|esta)|endereco|donde (?:queda|quedan|estan|esta|es)|direccion|where (?:are you|is it|is this|is the|do i (?:go|come))|your address|the address|address|como (?:chego|chegar|llego|llegar)|how do i get there)\b/,
  ],
  [
    "description",
    /\b(?:(?:what (?:should|do|must) i|o que|que|algo|preciso|tenho que|devo|tengo que|hay que|debo|need to|should i)\b.* (?:bring|levo|levar|trazer|llevo|llevar|traer)|o que inclui|que incluye|what(?: i|')s included|what does it include|en que consiste|como funciona|how does it work)/,
  ],
];

/** Other things that cost something, take their time or have a place. */
const besides: Partial<Record<Fact, RegExp>> = {
  price:
    /\b(?:estaciona\w*|parking|park|garage fee|garagem|frete|entrega|envio|delivery|taxa|tasa|fee|deposit|sinal|sena|multa|fine|gorjeta|propina|tip|matricula|mensalidade|cuota|membership|wifi)\b/,
  length:
    /\b(?:efeitos?|efectos?|effects?|resultad\w*|results?|recuper\w*|recover\w*|cicatri\w*|heal\w*|chegar|llegar|get there|esper\w*|wait\w*|antes|before|anteced\w*|antelacion|advance|ahead|validade|valid|respo\w*|reply|garant\w*|warranty|entrega|envio|delivery|ago|have you|will it last|does it last)\b/,
  who: /\b(?:falar|falo|hablar|hablo|speak|talk|reclam\w*|complain\w*|pag\w*|pay)\b/,
  where: /\b(?:estaciona\w*|parking|park|garagem|pag\w*|pay|e-?mail|correo|site|sitio|website|web|assin\w*|firm\w*)\b/,
};

/** "Cobram se eu faltar?", "is there a fee for cancelling?": what it costs not to come. */
const [costing, notComing] = [
  /\b(?:cobr\w+|taxas?|tasas?|multas?|fees?|charg\w+|penal\w+|fined?|recargo|pag[ao]\w*|pay\w*|perco|perd[eo]\w*|pierd\w+|lose|reembols\w*|refund\w*|devolv\w*|devuelv\w*|money back|gratis|de graca|free|politicas?|policy|sem custo|sin costo|costs?|custa|cuesta)\b/,
  /\b(?:falt(?:ar|o|ei|asse|ara)|nao (?:vou|for|ir|aparec\w+|comparec\w+|puder\w*|conseguir)|no (?:voy|vaya|aparezco|asisto|puedo ir|llego|me presento)|no ?-?shows?|miss(?:ed|ing)?|cancel\w*|desmarc\w*|(?:don't|do not|can't|cannot|didn't|not) (?:come|show|make it|turn up|go))\b/,
];
export const speaksOfCost = (text: string): boolean => costing.test(fold(text));
export const asksPolicy = (text: string): boolean => {
  const said = fold(text);
  return costing.test(said) && notComing.test(said);
};

/** Which facts the words ask for, in their order; none where they are not the catalog's. */
export function factsAsked(text: string): Fact[] {
  const said = fold(text);
  const found: { fact: Fact; from: number; to: number }[] = [];
  for (const [fact, words] of asked) {
    const { index: from, 0: match = "" } = words.exec(said) ?? {};
    if (from === undefined || besides[fact]?.test(said)) continue;
    // "How much time" is no price.
    const to = from + match.length;
    if (!found.some((other) => from < other.to && other.from < to)) found.push({ fact, from, to });
  }
  const inOrder = found.sort((a, b) => a.from - b.from).map(({ fact }) => fact);
  const facts = asksPolicy(said) ? [...inOrder.filter((fact) => fact !== "price"), "policy" as const] : inOrder;
  return asksOpening(said) ? [...facts, "opening"] : facts;
}

export const factAsked = (text: string): Fact | null => factsAsked(text)[0] ?? null;

/** The services in hand: those that are named, the one that is wished for, else those that were offered to choose from. */
function inHand(turn: Turn, named: readonly string[]): readonly ServiceFacts[] {
  const { wish, open } = turn.dialogue;
  const about = wish?.service ?? (open && "service" in open ? open.service : null);
  const ids = named.length > 0 ? named : about ? [about] : open?.ask === "service" ? open.choices : [];
  const known = turn.services.filter(({ id }) => ids.includes(id));
  return known.length > 0 || turn.services.length !== 1 ? known : turn.services;
}

/** Who does a service, or with whom the time on the table is. */
function whoDoes(turn: Turn, { people }: ServiceFacts): string | null {
  const { open } = turn.dialogue;
  const chosen = open?.ask === "detail" && open.ending.kind === "hold" ? open.ending.person : null;
  const held = open?.ask === "confirm_hold" || open?.ask === "later" ? open.person : chosen;
  const ids = held ? [held] : people;
  const names = turn.people.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const list = new Intl.ListFormat(turn.meaning.language, { type: "disjunction" });
  return names.length > 0 ? list.format(names) : null;
}

function toldOf(turn: Turn, fact: Fact, service: ServiceFacts): string | null {
  const { say } = turn;
  const { name, price_cents, currency, duration_minutes, description, kind } = service;
  switch (fact) {
    case "price":
      return price_cents ? say.costs(name, turn.money(price_cents, currency)) : null;
    case "length":
      return kind === "appointment" ? say.lasts(name, duration_minutes) : null;
    case "who": {
      const names = whoDoes(turn, service);
      return names && say.done_by(name, names);
    }
    case "description":
      if (!description || readsAs(description, turn.meaning.language)) return description || null;
      return say.only_in(languageOf(description, turn.meaning.language), description);
    default:
      return null;
  }
}

const linesOf = (turn: Turn, fact: Fact, services: readonly ServiceFacts[]): string | null =>
  services.flatMap((service) => toldOf(turn, fact, service) ?? []).join("\n") || null;

/** What the catalog knows of it, in words; null where it does not. `named`: the services that the question names. */
export async function tellFact(turn: Turn, fact: Fact, named: readonly string[]): Promise<string | null> {
  if (fact === "opening") return tellOpening(turn);
  if (fact === "policy") {
    const policy = await turn.tools.policy();
    return policy && turn.say.policy(policy);
  }
  const services = inHand(turn, named);
  if (fact !== "where") return linesOf(turn, fact, services);
  const place = await turn.tools.place(services.length === 1 ? (services[0]?.id ?? null) : null);
  return place && turn.say.located(place);
}

/** So many services are told of at once. */
const most = 9;

/** The same of all there is, where nothing is in hand and nobody wrote a better answer; null where it would say little. */
export async function tellOfAll(turn: Turn, fact: Fact): Promise<string | null> {
  if (fact === "opening") return tellWeek(turn);
  if (fact !== "price" && fact !== "length") return null;
  return inHand(turn, []).length > 0 ? null : linesOf(turn, fact, turn.services.slice(0, most));
}
