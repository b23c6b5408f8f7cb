import { describe, expect, it } from "vitest";
import { isTentative, wavers } from "@/lib/domains/bot/understanding/answers/doubt";
import { fold } from "@/lib/domains/bot/understanding/text";

describe("a time that is named in doubt", () => {
  it.each([
    "not sure yet, maybe next Monday morning?",
    "perhaps Tuesday at 3",
    "I don't know, Friday?",
    "não sei ainda, talvez segunda de manhã?",
    "quem sabe sexta às 10",
    "no sé todavía, quizás el lunes a la mañana?",
    "capaz el martes a las 11",
    "a lo mejor el jueves",
  ])("%s", (text) => expect(isTentative(fold(text))).toBe(true));

  it.each([
    "Monday at ten please",
    "I think Monday at ten",
    "acho que segunda às 10",
    "creo que el lunes a las 10",
    "não sei se vocês atendem segunda, queria às 10",
    "no sé si tienen lugar el lunes a las 10",
    "not sure if you have Monday at ten",
    "might you have Monday at ten?",
    "puede ser el lunes a las 10?",
  ])("none: %s", (text) => expect(isTentative(fold(text))).toBe(false));
});

describe("who only considers to give up or move what is booked", () => {
  it.each([
    "I might need to cancel, not sure yet",
    "I may have to cancel my haircut, I'll let you know",
    "maybe I should cancel",
    "thinking about cancelling my haircut",
    "I need to cancel, not sure yet",
    "not sure if I can make it Thursday",
    "we might have to reschedule",
    "talvez eu tenha que cancelar, ainda não sei",
    "pode ser que eu precise desmarcar, te aviso",
    "não sei se vou conseguir ir na quinta",
    "capaz que tengo que cancelar, todavía no sé",
    "quizás tenga que cancelar el turno",
    "no sé si voy a poder ir el jueves",
  ])("%s", (text) => expect(wavers(fold(text))).toBe(true));

  it.each([
    "I need to cancel",
    "please cancel my haircut",
    "cancel it, maybe another time",
    "acho que vou ter que cancelar",
    "quero cancelar, talvez eu remarque depois",
    "cancelá el corte, capaz vuelvo en marzo",
    "quiero cancelar pero no sé cómo",
    "maybe Monday at ten?",
    "not sure yet",
    "no sé",
  ])("has decided, or speaks of something else: %s", (text) => expect(wavers(fold(text))).toBe(false));
});
