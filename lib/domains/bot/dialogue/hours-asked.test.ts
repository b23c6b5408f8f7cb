import { describe, expect, it } from "vitest";
import { defaultBot } from "@/lib/domains/bot/default";
import type { ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import { talkIn } from "@/lib/testing/bot/talk";
import { plainTools } from "@/lib/testing/bot/tools";

const facts = { kind: "appointment", asks_place: false, questions: [], currency: "BRL", duration_minutes: 30 } as const;
const services: ServiceFacts[] = [
  { ...facts, id: "derma", name: "Consulta com dermatologista", price_cents: 20000, people: ["ana"] },
  { ...facts, id: "clinico", name: "Consulta com clínico geral", price_cents: 15000, people: ["bia"] },
  { ...facts, id: "manicure", name: "Manicure", price_cents: 4000, people: ["bia"] },
];
/** Wednesday; free on the Friday and the Saturday. */
const offers = ["2026-11-20", "2026-11-21"].flatMap((day) =>
  ["ana", "bia"].flatMap((who) =>
    [12, 18].map((hour) => ({ start: `${day}T${hour}:00:00.000Z`, resource_ids: [who] })),
  ),
);

function house(known: string | null = null) {
  const tools = plainTools([], {
    services: async () => services,
    times: async ({ from, to, person, service }) => ({
      offers: offers.filter(({ start, resource_ids: [who = ""] }) => {
        const theirs = services.find(({ id }) => id === service)?.people.includes(who);
        return theirs && from <= start.slice(0, 10) && start.slice(0, 10) <= to && (person === null || person === who);
      }),
      reason: null,
    }),
    opening: async (day) => ({
      hours: new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? [] : [{ from: 540, to: 1080 }],
      holiday: null,
    }),
    search: async () =>
      known === null ? null : { text: known, source: { id: "kno_1", title: "Consulta com dermatologista" } },
  });
  return tools;
}

const talk = talkIn({
  bot: defaultBot({ name: "Clínica", locale: "pt-BR" }),
  now: new Date("2026-11-18T13:00:00Z"),
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 5,
});
/** What the house says of its own hours. */
const ofHouse = /abrimos|fechad|abrimos de|cerrado|we are (?:open|closed)/;

describe("whether it is open, beside a price", () => {
  it.each([
    [
      "quanto custa a manicure, vocês atendem sábado?",
      "Manicure custa R$ 40,00.",
      "No sábado, 21/11, abrimos das 09:00 às 18:00.",
    ],
    [
      "vocês atendem domingo? e quanto é a manicure?",
      "No domingo, 22/11, estamos fechados.",
      "Manicure custa R$ 40,00.",
    ],
    [
      "quanto custa a manicure e vcs atendem aos sábados",
      "Manicure custa R$ 40,00.",
      "No sábado, 21/11, abrimos das 09:00 às 18:00.",
    ],
    [
      "¿atienden el sábado y cuánto sale la manicura?",
      "El sábado 21/11 abrimos de 09:00 a 18:00.",
      "Manicure sale R$ 40,00.",
    ],
    ["cuánto sale la manicura, atienden los domingos?", "Manicure sale R$ 40,00.", "El domingo 22/11 está cerrado."],
    [
      "do you work Saturdays and how much is a manicure",
      "On Saturday, 21 November, we are open from 09:00 to 18:00.",
      "Manicure costs R$40.00.",
    ],
    [
      "how much is a manicure and are you open on Sunday?",
      "Manicure costs R$40.00.",
      "On Sunday, 22 November, we are closed.",
    ],
  ])("%s: both are answered, in their order", async (text, ...told) => {
    const { replies, teamAsked } = await talk(house(), text);
    expect(
      replies
        .join("\n")
        .replace(/\u00a0/g, " ")
        .split("\n")
        .slice(0, 2),
    ).toEqual(told);
    expect(teamAsked).toBe(false);
  });

  it.each([
    ["a manicure dói? vocês atendem domingo?", "Não tenho essa informação"],
    ["la manicura duele?", "No tengo esa información"],
    ["does the manicure hurt?", "I don’t have that information"],
  ])("%s: what is written of another service is not told, nor spoken of", async (text, unknown) => {
    const { replies, teamAsked } = await talk(house("A consulta com dermatologista não dói."), text);
    const said = replies.join("\n");
    expect(teamAsked).toBe(true);
    expect(said).not.toMatch(/não dói|escrit|otro servicio|outro serviço|another service|written/i);
    if (!text.includes("domingo")) expect(said).toContain(unknown);
  });
});

describe("the hours of a service or of somebody", () => {
  it.each([
    "a dermatologista atende sábado?",
    "a dermatologista abre sábado?",
    "até que horas a dermatologista atende no sábado?",
    "qual o horário da dermatologista no sábado?",
    "la dermatóloga abre el sábado?",
    "hasta qué hora atiende la dermatóloga el sábado?",
    "is the dermatologist open on Saturday?",
    "what time does the dermatologist close on Saturday?",
    "what are the dermatologist's hours on Saturday?",
  ])("%s: are what is free, alone and after other turns", async (text) => {
    const before = [
      [],
      ["oi"],
      ["vocês abrem sábado?"],
      ["quanto custa a manicure?"],
      ["quero marcar um horário"],
      ["quero uma manicure"],
    ];
    for (const turns of before) {
      const { replies, dialogue } = await talk(house(), ...turns, text);
      expect(replies.join("\n")).not.toMatch(ofHouse);
      expect(dialogue.wish?.service).toBe("derma");
      expect(dialogue.open).toMatchObject({
        ask: "time",
        offers: [{ start: "2026-11-21T12:00:00.000Z" }, { start: "2026-11-21T18:00:00.000Z" }],
      });
    }
  });

  it.each([
    "até que horas a Ana atende?",
    "qué días atiende Ana?",
    "what days does Ana work?",
    "is Ana open on Saturday?",
  ])("%s: of a person as well", async (text) => {
    const { replies, dialogue } = await talk(house(), text);
    expect(replies.join("\n")).not.toMatch(ofHouse);
    expect(dialogue.open).toMatchObject({ ask: "time" });
    expect(dialogue.wish).toMatchObject({ person: "ana", service: "derma" });
  });

  it.each(["vocês abrem sábado?", "¿abren el sábado?", "are you open on Saturday?"])(
    "%s: is of the house",
    async (text) => {
      for (const turns of [[], ["quero a dermatologista"]])
        expect((await talk(house(), ...turns, text)).replies[0]).toMatch(ofHouse);
    },
  );
});

describe("el clínico", () => {
  it.each([
    ["quiero turno con el clínico el sábado"],
    ["hola", "bueno, el clínico el sábado"],
    ["quiero turno", "clínico, el sábado"],
    ["necesito un clínico para el sábado"],
    ["queria o clínico no sábado"],
  ])("%s %s: is the general practitioner", async (...texts) => {
    const { dialogue } = await talk(house(), ...texts.filter((text) => text !== undefined));
    expect(dialogue.wish?.service).toBe("clinico");
    expect(dialogue.open?.ask).toBe("time");
  });

  it.each(["onde fica a clínica?", "¿la clínica abre el sábado?", "is the clinic open on Saturday?"])(
    "%s: is the house, and no service",
    async (text) => expect((await talk(house(), text)).dialogue.wish?.service ?? null).toBeNull(),
  );
});
