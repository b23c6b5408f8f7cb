import { describe, expect, it } from "vitest";
import { nameAnswered, nameOfAnother, namesAnswered } from "@/lib/domains/bot/understanding/contact";
import { understand } from "@/lib/domains/bot/understanding/understand";

describe("an answer to what the name is", () => {
  it.each([
    ["pode ser, é pra ela: Dona Lourdes Teixeira", "Dona Lourdes Teixeira"],
    ["Ana Souza", "Ana Souza"],
    ["ana souza", "Ana Souza"],
    ["claro, meu nome é Bruno Reis", "Bruno Reis"],
    ["para mi hija: Camila Duarte", "Camila Duarte"],
    ["sure, Mary Jones", "Mary Jones"],
    ["Marco Ver", "Marco Ver"],
  ])("%s", (text, name) => expect(nameAnswered(text)).toBe(name));

  it.each(["somos três", "peraí, acho que vou ver com ela antes", "let me think", "espera un momento", "quem?"])(
    "is none in: %s",
    (text) => expect(nameAnswered(text)).toBeNull(),
  );
});

describe("several people in answer to what the name is", () => {
  it.each([
    ["Ana e João", "Ana", 2],
    ["ana y juan", "Ana", 2],
    ["Mary and John", "Mary", 2],
    ["Ana Souza & João Reis", "Ana Souza", 2],
    ["somos a Ana e o João", "Ana", 2],
    ["Ana, Bia e Caio", "Ana", 3],
    ["Ana e minha filha Clara", "Ana", 2],
    ["para mim e minha filha Clara", null, 2],
    ["yo y mi hija Clara", null, 2],
    ["for me and my daughter Clara", null, 2],
  ])("%s", (text, first, count) => expect(namesAnswered(text)).toEqual({ first, count, one: null }));

  it.each(["José Ortega y Gasset", "Ana Souza e João"])("may be one: %s", (text) =>
    expect(namesAnswered(text)?.one).toBe(text),
  );

  it.each(["Ana Souza", "Ana e pode confirmar", "Ana e quero saber o preço", "Bruno e meu telefone é 11 98765-4321"])(
    "are none in: %s",
    (text) => expect(namesAnswered(text)).toBeNull(),
  );

  it.each(["é para mim e para minha filha Clara", "for me and for my daughter Clara"])(
    "leave it in the name of who writes: %s",
    (text) => expect(nameOfAnother(text)).toBeNull(),
  );
});

describe("a name", () => {
  const dangerOf = (text: string): string =>
    understand(text, {
      now: { date: "2026-03-04", minute: 600 },
      usual: "es",
      services: [],
      people: [],
      offered: 0,
      handoffWords: [],
    }).intent;

  it.each([
    "Sol Rivas y mi mamá es Elba Paz",
    "mi mamá se llama Elba Paz",
    "Ana Souza and my mother is Mary Jones",
    "Sol Rivas e minha mãe é Elba Paz",
  ])("raises no alarm: %s", (text) => expect(dangerOf(text)).not.toBe("emergency"));

  it.each([
    "mi mamá es Elba Paz y no respira",
    "my mother is Mary Jones and she is not breathing",
    "Minha Mãe Caiu Desacordada No Banheiro",
  ])("hides none: %s", (text) => expect(dangerOf(text)).toBe("emergency"));
});
