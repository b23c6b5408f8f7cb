import { Parser } from "htmlparser2";
import { type Block, Outline, shortTitle } from "@/lib/domains/knowledge/text/blocks";
import { Unreadable } from "@/lib/domains/knowledge/text/unreadable";

export type HtmlPage = {
  title: string | null;
  lang: string | null;
  canonical: string | null;
  base: string | null;
  /** What the page itself asks of robots. */
  noindex: boolean;
  nofollow: boolean;
  links: string[];
  blocks: Block[];
};

type Attributes = Record<string, string>;

/** Boilerplate of a site, and non-text elements. */
const leftOut = new Set(
  "script style noscript template svg math iframe object nav footer aside dialog select option button".split(" "),
);
const leftOutRoles = new Set(["navigation", "contentinfo", "banner", "search", "complementary", "dialog"]);
const inline = new Set(
  "a abbr b bdi bdo cite code data dfn em font i kbd label mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const heading = /^h[1-6]$/;
const deepest = 512;
const mostLinks = 2000;

const isLeftOut = (name: string, of: Attributes): boolean =>
  leftOut.has(name) || leftOutRoles.has(of.role ?? "") || of["aria-hidden"] === "true" || "hidden" in of;

/** The text that goes into one outline: of the whole page, or of its <main> alone. */
class Flow {
  readonly outline = new Outline();
  private text = "";
  private level: number | null = null;

  add(words: string): void {
    this.text += words;
  }
  line(): void {
    if (this.level === null) this.text += "\n";
  }
  close(): void {
    const lines = this.text.split("\n").map((line) => line.trim());
    const words = lines.filter((line) => line !== "").join("\n");
    this.text = "";
    if (this.level === null) this.outline.paragraph(words);
    else this.outline.title(this.level, words);
  }
  begin(level: number): void {
    this.close();
    this.level = level;
  }
  end(): void {
    this.close();
    this.level = null;
  }
}

class Reader {
  readonly page: HtmlPage = {
    title: null,
    lang: null,
    canonical: null,
    base: null,
    noindex: false,
    nofollow: false,
    links: [],
    blocks: [],
  };
  private readonly flows = { whole: new Flow(), main: new Flow() };
  private depth = 0;
  private skipping: number | null = null;
  private main: number | null = null;
  private inTitle = false;

  private each(work: (flow: Flow) => void): void {
    work(this.flows.whole);
    if (this.main !== null) work(this.flows.main);
  }

  private note(name: string, of: Attributes): void {
    const { page } = this;
    if (name === "html") page.lang ??= of.lang ?? null;
    if (name === "base") page.base ??= of.href ?? null;
    if (name === "link" && of.rel?.toLowerCase() === "canonical") page.canonical ??= of.href ?? null;
    if (name === "meta" && of.name?.toLowerCase() === "robots") {
      const wishes = of.content?.toLowerCase() ?? "";
      page.noindex ||= /\b(noindex|none)\b/.test(wishes);
      page.nofollow ||= /\b(nofollow|none)\b/.test(wishes);
    }
    if (name === "a" && of.href && !/\bnofollow\b/i.test(of.rel ?? "") && page.links.length < mostLinks)
      page.links.push(of.href);
  }

  open(name: string, of: Attributes): void {
    if (++this.depth > deepest) throw new Unreadable("unsupported_type", "The page is nested too deeply to be read.");
    this.note(name, of);
    if (name === "title" && this.page.title === null) this.inTitle = true;
    if (this.skipping !== null) return;
    if (isLeftOut(name, of)) {
      this.skipping = this.depth;
      return;
    }
    if (name === "main" || of.role === "main") this.main ??= this.depth;
    if (name === "br") this.each((flow) => flow.line());
    else if (heading.test(name)) this.each((flow) => flow.begin(Number(name[1])));
    else if (name === "td" || name === "th") this.each((flow) => flow.add(" "));
    else if (name === "tr" || name === "li" || name === "dt" || name === "dd") this.each((flow) => flow.line());
    else if (!inline.has(name)) this.each((flow) => flow.close());
  }

  text(words: string): void {
    if (this.inTitle) this.page.title = `${this.page.title ?? ""}${words}`;
    else if (this.skipping === null) this.each((flow) => flow.add(words.replace(/\s+/g, " ")));
  }

  close(name: string): void {
    if (name === "title") this.inTitle = false;
    if (this.skipping === null) {
      if (heading.test(name)) this.each((flow) => flow.end());
      else if (!inline.has(name) && !/^(br|td|th|tr|li|dt|dd)$/.test(name)) this.each((flow) => flow.close());
    }
    if (this.skipping === this.depth) this.skipping = null;
    if (this.main === this.depth) this.main = null;
    this.depth--;
  }

  end(): HtmlPage {
    const [whole, main] = [this.flows.whole, this.flows.main].map((flow) => {
      flow.close();
      return flow.outline.end();
    });
    const title = this.page.title?.replace(/\s+/g, " ").trim();
    const blocks = main && main.length > 0 ? main : (whole ?? []);
    return { ...this.page, title: title ? shortTitle(title) : null, blocks };
  }
}

/** A page's text under its titles, without what surrounds it, and what it says about itself. */
export function fromHtml(html: string): HtmlPage {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, of) => reader.open(name, of),
    ontext: (words) => reader.text(words),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html.normalize("NFC"));
  return reader.end();
}

const declared = /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i;

/** The bytes as text, by what the header says, else the page, else UTF-8. */
export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  const inHeader = /charset\s*=\s*["']?([\w-]{1,40})/i.exec(contentType)?.[1];
  const inPage = declared.exec(Buffer.from(bytes.subarray(0, 2048)).toString("latin1"))?.[1];
  for (const name of [inHeader, inPage, "utf-8"]) {
    try {
      if (name) return new TextDecoder(name).decode(bytes).replaceAll("\0", "");
    } catch {} // Unknown encoding: try the next one.
  }
  return "";
}
