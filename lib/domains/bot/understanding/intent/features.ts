import { fold, latest } from "@/lib/domains/bot/understanding/text";

/** How many columns the hashed features share. */
export const buckets = 32_768;
/** As much as one message holds; of a longer one the last words count. */
const longest = 4096;
/** No word of the three languages needs more letters, and pasted codes have thousands. */
const longestWord = 24;

const pieces = /<[a-z]+>|[\p{Letter}\p{Number}]+|\p{Extended_Pictographic}|\?/gu;

/** The words of a text as the model sees them: folded, figures as zeros, held letters once, question marks apart. */
export function wordsOf(text: string): string[] {
  const plain = fold(text.slice(-longest))
    .replace(/'/g, "")
    .replace(/\p{Number}/gu, "0")
    .replace(/([a-z])\1{2,}/g, "$1");
  return (plain.match(pieces) ?? []).map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word));
}

/** FNV-1a over UTF-16 units, continued from `from`. */
const hashUnit = (unit: number, from: number): number => Math.imul(from ^ unit, 0x01000193);
function hash(text: string, from: number): number {
  let value = from;
  for (let at = 0; at < text.length; at++) value = hashUnit(text.charCodeAt(at), value);
  return value;
}

const kinds = {
  word: 0x811c9dc5,
  pair: 0x1b873593,
  gap: 0x2545f491,
  part: 0x7feb352d,
  first: 0x3c6ef372,
  last: 0x5be0cd19,
};
const [shortestPart, longestPart] = [3, 5];

/** The columns of a text, each once: words, pairs, pairs with a word between, letters inside words, first and last words. */
export const featuresOf = latest((text: string): readonly number[] => {
  const words = wordsOf(text);
  const seen = new Uint8Array(buckets);
  const columns: number[] = [];
  const add = (value: number): void => {
    // The low bits of FNV mix badly; fold the high ones in.
    const column = (value ^ (value >>> 15)) & (buckets - 1);
    if (seen[column]) return;
    seen[column] = 1;
    columns.push(column);
  };
  const addPair = (kind: number, a: string, b: string): void => add(hash(b, hash(" ", hash(a, kind))));
  const known = new Set<string>();
  words.forEach((word, at) => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (next !== undefined) addPair(kinds.pair, word, next);
    if (after !== undefined) addPair(kinds.gap, word, after);
    if (known.has(word)) return;
    known.add(word);
    add(hash(word, kinds.word));
    addParts(word, add);
  });
  for (const word of words.slice(0, 2)) add(hash(word, kinds.first));
  for (const word of words.slice(-2)) add(hash(word, kinds.last));
  return columns;
});

function addParts(word: string, add: (value: number) => void): void {
  if (word.startsWith("<")) return;
  const bounded = `_${word}_`;
  for (let from = 0; from + shortestPart <= bounded.length; from++) {
    const end = Math.min(bounded.length, from + longestPart);
    let value = kinds.part;
    for (let at = from; at < end; at++) {
      value = hashUnit(bounded.charCodeAt(at), value);
      if (at - from >= shortestPart - 1) add(value);
    }
  }
}
