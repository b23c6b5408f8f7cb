import type { Decoded } from "@/lib/core/decoder/answer";
import type { KnowledgeMedia } from "@/lib/domains/knowledge/schema";
import type { Block } from "@/lib/domains/knowledge/text/blocks";
import { chunksOf } from "@/lib/domains/knowledge/text/chunk";
import { delimiterOf, fromCsv } from "@/lib/domains/knowledge/text/csv";
import { fromDocx } from "@/lib/domains/knowledge/text/docx";
import { fromMarkdown } from "@/lib/domains/knowledge/text/markdown";
import { fromPdf } from "@/lib/domains/knowledge/text/pdf";
import { decodeText } from "@/lib/domains/knowledge/text/recognise";
import { isUnreadable, Unreadable } from "@/lib/domains/knowledge/text/unreadable";

const mostCharacters = 500_000;

export type Document = { pages: number | null; blocks: Block[] };

async function documentOf(bytes: Uint8Array, media: KnowledgeMedia): Promise<Document> {
  if (media === "application/pdf") return fromPdf(bytes, mostCharacters + 1);
  if (media !== "text/csv" && media !== "text/markdown" && media !== "text/plain")
    return { pages: null, blocks: fromDocx(bytes) };
  const text = decodeText(bytes);
  if (text === null) throw new Unreadable("unsupported_type", "The file is no text.");
  const delimiter = media === "text/csv" ? delimiterOf(text, true) : null;
  return { pages: null, blocks: delimiter === null ? fromMarkdown(text) : fromCsv(text, delimiter) };
}

async function bounded(bytes: Uint8Array, media: KnowledgeMedia): Promise<Document> {
  const document = await documentOf(bytes, media);
  const size = document.blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (size === 0) {
    const scanned = media === "application/pdf" ? " It may be a scan: pictures of text are not read." : "";
    throw new Unreadable("empty", `There is no text in the file.${scanned}`);
  }
  if (size > mostCharacters)
    throw new Unreadable("too_large", `The file has more than ${mostCharacters} characters: divide it.`);
  chunksOf(document.blocks); // Throws for one that has too many parts, before it is handed on.
  return document;
}

export type DocumentAnswer = Document | { unreadable: Pick<Unreadable, "reason" | "message"> };

/** Runs in the decoder's process alone. */
export async function decodeDocument(bytes: Uint8Array, { media }: { media: KnowledgeMedia }): Promise<Decoded> {
  const answered = (answer: DocumentAnswer): Decoded => ({ answer, bytes: new Uint8Array() });
  try {
    return answered(await bounded(bytes, media));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return answered({ unreadable: { reason: error.reason, message: error.message } });
  }
}
