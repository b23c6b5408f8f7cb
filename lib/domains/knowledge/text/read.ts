import type { KnowledgeMedia } from "@/lib/domains/knowledge/schema";
import type { Block } from "@/lib/domains/knowledge/text/blocks";
import { delimiterOf, fromCsv } from "@/lib/domains/knowledge/text/csv";
import { fromDocx } from "@/lib/domains/knowledge/text/docx";
import { fromMarkdown } from "@/lib/domains/knowledge/text/markdown";
import { fromPdf } from "@/lib/domains/knowledge/text/pdf";
import { decodeText } from "@/lib/domains/knowledge/text/recognise";
import { Unreadable } from "@/lib/domains/knowledge/text/unreadable";

export const mostCharacters = 500_000;

type Document = { pages: number | null; blocks: Block[] };

async function documentOf(bytes: Uint8Array, media: KnowledgeMedia): Promise<Document> {
  if (media === "application/pdf") return fromPdf(bytes, mostCharacters + 1);
  if (media !== "text/csv" && media !== "text/markdown" && media !== "text/plain")
    return { pages: null, blocks: fromDocx(bytes) };
  const text = decodeText(bytes);
  if (text === null) throw new Unreadable("unsupported_type", "The file is no text.");
  const delimiter = media === "text/csv" ? delimiterOf(text, true) : null;
  return { pages: null, blocks: delimiter === null ? fromMarkdown(text) : fromCsv(text, delimiter) };
}

/** What is written in a file; throws an Unreadable that says why there is nothing to find in it. */
export async function readDocument(bytes: Uint8Array, media: KnowledgeMedia): Promise<Document> {
  const document = await documentOf(bytes, media);
  const size = document.blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (size === 0) {
    const scanned = media === "application/pdf" ? " It may be a scan: pictures of text are not read." : "";
    throw new Unreadable("empty", `There is no text in the file.${scanned}`);
  }
  if (size > mostCharacters)
    throw new Unreadable("too_large", `The file has more than ${mostCharacters} characters: divide it.`);
  return document;
}
