import { likeness, type Stems } from "@/lib/domains/knowledge/ranking";
import { type Word, wordsIn } from "@/lib/domains/knowledge/text/words";

export type Excerpt = { excerpt: string; highlights: { start: number; end: number }[] };

const length = 280;

const isFound = (asked: readonly Word[], word: Word, stems: Stems): boolean =>
  asked.some(({ folded }) => likeness(folded, word.folded, stems) > 0);

/** The start of the excerpt: as early as possible with most of the found words in it. */
function bestStart(words: readonly Word[], found: readonly Word[]): number {
  let [best, most] = [0, 0];
  for (const first of found) {
    const count = found.filter(({ start, end }) => start >= first.start && end <= first.start + length - 40).length;
    if (count > most) [best, most] = [first.start, count];
  }
  if (best < 60) return 0;
  // A few words before the first one, so that it reads as a sentence.
  return words.find(({ start }) => start >= best - 40)?.start ?? best;
}

/** The part of a chunk that shows why it was found, cut between words, with the positions of the matches. */
export function excerptOf(body: string, asked: readonly Word[], stems: Stems): Excerpt {
  const words = wordsIn(body);
  const found = words.filter((word) => isFound(asked, word, stems));
  const start = body.length <= length ? 0 : bestStart(words, found);
  const limit = start + length;
  const last = body.length <= limit ? body.length : (words.filter(({ end }) => end <= limit).at(-1)?.end ?? limit);
  const before = start > 0 ? "…" : "";
  const shift = before.length - start;
  return {
    excerpt: `${before}${body.slice(start, last)}${last < body.length ? "…" : ""}`,
    highlights: found
      .filter((word) => word.start >= start && word.end <= last)
      .map((word) => ({ start: word.start + shift, end: word.end + shift })),
  };
}
