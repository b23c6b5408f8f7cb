import { isRefusedMemory } from "@/lib/core/decoder/answer";
import type { Block } from "@/lib/domains/knowledge/text/blocks";
import { Unreadable } from "@/lib/domains/knowledge/text/unreadable";

const mostPages = 200;

const tooManyPages = (count: number) =>
  new Unreadable("too_large", `The PDF has ${count} pages; at most ${mostPages} are read.`);

async function pagesOf(bytes: Uint8Array, mostText: number): Promise<string[]> {
  const { getDocumentProxy } = await import("unpdf");
  const document = await getDocumentProxy(new Uint8Array(bytes), { isEvalSupported: false, verbosity: 0 });
  if (document.numPages > mostPages) throw tooManyPages(document.numPages);
  const pages: string[] = [];
  let size = 0;
  for (let n = 1; n <= document.numPages && size < mostText; n++) {
    const { items } = await (await document.getPage(n)).getTextContent();
    const text = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
    size += text.length;
    pages.push(text);
  }
  return pages;
}

function unreadable(error: unknown): unknown {
  if (error instanceof Unreadable || isRefusedMemory(error)) return error;
  const closed = (error as Error | null)?.name === "PasswordException";
  return new Unreadable("unsupported_type", closed ? "The PDF is protected by a password." : "The PDF is damaged.");
}

/** A page of a PDF has lines, not paragraphs: a line that ends a sentence and is followed by a new one parts them. */
const paragraphs = (page: string): string =>
  page
    .normalize("NFC")
    .replaceAll("\0", "")
    .replace(/(\p{Lowercase})-\n(\p{Lowercase})/gu, "$1$2")
    .replace(/([.!?:])[^\S\n]*\n(?=\s*[\p{Uppercase}\p{Number}•–-])/gu, "$1\n\n");

/** The text of a PDF by page. The parser is large and the file untrusted: only the decoder's process calls it. */
export async function fromPdf(bytes: Uint8Array, mostText: number): Promise<{ pages: number; blocks: Block[] }> {
  const pages = await pagesOf(bytes, mostText).catch((error: unknown) => {
    throw unreadable(error);
  });
  const blocks = pages.flatMap((page, i) => {
    const text = paragraphs(page).trim();
    return text === "" ? [] : [{ heading: pages.length > 1 ? [`p. ${i + 1}`] : [], text }];
  });
  return { pages: pages.length, blocks };
}
