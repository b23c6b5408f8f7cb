import { describe, expect, it } from "vitest";
import type { BookingFacts } from "@/lib/domains/bot/dialogue/tools";
import { haircut, studio, talk } from "@/lib/testing/bot/studio";

const manicure: BookingFacts = {
  ...haircut,
  id: "bkg_2",
  service_id: "manicure",
  service: "Manicure",
  start: "2026-03-13T17:00:00.000Z",
};

/** What was cancelled in a talk of who has a haircut and a manicure, and what was said last. */
async function talkedOf(...texts: string[]) {
  const cancelled: string[] = [];
  const { tools } = studio({ bookings: [haircut, manicure], cancel: async (id) => cancelled.push(id) > 0 });
  const { replies, dialogue } = await talk(tools, ...texts);
  return { cancelled, said: replies.join("\n"), dialogue };
}
const both = { ask: "confirm_cancel", booking: "bkg_1", also: ["bkg_2"] };

describe("both of two visits", () => {
  const talks = [
    ["quais são meus horários?", "cancela as duas", "sim"],
    ["o que eu tenho marcado?", "pode cancelar os dois", "sim, as duas"],
    ["qué turnos tengo?", "cancelá las dos", "sí"],
    ["mis turnos?", "quiero cancelar los dos turnos", "dale"],
    ["what have I got booked?", "cancel both", "yes both"],
    ["my appointments?", "please cancel them both", "yes"],
  ] as const;

  it.each(talks)("%s / %s: one question names both, and cancels nothing", async (list, all) => {
    const { cancelled, said, dialogue } = await talkedOf(list, all);
    expect(cancelled).toEqual([]);
    expect(dialogue.open).toEqual(both);
    expect(said).toContain("1) Corte, ");
    expect(said).toContain("2) Manicure, ");
  });

  it.each(talks)("%s / %s / %s: that yes cancels both", async (...texts) => {
    expect((await talkedOf(...texts)).cancelled).toEqual(["bkg_1", "bkg_2"]);
  });

  it.each([
    ["cancela as duas", "não"],
    ["cancelá las dos", "mmm no sé"],
    ["cancel both", "let me think"],
    ["cancel both", "hmm, what does the manicure cost?"],
  ])("%s / %s: anything else cancels neither", async (...texts) => {
    expect((await talkedOf(...texts)).cancelled).toEqual([]);
  });

  it.each([
    ["cancela as duas", "não, só a primeira", "sim"],
    ["cancelá las dos", "no, solo el corte", "sí"],
    ["cancel both", "no, just the first one", "yes"],
  ])("%s / %s: only one of them is asked about", async (all, one, yes) => {
    const asked = await talkedOf(all, one);
    expect(asked.cancelled).toEqual([]);
    expect(asked.dialogue.open).toEqual({ ask: "confirm_cancel", booking: "bkg_1" });
    expect((await talkedOf(all, one, yes)).cancelled).toEqual(["bkg_1"]);
  });

  it("says what is left where one of them could not be cancelled", async () => {
    const { tools } = studio({ bookings: [haircut, manicure], cancel: async (id) => id === "bkg_1" });
    const { replies } = await talk(tools, "please cancel both of my appointments", "yes");
    expect(replies[0]).toMatch(/^Cancelled\./);
    expect(replies[1]).toContain("Manicure");
    expect(replies[1]).not.toContain("Corte");
  });
});

describe("a name after the list of visits", () => {
  it.each([
    ["quais são meus horários?", "Como posso ajudar?"],
    ["qué turnos tengo?", "¿En qué puedo ayudar?"],
    ["what have I got booked?", "How can I help?"],
  ])("%s / Diego Chatero: is no goodbye", async (list, words) => {
    const { said, cancelled } = await talkedOf(list, "Diego Chatero");
    expect([said, cancelled]).toEqual([words, []]);
  });
});

describe("who only considers to cancel", () => {
  it.each([
    ["I might need to cancel, not sure yet", "ok thanks", /nothing changes/],
    ["talvez eu tenha que cancelar meu corte, ainda não sei", "ok obrigada", /nada muda/],
    ["capaz que tengo que cancelar el corte, todavía no sé", "dale gracias", /no cambia nada/],
  ])("%s: is asked shortly, and nothing is armed", async (text, thanks, words) => {
    const { said, dialogue } = await talkedOf(text);
    expect(said).toMatch(words);
    expect(dialogue.open).toBeNull();
    for (const more of [thanks, "ok", "sim", "yes", "sí"]) expect((await talkedOf(text, more)).cancelled).toEqual([]);
  });

  it.each([
    ["I might need to cancel my haircut, not sure yet", "cancel the haircut", "yes"],
    ["talvez eu precise cancelar o corte", "pode cancelar o corte", "sim"],
    ["no sé si voy a poder ir al corte", "cancelá el corte", "sí"],
  ])("%s / %s: it is cancelled once they decide and say yes", async (text, decided, yes) => {
    expect((await talkedOf(text, decided)).cancelled).toEqual([]);
    expect((await talkedOf(text, decided, yes)).cancelled).toEqual(["bkg_1"]);
  });

  it.each([
    ["I might need to cancel, not sure yet", "keep it"],
    ["talvez eu precise cancelar", "deixa como está"],
    ["quizás tenga que cancelar", "dejalo así"],
  ])("%s / %s: stays", async (...texts) => {
    const { cancelled, dialogue } = await talkedOf(...texts);
    expect([cancelled, dialogue.open]).toEqual([[], null]);
  });

  it.each([
    ["I think I need to cancel my haircut", "yes"],
    ["acho que vou ter que cancelar meu corte", "sim"],
    ["creo que tengo que cancelar el corte", "sí"],
  ])("%s: is a wish, put softly, and done after a yes", async (text, yes) => {
    const asked = await talkedOf(text);
    expect([asked.dialogue.open, asked.cancelled]).toEqual([{ ask: "confirm_cancel", booking: "bkg_1" }, []]);
    expect((await talkedOf(text, yes)).cancelled).toEqual(["bkg_1"]);
  });
});
