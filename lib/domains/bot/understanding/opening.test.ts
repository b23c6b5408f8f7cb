import { describe, expect, it } from "vitest";
import { asksOpening } from "@/lib/domains/bot/understanding/opening";
import { fold } from "@/lib/domains/bot/understanding/text";
import { understand } from "@/lib/domains/bot/understanding/understand";

const around = {
  now: { date: "2026-11-18", minute: 600 },
  usual: "pt" as const,
  services: [{ id: "corte", name: "Corte de cabelo" }],
  people: [],
  offered: 0,
  handoffWords: [],
};

describe("a question about when it is open", () => {
  it.each([
    "tem certeza que tá fechado sexta?",
    "vocês abrem sábado?",
    "queria saber se vocês abrem domingo",
    "até que horas fica aberto hoje?",
    "que horas vocês fecham?",
    "que horas fecha hoje?",
    "fecha domingo?",
    "¿seguro que el viernes no abren?",
    "¿están cerrados el lunes?",
    "¿abren los domingos?",
    "are you sure you are closed on Friday?",
    "what time do you close on Saturday?",
    "are you open tomorrow?",
    "what are your opening hours",
  ])("%s", (text) => {
    expect(asksOpening(fold(text))).toBe(true);
    expect(understand(text, around).intent).toBe("ask");
  });

  it.each([
    "tem algum horário aberto sexta?",
    "fechado!",
    "já cheguei, me abrem?",
    "what's open for maths on Tuesday?",
    "vi que vocês abrem 7h, dá pra fazer antes do trabalho?",
    "Tem algo no fim de semana? Ah não, vocês fecham.",
    "¿hay otra fecha para el viernes?",
    "me equivoqué de fecha, ¿podemos correrla al miércoles?",
    "¿qué fecha tienen libre?",
    "fechado então, sexta às 10",
    "do you have anything open on Friday?",
    "is there an open slot tomorrow?",
    "are you close to the metro?",
    "¿hay turnos abiertos el viernes?",
    "posso marcar sexta, vocês abrem?",
    "sexta às 10h pode ser?",
  ])("is none: %s", (text) => expect(asksOpening(fold(text))).toBe(false));

  it("leaves its day to the wish beside it", () => {
    const { intent, when, others } = understand("Vocês abrem sábado? Quero um corte de cabelo", around);
    expect(intent).toBe("book");
    expect(when.wanted).toMatchObject([{ days: { from: "2026-11-21", to: "2026-11-21" } }]);
    expect(others.map((other) => other.intent)).toEqual(["ask"]);
  });
});
