import { describe, expect, it } from "vitest";
import { defaultBot } from "@/lib/domains/bot/default";
import { factsAsked } from "@/lib/domains/bot/dialogue/facts";
import type { Offer } from "@/lib/domains/bot/dialogue/state";
import type { ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import { talkIn } from "@/lib/testing/bot/talk";
import { plainTools } from "@/lib/testing/bot/tools";

const facts = { kind: "appointment", asks_place: false, questions: [], currency: "BRL" } as const;
const services: ServiceFacts[] = [
  { ...facts, id: "pele", name: "Limpeza de pele", duration_minutes: 50, price_cents: 8000, people: ["ana", "bia"] },
  { ...facts, id: "corte", name: "Corte", duration_minutes: 30, price_cents: 4000, people: ["ana"] },
  { ...facts, id: "solo", name: "Fisioterapia individual", duration_minutes: 50, price_cents: 15000, people: ["ana"] },
  {
    ...facts,
    id: "eletro",
    name: "Fisioterapia com eletroterapia",
    duration_minutes: 60,
    price_cents: 18500,
    people: ["ana"],
  },
];

/** Wednesday. The Friday of that week is a holiday, Sundays are closed, and Thursday is full in the morning. */
const now = new Date("2026-11-18T13:00:00Z");
const freeAt = (day: string, hours: readonly number[]): Offer[] =>
  hours.map((hour) => ({ start: `${day}T${hour + 3}:00:00.000Z`, resource_ids: ["ana"] }));
const free: readonly Offer[] = [
  ...freeAt("2026-11-19", [14, 15, 16]),
  ...freeAt("2026-11-23", [9, 10, 15]),
  ...freeAt("2026-11-27", [9, 10, 15]),
];

function clinic(known: (question: string) => string | null = () => null) {
  const done: string[] = [];
  const tools = plainTools(done, {
    services: async () => services,
    times: async ({ from, to, person }) => {
      const within = free.filter(({ start }) => from <= start.slice(0, 10) && start.slice(0, 10) <= to);
      return {
        offers: within.filter(({ resource_ids: [who = ""] }) => person === null || person === who),
        reason: null,
      };
    },
    place: async () => "Av. Central 12",
    opening: async (day) => {
      if (day === "2026-11-20") return { hours: [], holiday: "Consciência Negra" };
      const sunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
      return { hours: sunday ? [] : [{ from: 540, to: 1080 }], holiday: null };
    },
    search: async (question) => {
      const text = known(question);
      return text === null ? null : { text, source: { id: "kno_1", title: "FAQ" } };
    },
  });
  return { tools, done };
}

const setting = {
  bot: defaultBot({ name: "Clínica", locale: "pt-BR" }),
  now,
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 3,
};
const talk = talkIn(setting);
const plain = (text = "") => text.replace(/\u00a0/g, " ");
const cards = (question: string) => (/cart|tarjet|card/.test(question) ? "Pix, cartão." : null);

describe("several questions in one message", () => {
  const said: [string, string][] = [
    [
      "quanto custa a limpeza de pele e onde fica?",
      "Limpeza de pele custa R$ 80,00.\nO endereço é Av. Central 12.\nQuer marcar um horário?",
    ],
    [
      "¿cuánto sale la limpieza de piel y cuánto dura?",
      "Limpeza de pele sale R$ 80,00.\nLimpeza de pele dura 50 minutos.\n¿Busco un horario?",
    ],
    [
      "how long does the haircut take and where are you?",
      "Corte takes 30 minutes.\nThe address is Av. Central 12.\nShall I look for a time?",
    ],
    ["oi! aceitam cartão? e onde fica?", "Pix, cartão.\nFonte: FAQ\nO endereço é Av. Central 12."],
    [
      "do you take cards and is there parking?",
      "Our team wrote this in Portuguese: Pix, cartão.\nI do not know the rest. I’ll ask the team; they’ll answer you here.",
    ],
    [
      "¿aceptan tarjeta y hay estacionamiento?",
      "Nuestro equipo escribió esto en portugués: Pix, cartão.\nEl resto no lo sé. Se lo pregunto al equipo: la respuesta llega por acá.",
    ],
  ];
  const plans = "Aceitamos Unimed e Amil, e você pode pagar com cartão.";
  const asksPlans = "Quais convênios vocês aceitam?";
  it.each([
    ["do you accept Unimed?", `Our team wrote this in Portuguese: ${plans}`],
    ["¿aceptan Unimed?", `Nuestro equipo escribió esto en portugués: ${plans}`],
    ["vocês aceitam Unimed?", `${plans}\nFonte: ${asksPlans}`],
  ])("are answered in another language with a word about it, and without its title: %s", async (text, answer) => {
    const search = async () => ({ text: plans, source: { id: "kno_1", title: asksPlans } });
    const { replies } = await talk({ ...clinic().tools, search }, text);
    expect(replies).toEqual([answer]);
  });

  it.each([
    ["quanto custa a limpeza de pele e vocês abrem no sábado?", /R\$ 80,00[\s\S]*abrimos/],
    ["¿cuánto sale la limpieza de piel y atienden el sábado?", /R\$ 80,00[\s\S]*abrimos/],
    ["how much is the skin cleaning and are you open on Saturday?", /80\.00[\s\S]*open/],
    ["¿la limpieza de piel cuánto sale y puedo ir el sábado?", /R\$ 80,00/],
    ["a limpeza de pele precisa de jejum?", /equipe/],
    ["¿la limpieza de piel lleva anestesia?", /equipo/],
    ["does the skin cleaning need fasting?", /team/],
  ])("never tell of what is written about other services: %s", async (text, answer) => {
    const search = async () => ({
      text: "Corte: sábado das 8 às 12.",
      source: { id: "kno_1", title: "Corte aos sábados" },
    });
    const { replies } = await talk({ ...clinic().tools, search }, text);
    const said = replies.map(plain).join("\n");
    expect(said).toMatch(answer);
    expect(said).not.toMatch(/Corte|escrito|written/);
  });

  it.each(said)("are answered together, in their order: %s", async (text, answer) => {
    const { replies } = await talk(clinic(cards).tools, text);
    expect(replies.map(plain)).toEqual([answer]);
  });

  it.each([
    ["tem estacionamento e posso levar meu cachorro?"],
    ["¿hay estacionamiento y puedo llevar a mi perro?"],
    ["is there parking and can I bring my dog?"],
  ])("go to the team once where nobody knows: %s", async (text) => {
    const after = await talk(clinic().tools, text);
    expect(after.replies).toHaveLength(1);
    expect(after).toMatchObject({ teamAsked: true, handedOver: false, outcome: "asked_team" });
    expect(after.dialogue.failures).toBe(1);
  });

  const pending: Record<string, string[]> = {
    service: ["quero marcar um horário"],
    time: ["quero marcar uma limpeza de pele"],
    yes: ["quero marcar uma limpeza de pele amanhã às 14h"],
  };
  it.each(Object.entries(pending))(
    "are answered while it waits for the %s, which it asks for once",
    async (_, before) => {
      for (const [text, first] of [
        ["aceitam cartão e onde fica?", /^Pix, cartão\.\nFonte: FAQ\nO endereço é Av\. Central 12\.$/],
        [
          "¿aceptan tarjeta y dónde queda?",
          /^Nuestro equipo escribió esto en portugués: Pix, cartão\.\nLa dirección es Av\. Central 12\.$/,
        ],
        [
          "do you take cards and where are you?",
          /^Our team wrote this in Portuguese: Pix, cartão\.\nThe address is Av\. Central 12\.$/,
        ],
      ] as const) {
        const { tools, done } = clinic(cards);
        const waiting = await talk(tools, ...before);
        const after = await talk(tools, ...before, text);
        expect(after.replies).toHaveLength(2);
        expect(after.replies[0]).toMatch(first);
        expect(after.dialogue.open).toEqual(waiting.dialogue.open);
        expect(after.dialogue.wish).toEqual(waiting.dialogue.wish);
        expect(done).toEqual([]);
      }
    },
  );

  it("about what nobody has named are answered for all there is, and a yes asks which", async () => {
    const { tools } = clinic();
    const { replies } = await talk(tools, "quanto custa e onde fica?");
    expect(plain(replies[0])).toMatch(
      /^Limpeza de pele custa R\$ 80,00\.\nCorte custa R\$ 40,00\.\n.*Av\. Central 12/s,
    );
    expect((await talk(tools, "quanto custa e onde fica?", "sim")).dialogue.open).toMatchObject({ ask: "service" });
  });

  it("of the catalog are told apart, in their order", () => {
    expect(factsAsked("preço, duração e endereço?")).toEqual(["price", "length", "where"]);
    expect(factsAsked("how much time does it take?")).toEqual(["length"]);
    expect(factsAsked("vocês abrem sábado?")).toEqual(["opening"]);
  });
});

describe("a kind of which there are several services", () => {
  it.each([
    ["quero marcar fisioterapia", "Qual serviço você quer?"],
    ["quiero reservar fisioterapia", "¿Qué servicio te interesa?"],
    ["I'd like to book physiotherapy", "Which service would you like?"],
  ])("is asked about, with lengths and prices: %s", async (text, question) => {
    const { replies, dialogue } = await talk(clinic().tools, text);
    const [head, first, second, ...more] = plain(replies[0]).split("\n");
    expect([head, more]).toEqual([question, []]);
    expect(first).toMatch(/^1\) Fisioterapia individual, 50 min, (?:R\$|BRL) ?150[.,]00$/);
    expect(second).toMatch(/^2\) Fisioterapia com eletroterapia, 60 min, (?:R\$|BRL) ?185[.,]00$/);
    expect(dialogue.open).toEqual({ ask: "service", choices: ["solo", "eletro"], more: [] });
    const next = await talk(clinic().tools, text, "2");
    expect(next.dialogue.wish?.service).toBe("eletro");
  });

  it("is asked about also after another service was spoken of", async () => {
    for (const before of ["quanto custa a limpeza de pele?", "quero marcar uma limpeza de pele"]) {
      const { dialogue } = await talk(clinic().tools, before, "quero marcar fisioterapia");
      expect(dialogue.open).toEqual({ ask: "service", choices: ["solo", "eletro"], more: [] });
    }
  });

  it("is none where one is named", async () => {
    const { dialogue } = await talk(clinic().tools, "quero fisioterapia individual");
    expect([dialogue.wish?.service, dialogue.open?.ask]).toEqual(["solo", "time"]);
  });
});

describe("a day that has no time", () => {
  const said: [string, string][] = [
    [
      "quero limpeza de pele na sexta",
      "Na sexta, 20/11, estamos fechados: Consciência Negra. Na segunda, 23/11, temos horários. O mais próximo para Limpeza de pele:",
    ],
    [
      "quiero una limpieza de piel el viernes",
      "El viernes 20/11 está cerrado: Consciência Negra. El lunes 23/11 hay lugar. Lo más cercano para Limpeza de pele:",
    ],
    [
      "I'd like a haircut on Friday",
      "On Friday, 20 November, we are closed: Consciência Negra. On Monday, 23 November, we have times. The closest for Corte:",
    ],
    [
      "quero um corte domingo",
      "No domingo, 22/11, estamos fechados. Na segunda, 23/11, temos horários. O mais próximo para Corte:",
    ],
    ["quero um corte sábado", "No sábado, 21/11, não há horário livre. O mais próximo para Corte:"],
    ["quero um corte sábado às 10h", "No sábado, 21/11, não há horário livre. O mais próximo para Corte:"],
    [
      "quero um corte amanhã de manhã",
      "Na quinta, 19/11, das 06:00 às 12:00, não há horário livre. O mais próximo para Corte:",
    ],
    [
      "quiero un corte mañana a la mañana",
      "El jueves 19/11, de 06:00 a 12:00 no hay horarios libres. Lo más cercano para Corte:",
    ],
    ["quero um corte hoje", "Hoje, não há horário livre. O mais próximo para Corte:"],
    ["quero um corte amanhã às 10h", "Esse horário não está livre para Corte. Os mais próximos são:"],
    ["quero limpeza de pele com a Bia", "Com Bia Lima, não há horário livre. O mais próximo para Limpeza de pele:"],
  ];
  it.each(said)("is said to have none: %s", async (text, words) => {
    const { replies, dialogue } = await talk(clinic().tools, text);
    expect(replies[0]?.split("\n")[0]).toBe(words);
    expect(dialogue.open?.ask).toBe("time");
  });

  it.each([
    ["quero um corte", "melhor sexta", /^Na sexta, 20\/11, estamos fechados: Consciência Negra\./],
    ["quiero un corte", "mejor el viernes", /^El viernes 20\/11 está cerrado: Consciência Negra\./],
    ["I want a haircut", "Friday is better", /^On Friday, 20 November, we are closed: Consciência Negra\./],
  ])("is named before a later one of the list: %s, %s", async (wish, better, words) => {
    const { replies } = await talk(clinic().tools, wish, better);
    expect(replies[0]).toMatch(words);
    expect(replies.join("\n")).toMatch(/27 (?:de )?(?:novembro|noviembre|November)/);
  });

  it("is said nothing of where it has one", async () => {
    const { replies } = await talk(clinic().tools, "quero um corte amanhã");
    expect(replies[0]).toMatch(/^Tenho estes horários para Corte:/);
  });
});

describe("a question whether it is open", () => {
  const closed: Record<string, [question: string, answer: string]> = {
    pt: ["tem certeza que tá fechado sexta?", "Na sexta, 20/11, estamos fechados: Consciência Negra."],
    es: ["¿seguro que el viernes no abren?", "El viernes 20/11 está cerrado: Consciência Negra."],
    en: ["are you sure you are closed on Friday?", "On Friday, 20 November, we are closed: Consciência Negra."],
  };
  it.each(Object.entries(closed))("is answered from the calendar: %s", async (_, [question, answer]) => {
    expect((await talk(clinic().tools, question)).replies).toEqual([answer]);
  });

  it.each(Object.entries(closed))(
    "is answered, and the pending question comes again: %s",
    async (_, [question, answer]) => {
      for (const before of [
        ["quero marcar um horário"],
        ["quero marcar um corte"],
        ["quero marcar um corte sexta"],
        ["quero marcar um corte amanhã às 14h"],
      ]) {
        const { tools, done } = clinic();
        const waiting = await talk(tools, ...before);
        const after = await talk(tools, ...before, question);
        expect(after.replies).toHaveLength(2);
        expect(after.replies[0]).toBe(answer);
        expect(after.dialogue.open).toEqual(waiting.dialogue.open);
        expect(after.dialogue.wish).toEqual(waiting.dialogue.wish);
        expect(done).toEqual([]);
      }
    },
  );

  it.each([
    ["vocês abrem sábado?", "No sábado, 21/11, abrimos das 09:00 às 18:00."],
    ["¿abren el sábado?", "El sábado 21/11 abrimos de 09:00 a 18:00."],
    ["are you open on Saturday?", "On Saturday, 21 November, we are open from 09:00 to 18:00."],
    ["abrem sábado e domingo?", "No sábado, 21/11, abrimos das 09:00 às 18:00.\nNo domingo, 22/11, estamos fechados."],
  ])("%s", async (question, answer) => expect((await talk(clinic().tools, question)).replies).toEqual([answer]));

  it("is told of the whole week where no day is named", async () => {
    const { replies } = await talk(clinic().tools, "qual o horário de funcionamento?");
    expect(replies[0]?.split("\n")).toHaveLength(7);
    expect(replies[0]).toMatch(/^Hoje, abrimos das 09:00 às 18:00\./);
  });
});
