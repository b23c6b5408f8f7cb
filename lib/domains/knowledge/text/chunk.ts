import type { Block } from "@/lib/domains/knowledge/text/blocks";
import { Unreadable } from "@/lib/domains/knowledge/text/unreadable";

export type Chunk = { heading: string[]; body: string };

/** Long enough to answer, short enough to be about one thing. */
const longest = 900;
const enough = 600;

/** Limit per text, file or page, headings included: all of it is inserted and searched together. */
const mostOfText = { chunks: 5000, characters: 2_000_000 };

/** Cuts at the last place where `boundary` ends, as long as something is left on both sides. */
function cutAt(text: string, boundary: RegExp): number {
  let last = 0;
  for (const { 0: found, index } of text.slice(0, longest + 1).matchAll(boundary)) {
    const end = index + found.length;
    if (end <= longest) last = end;
  }
  return last;
}

const sentence = /[.!?…:;]["')\]”»]*\s+/g;
const line = /\n+/g;
const gap = /\s+/g;

/** Where the first piece of a text that is too long ends: after a line or a sentence, else between two words. */
function firstCut(text: string): number {
  for (const boundary of [line, sentence]) {
    const end = cutAt(text, boundary);
    if (end >= enough / 2) return end;
  }
  const end = cutAt(text, gap);
  if (end > 0) return end;
  // A longer run without spaces is not a word; only surrogate pairs stay whole.
  return /\p{Surrogate}$/u.test(text.slice(0, longest)) ? longest - 1 : longest;
}

function pieces(paragraph: string): string[] {
  const found: string[] = [];
  let rest = paragraph.trim();
  while (rest.length > longest) {
    const end = firstCut(rest);
    found.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === "" ? found : [...found, rest];
}

/** Fills chunks with whole pieces; one that has enough is not filled up with the beginning of the next. */
function packed(texts: readonly string[]): string[] {
  const chunks: string[] = [];
  let open = "";
  for (const text of texts) {
    const joined = open === "" ? text : `${open}\n\n${text}`;
    if (open !== "" && (joined.length > longest || open.length >= enough)) {
      chunks.push(open);
      open = text;
    } else open = joined;
  }
  return open === "" ? chunks : [...chunks, open];
}

/**
 * Splits a document into chunks: by headings, then by paragraphs. Nothing is lost or duplicated, and no word is cut. Throws
 * an Unreadable when there would be too many.
 */
export function chunksOf(blocks: readonly Block[], title: string | null = null): Chunk[] {
  const chunks: Chunk[] = [];
  let characters = 0;
  for (const { heading, text } of blocks) {
    const above = title === null || heading[0] === title ? [...heading] : [title, ...heading];
    const repeated = above.reduce((sum, { length }) => sum + length, 0);
    const paragraphs = text.split(/\n[^\S\n]*\n\s*/).flatMap(pieces);
    for (const body of packed(paragraphs)) {
      characters += repeated + body.length;
      if (chunks.length >= mostOfText.chunks || characters > mostOfText.characters)
        throw new Unreadable("too_large", "It has too many parts under too many titles: divide it.");
      chunks.push({ heading: above, body });
    }
  }
  return chunks;
}
