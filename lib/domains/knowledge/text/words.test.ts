import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentWords, folded, languageOf, languageTag, wordsIn } from "@/lib/domains/knowledge/text/words";

describe("folding", () => {
  it("takes accents and capitals away and keeps every place where it was", () => {
    expect(folded("HORÁRIO de São João, niño, Ção")).toBe("horario de sao joao, nino, cao");
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => folded(text).length === text.length));
  });
});

describe("the words of a question", () => {
  it("are those that mean something", () => {
    expect(contentWords("Qual é o horário de funcionamento aos sábados?").map((word) => word.folded)).toEqual([
      "horario",
      "funcionamento",
      "sabados",
    ]);
    for (const nothing of ["o que é", "¿Qué es esto?", "what is the", "", "?!", "é e o a"])
      expect(contentWords(nothing)).toEqual([]);
  });

  it("are found at their places", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const { start, end, text: word } of wordsIn(text)) expect(text.slice(start, end).toLowerCase()).toBe(word);
      }),
    );
  });
});

describe("a language", () => {
  it("is told by its commonest words, or not at all", () => {
    expect(languageOf("A clínica não abre aos domingos, mas você pode marcar uma consulta para a segunda.")).toBe("pt");
    expect(languageOf("La clínica no abre los domingos, pero usted puede reservar una cita para el lunes.")).toBe("es");
    expect(languageOf("The clinic does not open on Sundays, but you can book a visit for Monday.")).toBe("en");
    expect(languageOf("Botox 300, Peeling 250")).toBeNull();
    expect([languageTag("pt-BR"), languageTag("ES"), languageTag("de"), languageTag(null)]).toEqual([
      "pt",
      "es",
      null,
      null,
    ]);
  });
});
