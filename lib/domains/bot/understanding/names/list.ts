import { concepts, partsOf } from "@/lib/domains/bot/understanding/lexicon/lexicon";
import { nicknames } from "@/lib/domains/bot/understanding/lexicon/nicknames";
import { leadsTo } from "@/lib/domains/bot/understanding/names/leads";
import {
  lexiconBook,
  needsOf,
  type Phrase,
  PhraseBook,
  phraseOf,
  wordsOfConcept,
} from "@/lib/domains/bot/understanding/names/phrases";
import { type Token, tokensOf } from "@/lib/domains/bot/understanding/names/tokens";
import { Spelling } from "@/lib/domains/bot/understanding/names/typos";
import { fold, nailsKept } from "@/lib/domains/bot/understanding/text";

export type Alias = string | { text: string };
/** `people`: who does it, where that is known. */
export type Named = {
  id: string;
  name: string;
  aliases?: readonly Alias[];
  description?: string | null;
  people?: readonly string[];
};

/** One thing that a form says, any of `keys`; `enough`: naming it alone can name the thing. */
export type Feature = { keys: readonly string[]; weight: number; enough: boolean; general: boolean };
/** One way to name a thing: its name, an alias, or a concept of its description. */
export type Form = { thing: number; features: readonly Feature[]; factor: number };

export type List = {
  people: boolean;
  forms: readonly Form[];
  /** The forms and features that a key speaks for, and how well. */
  refs: ReadonlyMap<string, readonly { form: number; feature: number; strength: number }[]>;
  /** Whole names and aliases; `means` is the number of the form. */
  whole: PhraseBook;
  /** The forms with a word that says little by itself. */
  lights: ReadonlyMap<string, readonly number[]>;
  /** What people say who need one of these things. */
  needs: PhraseBook;
  stems: ReadonlySet<string>;
  concepts: ReadonlySet<string>;
  spelling: Spelling;
  prefixes: ReadonlyMap<string, readonly string[]>;
  read: Map<string, ReadonlyMap<string, number>>;
};

const exact = (token: Token): ReadonlyMap<string, number> => new Map([[token.stem, 1]]);
const textOf = (alias: Alias): string => (typeof alias === "string" ? alias : alias.text);

/** What a written name consists of: concepts, and words that are part of none. */
function featuresOf(written: string): { feature: Feature; words: string[] }[] {
  const tokens = tokensOf(fold(nailsKept(written)));
  const found = lexiconBook()
    .phrases.find(tokens, exact)
    .filter(({ phrase }) => !phrase.need)
    .sort((a, b) => b.at.length - a.at.length);
  const covered = new Map<string, { keys: Set<string>; at: readonly number[]; compound: boolean }>();
  const taken = new Set<number>();
  for (const { phrase, at } of found) {
    const isFree = !at.some((i) => taken.has(i));
    const several = partsOf(phrase.means);
    for (const [place, part] of several.entries()) {
      const span = `${at.join()}/${place}`;
      const there = covered.get(span);
      if (there) there.keys.add(part);
      else if (isFree) covered.set(span, { keys: new Set([part]), at, compound: several.length > 1 });
    }
    if (isFree) for (const i of at) taken.add(i);
  }
  const known = [...covered.values()].map(({ keys, at, compound }) => {
    const kinds = [...keys].map((key) => concepts.get(key)?.kind);
    const general = kinds.every((kind) => kind === "general");
    const modifier = kinds.every((kind) => kind === "modifier");
    const feature = { keys: [...keys], weight: general ? 0.4 : modifier ? 0.3 : 1, enough: !modifier, general };
    // Which of the words of "banho e tosa" says which of the two is not known.
    const own = modifier || compound ? [] : at;
    const words = own.flatMap((i) => (tokens[i]?.kind === "content" ? [tokens[i].stem] : []));
    return { feature, words };
  });
  const rest = tokens.flatMap((token, i) => {
    if (token.kind === "stop" || taken.has(i)) return [];
    const light = token.kind === "light";
    return [
      { feature: { keys: [`w:${token.stem}`], weight: light ? 0.2 : 1, enough: !light, general: false }, words: [] },
    ];
  });
  return [...known, ...rest];
}

/** A person is called by the words of the name; what they mean does not matter. */
function personFeatures(written: string): { feature: Feature; words: string[] }[] {
  const words = fold(written).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => word.length > 1 && !particles.has(word));
  return own.map((word) => ({ feature: { keys: [`n:${word}`], weight: 1, enough: true, general: false }, words: [] }));
}
const particles = new Set(
  "de da do das dos del la las los e y dr dra doutor doutora doctor doctora lic prof profe professor professora profesor profesora sr sra mr mrs ms don dona".split(
    " ",
  ),
);

/** How something is done, where that tells it from the others. */
const formats = new Set(["general.private", "general.group", "general.online"]);

export function listOf(things: readonly Named[], people: boolean): List {
  const forms: { thing: number; parts: ReturnType<typeof featuresOf>; factor: number; text: string | null }[] = [];
  for (const [thing, { name, aliases = [], description }] of things.entries()) {
    const partsOf = people ? personFeatures : featuresOf;
    for (const text of [name, ...aliases.map(textOf)]) {
      forms.push({ thing, parts: partsOf(text), factor: 1, text });
      // "Blowdry" is a blow-dry.
      const joined = text.replace(/(?<=\p{L})-(?=\p{L})/gu, "");
      if (!people && joined !== text) forms.push({ thing, parts: featuresOf(joined), factor: 1, text: joined });
    }
    if (people) {
      const first = personFeatures(name)[0]?.feature.keys[0]?.slice(2) ?? "";
      for (const nick of nicknames.get(first) ?? [])
        forms.push({ thing, parts: personFeatures(nick), factor: 0.9, text: null });
    } else
      for (const part of featuresOf(description?.slice(0, 1000) ?? "").slice(0, 12))
        if (part.feature.enough && !part.feature.general && !part.feature.keys[0]?.startsWith("w:"))
          forms.push({ thing, parts: [part], factor: 0.5, text: null });
  }
  // A feature that many things have says less about which is meant.
  const owners = new Map<string, Set<number>>();
  for (const { thing, parts, text } of forms)
    for (const { feature } of parts)
      for (const key of feature.keys) if (text !== null) owners.set(key, (owners.get(key) ?? new Set()).add(thing));
  const rarity = ({ keys }: Feature): number =>
    1 / Math.sqrt(Math.max(1, ...keys.map((key) => owners.get(key)?.size ?? 1)));
  const refs = new Map<string, { form: number; feature: number; strength: number }[]>();
  const refer = (key: string, form: number, feature: number, strength: number) => {
    const list = refs.get(key);
    if (list) list.push({ form, feature, strength });
    else refs.set(key, [{ form, feature, strength }]);
  };
  const spelling = new Spelling();
  const prefixes = new Map<string, string[]>();
  const stems = new Set<string>();
  const lights = new Map<string, number[]>();
  const active = new Set<string>();
  const whole: Phrase[] = [];
  for (const [number, { thing, parts, text }] of forms.entries()) {
    for (const [place, { feature, words }] of parts.entries()) {
      for (const key of feature.keys) {
        refer(key, number, place, 1);
        const concept = concepts.get(key);
        if (!concept) continue;
        active.add(key);
        const { broader } = concept;
        if (broader) refer(`b:${broader}`, number, place, concepts.get(broader)?.kind === "general" ? 0.4 : 0.6);
      }
      for (const word of words) refer(`p:${word}`, number, place, 0.55);
    }
    if (text === null) continue;
    const phrase = people ? null : phraseOf(String(number), nailsKept(text));
    const bare = people ? [] : tokensOf(fold(text));
    if (phrase && !isShared(phrase, forms, thing, bare.length)) whole.push(phrase);
    else if (bare.length > 1 && text.length >= 8) {
      const literal = phraseOf(String(number), `=${text}`);
      if (literal) whole.push(literal);
    }
    for (const { word, stem, kind } of tokensOf(fold(text))) {
      if (!people && kind === "stop") continue;
      if (kind === "light") lights.set(word, [...(lights.get(word) ?? []), number]);
      stems.add(stem);
      if (kind !== "content") continue;
      spelling.add(word);
      for (let length = people ? 2 : 4; length <= word.length - 2; length++) {
        const start = word.slice(0, length);
        prefixes.set(start, [...(prefixes.get(start) ?? []), word]);
      }
    }
  }
  for (const id of active) for (const { word, kind } of wordsOfConcept(id)) if (kind === "content") spelling.add(word);
  // "One on one" names the only service that is private.
  const names = ({ keys }: Feature): boolean => keys.some((key) => formats.has(key) && owners.get(key)?.size === 1);
  return {
    people,
    forms: forms.map(({ thing, parts, factor }) => ({
      thing,
      factor,
      features: parts.map(({ feature }) =>
        names(feature)
          ? { ...feature, enough: true, weight: 0.6 }
          : { ...feature, weight: feature.weight * rarity(feature) },
      ),
    })),
    refs,
    lights,
    whole: new PhraseBook(whole),
    needs: people
      ? new PhraseBook([])
      : needsOf([...concepts.keys()].filter((id) => partsOf(id).some((part) => leadsTo(refs, part, true)))),
    stems,
    concepts: active,
    spelling,
    prefixes,
    read: new Map(),
  };
}

/** "Pilates solo" comes down to "pilates", which "Pilates no aparelho" is too: the word alone names neither. */
const isShared = (
  { stems, literal }: Phrase,
  forms: readonly { thing: number; text: string | null }[],
  own: number,
  words: number,
): boolean =>
  literal === null &&
  stems.length < words &&
  stems.length === 1 &&
  forms.some(
    ({ thing, text }) => thing !== own && text !== null && tokensOf(fold(text)).some(({ stem }) => stem === stems[0]),
  );

const byArray = new WeakMap<readonly Named[], List>();
const byContent = new Map<string, List>();
const mostKept = 100;

/** The list as it is searched; the same things in another array are not read again. */
export function knownList(things: readonly Named[], people: boolean): List {
  const known = byArray.get(things);
  if (known && known.people === people) return known;
  const content = JSON.stringify([
    people,
    things.map(({ name, aliases, description }) => [name, aliases?.map(textOf), description]),
  ]);
  const list = byContent.get(content) ?? listOf(things, people);
  if (byContent.size >= mostKept) byContent.clear();
  byContent.set(content, list);
  byArray.set(things, list);
  return list;
}
