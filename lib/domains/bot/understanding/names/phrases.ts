import { concepts } from "@/lib/domains/bot/understanding/lexicon/lexicon";
import { grammarWords } from "@/lib/domains/bot/understanding/lexicon/stop-words";
import { type Token, wordsOf } from "@/lib/domains/bot/understanding/names/tokens";
import { fold } from "@/lib/domains/bot/understanding/text";

/** Words that stand for something when they are found near each other; `literal`: one after the other, as written. */
export type Phrase = { means: string; stems: readonly string[]; literal: readonly string[] | null; need: boolean };

/** A phrase that was found, with the numbers of its tokens. */
export type Found = { phrase: Phrase; at: readonly number[]; likeness: number };

type Word = ReturnType<typeof wordsOf>[number];

export const phraseOf = (means: string, written: string): Phrase | null =>
  phraseFrom(means, wordsOf(fold(written.replace(/^=/, ""))), written.startsWith("="), false);

function phraseFrom(means: string, words: readonly Word[], exactly: boolean, need: boolean): Phrase | null {
  const stems: string[] = [];
  let other = false;
  for (const { kind, word, stem } of words) {
    if (kind === "stop") other ||= !grammarWords.has(word);
    else if (!stems.includes(stem)) stems.push(stem);
  }
  // "First consultation" must not come down to "consultation": what else it says is part of it.
  const literal = exactly || (stems.length === 1 && other) ? words.map(({ word }) => word) : null;
  return stems.length === 0 && !exactly ? null : { means, stems, literal, need };
}

/** In a phrase that is meant word by word, "unas" are nails, which who writes them with their tilde has as "unhas". */
const nails = /(?<==[^,]*)\bunas\b/;

/** The phrases of one list of the lexicon. Each word of it is read once, however many phrases it stands in. */
function phrasesOf(means: string, list: string, need: boolean): Phrase[] {
  return fold(list)
    .split(",")
    .flatMap((entry) => (nails.test(entry) ? [entry, entry.replace(nails, "unhas")] : [entry]))
    .flatMap((entry) => {
      const written = entry.trim();
      if (written === "") return [];
      const exactly = written.startsWith("=");
      let all: Word[][] = [[]];
      for (const slot of written.slice(exactly ? 1 : 0).split(" ")) {
        const alike = slot.split("|").map(wordsOf);
        const [only = []] = alike;
        all =
          alike.length === 1
            ? all.map((start) => [...start, ...only])
            : all.flatMap((start) => alike.map((words) => [...start, ...words]));
      }
      return all.flatMap((words) => phraseFrom(means, words, exactly, need) ?? []);
    });
}

/** Phrases by the rarest of their words: a text without it need not be looked at further. */
export class PhraseBook {
  private readonly byWord = new Map<string, Phrase[]>();
  /** Those that are meant word by word, by the first. */
  private readonly byBeginning = new Map<string, Phrase[]>();

  constructor(readonly phrases: readonly Phrase[]) {
    const common = new Map<string, number>();
    for (const { stems } of phrases) for (const each of stems) common.set(each, (common.get(each) ?? 0) + 1);
    for (const phrase of phrases) {
      const rarest = phrase.stems.reduce(
        (best, each) => ((common.get(each) ?? 0) < (common.get(best) ?? 0) ? each : best),
        phrase.stems[0] ?? "",
      );
      const [lists, key] = phrase.literal ? [this.byBeginning, phrase.literal[0] ?? ""] : [this.byWord, rarest];
      const list = lists.get(key);
      if (list) list.push(phrase);
      else lists.set(key, [phrase]);
    }
  }

  /** `read` gives the stems that a token may stand for, with how well it does. */
  find(tokens: readonly Token[], read: (token: Token) => ReadonlyMap<string, number>): Found[] {
    const readings = tokens.map((token) => (token.kind === "stop" ? nothing : read(token)));
    const found: Found[] = [];
    for (const [at, token] of tokens.entries()) {
      for (const phrase of this.byBeginning.get(token.word) ?? none)
        if (phrase.literal?.every((word, i) => tokens[at + i]?.word === word))
          found.push({ phrase, at: phrase.literal.map((_, i) => at + i), likeness: 1 });
      for (const [word, likeness] of readings[at] ?? nothing)
        for (const phrase of this.byWord.get(word) ?? none) {
          if (phrase.stems.length === 1) {
            if (token.kind === "content") found.push({ phrase, at: [at], likeness });
            continue;
          }
          const rest = nearby(phrase, word, at, tokens, readings);
          if (rest)
            found.push({
              phrase,
              at: [at, ...rest.at].sort((a, b) => a - b),
              likeness: Math.min(likeness, rest.likeness),
            });
        }
    }
    return found;
  }
}

const nothing: ReadonlyMap<string, number> = new Map();
const none: readonly Phrase[] = [];

/** The phrase's other words, each the nearest to the one at hand, in the same sentence and alternative. */
function nearby(
  phrase: Phrase,
  have: string,
  at: number,
  tokens: readonly Token[],
  readings: readonly ReadonlyMap<string, number>[],
): { at: number[]; likeness: number } | null {
  const reach = phrase.stems.length + (phrase.need ? 6 : 2);
  const here = tokens[at] as Token;
  const used = [at];
  let least = 1;
  for (const word of phrase.stems) {
    if (word === have) continue;
    let best = -1;
    for (let step = 1; step <= reach && best < 0; step++)
      for (const i of [at + step, at - step]) {
        const token = tokens[i];
        if (!token || token.part !== here.part || token.sentence !== here.sentence || used.includes(i)) continue;
        const likeness = readings[i]?.get(word);
        if (likeness === undefined) continue;
        best = i;
        least = Math.min(least, likeness);
        break;
      }
    if (best < 0) return null;
    used.push(best);
  }
  return { at: used.slice(1), likeness: least };
}

type Book = { phrases: PhraseBook; stems: ReadonlySet<string> };
let book: Book | null = null;

/** Many ways to write a phrase come down to the same stems. */
function distinct(phrases: readonly Phrase[]): Phrase[] {
  const known = new Map<string, Phrase>();
  for (const each of phrases)
    known.set(`${each.means},${each.literal ? `=${each.literal}` : [...each.stems].sort()}`, each);
  return [...known.values()];
}

/** What every concept is called, read once; `stems` are those of all words of the lexicon. */
export function lexiconBook(): Book {
  if (book) return book;
  const names = [...concepts].flatMap(([id, { pt, es, en }]) =>
    [pt, es, en].flatMap((list) => phrasesOf(id, list, false)),
  );
  const stems = new Set<string>();
  for (const id of concepts.keys()) for (const { stem } of wordsOfConcept(id)) stems.add(stem);
  book = { phrases: new PhraseBook(distinct(names)), stems };
  return book;
}

const needs = new Map<string, readonly Phrase[]>();

/** Read once, when a list first has the concept: most lists have few of them, and reading all takes a second. */
function needsOfConcept(id: string): readonly Phrase[] {
  const read = needs.get(id) ?? distinct(phrasesOf(id, concepts.get(id)?.needs ?? "", true));
  needs.set(id, read);
  return read;
}

/** What people say who need one of these and do not name it. */
export const needsOf = (ids: readonly string[]): PhraseBook => new PhraseBook(ids.flatMap(needsOfConcept));

/** The words of a concept, as they are spelt. */
export function wordsOfConcept(id: string): readonly Word[] {
  const { pt = "", es = "", en = "", needs = "" } = concepts.get(id) ?? {};
  return wordsOf(fold([pt, es, en, needs].join(" "))).filter(({ kind }) => kind !== "stop");
}
