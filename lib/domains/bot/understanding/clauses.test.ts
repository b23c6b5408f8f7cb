import { describe, expect, it } from "vitest";
import { clausesOf } from "@/lib/domains/bot/understanding/clauses";

describe("the questions of a message", () => {
  const several: [string, string[]][] = [
    ["quanto custa e onde fica?", ["quanto custa?", "onde fica?"]],
    ["¿Cuánto sale y cuánto dura?", ["cuanto sale?", "cuanto dura?"]],
    ["Do you take cards and is there parking?", ["do you take cards?", "is there parking?"]],
    ["Oi! Quanto custa? E tem estacionamento?", ["quanto custa?", "tem estacionamento?"]],
    [
      "gostaria de saber quanto custa, se aceitam cartão e onde fica",
      ["gostaria de saber quanto custa?", "aceitam cartao?", "onde fica?"],
    ],
    ["¿aceptan tarjeta? ¿y hay estacionamiento?", ["aceptan tarjeta?", "hay estacionamiento?"]],
    [
      "where are you, how long does it take and can I pay by card?",
      ["where are you?", "how long does it take?", "can i pay by card?"],
    ],
    ["preço e onde fica?", ["preco?", "onde fica?"]],
  ];
  it.each(several)("%s", (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });

  it.each([
    "Oi, tudo bem? Quanto custa a limpeza?",
    "quanto custa o corte e a barba?",
    "¿aceptan tarjeta y efectivo?",
    "Hello, how much is a haircut and a shave?",
    "tem estacionamento?",
    "",
  ])("one of its own stays as it is written: %s", (text) => expect(clausesOf(text)).toEqual([text]));

  it("are a few at most, and those of a page are one text", () => {
    expect(clausesOf("quanto custa e onde fica, ".repeat(20))).toHaveLength(6);
    const page = "quanto custa e onde fica, ".repeat(200);
    expect(clausesOf(page)).toEqual([page]);
  });
});
