import { folded } from "@/lib/core/text/fold";

/** A whole word, the beginning of one, or within one: the scale of `GET /search`. */
function rankWord(word: string, text: string): number {
  if (` ${text} `.includes(` ${word} `)) return 1;
  if (` ${text}`.includes(` ${word}`)) return 0.9;
  return word.length > 2 && text.includes(word) ? 0.7 : 0;
}

/** How well a name, or one of the other words for it, has every word of the search; 0 where it lacks one. */
export function rank(search: string, name: string, others = ""): number {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const [title, rest] = [folded(name), folded(others)];
  const ranks = words.map((word) => Math.max(rankWord(word, title), rankWord(word, rest) * 0.95));
  return ranks.length === 0 || ranks.includes(0) ? 0 : ranks.reduce((sum, each) => sum + each, 0) / ranks.length;
}
