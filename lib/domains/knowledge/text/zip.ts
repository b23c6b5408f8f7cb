import { inflateRawSync } from "node:zlib";
import { Unreadable } from "@/lib/domains/knowledge/text/unreadable";

type Entry = { method: number; packed: number; size: number; at: number };

const [endMark, entryMark, fileMark] = [0x06054b50, 0x02014b50, 0x04034b50];

const damaged = () => new Unreadable("unsupported_type", "The file is damaged.");

/** The files of a ZIP by name, as its directory says; nothing is unpacked. */
export function directoryOf(bytes: Uint8Array): Map<string, Entry> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Entry>();
  let end = view.length - 22;
  while (end >= 0 && end > view.length - 22 - 65_536 && view.readUInt32LE(end) !== endMark) end--;
  if (end < 0 || view.readUInt32LE(end) !== endMark) return found;
  const count = view.readUInt16LE(end + 10);
  let at = view.readUInt32LE(end + 16);
  for (let i = 0; i < count && at + 46 <= view.length && view.readUInt32LE(at) === entryMark; i++) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.readUInt16LE(at + offset)) as number[];
    found.set(view.toString("utf8", at + 46, at + 46 + (nameLength ?? 0)), {
      method: view.readUInt16LE(at + 10),
      packed: view.readUInt32LE(at + 20),
      size: view.readUInt32LE(at + 24),
      at: view.readUInt32LE(at + 42),
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

/** One file of a ZIP, at most `most` bytes of it, whatever its directory claims. */
export function unpacked(bytes: Uint8Array, { method, packed, size, at }: Entry, most: number): Buffer {
  const tooLarge = () => new Unreadable("too_large", "Unpacked, the document is too large.");
  if (size > most) throw tooLarge();
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > view.length || view.readUInt32LE(at) !== fileMark) throw damaged();
  const from = at + 30 + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28);
  const content = view.subarray(from, from + packed);
  if (method === 0) return content;
  try {
    return inflateRawSync(content, { maxOutputLength: most });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? tooLarge() : damaged();
  }
}
