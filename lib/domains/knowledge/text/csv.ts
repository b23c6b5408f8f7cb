import type { Block } from "@/lib/domains/knowledge/text/blocks";

/** The records of a table in text (RFC 4180); a quote that is never closed ends with the text. */
export function recordsOf(text: string, delimiter: string): string[][] {
  const records: string[][] = [];
  let [record, cell, quoted]: [string[], string, boolean] = [[], "", false];
  // A counter instead of searching the cell: with a million quotes that would be quadratic.
  let blank = true;
  const begin = () => ([cell, blank] = ["", true]);
  const add = (letter: string) => {
    cell += letter;
    blank &&= letter.trim() === "";
  };
  const endCell = () => {
    record.push(cell.trim());
    begin();
  };
  const endRecord = () => {
    endCell();
    if (record.some((each) => each !== "")) records.push(record);
    record = [];
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (quoted) {
      if (letter === '"' && text[at + 1] === '"') add(text[++at] ?? "");
      else if (letter === '"') quoted = false;
      else add(letter);
    } else if (letter === '"' && blank) {
      quoted = true;
      begin();
    } else if (letter === delimiter) endCell();
    else if (letter === "\n" || letter === "\r") endRecord();
    else add(letter);
  }
  endRecord();
  return records;
}

const delimiters = [";", "\t", ","];

/** How a text is parted into a table, or null when it is none: every record has as many cells as the first, which names them. */
export function delimiterOf(text: string, named: boolean): string | null {
  const sample = text.slice(0, 20_000);
  const fits = (delimiter: string) => {
    const records = recordsOf(sample, delimiter).slice(0, 20);
    const [first = []] = records;
    const whole = sample.length === text.length || records.length >= 20 ? records : records.slice(0, -1);
    const names = first.every((cell) => cell !== "" && cell.length <= 60) && new Set(first).size === first.length;
    // Prose has commas too: two columns are a table only when the sender says so.
    const columns = first.length >= (named ? 2 : 3);
    return records.length >= 2 && columns && names && whole.every(({ length }) => length === first.length);
  };
  return delimiters.find(fits) ?? null;
}

/** A row reads as "name: value" lines, so that each can be found without the table's head. */
export function fromCsv(text: string, delimiter: string): Block[] {
  const [names = [], ...rows] = recordsOf(text, delimiter);
  const lines = rows.map((row) =>
    row
      .map((cell, i) => (cell === "" ? "" : `${names[i] ?? `#${i + 1}`}: ${cell}`))
      .filter((cell) => cell !== "")
      .join("\n"),
  );
  return lines.length === 0 ? [] : [{ heading: [], text: lines.join("\n\n") }];
}
