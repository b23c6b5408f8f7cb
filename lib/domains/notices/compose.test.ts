import { describe, expect, it } from "vitest";
import { questionsAfter, whenOf } from "@/lib/domains/notices/compose";

const five = "2026-11-17T20:00:00Z";
const zone = "America/Sao_Paulo";

describe("the time in a notice", () => {
  it.each(["pt-BR", "es", "es-AR", "es-PY", "es-UY", "es-MX", "es-CO", "es-419", "en", "en-US"])(
    "is on the 24 hour clock in %s, and a sentence after it ends in one stop",
    (locale) => {
      const when = whenOf(five, locale, zone);
      expect(when).toMatch(/\b17:00$/);
      expect(`Primera visita, ${when}.`).not.toMatch(/\.\.$/);
    },
  );

  it.each(["es-MX", "en-US", "pt-BR"])("is 00:00 at midnight in %s, never 24:00", (locale) => {
    expect(whenOf("2026-11-18T03:00:00Z", locale, zone)).toMatch(/\b00:00$/);
  });
});

describe("the questions in a notice", () => {
  it.each([
    [["Qual vacina?"], "Falta responder: Qual vacina?"],
    [["Qual vacina?", "Alergias"], "Falta responder: Qual vacina?, Alergias."],
  ])("end in one mark: %j", (labels, line) =>
    expect(
      questionsAfter(
        "Falta responder",
        labels.map((label) => ({ label })),
      ),
    ).toBe(line),
  );
});
