import { describe, expect, it } from "vitest";
import { studio, talk } from "@/lib/testing/bot/studio";

const asked = ["quero sessão de fisioterapia amanhã às 10h", "nenhuma", "sim"];

describe("the question before a booking", () => {
  it.each([
    [asked, "Alergias: nenhuma; É a primeira vez? sim. Posso confirmar?"],
    [["quiero sesión de fisioterapia mañana a las 10", "ninguna", "no"], "Alergias: ninguna; É a primeira vez? no."],
    [["physiotherapy session tomorrow at 10am please", "none", "yes"], "Alergias: none; É a primeira vez? yes."],
  ])("says what was answered", async (said, told) => {
    const { tools } = studio();
    const { replies, dialogue } = await talk(tools, ...said);
    expect(replies.at(-1)).toContain(told);
    expect(dialogue.open?.ask).toBe("confirm_hold");
  });

  it("takes another answer behind its label, and books nothing by it", async () => {
    const { tools, done } = studio();
    const { replies, dialogue } = await talk(tools, ...asked, "alergias: dipirona");
    expect(replies.at(-1)).toContain("Alergias: dipirona; É a primeira vez? sim. Posso confirmar?");
    expect(dialogue.open?.ask).toBe("confirm_hold");
    expect(done).not.toContainEqual(expect.objectContaining({ confirm: expect.anything() }));
  });

  it.each(["sim, mas errei as alergias", "na verdade tenho alergia a camarão"])(
    "asks again what is said to be wrong: %s",
    async (said) => {
      const { tools, done } = studio();
      const { dialogue } = await talk(tools, ...asked, said);
      expect(dialogue.open).toMatchObject({ ask: "detail", key: "allergies" });
      await talk(tools, ...asked, said, "camarão", "sim");
      const booked = done.filter((each) => typeof each === "object" && each && "confirm" in each);
      expect(booked).toEqual([{ confirm: "Caio", intake: { allergies: "camarão", first: true } }]);
    },
  );

  it("books what was answered where a yes changes nothing of it", async () => {
    const { tools, done } = studio();
    await talk(tools, ...asked, "sim");
    expect(done).toContainEqual({ confirm: "Caio", intake: { allergies: "nenhuma", first: true } });
  });

  it.each([
    ["quero corte amanhã às 10h para 2 pessoas", "2 pessoas, R$ 80,00 no total"],
    ["quiero corte mañana a las 10 para 2 personas", "2 personas, R$ 80,00 en total"],
    ["haircut tomorrow at 10am for 2 people", "2 people, R$80.00 in total"],
  ])("says that the price is for all of them: %s", async (said, told) => {
    const { tools } = studio();
    const { replies } = await talk(tools, said);
    expect(replies.at(-1)?.replace(/\u00a0/g, " ")).toContain(told);
    expect((await talk(tools, said, "sim")).replies.at(-1)?.replace(/\u00a0/g, " ")).toContain(told);
  });
});
