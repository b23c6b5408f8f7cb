import { describe, expect, it } from "vitest";
import { haircut, studio, talk } from "@/lib/testing/bot/studio";

const policy = "Cancele até 24 h antes; depois cobramos 50%.";
const asked: [question: string, told: string, team: string][] = [
  ["cobram se eu faltar?", "Sobre cancelamentos e faltas: ", "Vou perguntar à equipe"],
  ["qual é a política de cancelamento?", "Sobre cancelamentos e faltas: ", "Vou perguntar à equipe"],
  ["posso cancelar sem pagar?", "Sobre cancelamentos e faltas: ", "Vou perguntar à equipe"],
  ["¿cobran si no voy?", "Sobre cancelaciones y ausencias: ", "Se lo pregunto al equipo"],
  ["¿me cobran algo si cancelo el mismo día?", "Sobre cancelaciones y ausencias: ", "Se lo pregunto al equipo"],
  ["do you charge if I cancel?", "About cancelling and missed visits: ", "I’ll ask the team"],
  ["is there a no-show fee?", "About cancelling and missed visits: ", "I’ll ask the team"],
  ["if I miss my appointment, do I have to pay?", "About cancelling and missed visits: ", "I’ll ask the team"],
];

describe("what it costs not to come", () => {
  it.each(asked)("%s: is what the business says about it", async (question, told) => {
    const { tools, done } = studio({ policy: async () => policy, bookings: [haircut] });
    const { replies } = await talk(tools, question);
    expect(replies).toEqual([`${told}${policy}`]);
    expect(done).toEqual([]);
  });

  it.each(asked)("%s: is asked of the team where it says nothing", async (question, _, team) => {
    const { tools, done } = studio({ bookings: [haircut] });
    const { replies, teamAsked } = await talk(tools, question);
    expect(replies.at(-1)).toContain(team);
    expect(teamAsked).toBe(true);
    expect(done).toEqual([]);
  });

  it("is what was written about it rather, in the language of who asks", async () => {
    const languages: unknown[] = [];
    const { tools } = studio({
      policy: async () => policy,
      search: async (_, language) => {
        languages.push(language);
        return { text: "No fee up to 24 hours before.", source: { id: "kno_1", title: "Fees" } };
      },
    });
    const { replies } = await talk(tools, "do you charge if I cancel?");
    expect(replies[0]).toBe("No fee up to 24 hours before.\nSource: Fees");
    expect(languages).toEqual(["en"]);
  });

  it.each([
    ["quero cancelar meu corte, tem multa?", "Tem certeza?"],
    ["I want to cancel my haircut, is there a fee?", "Are you sure?"],
  ])("is told before what they want is asked about: %s", async (said, question) => {
    const { tools, done } = studio({ policy: async () => policy, bookings: [haircut] });
    const { replies, dialogue } = await talk(tools, said);
    expect(replies[0]).toContain(policy);
    expect(replies.at(-1)).toContain(question);
    expect(dialogue.open?.ask).toBe("confirm_cancel");
    expect(done).toEqual([]);
  });

  it("leaves what is pending as it was", async () => {
    const { tools } = studio({ policy: async () => policy });
    const { replies, dialogue } = await talk(tools, "quero corte amanhã às 10h", "cobram se eu faltar?");
    expect(replies[0]).toContain(policy);
    expect(dialogue.open?.ask).toBe("confirm_hold");
  });
});
