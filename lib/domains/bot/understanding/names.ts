import { distance, fold } from "@/lib/domains/bot/understanding/text";

export type Named = { id: string; name: string };

/** Words that stand in many names and tell none of them apart. */
const plain = new Set(
  "de da do das dos del la las el los e y and of the a o um uma un una com con with para for em en in dr dra doutor doutora doctor doctora sr sra senhor senhora mr mrs ms profe prof".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length > 1 && !plain.has(word));

/** Without the endings of gender and number: "limpezas" is "limpeza", "cortes" is "corte". */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:es|as|os|s|a|o|e)$/, "") : word);

/** How well one word stands for another, from 0 to 1: itself, its stem, or a slip of the finger in a longer word. */
function likeness(said: string, meant: string): number {
  if (said === meant) return 1;
  if (stem(said) === stem(meant)) return 0.95;
  if (meant.length >= 5 && said.length >= 4 && meant.startsWith(said)) return 0.85;
  const most = meant.length >= 8 ? 2 : meant.length >= 5 ? 1 : 0;
  return most > 0 && distance(said, meant, most) <= most ? 0.8 : 0;
}

/** Of these things, the ones that a text names, the best first; several where it leaves the choice open. */
export function namedIn<Thing extends Named>(text: string, things: readonly Thing[]): Thing[] {
  const said = wordsOf(text);
  if (said.length === 0) return [];
  const common = new Map<string, number>();
  for (const { name } of things) {
    for (const word of new Set(wordsOf(name).map(stem))) common.set(word, (common.get(word) ?? 0) + 1);
  }
  // A word that fewer names have says more about which is meant.
  const weight = (word: string): number => 1 / (common.get(stem(word)) ?? 1);
  const scored = things.map((thing) => {
    const words = wordsOf(thing.name);
    const whole = words.reduce((sum, word) => sum + weight(word), 0);
    const found = words.reduce(
      (sum, word) => sum + weight(word) * Math.max(0, ...said.map((each) => likeness(each, word))),
      0,
    );
    return { thing, found, share: whole === 0 ? 0 : found / whole };
  });
  const best = Math.max(0, ...scored.map(({ found, share }) => found * share));
  if (best < 0.12) return [];
  return scored
    .filter(({ found, share }) => found * share >= best * 0.98)
    .sort((a, b) => b.share - a.share)
    .map(({ thing }) => thing);
}
