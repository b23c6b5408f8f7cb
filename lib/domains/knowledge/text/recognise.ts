import type { KnowledgeMedia } from "@/lib/domains/knowledge/schema";
import { delimiterOf } from "@/lib/domains/knowledge/text/csv";
import { isDocx } from "@/lib/domains/knowledge/text/docx";

const begins = (bytes: Uint8Array, marks: readonly number[]) => marks.every((mark, i) => bytes[i] === mark);

/** Control characters that no text has. */
const binary = /[^\P{Control}\t\n\v\f\r]/u;

/** The bytes as text, or null when they are none: UTF-8, UTF-16 with its mark, else what spreadsheets on Windows write. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = begins(bytes, [0xff, 0xfe]) ? "utf-16le" : begins(bytes, [0xfe, 0xff]) ? "utf-16be" : null;
  for (const encoding of marked ? [marked] : ["utf-8", "windows-1252"]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize("NFC");
      return binary.test(text) ? null : text;
    } catch {} // Not this one.
  }
  return null;
}

const otherFormats = /^\s*(<!doctype|<html|<\?xml|\{\\rtf)/i;

/** What a file is by its content; null for what is not taken. The name only tells a table from a text. */
export function recognise(bytes: Uint8Array, name: string): KnowledgeMedia | null {
  if (begins(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return "application/pdf";
  if (begins(bytes, [0x50, 0x4b]))
    return isDocx(bytes) ? "application/vnd.openxmlformats-officedocument.wordprocessingml.document" : null;
  const text = decodeText(bytes);
  if (text === null || otherFormats.test(text)) return null;
  if (delimiterOf(text, /\.(csv|tsv)$/i.test(name)) !== null) return "text/csv";
  return /^#{1,6}\s+\S/m.test(text) ? "text/markdown" : "text/plain";
}
