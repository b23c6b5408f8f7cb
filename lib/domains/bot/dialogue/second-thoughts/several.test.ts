import { describe, expect, it } from "vitest";
import { studio, talk } from "@/lib/testing/bot/studio";

const wished = ({ dialogue }: Awaited<ReturnType<typeof talk>>) => [
  dialogue.wish?.service,
  ...dialogue.next.map(({ service }) => service),
];

describe("several services in one answer", () => {
  it.each([
    ["quero marcar um horário", "corte e manicure", "Começo por Corte; depois vejo Manicure."],
    ["quero marcar um horário", "as duas coisas, corte e manicure", "Começo por Corte; depois vejo Manicure."],
    ["quiero turno", "las dos cosas, corte y manicura", "Empiezo por Corte; después veo Manicure."],
    ["quiero turno", "manicura y corte", "Empiezo por Manicure; después veo Corte."],
    ["quiero turno", "ambas, manicura + corte", "Empiezo por Manicure; después veo Corte."],
    ["I'd like to book", "both, a haircut and a manicure", "I’ll start with Corte, then see to Manicure."],
    ["I'd like to book", "1 and 2", "I’ll start with Corte, then see to Manicure."],
    ["quiero turno", "la 2 y la 1", "Empiezo por Manicure; después veo Corte."],
  ])("%s / %s: are both taken, in their order", async (wish, both, told) => {
    const said = await talk(studio().tools, wish, both);
    expect(said.replies[0]).toBe(told);
    expect(said.dialogue.open?.ask).toBe("time");
    expect(wished(said)).toEqual(
      told.indexOf("Corte") < told.indexOf("Manicure") ? ["corte", "manicure"] : ["manicure", "corte"],
    );
    // "Las dos" is no party, and no hour.
    expect([said.dialogue.wish?.party, said.dialogue.wish?.when.wanted]).toEqual([1, []]);
  });

  it.each([
    "quero corte e manicure amanhã",
    "quiero corte y manicura mañana",
    "a haircut and a manicure tomorrow please",
  ])("%s: in the first message as well", async (text) =>
    expect(wished(await talk(studio().tools, text))).toEqual(["corte", "manicure"]),
  );

  it("does not look for the second at the very hour of the first", async () => {
    const { dialogue } = await talk(studio().tools, "quiero turno", "corte y manicura mañana a las 10");
    expect(dialogue.wish?.when.wanted[0]?.hours).toMatchObject({ from: 600, exact: true });
    expect(dialogue.next[0]?.when.wanted).toEqual([
      { days: { from: "2026-03-05", to: "2026-03-05" }, weekdays: null, hours: null },
    ]);
  });

  it.each([
    ["quero marcar um horário", "corte amanhã às 10h e manicure na sexta"],
    ["quiero turno", "corte mañana a las 10 y manicura el viernes"],
    ["I'd like to book", "haircut tomorrow at 10am and manicure on Friday"],
  ])("%s / %s: each at its own time", async (wish, both) => {
    const said = await talk(studio().tools, wish, both);
    expect(wished(said)).toEqual(["corte", "manicure"]);
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold", start: "2026-03-05T13:00:00.000Z" });
    expect(said.dialogue.next[0]?.when.wanted[0]?.days?.from).toBe("2026-03-06");
  });

  it.each([
    ["quero marcar um horário", "corte ou manicure"],
    ["quiero turno", "corte o manicura"],
    ["I'd like to book", "haircut or manicure"],
  ])("%s / %s: which of the two is asked, and “both” is an answer", async (wish, either) => {
    const said = await talk(studio().tools, wish, either);
    expect(said.dialogue.open).toMatchObject({ ask: "service", choices: ["corte", "manicure"] });
    for (const both of ["as duas", "las dos", "both"])
      expect(wished(await talk(studio().tools, wish, either, both))).toEqual(["corte", "manicure"]);
  });

  it.each([
    "qual a diferença entre corte e manicure?",
    "qué diferencia hay entre corte y manicura?",
    "what is the difference between haircut and manicure",
  ])("asks about them, and wants neither: %s", async (question) => {
    const { dialogue } = await talk(studio().tools, "quero marcar um horário", question);
    expect([dialogue.wish?.service ?? null, dialogue.next]).toEqual([null, []]);
  });
});
