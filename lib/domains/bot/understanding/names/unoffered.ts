import { concepts, partsOf } from "@/lib/domains/bot/understanding/lexicon/lexicon";
import { leadsTo } from "@/lib/domains/bot/understanding/names/leads";
import { knownList, type Named } from "@/lib/domains/bot/understanding/names/list";
import { lexiconBook } from "@/lib/domains/bot/understanding/names/phrases";
import { type Token, tokensOf } from "@/lib/domains/bot/understanding/names/tokens";

/** What hurts is told, and is no service. */
const ailing = /^(?:duele|duelen|doi|doem|doendo|dolor|dolores|dor|dores|hurts?|hurting|ache|aching|pain|sore)$/;

const exact = (token: Token): ReadonlyMap<string, number> => new Map([[token.stem, 1]]);

/** Things of a house or of the road are asked about as what a place has, unless the business works on them: "tem wifi?" */
const facilities = new Set(["home", "garage", "delivery", "instruments", "bicycles"]);

/** What a folded text asks for that is known to be a service and is none of these, in its own words; null where it is nothing. */
export function unofferedIn(text: string, services: readonly Named[]): string | null {
  const { refs, concepts: offered } = knownList(services, false);
  const tradeOf = (concept: string): string => concept.split(".", 1)[0] ?? "";
  const trades = new Set([...offered].map(tradeOf));
  const tokens = tokensOf(text);
  const named = lexiconBook()
    .phrases.find(tokens, exact)
    .filter(({ at }) => at.some((i) => !ailing.test(tokens[i]?.word ?? "")))
    .filter(({ phrase }) => partsOf(phrase.means).every((part) => concepts.get(part)?.kind === undefined))
    .sort((a, b) => b.at.length - a.at.length);
  const [first] = named;
  const isFacility = ({ phrase }: (typeof named)[number]): boolean => {
    const trade = tradeOf(phrase.means);
    return facilities.has(trade) && !trades.has(trade);
  };
  const isOffered = named.some(({ phrase }) =>
    partsOf(phrase.means).some((part) => refs.has(`b:${part}`) || leadsTo(refs, part, false) !== null),
  );
  if (!first || isOffered || named.some((each) => each.at.length === first.at.length && isFacility(each))) return null;
  const [from, to] = [tokens[first.at[0] ?? 0]?.from ?? 0, tokens[first.at.at(-1) ?? 0]?.to ?? 0];
  return text.slice(from, to);
}
