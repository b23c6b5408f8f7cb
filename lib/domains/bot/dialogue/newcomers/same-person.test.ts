import { describe, expect, it } from "vitest";
import { haircut, studio, talk } from "@/lib/testing/bot/studio";

const world = () => studio({ bookings: [haircut] });

describe("a visit that moves", () => {
  it.each(["quero mudar meu corte para amanhã", "quiero cambiar mi corte para mañana", "move my haircut to tomorrow"])(
    "is offered the times of the person it is with: %s",
    async (said) => {
      const { replies } = await talk(world().tools, said);
      expect(replies.at(-1)).toContain("Bia Lima");
      expect(replies.at(-1)).not.toContain("Ana Souza");
    },
  );

  it.each([
    [
      "quero mudar meu corte para amanhã às 9h",
      "com Bia Lima, não há horário livre",
      "com Ana Souza. Posso confirmar?",
    ],
    ["quiero cambiar mi corte para mañana a las 9", "con Bia Lima", "con Ana Souza. ¿Confirmo?"],
    ["move my haircut to tomorrow at 9am", "with Bia Lima", "with Ana Souza. Shall I confirm?"],
  ])("says with whom it would be where that person is not free: %s", async (said, none, question) => {
    const { tools, done } = world();
    const { replies } = await talk(tools, said);
    expect(replies.join("\n")).toContain(none);
    expect(replies.at(-1)).toContain(question);
    expect(done).toEqual([]);
  });

  it("goes to another person where they ask for that one", async () => {
    const { replies } = await talk(world().tools, "quero mudar meu corte para amanhã com a Ana");
    expect(replies.at(-1)).not.toContain("Bia Lima");
  });

  it("is not offered the time that it has", async () => {
    const here = { ...haircut, start: "2026-03-05T13:00:00.000Z" };
    const { replies } = await talk(studio({ bookings: [here] }).tools, "quero mudar meu corte");
    expect(replies.at(-1)).not.toContain("5 de março, 10:00");
    expect(replies.at(-1)).toContain("5 de março, 14:00 com Bia Lima");
  });
});
