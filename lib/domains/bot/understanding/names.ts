import { chosen } from "@/lib/domains/bot/understanding/names/choose";
import { type Hit, personHits, serviceHits } from "@/lib/domains/bot/understanding/names/hits";
import { knownList, type List, type Named } from "@/lib/domains/bot/understanding/names/list";
import { type Token, tokensOf } from "@/lib/domains/bot/understanding/names/tokens";
import { fold, latest } from "@/lib/domains/bot/understanding/text";

export type { Named } from "@/lib/domains/bot/understanding/names/list";
/** Where a text names a thing: `from` and `to` are positions in the folded text, `score` is at most 1. */
export type Mention<Thing extends Named> = { thing: Thing; from: number; to: number; score: number };
/** What the things are. A person's name has no meaning: "Rosa Canal" is no treatment. */
export type Sort = "service" | "person";

const sortOf = (things: readonly Named[]): Sort => (things[0]?.id.startsWith("res_") ? "person" : "service");

/** A folded text stays as it is, blanks and all: what is found in it is told by its place. */
const inPlace = (text: string): string => (/^[ -@[-~]*$/.test(text) ? text : fold(text));

type Read = { list: List; tokens: Token[]; hits: Hit[] };

/** A text is read for services and for people, for what it names and for where it does, one right after the other. */
const tokensRead = latest((text) => ({ tokens: tokensOf(text), reads: new Map<List, Read>() }));

function read(text: string, things: readonly Named[], sort: Sort): Read {
  const list = knownList(things, sort === "person");
  const { tokens, reads } = tokensRead(text);
  const known = reads.get(list) ?? hitsOf(list, tokens);
  reads.set(list, known);
  return known;
}

function hitsOf(list: List, tokens: Token[]): Read {
  const found = list.people ? personHits(list, tokens) : serviceHits(list, tokens);
  const all = found.filter(({ at, need }) => !at.some((i) => tokens[i]?.stays || (!need && tokens[i]?.complaint)));
  // What is not wanted counts only where nothing else is named: "não quero mais a limpeza" still says which.
  const wanted = all.filter(({ at }) => !at.some((i) => tokens[i]?.unwanted));
  return { list, tokens, hits: wanted.some(({ partial }) => !partial) ? wanted : all };
}

const grouped = (hits: readonly Hit[], groupOf: (hit: Hit) => number): Hit[][] => {
  const groups = new Map<number, Hit[]>();
  for (const hit of hits) {
    const there = groups.get(groupOf(hit));
    if (there) there.push(hit);
    else groups.set(groupOf(hit), [hit]);
  }
  return [...groups.values()];
};

/** Of these things, the ones that a text names, the best first; several where it leaves the choice open. */
export function namedIn<Thing extends Named>(
  text: string,
  things: readonly Thing[],
  sort: Sort = sortOf(things),
): Thing[] {
  const { list, tokens, hits } = read(inPlace(text), things, sort);
  const best = new Map<number, number>();
  const parts = grouped(hits, ({ at }) => tokens[at[0] ?? 0]?.part ?? 0);
  const whole = parts.filter((group) => group.some(({ partial }) => !partial));
  for (const group of whole.length > 0 ? whole : parts)
    for (const { thing, score } of chosen(list, group)) best.set(thing, Math.max(score, best.get(thing) ?? 0));
  return [...best].sort((a, b) => b[1] - a[1]).flatMap(([thing]) => things[thing] ?? []);
}

/** Two names with more words between them, or with a day or an hour, stand apart. */
const mostBetween = 3;

function clusters(tokens: readonly Token[], hits: readonly Hit[]): Hit[][] {
  const marked = new Set(hits.flatMap(({ at }) => at));
  const numbers: number[] = [];
  let cluster = 0;
  let last = -1;
  for (const [i, token] of tokens.entries()) {
    if (marked.has(i)) {
      const before = tokens[last];
      const between = tokens.slice(last + 1, i);
      const apart = before && (before.part !== token.part || before.sentence !== token.sentence);
      if (before && (apart || between.length > mostBetween || between.some(({ time }) => time))) cluster++;
      last = i;
    }
    numbers[i] = cluster;
  }
  return grouped(hits, ({ at }) => numbers[at[0] ?? 0] ?? 0);
}

/** Every place of a text that names one of these things, from the beginning to the end. */
export function mentions<Thing extends Named>(
  text: string,
  things: readonly Thing[],
  sort: Sort = sortOf(things),
): Mention<Thing>[] {
  const { list, tokens, hits } = read(inPlace(text), things, sort);
  return clusters(tokens, hits)
    .flatMap((group) => chosen(list, group))
    .flatMap(({ thing: number, score, at }) => {
      const thing = things[number];
      const [from, to] = [
        Math.min(...at.map((i) => tokens[i]?.from ?? 0)),
        Math.max(...at.map((i) => tokens[i]?.to ?? 0)),
      ];
      return thing ? [{ thing, from, to, score: Math.min(1, score) }] : [];
    })
    .sort((a, b) => a.from - b.from || b.score - a.score);
}

/** Of these services, the ones that a named person does; all of them where nobody is named. */
export const narrow = <Service extends { id: string }>(
  services: readonly Service[],
  people: readonly { id: string }[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
): Service[] =>
  services.filter(({ id }) => people.length === 0 || people.some((person) => links.get(person.id)?.has(id)));
