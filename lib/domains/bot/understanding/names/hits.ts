import { concepts, partsOf } from "@/lib/domains/bot/understanding/lexicon/lexicon";
import { introducers } from "@/lib/domains/bot/understanding/lexicon/stop-words";
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
    for (const each of list.prefixes.get(word) ?? []) read.set(stem(each), 0.85);
    for (const each of list.spelling.near(word)) read.set(stem(each), 0.8);
  }
  if (list.read.size >= mostRead) list.read.clear();
  list.read.set(word, read);
  return read;
}

const inside = (inner: readonly number[], outer: readonly number[]): boolean =>
  outer.length > inner.length && inner.every((i) => outer.includes(i));

/** Hits of services: whole names, concepts, broader concepts, and words of names. */
export function serviceHits(list: List, tokens: readonly Token[]): Hit[] {
  const read = (token: Token) => readings(list, token);
  const found = lexiconBook().phrases.find(tokens, read);
  const hits: Hit[] = list.whole.find(tokens, read).map(({ phrase, at, likeness }) => ({
    key: "",
    form: Number(phrase.means),
    at,
    strength: likeness,
    partial: false,
    need: false,
  }));
  // What a longer phrase has said, a shorter one inside it does not say differently: "limpeza de pele" is no "limpeza".
  const longest = new Map<number, Found[]>();
  for (const each of found)
    if (!each.phrase.need && each.at.length > 1)
      for (const i of each.at) {
        const there = longest.get(i);
        if (there) there.push(each);
        else longest.set(i, [each]);
      }
  const overruled = (at: readonly number[], own: readonly string[]): boolean =>
    (longest.get(at[0] ?? -1) ?? []).some((each) => inside(at, each.at) && !own.includes(each.phrase.means));
  const beaten = (at: readonly number[], own: string): boolean =>
    (longest.get(at[0] ?? -1) ?? []).some(
      (each) =>
        inside(at, each.at) &&
        each.phrase.means !== own &&
        list.refs.has(each.phrase.means) &&
        !isKind(each.phrase.means, own),
    );
  // "Bebê com febre" is about the baby, not about just any "febre".
  const needs = found.filter(({ phrase, at }) => phrase.need && at.length > 1 && list.refs.has(phrase.means));
  const narrowed = (at: readonly number[], own: string): boolean =>
    needs.some((each) => each.phrase.means !== own && inside(at, each.at));
  for (const { phrase, at, likeness } of found) {
    const need = phrase.need;
    if (need ? narrowed(at, phrase.means) : beaten(at, phrase.means)) continue;
    for (const led of partsOf(phrase.means).flatMap((means) => leadsTo(list, means, need) ?? []))
      hits.push({
        key: led.key,
        form: null,
        at,
        strength: likeness * (need ? 0.8 * led.likeness : 1),
        partial: false,
        need,
        kind: isKind(phrase.means, led.key),
      });
    const broader = `b:${phrase.means}`;
    if (list.refs.has(broader) && !need && !overruled(at, []))
      hits.push({ key: broader, form: null, at, strength: likeness, partial: true, need: false });
  }
  for (const [i, token] of tokens.entries()) {
    if (token.kind === "stop") continue;
    for (const [word, likeness] of read(token)) {
      if (list.refs.has(`w:${word}`))
        hits.push({ key: `w:${word}`, form: null, at: [i], strength: likeness, partial: false, need: false });
      if (token.kind === "content" && list.refs.has(`p:${word}`) && !overruled([i], []))
        hits.push({ key: `p:${word}`, form: null, at: [i], strength: likeness, partial: true, need: false });
    }
  }
  return hits;
}

/** A kind of the other: "massagem relaxante" is still a "massagem". */
const isKind = (concept: string, broader: string): boolean => concepts.get(concept)?.broader === broader;

/** What serves instead is meant a little less than what is asked for. */
const insteadLikeness = 0.95;

/**
 * The concept of the list that a concept of the text stands for. A kind of something leads to it where the kind is not
 * offered ("degradê" is a haircut); a need goes on to what is offered instead.
 */
function leadsTo(list: List, concept: string, need: boolean): { key: string; likeness: number } | null {
  for (let id: string | undefined = concept, steps = 0; id && steps < 4; id = concepts.get(id)?.otherwise, steps++) {
    if (list.refs.has(id)) return { key: id, likeness: insteadLikeness ** steps };
    const broader = concepts.get(id)?.broader;
    const isOffered = broader !== undefined && list.refs.has(broader);
    if (isOffered && (need || concepts.get(broader)?.kind !== "general"))
      return { key: broader, likeness: insteadLikeness ** (steps + 1) };
    if (!need) return null;
  }
  return null;
}

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
    if (token.kind === "stop" && !introduced(i)) continue;
    if (introducers.has(word)) continue;
    if (hit(word, 1) || token.kind === "stop") continue;
    for (const name of list.prefixes.get(word) ?? []) hit(name, 0.85);
    if (lexiconBook().stems.has(token.stem) && !introduced(i)) continue;
    // Paula is not Paulo.
    for (const name of list.spelling.near(word))
      if (isTypo(word, name) && (word.length !== name.length || word.slice(0, -1) !== name.slice(0, -1)))
        hit(name, 0.8);
  }
  return hits;
}
