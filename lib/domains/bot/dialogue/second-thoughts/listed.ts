import { heldBy, type Offer, type Open, type Wish } from "@/lib/domains/bot/dialogue/state";
import { askService, listedServices, offerAgain, settle, wishFor } from "@/lib/domains/bot/dialogue/times";
import type { ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import type { Turn } from "@/lib/domains/bot/dialogue/turn";
import { choiceIn } from "@/lib/domains/bot/understanding/numbers";
import { fold } from "@/lib/domains/bot/understanding/text";

const compared: readonly [RegExp, (service: ServiceFacts) => number | null][] = [
  [
    /\b(?:mais barat\w+|mas barat\w+|mais em conta|mas economic\w+|mais economic\w+|cheap\w*|least expensive|menor preco|menor precio|mais baratinh\w+)\b/,
    ({ price_cents }) => price_cents,
  ],
  [
    /\b(?:mais car[oa]|mas car[oa]|most expensive|more expensive|priciest)\b/,
    ({ price_cents }) => (price_cents === null ? null : -price_cents),
  ],
  [
    /\b(?:mais curt\w+|mas cort\w+|mais rapid\w+|mas rapid\w+|short\w*|quick\w*|menos tempo|menos tiempo|less time)\b/,
    ({ duration_minutes }) => duration_minutes,
  ],
  [/\b(?:mais long\w+|mas larg\w+|mais demorad\w+|longer|longest)\b/, ({ duration_minutes }) => -duration_minutes],
];

/** "The cheaper one", "a mais curta": the one of these services that it can only be. */
export function comparedIn(turn: Turn, ids: readonly string[]): string | undefined {
  const said = fold(turn.heard.text);
  const by = compared.find(([words]) => words.test(said))?.[1];
  if (!by || said.includes("?")) return undefined;
  const ranked = turn.services
    .filter(({ id }) => ids.includes(id))
    .flatMap((service) => {
      const measure = by(service);
      return measure === null ? [] : [{ id: service.id, measure }];
    })
    .sort((a, b) => a.measure - b.measure);
  const [first, second] = ranked;
  return first && first.measure !== second?.measure ? first.id : undefined;
}

type Listed = NonNullable<Turn["dialogue"]["listed"]>;
type Again = { service: string } | { offer: Offer } | "list";

const around =
  /\b(?:ah|oh|ok|wait|espera|pera|perai|actually|na verdade|en realidad|mejor|melhor|rather|prefiro|prefiero|quero|quiero|i want|i would like|i'd like|i'd rather|i prefer|make it|make that|let's do|vou de|voy con|entao|entonces|then|pode ser|puede ser|changed my mind|mudei de ideia|cambie de idea|desculpa|perdon|perdona|sorry|instead|please|por favor|mesmo|mudar para|cambiar a|troca pra|change to|switch to)\b/g;
const another =
  /^(?:(?:o|a|el|la|lo|the) )?(?:outr[oa]|otr[oa]|other)(?: (?:one|opcao|opcion|option|servico|servicio|service))?$/;
const mostWords = 5;

/** Who comes back to the list that was put before them: "the first one", "mejor la otra". Null where they do not. */
function backTo(turn: Turn, listed: Listed, start: string): Again | null {
  if (turn.heard.text.includes("?")) return null;
  const said = fold(turn.heard.text)
    .replace(/[^\p{L}\p{N}'ºª°]+/gu, " ")
    .replace(around, " ")
    .replace(/\s+/g, " ")
    .trim();
  const services = listed.ask === "service" ? listedServices(turn, { ...listed, more: [] }).map(({ id }) => id) : [];
  const compares = comparedIn(turn, services);
  if (compares) return { service: compares };
  if (said.split(" ").length > mostWords) return null;
  const all: Again[] =
    listed.ask === "time" ? listed.offers.map((offer) => ({ offer })) : services.map((service) => ({ service }));
  const choice = /^\d+$/.test(said) ? null : choiceIn(` ${said} `, all.length);
  if (choice !== null) return all[choice - 1] ?? null;
  if (!another.test(said)) return null;
  const isTaken = (each: Again): boolean =>
    each !== "list" &&
    ("offer" in each
      ? Date.parse(each.offer.start) === Date.parse(start)
      : each.service === turn.dialogue.wish?.service);
  const [other, ...more] = all.filter((each) => !isTaken(each));
  return other && more.length === 0 ? other : "list";
}

/** The time on the table, for another service. */
function onlyThen(turn: Turn, start: string, when: Wish["when"]): Wish["when"] {
  const { day, minute } = turn.at(start);
  const hours = { from: minute, to: minute, exact: true };
  return { ...when, wanted: [{ days: { from: day, to: day }, weekdays: null, hours }] };
}

/** Another of those that were listed before: what is held goes back, and that one is put before them. False where none is meant. */
export async function goBackToList(turn: Turn, open: Open & { start: string }): Promise<boolean> {
  const { dialogue } = turn;
  const { listed, wish } = dialogue;
  const again = listed && wish && backTo(turn, listed, open.start);
  if (!again) return false;
  const hold = heldBy(open);
  if (hold !== null) await turn.tools.release(hold);
  if (again !== "list" && "offer" in again) await settle(turn, again.offer);
  else if (again !== "list")
    await wishFor(turn, { ...wish, service: again.service, when: onlyThen(turn, open.start, wish.when) });
  else if (listed.ask === "time") offerAgain(turn, listed.offers);
  else {
    dialogue.wish = { ...wish, service: null };
    askService(turn, listedServices(turn, listed));
  }
  return true;
}
