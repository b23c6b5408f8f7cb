import { crc32, deflateSync, constants as zlib } from "node:zlib";
import { zipOf } from "@/lib/testing/documents";

/** Decompression bombs: generated in code, so that no binary has to be trusted. */

const mebibyte = 1024 * 1024;

/** The checksum at the end of a zlib stream of so many bytes that are all zero. */
const adlerOfZeros = (count: number): Buffer => {
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(count % 65_521, 0);
  sum.writeUInt16BE(1, 2);
  return sum;
};

/** A zlib stream of so many equal bytes, a thousandth as long: one packed mebibyte, again and again. */
export function packed(count: number, byte = 0): Buffer {
  const options = { level: 9, finishFlush: zlib.Z_FULL_FLUSH };
  const part = (length: number) => deflateSync(Buffer.alloc(length, byte), options).subarray(2);
  const whole = part(mebibyte);
  const parts = Array.from({ length: Math.floor(count / mebibyte) }, () => whole);
  const header = Buffer.from([0x78, 0xda]);
  const end = Buffer.from([0x03, 0x00]); // An empty last block.
  return Buffer.concat([header, ...parts, part(count % mebibyte), end, adlerOfZeros(count)]);
}

/** A PDF whose one page decompresses into so many bytes; a gigabyte takes about one megabyte. */
export function pdfBomb(bytes: number): Buffer {
  const stream = packed(bytes, 0x20);
  const objects = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    Buffer.from("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>"),
    Buffer.concat([
      Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
      stream,
      Buffer.from("\nendstream"),
    ]),
  ];
  const parts = [Buffer.from("%PDF-1.4\n")];
  let at = parts[0]?.length ?? 0;
  const places = objects.map((object, i) => {
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    const place = `${String(at).padStart(10, "0")} 00000 n \n`;
    parts.push(whole);
    at += whole.length;
    return place;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join("")}trailer << /Size 5 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table)]);
}

const chunk = (type: string, content: Buffer): Buffer => {
  const [length, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), content])];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** The seven passes of an interlaced PNG: where each begins, and how far its pixels are apart. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** An interlaced black PNG: a decoder must hold all of it at once, 4 bytes a pixel, or 8 with `bits` 16. */
export function interlacedPng(width: number, height: number, bits: 8 | 16 = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 6, 0, 0, 1], 8);
  const size = passes.reduce((sum, [x, y, dx, dy]) => {
    const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return sum + rows * (1 + columns * 4 * (bits / 8));
  }, 0);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", packed(size)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const paragraph = (style: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word document of one endless heading with many short ones under it: every chunk repeats it. */
export function docxBomb(titleLength: number, sections: number): Buffer {
  const names = [1, 2].map((n) => `<w:style w:styleId="T${n}"><w:name w:val="heading ${n}"/></w:style>`).join("");
  const body = `${paragraph("T1", "a ".repeat(titleLength / 2))}${`${paragraph("T2", "b")}${paragraph("P", "c")}`.repeat(sections)}`;
  return zipOf({
    "word/styles.xml": `<w:styles>${names}</w:styles>`,
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
  });
}
