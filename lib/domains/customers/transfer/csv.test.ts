import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decoded, delimiterOf, lineOf, readTable } from "@/lib/domains/customers/transfer/csv";
import { headersIn, recogniseColumns } from "@/lib/domains/customers/transfer/headers";

const fullWidth = ["＝1+1", "＋1", "－x", "＠a"];
const pieces = [
  ...fullWidth,
  "=1+1",
  "+1-2",
  "-x",
  "@a",
  "'",
  '"',
  ";",
  " ",
  "\t",
  ",",
  "+5511987654321",
  "a",
  "\r\n",
  "\n",
  "\r",
];
const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join(""));

describe("a list", () => {
  it("that was written is read as it was, whatever stands in its cells", () => {
    const cell = fc
      .oneof(hostile, fc.string({ unit: "grapheme" }), fc.string())
      .map((text) => text.replace(/[^\P{Control}\t\r\n]/gu, " ").trim());
    const rows = fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, (given) => {
        const text = [["a", "b", "c"], ...given].map(lineOf).join("");
        expect(readTable(text).rows.map(({ cells }) => cells)).toEqual(given);
      }),
    );
  });

  it("holds no cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠", "'=", "\t", "\r"),
        fc.string(),
        (begin, rest) => {
          const [first = ""] = lineOf([begin + rest]).replace(/^"/, "");
          expect(first === "'" || /^\+[1-9]\d{6,14}\r\n$/.test(lineOf([begin + rest]))).toBe(true);
        },
      ),
    );
  });

  it("holds no such cell either for a spreadsheet whose separator is another, and to which quotes within a cell are none", () => {
    fc.assert(
      fc.property(hostile, (cell) => {
        for (const part of lineOf(["x", cell]).split(/[;\t\r\n]/))
          expect(part).not.toMatch(/^[ \u00a0"]*[=+\-@＝＋－＠]/);
      }),
    );
  });

  it("has the delimiter of its first line, outside quotes", () => {
    expect(delimiterOf('"a;b;c",d\n1;2;3;4')).toBe(",");
    expect(delimiterOf("a;b,c;d")).toBe(";");
    expect(delimiterOf("a\tb")).toBe("\t");
    expect(delimiterOf("alone")).toBe(",");
  });

  it("is read in the letters it was written in", () => {
    expect(decoded(Buffer.from("Ñandú", "utf8"))).toEqual({ text: "Ñandú", torn: false });
    expect(decoded(Buffer.from("Ñandú", "latin1"))).toEqual({ text: "Ñandú", torn: false });
    expect(readTable(decoded(Buffer.from("\ufeffNome;Fone\nÁ;1", "utf16le")).text).headers).toEqual(["Nome", "Fone"]);
  });

  it("with a broken letter keeps all its others", () => {
    const list = (...words: (string | number)[]) =>
      Buffer.concat(words.map((word) => (typeof word === "string" ? Buffer.from(word) : Buffer.of(word))));
    expect(decoded(list("José,João\nJo", 0xe3, "o"))).toEqual({ text: "José,João\nJo\ufffdo", torn: true });
    // Cut off within a character; a BOM means UTF-8, however few characters show it.
    expect(decoded(list("\ufeffJo", 0xc3))).toEqual({ text: "Jo\ufffd", torn: true });
  });

  it("may end its lines in several ways", () => {
    const { rows } = readTable("Name,Phone\r\nA,1\nB,2\rC,3\r\nD,4");
    expect(rows.map(({ cells }) => cells.join())).toEqual(["A,1", "B,2", "C,3", "D,4"]);
  });

  it("may have rows shorter and longer than its first line, and leaves the traces of errors as they were", () => {
    const { stackTraceLimit } = Error;
    const { rows } = readTable("a;b\n1\n1;2;3\n");
    expect(rows.map(({ cells }) => cells)).toEqual([["1"], ["1", "2", "3"]]);
    expect(() => readTable('a\n"')).toThrow();
    expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  });

  it("counts rows as a spreadsheet does, empty ones too", () => {
    expect(readTable("a,b\n\n1,2\n,\n3,4\n").rows).toEqual([
      { row: 3, cells: ["1", "2"] },
      { row: 5, cells: ["3", "4"] },
    ]);
  });
});

describe("the names of columns", () => {
  it("are known in three languages, without accents or capitals", () => {
    expect(recogniseColumns(["OBSERVACOES", "nombre", "teléfono", "E-Mail", "Other"])).toMatchObject({
      notes: 0,
      name: 1,
      phone: 2,
      email: 3,
      company: null,
    });
    for (const locale of ["en", "pt-BR", "es", "fr"]) {
      const headers = Object.values(headersIn(locale));
      expect(Object.values(recogniseColumns(headers))).toEqual(headers.map((_, index) => index));
    }
  });
});
