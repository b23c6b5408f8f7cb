import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Customer } from "@/lib/domains/customers/schema";
import { lineOf, readTable } from "@/lib/domains/customers/transfer/csv";
import { headersIn, recogniseColumns } from "@/lib/domains/customers/transfer/headers";
import { cellsOf, draftsOf } from "@/lib/domains/customers/transfer/rules";

const signs = ["=1+1", "+1-2", "-x", "@a", "'", '"', ";", "|", ",", " ", "a", "ñ", "\n"];
const text = fc
  .array(fc.constantFrom(...signs), { maxLength: 8 })
  .map((some) => some.join("").trim())
  .filter((each) => each !== "");
const degrees = (most: number) => fc.option(fc.double({ min: -most, max: most, noNaN: true }).map((each) => each + 0));
const address = fc
  .record({ formatted: fc.option(text), lat: degrees(90), lng: degrees(180) })
  .map((place) => (Object.values(place).some((each) => each !== null) ? place : null));
const customers = fc
  .array(
    fc.record({
      name: text,
      email: fc.constantFrom(null, "ana@example.com"),
      company: fc.option(text),
      tags: fc.uniqueArray(text, { maxLength: 4 }),
      locale: fc.constantFrom(null, "pt-BR", "es"),
      address,
      notes: fc.option(text),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all.map((each, i) => ({ ...each, phone: `+59598100040${i}` })));

describe("a list that was exported", () => {
  it("is read as the same customers", () => {
    fc.assert(
      fc.property(customers, (given) => {
        const headers = Object.values(headersIn("pt-BR"));
        const list = [headers, ...given.map((each) => cellsOf(each as Customer))].map(lineOf).join("");
        const { drafts, faults } = draftsOf(readTable(list), recogniseColumns(headers), "55");
        expect(faults).toEqual([]);
        const read = drafts.map(({ row: _row, ...draft }) => draft);
        expect(JSON.parse(JSON.stringify(read))).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
  });
});
