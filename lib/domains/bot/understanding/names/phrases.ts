import { concepts, phrasesIn } from "@/lib/domains/bot/understanding/lexicon/lexicon";
import { grammarWords } from "@/lib/domains/bot/understanding/lexicon/stop-words";
import { type Token, wordsOf } from "@/lib/domains/bot/understanding/names/tokens";
import { fold } from "@/lib/domains/bot/understanding/text";

/** Words that stand for something when they are found near each other; `literal`: one after the other, as written. */
export type Phrase = { means: string; stems: readonly string[]; literal: readonly string[] | null; need: boolean };

/** A phrase that was found, with the numbers of its tokens. */
export type Found = { phrase: Phrase; at: readonly number[]; likeness: number };

export function phraseOf(means: string, written: string, need = false): Phrase | null {
  const tokens = wordsOf(fold(written.replace(/^=/, "")));
  const stems = [...new Set(tokens.filter(({ kind }) => kind !== "stop").map((token) => token.stem))];
  // "First consultation" must not come down to "consultation": what else it says is part of it.
  const cut = stems.length === 1 && tokens.some(({ kind, word }) => kind === "stop" && !grammarWords.has(word));
  const literal = written.startsWith("=") || cut ? tokens.map(({ word }) => word) : null;
  return stems.length === 0 && !written.startsWith("=") ? null : { means, stems, literal, need };
}

/** Phrases by the rarest of their words: a text without it need not be looked at further. */
export class PhraseBook {
  private readonly byWord = new Map<string, Phrase[]>();

  constructor(readonly phrases: readonly Phrase[]) {
    const common = new Map<string, number>();
    for (const { stems } of phrases) for (const each of stems) common.set(each, (common.get(each) ?? 0) + 1);
    for (const phrase of phrases) {
      const rarest = phrase.stems.reduce(
        (best, each) => ((common.get(each) ?? 0) < (common.get(best) ?? 0) ? each : best),
        phrase.stems[0] ?? "",
      );
      const key = phrase.literal ? `=${phrase.literal[0]}` : rarest;
      const list = this.byWord.get(key);
      if (list) list.push(phrase);
      else this.byWord.set(key, [phrase]);
    }
  }

  /** `read` gives the stems that a token may stand for, with how well it does. */
  find(tokens: readonly Token[], read: (token: Token) => ReadonlyMap<string, number>): Found[] {
    const readings = tokens.map((token) => (token.kind === "stop" ? nothing : read(token)));
    const found: Found[] = [];
    for (const [at, token] of tokens.entries()) {
      for (const phrase of this.byWord.get(`=${token.word}`) ?? [])
        if (phrase.literal?.every((word, i) => tokens[at + i]?.word === word))
          found.push({ phrase, at: phrase.literal.map((_, i) => at + i), likeness: 1 });
      for (const [word, likeness] of readings[at] ?? nothing)
        for (const phrase of this.byWord.get(word) ?? []) {
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

/** The phrase's other words, each the nearest to the one at hand, in the same sentence and alternative. */
function nearby(
  phrase: Phrase,
  have: string,
  at: number,
  tokens: readonly Token[],
  readings: readonly ReadonlyMap<string, number>[],
): { at: number[]; likeness: number } | null {
  const reach = phrase.stems.length + (phrase.need ? 6 : 3);
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

let book: { phrases: PhraseBook; stems: ReadonlySet<string>; words: ReadonlyMap<string, readonly string[]> } | null =
  null;

/** The phrases of all concepts, read once; `words` are those of a concept, as they are spelt. */
export function lexiconBook(): NonNullable<typeof book> {
  if (book) return book;
  const words = new Map<string, string[]>();
  // Many ways to write a phrase come down to the same stems.
  const distinct = new Map<string, Phrase>();
  for (const [id, { pt, es, en, needs }] of concepts) {
    const own = [pt, es, en].flatMap(phrasesIn).map((written) => phraseOf(id, written));
    const needed = phrasesIn(needs).map((written) => phraseOf(id, written, true));
    for (const each of [...own, ...needed].filter((phrase) => phrase !== null))
      distinct.set([id, each.need, each.literal ? `=${each.literal}` : [...each.stems].sort()].join(), each);
    const spelt = [pt, es, en, needs ?? ""]
      .flatMap((list) => wordsOf(fold(list)))
      .filter(({ kind }) => kind === "content");
    words.set(id, [...new Set(spelt.map(({ word }) => word))]);
  }
  const phrases = [...distinct.values()];
  book = { phrases: new PhraseBook(phrases), stems: new Set(phrases.flatMap(({ stems }) => stems)), words };
  return book;
}
