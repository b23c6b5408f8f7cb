import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blocksOf, headingId } from "@/components/docs/markdown";
import { type HelpPage, helpPages } from "@/components/help/pages";
import type { Locale } from "@/components/locales";
import { folded } from "@/lib/core/text/fold";

export type Section = { title: string; id: string };
export type Entry = { page: HelpPage; title: string; summary: string; sections: Section[] };
type Read = Entry & { text: string; words: { of: Section | null; text: string }[] };

const read = new Map<string, Read>();

/** A line without its marks: the words that a reader sees. */
const plain = (line: string): string => line.replace(/!?\[([^\]]*)\]\([^)]+\)/g, "$1").replace(/\*\*|`/g, "");

function readPage(locale: Locale, page: HelpPage): Read {
  const text = readFileSync(join(process.cwd(), "docs", "help", locale, `${page}.md`), "utf8");
  const blocks = blocksOf(text);
  const sections = blocks.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [{ title: block.text, id: headingId(block.text) }] : [],
  );
  const title = blocks.find(({ kind }) => kind === "heading");
  const summary = blocks.find(({ kind }) => kind === "paragraph");
  const [head = "", ...rest] = text.split(/\n(?=## )/);
  return {
    page,
    title: title?.kind === "heading" ? title.text : page,
    summary: summary?.kind === "paragraph" ? plain(summary.text) : "",
    sections,
    text,
    words: [head, ...rest].map((part, i) => ({ of: sections[i - 1] ?? null, text: folded(plain(part)) })),
  };
}

/** A page in a language, read once. */
export function helpPage(locale: Locale, page: HelpPage): Read {
  const key = `${locale}/${page}`;
  const known = read.get(key) ?? readPage(locale, page);
  read.set(key, known);
  return known;
}

export const helpEntries = (locale: Locale): Entry[] => helpPages.map((page) => helpPage(locale, page));

/** The pages that hold every word, with the sections that do; a word in the title comes first. */
export function searchHelp(locale: Locale, typed: string): Entry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.includes(word));
  return helpPages
    .map((page) => helpPage(locale, page))
    .filter(({ text }) => holds(folded(plain(text))))
    .map((entry) => ({
      ...entry,
      sections: entry.words.flatMap(({ of, text }) => (of && holds(text) ? [of] : [])),
    }))
    .sort((one, other) => Number(holds(folded(other.title))) - Number(holds(folded(one.title))));
}

/** The pages before and after one, in reading order. */
export function neighbours(locale: Locale, page: HelpPage): { before: Entry | null; after: Entry | null } {
  const at = helpPages.indexOf(page);
  const entry = (name: HelpPage | undefined) => (name ? helpPage(locale, name) : null);
  return { before: entry(helpPages[at - 1]), after: entry(helpPages[at + 1]) };
}
