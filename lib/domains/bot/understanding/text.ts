import { folded } from "@/lib/core/text/fold";

/** A text as it is read: lower case, no accents, one space between words. */
export const fold = (text: string): string =>
  folded(text)
    .replace(/[’`´]/g, "'")
    .replace(/\s{2,}|[^\S ]/g, " ")
    .trim();

/** As many as the pieces of a usual message, and its whole. */
const mostKept = 16;

/** What a text comes to, kept for the last few: several readers ask for the same message and for the same pieces of it. */
export function latest<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { result: T }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.result;
    const result = read(text);
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string);
    kept.set(text, { result });
    return result;
  };
}

/** Folding would make "uñas" the article "unas": nails are read as "unhas". */
export const nailsKept = (text: string): string => text.replace(/u\u00f1a(s?)(?!\p{L})/giu, "unha$1");

/** How many letters would have to be changed, left out or put in; no more than `most` is told apart. */
export function distance(a: string, b: string, most = 3): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    before = row;
  }
  return Math.min(before[b.length] ?? most + 1, most + 1);
}

/** The text with spaces where these stand, so that every other word keeps its place. */
export const blank = (text: string, spans: readonly { from: number; to: number }[]): string => {
  let left = text;
  for (const { from, to } of spans) left = left.slice(0, from) + " ".repeat(to - from) + left.slice(to);
  return left;
};
