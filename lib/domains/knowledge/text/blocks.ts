/** A document for chunking: pieces of text, each with the headings above it. */
export type Block = { heading: readonly string[]; text: string };

/** Every chunk repeats its headings, so they must be short. */
export const longestTitle = 200;

/** The beginning of a title that is too long, without the half of a word at its end where it has words. */
export function shortTitle(text: string): string {
  const words = text
    .slice(0, longestTitle + 1)
    .replace(/\s+/g, " ")
    .trim();
  if (words.length <= longestTitle) return words;
  const cut = words.slice(0, longestTitle - 1);
  const gap = cut.lastIndexOf(" ");
  return `${gap > longestTitle / 2 ? cut.slice(0, gap) : cut.replace(/\p{Surrogate}$/u, "")}…`;
}

/** Collects blocks while titles come and go. */
export class Outline {
  private readonly blocks: Block[] = [];
  private readonly titles: { level: number; text: string }[] = [];
  private paragraphs: string[] = [];
  /** Whether there is text under the innermost heading yet. */
  private bare = false;

  private close(): void {
    const heading = this.titles.map(({ text }) => text);
    if (this.paragraphs.length > 0) this.blocks.push({ heading, text: this.paragraphs.join("\n\n") });
    this.paragraphs = [];
  }

  title(level: number, text: string): void {
    const words = text.replace(/\s+/g, " ").trim();
    if (words === "") return;
    this.begin(level, shortTitle(words));
    // A whole paragraph that looks like a heading is kept as both, so that no word is lost.
    if (words.length > longestTitle) this.paragraph(words);
  }

  private begin(level: number, words: string): void {
    this.close();
    const last = this.titles.at(-1);
    // A heading without text is indexed by itself.
    if (this.bare && last && last.level >= level) this.blocks.push({ heading: this.path(), text: last.text });
    while ((this.titles.at(-1)?.level ?? 0) >= level) this.titles.pop();
    this.titles.push({ level, text: words });
    this.bare = true;
  }

  private path(): string[] {
    return this.titles.slice(0, -1).map(({ text }) => text);
  }

  paragraph(text: string): void {
    const words = text.replace(/[^\S\n]+/g, " ").trim();
    if (words === "") return;
    this.paragraphs.push(words);
    this.bare = false;
  }

  end(): Block[] {
    this.close();
    const last = this.titles.at(-1);
    if (this.bare && last) this.blocks.push({ heading: this.path(), text: last.text });
    this.bare = false;
    return this.blocks;
  }
}

export const textOf = (blocks: readonly Block[]): string =>
  blocks.map(({ heading, text }) => [heading.at(-1) ?? "", text].filter((part) => part !== "").join("\n")).join("\n\n");
