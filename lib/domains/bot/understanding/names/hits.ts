import { concepts, partsOf } from "@/lib/domains/bot/understanding/lexicon/lexicon";
import { introducers } from "@/lib/domains/bot/understanding/lexicon/stop-words";
import { leadsTo } from "@/lib/domains/bot/understanding/names/leads";
import type { List } from "@/lib/domains/bot/understanding/names/list";
import { type Found, lexiconBook } from "@/lib/domains/bot/understanding/names/phrases";
import { stem } from "@/lib/domains/bot/understanding/names/stem";
import type { Token } from "@/lib/domains/bot/understanding/names/tokens";
import { isTypo } from "@/lib/domains/bot/understanding/names/typos";

/** Something in the text that speaks for a key of the list, or for a whole form (`form`). */
export type Hit = {
  key: string;
  form: number | null;
  at: readonly number[];
  strength: number;
  /** Only a part of a name, or a broader word for it. */
  partial: boolean;
  need: boolean;
  /** The words are those of this very concept, and not of one that it serves for. */
  itself?: boolean;
  /** A kind of it was named, not itself. */
  kind?: boolean;
};

const mostRead = 4000;

/** The stems that a word may stand for: itself, or what it is a slip or the beginning of. */
function readings(list: List, { word, stem: own }: Token): ReadonlyMap<string, number> {
  const before = list.read.get(word);
  if (before) return before;
  const read = new Map([[own, 1]]);
  if (!list.stems.has(own) && !lexiconBook().stems.has(own)) {
    for (const each of list.spelling.family(word)) read.set(stem(each), 0.75);
    for (const each of list.prefixes.get(word) ?? []) read.set(stem(each), 0.85);
    for (const each of list.spelling.near(word)) read.set(stem(each), 0.8);
  }
  if (list.read.size >= mostRead) list.read.clear();
  list.read.set(word, read);
  return read;
}

const inside = (inner: readonly number[], outer: readonly number[]): boolean =>
  outer.length > inner.length && inner.every((i) => outer.includes(i));

/** What was found, by each token that it stands on. */
function byToken(found: readonly Found[]): ReadonlyMap<number, readonly Found[]> {
  const places = new Map<number, Found[]>();
  for (const each of found)
    for (const i of each.at) {
      const there = places.get(i);
      if (there) there.push(each);
      else places.set(i, [each]);
    }
  return places;
}

/** Hits of services: whole names, concepts, broader concepts, and words of names. */
export function serviceHits(list: List, tokens: readonly Token[]): Hit[] {
  const read = (token: Token) => readings(list, token);
  const found = [...lexiconBook().phrases.find(tokens, read), ...list.needs.find(tokens, read)];
  const hits: Hit[] = list.whole.find(tokens, read).map(({ phrase, at, likeness }) => ({
    key: "",
    form: Number(phrase.means),
    at,
    strength: likeness,
    partial: false,
    need: false,
  }));
  // What a longer phrase has said, a shorter one inside it does not say differently: "limpeza de pele" is no "limpeza".
  const longest = byToken(found.filter(({ phrase, at }) => !phrase.need && at.length > 1));
  const overruled = (at: readonly number[], own: readonly string[]): boolean =>
    (longest.get(at[0] ?? -1) ?? []).some(({ at: outer, phrase: { means } }) => {
      const instead = concepts.get(means)?.otherwise;
      return inside(at, outer) && !own.includes(means) && !(instead && own.includes(instead));
    });
  const beaten = (at: readonly number[], own: string): boolean =>
    (longest.get(at[0] ?? -1) ?? []).some(
      (each) =>
        inside(at, each.at) &&
        each.phrase.means !== own &&
        list.refs.has(each.phrase.means) &&
        !isKind(each.phrase.means, own),
    );
  // "Bebê com febre" is about the baby, not about just any "febre".
  const needs = byToken(found.filter(({ phrase, at }) => phrase.need && at.length > 1 && list.refs.has(phrase.means)));
  const narrowed = (at: readonly number[], own: string): boolean =>
    (needs.get(at[0] ?? -1) ?? []).some((each) => each.phrase.means !== own && inside(at, each.at));
  // Who says what asks for an offered service asks for no other that would serve instead.
  const asked = found.some(({ phrase }) => phrase.need && list.refs.has(phrase.means));
  for (const { phrase, at, likeness } of found) {
    const need = phrase.need;
    if (need ? narrowed(at, phrase.means) : beaten(at, phrase.means)) continue;
    for (const led of partsOf(phrase.means).flatMap((means) => leadsTo(list.refs, means, need) ?? [])) {
      if (need && led.instead && asked) continue;
      hits.push({
        key: led.key,
        form: null,
        at,
        strength: likeness * (need ? 0.8 * led.likeness : led.instead ? 0.4 : 1),
        partial: false,
        need: need || led.instead,
        kind: isKind(phrase.means, led.key),
        itself: phrase.means === led.key,
      });
    }
    const broader = `b:${phrase.means}`;
    if (list.refs.has(broader) && !need && !overruled(at, [phrase.means]))
      hits.push({ key: broader, form: null, at, strength: likeness, partial: true, need: false });
  }
  for (const [i, token] of tokens.entries()) {
    if (token.kind === "stop") continue;
    for (const [word, likeness] of read(token)) {
      if (list.refs.has(`w:${word}`))
        hits.push({ key: `w:${word}`, form: null, at: [i], strength: likeness, partial: false, need: false });
      const partOf = list.refs.get(`p:${word}`);
      const keys = partOf?.flatMap(({ form, feature }) => list.forms[form]?.features[feature]?.keys ?? []) ?? [];
      const own = keys.flatMap((key) => [key, concepts.get(key)?.broader ?? key]);
      if (token.kind === "content" && partOf && !overruled([i], own))
        hits.push({ key: `p:${word}`, form: null, at: [i], strength: likeness, partial: true, need: false });
    }
  }
  return hits.length > 0 ? hits : lightHits(list, tokens);
}

/** "Before the dental": a word that says little names the only service that has it, where nothing else is named. */
function lightHits(list: List, tokens: readonly Token[]): Hit[] {
  return tokens.flatMap(({ word, kind }, i) => {
    const forms = kind === "light" && naming.has(word) ? (list.lights.get(word) ?? []) : [];
    const [form] = forms;
    const only = form !== undefined && new Set(forms.map((each) => list.forms[each]?.thing)).size === 1;
    return only ? [{ key: "", form, at: [i], strength: 0.5, partial: false, need: false }] : [];
  });
}
const naming = new Set(
  "clinico visita visit survey dental dentaria dentario capilar corporal premium express expresso basico basica completo completa".split(
    " ",
  ),
);

/** A kind of the other: "massagem relaxante" is still a "massagem". */
const isKind = (concept: string, broader: string): boolean => concepts.get(concept)?.broader === broader;

const addressing = new Set("oi ola hola hi hey hello buenas oie opa e ai che a o la el".split(" "));
const isAddressed = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || addressing.has(tokens[at - 1]?.word ?? "");

/** "Marco on Wednesday?" speaks of a man, "em março" and "10 de março" of a month. */
const calledByMonth = (tokens: readonly Token[], at: number): boolean =>
  /^(?:marco|julio|abril)$/.test(tokens[at]?.word ?? "") &&
  !/^(?:de|em|en|in|of|mes|\d+)$/.test(tokens[at - 1]?.word ?? "");

/** Hits of people: the words of their names. What is also a word of every day counts after "with" or a title alone. */
export function personHits(list: List, tokens: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  const introduced = (i: number): boolean => {
    const [before, earlier] = [tokens[i - 1]?.word ?? "", tokens[i - 2]?.word ?? ""];
    return introducers.has(before) || (["a", "o", "la", "el", "the"].includes(before) && introducers.has(earlier));
  };
  for (const [i, token] of tokens.entries()) {
    const { word } = token;
    const hit = (name: string, strength: number) =>
      list.refs.has(`n:${name}`) &&
      hits.push({ key: `n:${name}`, form: null, at: [i], strength, partial: false, need: false });
    if (token.kind === "stop" && !introduced(i) && !calledByMonth(tokens, i)) continue;
    if (introducers.has(word)) continue;
    if (hit(word, 1) || token.kind === "stop") continue;
    // "Leo's class" is Leo's.
    if (word.endsWith("s") && hit(word.slice(0, -1), 0.9)) continue;
    const everyday = lexiconBook().stems.has(token.stem);
    // "Com a Pri", "oi Bia": so short only where somebody is spoken of or to.
    if (word.length >= 4 || introduced(i) || (!everyday && isAddressed(tokens, i)))
      for (const name of list.prefixes.get(word) ?? []) hit(name, 0.85);
    if (everyday && !introduced(i)) continue;
    // Paula is not Paulo.
    for (const name of list.spelling.near(word))
      if (isTypo(word, name) && (word.length !== name.length || word.slice(0, -1) !== name.slice(0, -1)))
        hit(name, 0.8);
  }
  return hits;
}
