import { parse } from "csv-parse/sync";
import { invalid } from "@/lib/core/problem";
import { mostRows } from "@/lib/domains/customers/transfer/schema";

/** A list as a spreadsheet writes it. */
export type Table = { headers: string[]; rows: { row: number; cells: string[] }[] };

/** The text of a file; `torn` where some characters are broken, shown as `\ufffd`. */
type Decoded = { text: string; torn: boolean };

const whole = (text: string): Decoded => ({ text, torn: false });
const many = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;

/** UTF-8, even with a broken character; else UTF-16 with a BOM, else Windows-1252, which spreadsheets here write. */
export function decoded(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return whole(new TextDecoder("utf-16le").decode(bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return whole(new TextDecoder("utf-16be").decode(bytes));
  try {
    return whole(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const text = new TextDecoder().decode(bytes);
    const broken = many(text, /\ufffd/g);
    if (marked || many(text, /[\u0080-\u{10ffff}]/gu) - broken > broken) return { text, torn: true };
    return whole(new TextDecoder("windows-1252").decode(bytes));
  }
}

const delimiters = [",", ";", "\t"] as const;

/** Of comma, semicolon and tab, the one that stands most often in the first line, outside quotes. */
export function delimiterOf(text: string): string {
  const [line = ""] = text.replace(/"(?:[^"]|"")*"/g, "").split(/\r\n|\r|\n/, 1);
  const count = (delimiter: string): number => line.split(delimiter).length;
  return [...delimiters].sort((a, b) => count(b) - count(a))[0] ?? ",";
}

const refuse = (detail: string, code: string) => invalid({ pointer: "#/file", detail, code });

/**
 * Formula injection: what a spreadsheet would run at the beginning of a cell, also after a separator other than the comma.
 * Some read full-width signs as plain ones. An apostrophe is prefixed in exports and removed in imports.
 */
const formula = /(?<=^|[;\t\r\n])(?=[ \u00a0"']*[=+\-@＝＋－＠]|'*[\t\r])/g;
const guarded = /(?<=^|[;\t\r\n])'(?=[ \u00a0"']*[=+\-@＝＋－＠]|'*[\t\r])/g;

const cleaned = (cell: string): string =>
  cell
    .replace(guarded, "")
    .replace(/[^\P{Control}\t\n\r]/gu, "")
    .trim();

/** The parser creates an error for every row of another length, only to drop it; its stack trace is the expensive part. */
function recordsOf(text: string): string[][] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      to: mostRows + 2,
    });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export function readTable(text: string): Table {
  let records: string[][];
  try {
    records = recordsOf(text);
  } catch {
    throw refuse("The list cannot be read: a quote is opened and never closed.", "unreadable_list");
  }
  const [headers, ...rest] = records.map((cells) => cells.map(cleaned));
  const rows = rest
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell));
  if (!headers?.some((header) => header) || rows.length === 0) {
    throw refuse(
      "The list is empty: it needs a line with the names of the columns, and one for each customer.",
      "empty_list",
    );
  }
  if (rest.length > mostRows) throw refuse(`A list may have at most ${mostRows} rows; split it.`, "too_many_rows");
  return { headers, rows };
}

/** A number to a spreadsheet, and nothing else. */
const phone = /^\+[1-9]\d{6,14}$/;

const cellOf = (value: string): string => {
  const safe = phone.test(value) ? value : value.replace(formula, "'");
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of a list, safe to open in a spreadsheet. */
export const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(",")}\r\n`;
