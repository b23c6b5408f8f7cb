import { Parser } from "htmlparser2";
import { type Block, Outline } from "@/lib/domains/knowledge/text/blocks";
import { Unreadable } from "@/lib/domains/knowledge/text/unreadable";
import { directoryOf, unpacked } from "@/lib/domains/knowledge/text/zip";

const largestPart = 20 * 1024 * 1024;
const deepest = 512;
const main = "word/document.xml";
const styles = "word/styles.xml";

export const isDocx = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && directoryOf(bytes).has(main);

type Handlers = {
  open: (name: string, of: Record<string, string>) => void;
  text?: (words: string) => void;
  close?: (name: string) => void;
};

function readXml(xml: string, { open, text, close }: Handlers): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, of) => {
        if (++depth > deepest)
          throw new Unreadable("unsupported_type", "The document is nested too deeply to be read.");
        open(name, of);
      },
      ontext: (words) => text?.(words),
      onclosetag: (name) => {
        depth--;
        close?.(name);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

/** The level of each style that is a title: its own name is English in every language of the program. */
function titleStyles(xml: string): Map<string, number> {
  const levels = new Map<string, number>();
  let style = "";
  readXml(xml, {
    open: (name, of) => {
      if (name === "w:style") style = of["w:styleId"] ?? "";
      if (name !== "w:name") return;
      const level =
        /^heading ([1-6])$/i.exec(of["w:val"] ?? "")?.[1] ?? (/^title$/i.test(of["w:val"] ?? "") ? "1" : "");
      if (level !== "") levels.set(style, Number(level));
    },
  });
  return levels;
}

/** The text of a Word document under its titles; images, comments and what was struck out are left. */
export function fromDocx(bytes: Uint8Array): Block[] {
  const directory = directoryOf(bytes);
  const part = (name: string): string => {
    const entry = directory.get(name);
    return entry ? unpacked(bytes, entry, largestPart).toString("utf8").normalize("NFC") : "";
  };
  const document = part(main);
  if (!/<w:document[\s>]/.test(document)) throw new Unreadable("unsupported_type", "The file is damaged.");
  const levels = titleStyles(part(styles));
  const outline = new Outline();
  let [text, level, inside, tables]: [string, number | null, boolean, number] = ["", null, false, 0];
  readXml(document, {
    open: (name, of) => {
      if (name === "w:tbl") tables++;
      if (name === "w:pStyle") level = levels.get(of["w:val"] ?? "") ?? level;
      if (name === "w:t") inside = true;
      if (name === "w:tab") text += " ";
      if (name === "w:br" || name === "w:cr") text += "\n";
    },
    text: (words) => {
      if (inside) text += words;
    },
    close: (name) => {
      if (name === "w:t") inside = false;
      if (name === "w:tbl") tables--;
      // A row of a table reads as one line.
      if (name === "w:p" && tables > 0) text += " ";
      else if (name === "w:p" || name === "w:tr") {
        if (level === null) outline.paragraph(text);
        else outline.title(level, text);
        [text, level] = ["", null];
      }
    },
  });
  return outline.end();
}
