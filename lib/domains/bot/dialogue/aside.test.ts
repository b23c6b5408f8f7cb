import { describe, expect, it } from "vitest";
import { defaultBot } from "@/lib/domains/bot/default";
import { factAsked } from "@/lib/domains/bot/dialogue/facts";
import type { ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import { talkIn } from "@/lib/testing/bot/talk";
import { plainTools } from "@/lib/testing/bot/tools";

const starts = [13, 17, 18].map((hour) => `2026-03-05T${hour}:00:00.000Z`);
const offers = starts.map((start, i) => ({ start, resource_ids: [i === 1 ? "bia" : "ana"] }));
const facts = { kind: "appointment", asks_place: false, questions: [], currency: "BRL" } as const;
const services: ServiceFacts[] = [
  {
    ...facts,
    id: "pele",
    name: "Limpeza de pele",
    description: "Venha sem maquiagem.",
    duration_minutes: 50,
    price_cents: 8000,
    people: ["ana", "bia"],
  },
  { ...facts, id: "corte", name: "Corte", duration_minutes: 30, price_cents: 4000, people: ["ana"] },
  {
    ...facts,
    id: "tatuagem",
    name: "Tatuagem",
    duration_minutes: 90,
    price_cents: null,
    people: ["ana"],
    questions: [{ key: "idea", label: "Qual é a ideia?", type: "text", options: [] }],
  },
  {
    ...facts,
    id: "entrega",
    name: "Entrega",
    kind: "queue",
    asks_place: true,
    duration_minutes: 0,
    price_cents: 900,
    people: [],
  },
];

/** A salon in which all is free, for somebody of whom little is known; with what was done there. */
function salon({ known = true, place = "Av. Central 12" as string | null } = {}) {
  const done: string[] = [];
  const tools = plainTools(done, {
    services: async () => services,
    contact: async () => (known ? { name: "Caio", phone: "+5511987654321" } : { name: null, phone: null }),
    times: async () => ({ offers, reason: null }),
    release: async () => void done.push("release"),
    bookings: async () =>
      ["pele", "corte"].map((id, i) => ({
        id: `b${i}`,
        service_id: id,
        service: id,
        start: starts[i] ?? null,
        status: "confirmed",
        resource_ids: ["ana"],
      })),
    place: async () => place,
  });
  return { tools, done };
}

const setting = {
  bot: defaultBot({ name: "Salão", locale: "pt-BR" }),
  now: new Date("2026-03-04T13:00:00Z"),
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 3,
};
const talk = talkIn(setting);

const book = "quero marcar uma limpeza de pele amanhã às 14h";
/** What was said until each question, and whether the contact is known. */
const pending: Record<string, { said: string[]; known?: boolean }> = {
  service: { said: ["quero marcar um horário"] },
  time: { said: ["quero marcar uma limpeza de pele"] },
  name: { said: [book], known: false },
  phone: { said: [book, "Caio Prado"], known: false },
  "a question of the service": { said: ["quero marcar uma tatuagem amanhã às 14h"] },
  yes: { said: [book] },
  "which booking": { said: ["quero cancelar"] },
  "yes to a cancellation": { said: ["quero cancelar", "1"] },
  place: { said: ["quero pedir uma entrega"] },
};

describe("a question in the middle of a booking", () => {
  it.each(Object.entries(pending))(
    "is answered while the bot waits for the %s, which it asks for again",
    async (_, { said, known }) => {
      const { tools, done } = salon({ known: known ?? true });
      const before = await talk(tools, ...said);
      const after = await talk(tools, ...said, "onde fica?");
      expect(after.replies[0]).toBe("O endereço é Av. Central 12.");
      expect(after.replies).toHaveLength(2);
      // The hold is announced once, and what they have booked already is told before it; the question itself is the same.
      const question =
        before.replies
          .at(-1)
          ?.split("\n")[0]
          ?.replace(/^.*[:.] (?=Limpeza)/, "") ?? "";
      expect(question.endsWith(after.replies[1]?.split("\n")[0]?.replace(/^.*[:.] (?=Limpeza)/, "") ?? "-")).toBe(true);
      expect(after.dialogue.open).toEqual(before.dialogue.open);
      expect(after.dialogue.wish).toEqual(before.dialogue.wish);
      expect(done).toEqual([]);
    },
  );

  it.each(Object.entries(pending))(
    "goes to the team where nobody knows the answer, while it waits for the %s",
    async (_, { said, known }) => {
      const { tools, done } = salon({ known: known ?? true, place: null });
      const before = await talk(tools, ...said);
      const after = await talk(tools, ...said, ...Array(4).fill("tem estacionamento?"));
      expect(after).toMatchObject({ teamAsked: true, handedOver: false, outcome: "asked_team" });
      expect(after.replies[0]).toBe("Não tenho essa informação. Vou perguntar à equipe, que responde por aqui.");
      expect(after.replies).toHaveLength(2);
      expect(after.dialogue.open).toEqual(before.dialogue.open);
      expect(done).toEqual([]);
    },
  );

  const said: [string, RegExp][] = [
    ["quanto tempo leva?", /^Limpeza de pele dura 50 minutos\.$/],
    ["quanto custa?", /^Limpeza de pele custa R\$\s80,00\.$/],
    ["o que devo levar?", /^Venha sem maquiagem\.$/],
    ["e o corte, quanto tempo dura?", /^Corte dura 30 minutos\.$/],
    ["cuánto tarda eso entonces?", /dura 50 minut/],
    ["y cuánto sale eso?", /80,00/],
    ["so how long does it take then?", /^Limpeza de pele takes 50 minutes\.$/],
    ["and how much does it cost?", /^Limpeza de pele costs R\$\s?80\.00\.$/],
    ["what should I bring with me?", /^I only have that in Portuguese: Venha sem maquiagem\.$/],
    ["so where are you located, what is the address?", /^The address is Av\. Central 12\.$/],
  ];
  it.each(said)("%s", async (question, answer) => {
    const { tools, done } = salon();
    const { replies, dialogue } = await talk(tools, "quero marcar uma limpeza de pele", question);
    expect(replies[0]).toMatch(answer);
    expect(replies[1]).toContain("1) ");
    expect(dialogue.open?.ask).toBe("time");
    expect(done).toEqual([]);
  });

  it("tells with whom, before a time is chosen and after", async () => {
    const { tools } = salon({ known: false });
    expect((await talk(tools, "quero marcar uma limpeza de pele", "com quem é?")).replies.join()).toMatch(
      /com Ana Souza.*com Bia Lima/s,
    );
    expect((await talk(tools, "quero marcar uma limpeza de pele amanhã às 14h", "com quem é?")).replies[0]).toBe(
      "Limpeza de pele é com Bia Lima.",
    );
  });

  it("tells of all the services on the list where none is chosen yet", async () => {
    const { replies } = await talk(salon().tools, "quero marcar um horário", "quanto tempo demora?");
    expect(replies[0]).toBe("Limpeza de pele dura 50 minutos.\nCorte dura 30 minutos.\nTatuagem dura 90 minutos.");
    expect(replies[1]).toContain("1) Limpeza de pele");
  });

  it("is followed by the booking as if nothing had been asked", async () => {
    const { tools, done } = salon({ known: false });
    const said = await talk(
      tools,
      book,
      "quanto tempo leva?",
      "Caio Prado",
      "tem estacionamento?",
      "11987654321",
      "onde fica?",
    );
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold", hold: "hold" });
    expect(done).toEqual([]);
    await talk(
      tools,
      book,
      "quanto tempo leva?",
      "Caio Prado",
      "tem estacionamento?",
      "11987654321",
      "onde fica?",
      "sim",
    );
    expect(done).toEqual(["confirm"]);
  });
});

describe("a question outside of a booking", () => {
  it("is answered in the same way, and goes to the team in the same way", async () => {
    const { tools } = salon();
    expect((await talk(tools, "quanto tempo dura o corte?")).replies).toEqual([
      "Corte dura 30 minutos. Quer marcar um horário?",
    ]);
    expect(await talk(tools, "tem estacionamento?")).toMatchObject({
      teamAsked: true,
      outcome: "asked_team",
      handedOver: false,
    });
    // Without anything to go on with, a person is called after so many.
    expect(await talk(tools, ...Array(3).fill("tem estacionamento?"))).toMatchObject({
      teamAsked: false,
      handedOver: true,
    });
  });
});

it("takes other lengths, prices and places for what they are", () => {
  for (const text of [
    "quanto tempo dura o efeito?",
    "how long is the wait?",
    "con cuánto tiempo de antelación?",
    "quanto custa o estacionamento?",
    "onde posso estacionar?",
    "posso levar meu cachorro?",
    "can I bring my dog?",
    "com quem falo?",
  ])
    expect(factAsked(text), text).toBeNull();
});

describe("a held time", () => {
  it("is announced once, however many questions follow", async () => {
    const { tools } = salon({ known: false });
    const heard = [book, "quanto tempo leva?", "Caio Prado", "11987654321", "tem estacionamento?", "obrigado"];
    const all: string[] = [];
    for (const n of heard.keys()) all.push((await talk(tools, ...heard.slice(0, n + 1))).replies.join("\n"));
    expect(all.filter((text) => text.includes("10 minutos"))).toEqual([all[0]]);
    expect(all.at(-1)).toMatch(
      /Limpeza de pele, .*14:00, com Bia Lima, R\$\s80,00, em nome de Caio Prado\. Posso confirmar\?$/,
    );
  });

  it("is announced again where it is another", async () => {
    let n = 0;
    const tools = { ...salon().tools, hold: async () => ({ id: `hold${n++}` }) };
    expect((await talk(tools, book)).replies[0]).toContain("10 minutos");
    expect((await talk(tools, book, "melhor às 15h")).replies.at(-1)).toMatch(/10 minutos.*15:00/);
  });
});

describe("times on offer", () => {
  it("are with somebody on every day, also where it is the same person each time", async () => {
    const { tools } = salon();
    const ana = { ...tools, times: async () => ({ offers: offers.filter((_, i) => i !== 1), reason: null }) };
    for (const [each, names] of [
      [tools, ["Ana Souza", "Bia Lima", "Ana Souza"]],
      [ana, ["Ana Souza", "Ana Souza"]],
    ] as const) {
      const { replies } = await talk(each, "quero marcar uma limpeza de pele amanhã");
      expect([...(replies[0] ?? "").matchAll(/^\d\) .*\d com (.+)$/gm)].map(([, name]) => name)).toEqual(names);
    }
  });
});
