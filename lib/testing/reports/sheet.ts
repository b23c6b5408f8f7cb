import { inflateRawSync } from "node:zlib";

/** The files of a ZIP archive, by its central directory. */
function unzipped(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const stored = bytes.subarray(begin, begin + size);
    const path = bytes.subarray(at + 46, at + 46 + name).toString();
    files.set(path, (method === 8 ? inflateRawSync(stored) : stored).toString());
    at += 46 + name + extra + comment;
  }
  return files;
}

const plain = (text: string): string =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, "&");
const textIn = (xml: string): string =>
  [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = ""]) => plain(text)).join("");
const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, "")].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The cells of a spreadsheet's first sheet as a program that opens it reads them; a formula is an error. */
export function cellsOf(bytes: Buffer): (string | number | null)[][] {
  const files = unzipped(bytes);
  const strings = [...(files.get("xl/sharedStrings.xml") ?? "").matchAll(/<si>(.*?)<\/si>/gs)].map(([, si = ""]) =>
    textIn(si),
  );
  const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
  if (/<f[ >]/.test(sheet)) throw new Error("the sheet has a formula");
  const rows = [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = ""]) => {
    const cells: (string | number | null)[] = [];
    for (const [, attributes = "", inner = ""] of row.matchAll(/<c\s([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const type = /t="(\w+)"/.exec(attributes)?.[1];
      const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1];
      const text = type === "inlineStr" ? textIn(inner) : type === "s" ? (strings[Number(value)] ?? null) : null;
      cells[columnOf(/r="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? "A1")] =
        text ?? (value === undefined ? null : Number(value));
    }
    return cells;
  });
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? null));
}
