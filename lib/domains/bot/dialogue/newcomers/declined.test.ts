import { describe, expect, it } from "vitest";
import { haircut, studio, talk } from "@/lib/testing/bot/studio";

const list = (open: unknown): readonly string[] => (open as { choices: string[] }).choices;

describe("a service that is not wanted", () => {
  it.each([
    ["não quero pilates", "nada foi marcado"],
    ["no quiero pilates", "no se reservó nada"],
    ["I don't want pilates", "nothing is booked"],
    ["no quiero pilates, gracias", "no se reservó nada"],
    ["oi, não quero fazer pilates", "nada foi marcado"],
  ])("%s: nothing is booked, and the others are named", async (said, told) => {
    const { tools, done } = studio();
    const { replies, dialogue } = await talk(tools, said);
    expect(replies.at(-1)).toContain(told);
    expect(replies.at(-1)).not.toContain("Pilates");
    expect(list(dialogue.open)).toEqual(["corte", "manicure", "physio"]);
    expect(done).toEqual([]);
  });

  it("is left out of the list to choose from", async () => {
    const { dialogue } = await talk(studio().tools, "quero marcar um horário", "não quero pilates");
    expect(list(dialogue.open)).toEqual(["corte", "manicure", "physio"]);
  });

  it.each(["não quero pilates", "pilates não"])(
    "is given back where it is held, and its day is kept: %s",
    async (said) => {
      const { tools, done } = studio();
      const { dialogue } = await talk(tools, "quero pilates amanhã às 10h", said);
      expect(done.at(-1)).toBe("release");
      expect(list(dialogue.open)).toEqual(["corte", "manicure", "physio"]);
      expect(dialogue.wish?.when.wanted[0]?.days?.from).toBe("2026-03-05");
    },
  );

  it("changes nothing where another is on the table", async () => {
    const { tools, done } = studio();
    const { dialogue } = await talk(tools, "quero corte amanhã às 10h", "não quero pilates");
    expect(dialogue.open?.ask).toBe("confirm_hold");
    expect(dialogue.wish?.service).toBe("corte");
    expect(done).not.toContain("release");
  });

  it("is asked about where it is booked, and cancelled by a yes alone", async () => {
    const { tools, done } = studio({ bookings: [haircut] });
    const { dialogue } = await talk(tools, "não quero corte");
    expect(dialogue.open).toEqual({ ask: "confirm_cancel", booking: "bkg_1" });
    expect(done).toEqual([]);
    await talk(tools, "não quero corte", "sim");
    expect(done).toEqual(["cancel"]);
  });

  it("leaves the one that is wanted beside it", async () => {
    const { dialogue } = await talk(studio().tools, "não quero pilates, quero corte");
    expect(dialogue.wish?.service).toBe("corte");
  });
});

describe("a service that is not offered", () => {
  it.each([
    ["tem dentista?", "“dentista” não está entre os nossos serviços"],
    ["precisam de dentista?", "“dentista” não está entre os nossos serviços"],
    ["vocês fazem depilação?", "“depilação” não está entre os nossos serviços"],
    ["hola, ¿tienen dentista?", "“dentista” no está entre nuestros servicios"],
    ["do you have a dentist?", "“dentist” is not among our services"],
    ["I want to book a dentist appointment", "is not among our services"],
  ])("%s: is said so, and what there is, is listed", async (said, told) => {
    const { replies, dialogue } = await talk(studio().tools, said);
    expect(replies.at(-1)).toContain(told);
    expect(list(dialogue.open)).toEqual(["corte", "manicure", "pilates", "physio"]);
  });

  it("is no wish for the only one that there is", async () => {
    const [only] = await studio().tools.services();
    const { tools } = studio({ services: async () => (only ? [only] : []) });
    const { dialogue } = await talk(tools, "tem dentista?");
    expect(dialogue.open).toMatchObject({ ask: "service", choices: ["corte"] });
  });

  it("is answered beside what is pending", async () => {
    const { replies, dialogue } = await talk(studio().tools, "quero corte amanhã às 10h", "tem dentista?");
    expect(replies[0]).toContain("não está entre os nossos serviços");
    expect(dialogue.open?.ask).toBe("confirm_hold");
  });

  it.each(["do you have parking?", "tem wifi?", "tem ar condicionado?", "tem horário amanhã?"])(
    "is nothing else: %s",
    async (said) => {
      const { replies } = await talk(studio().tools, said);
      expect(replies.join("\n")).not.toMatch(/entre os nossos serviços|among our services/);
    },
  );

  it("has the answer that was written for it", async () => {
    const found = { text: "O dentista atende ao lado.", source: { id: "kno_1", title: "FAQ" } };
    const { replies } = await talk(studio({ search: async () => found }).tools, "do you have a dentist?");
    expect(replies.at(-1)).toContain(found.text);
  });
});
