import { describe, expect, it } from "vitest";
import { nameAnswered } from "@/lib/domains/bot/understanding/contact";

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
