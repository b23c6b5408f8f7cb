import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf } from "@/lib/domains/knowledge/excerpt";
import { distance, likeness, type Places, rank, reciprocal } from "@/lib/domains/knowledge/ranking";
import { contentWords } from "@/lib/domains/knowledge/text/words";

const nowhere: Places = { portuguese: null, spanish: null, english: null, trigram: null, embedding: null };
const found = (heading: string[], body: string, faq = false, places: Partial<Places> = { portuguese: 1 }) => ({
  heading,
  body,
  faq,
  places: { ...nowhere, ...places },
});
const stems = new Map([
  ["convenio", ["pt conveni"]],
  ["convenios", ["pt conveni"]],
]);

describe("two words", () => {
  it("are as far apart as letters must change", () => {
    expect(distance("convenio", "convneio", 2)).toBe(1);
    expect(distance("exame", "exames", 2)).toBe(1);
    expect(distance("casa", "roupa", 2)).toBeGreaterThan(2);
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
        expect(distance(a, b, 8)).toBe(distance(b, a, 8));
        expect(distance(a, b, 8) === 0).toBe(a === b);
      }),
    );
  });

  it("are the same by their stem, nearly the same by a slip, and else not", () => {
    expect(likeness("convenio", "convenios", stems)).toBe(1);
    expect(likeness("conveino", "convenio", stems)).toBeCloseTo(0.7, 0);
    expect(likeness("preco", "precisa", stems)).toBe(0);
    expect(likeness("2025", "2026", stems)).toBe(0);
    expect(likeness("casa", "cama", stems)).toBe(0);
  });
});

describe("the merged rankings", () => {
  it("give 1 to what leads all, and more to the higher place", () => {
    expect(reciprocal({ ...nowhere, portuguese: 1, trigram: 1 }, ["portuguese", "trigram"])).toBe(1);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (place) => {
        const at = (n: number) => reciprocal({ ...nowhere, portuguese: n, english: 3 }, ["portuguese", "english"]);
        expect(at(place)).toBeGreaterThan(at(place + 1));
      }),
    );
  });
});

describe("what was found", () => {
  it("comes in the order of how much of the question it holds", () => {
    const asked = contentWords("convênio para exame de sangue");
    const all = found([], "O exame de sangue pode ser pago pelo convênio.");
    const some = found([], "Aceitamos convênios.", false, { portuguese: 2 });
    const ranked = rank(asked, [some, all, found([], "Estacionamento ao lado.", false, { trigram: 1 })], stems);
    expect(ranked.map(({ item }) => item.body)).toEqual([all.body]);
    expect(ranked[0]).toMatchObject({ coverage: 1, words: ["convênio", "exame", "sangue"], missing: [] });
  });

  it("prefers a question that was asked before to a text with the same words", () => {
    const asked = contentWords("aceita convênio?");
    const text = found(["Regras"], "A clínica aceita convênio desde 2020.");
    const faq = found(["A clínica aceita convênio?"], "Sim: Unimed e Amil.", true, { portuguese: 2 });
    expect(rank(asked, [text, faq], stems).map(({ item }) => item.faq)).toEqual([true, false]);
  });
});

describe("an excerpt", () => {
  it("shows the found words, with their places, and is cut between words", () => {
    const asked = contentWords("convenio");
    const body = `${"Uma frase que não diz nada. ".repeat(30)}Aceitamos os convênios Unimed e Amil. ${"E mais uma. ".repeat(30)}`;
    const { excerpt, highlights } = excerptOf(body, asked, stems);
    expect(excerpt.length).toBeLessThan(300);
    expect(highlights.map(({ start, end }) => excerpt.slice(start, end))).toEqual(["convênios"]);
    expect(excerpt).toMatch(/^….* Aceitamos os convênios .*…$/s);
  });

  it("never marks anything outside itself", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("convênio", "a", "b😀c", "longword", ".\n"), { maxLength: 200 }),
        (parts) => {
          const { excerpt, highlights } = excerptOf(parts.join(" "), contentWords("convenio"), stems);
          for (const { start, end } of highlights) expect(excerpt.slice(start, end)).toBe("convênio");
        },
      ),
    );
  });
});
