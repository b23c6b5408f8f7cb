import { describe, expect, it } from "vitest";
import { meaningOf } from "@/lib/domains/notices/reply-meaning";

describe("an answer to a notice", () => {
  it.each([
    [
      "attending",
      ["Sim", "sim, confirmo", "SÍ", "yes please", "👍🏽", "Vou sim", "ahí estaré", "I'll be there", "confirmado!"],
    ],
    ["declined", ["não", "No", "no puedo", "nope"]],
    ["cancel", ["CANCELAR", "preciso cancelar", "cancelame el turno", "I can't make it"]],
    ["move", ["quero remarcar", "puedo cambiar el turno?", "reschedule"]],
    ["stop", ["STOP", "sair", "Baja.", "unsubscribe", "não quero mais mensagens"]],
    ["other", ["Quanto custa?", "", "que dia é mesmo?", "sim ".repeat(40)]],
  ] as const)("means %s", (meaning, texts) => {
    for (const text of texts) expect([text, meaningOf(text)]).toEqual([text, meaning]);
  });
});
