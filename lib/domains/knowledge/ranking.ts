import { type Word, wordsIn } from "@/lib/domains/knowledge/text/words";

/** What the database found, with its place in each search: 1 is the best. */
export type Places = {
  portuguese: number | null;
  spanish: number | null;
  english: number | null;
  trigram: number | null;
  embedding: number | null;
};
export type Candidate = { heading: readonly string[]; body: string; faq: boolean; places: Places };

/** The stems of a folded word, each marked with its language; see `stemsOf` in the store. */
export type Stems = ReadonlyMap<string, readonly string[]>;

/** Edit distance with transpositions; at most `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

const allowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0);

/** How well a word of the text matches: 1 for the same or a form of it, less for a typo. */
export function likeness(asked: string, found: string, stems: Stems): number {
  if (asked === found) return 1;
  const own = stems.get(asked) ?? [];
  if ((stems.get(found) ?? []).some((stem) => own.includes(stem))) return 1;
  const most = /\p{Number}/u.test(asked) ? 0 : allowed(asked);
  if (most === 0 || asked[0] !== found[0] || Math.min(asked.length, found.length) < 4) return 0;
  const off = distance(asked, found, most);
  return off > most ? 0 : 1 - off * 0.15;
}

export type Match = { word: string; likeness: number };

/** Of each asked word, how well it is found among these. */
export function matchesIn(asked: readonly Word[], words: readonly Word[], stems: Stems): Match[] {
  const distinct = new Set(words.map((word) => word.folded));
  return asked.map(({ folded, text }) => {
    let best = 0;
    for (const word of distinct) {
      best = Math.max(best, likeness(folded, word, stems));
      if (best === 1) break;
    }
    return { word: text, likeness: best };
  });
}

const mean = (matches: readonly Match[]): number =>
  matches.length === 0 ? 0 : matches.reduce((sum, match) => sum + match.likeness, 0) / matches.length;

/** The usual constant of reciprocal rank fusion: the tenth place counts nearly as much as the first. */
const flat = 60;

/** Merges several rankings: 1 for what leads all that found anything. */
export function reciprocal(places: Places, asked: readonly (keyof Places)[]): number {
  const sum = asked.reduce((total, leg) => total + (places[leg] === null ? 0 : 1 / (flat + places[leg])), 0);
  return asked.length === 0 ? 0 : (sum * (flat + 1)) / asked.length;
}

export type Ranked<Item> = {
  item: Item;
  score: number;
  coverage: number;
  question: number;
  words: string[];
  missing: string[];
};

/** Below this share of its words a question is about something else. */
const leastCoverage = 0.34;
const leastMeaning = 0.2;

/**
 * The order of results: mostly by how much of the question they contain, then by the merged rankings. FAQs are preferred by
 * their question, texts by their headings. Results that contain too little are dropped.
 */
export function rank<Item extends Candidate>(
  asked: readonly Word[],
  candidates: readonly Item[],
  stems: Stems,
): Ranked<Item>[] {
  const legs = (["portuguese", "spanish", "english", "trigram", "embedding"] as const).filter((leg) =>
    candidates.some(({ places }) => places[leg] !== null),
  );
  const ranked = candidates.map((item): Ranked<Item> => {
    const titles = wordsIn(item.heading.join(" "));
    const matches = matchesIn(asked, [...titles, ...wordsIn(item.body)], stems);
    const [coverage, above] = [mean(matches), mean(matchesIn(asked, titles, stems))];
    const base = 0.65 * coverage + 0.1 * reciprocal(item.places, legs);
    return {
      item,
      coverage,
      question: item.faq ? above : 0,
      score: Math.min(1, base + (item.faq ? 0.25 : 0.12) * above),
      words: matches.filter((match) => match.likeness > 0).map(({ word }) => word),
      missing: matches.filter((match) => match.likeness === 0).map(({ word }) => word),
    };
  });
  return ranked
    .filter(({ coverage, item }) => coverage >= (item.places.embedding === null ? leastCoverage : leastMeaning))
    .sort((a, b) => b.score - a.score || b.coverage - a.coverage);
}
