import { describe, expect, it } from "vitest";
import { defaultBot } from "@/lib/domains/bot/default";
import type { Offer } from "@/lib/domains/bot/dialogue/state";
import type { ServiceFacts } from "@/lib/domains/bot/dialogue/tools";
import { talkIn } from "@/lib/testing/bot/talk";
import { plainTools } from "@/lib/testing/bot/tools";

const facts = {
  kind: "appointment",
  asks_place: false,
  questions: [],
  currency: "BRL",
  people: ["ana", "bia"],
} as const;
const service = (id: string, name: string, duration_minutes: number, price_cents: number): ServiceFacts => ({
  ...facts,
  id,
  name,
  duration_minutes,
  price_cents,
});
const services: ServiceFacts[] = [
  service("corte", "Corte", 30, 4000),
  service("combo", "Corte e barba", 60, 7000),
  service("relax", "Massagem relaxante", 60, 12000),
  service("costas", "Massagem terapêutica", 30, 9000),
  service("fisio", "Fisioterapia", 50, 15000),
  service("make", "Maquiagem", 60, 16000),
  service("penteado", "Penteado", 40, 11000),
  service("pele", "Limpeza de pele", 50, 8000),
  {
    ...service("tatuagem", "Tatuagem", 90, 30000),
    questions: [
      { key: "idea", label: "Qual é a ideia?", type: "text", options: [] },
      { key: "size", label: "Quantos centímetros?", type: "number", options: [] },
    ],
  },
];

/** Wednesday, 18 November. */
const now = new Date("2026-11-18T13:00:00Z");
const days = ["2026-11-19", "2026-11-20", "2026-11-24", "2026-11-27", "2026-12-01", "2026-12-10", "2026-12-11"];
const free: readonly Offer[] = days.flatMap((day) =>
  [9, 10, 14, 15].map((hour) => ({
    start: `${day}T${String(hour + 3).padStart(2, "0")}:00:00.000Z`,
    resource_ids: [hour < 12 ? "ana" : "bia"],
  })),
);

/** A salon that takes one person at a time; with what was done there, and which holds were given back. */
function salon() {
  const done: string[] = [];
  const released: string[] = [];
  let holds = 0;
  const tools = plainTools(done, {
    services: async () => services,
    times: async ({ from, to, person, party }) => {
      if (party > 1) return { offers: [], reason: "party_too_large" };
      const within = free.filter(({ start }) => from <= start.slice(0, 10) && start.slice(0, 10) <= to);
      return {
        offers: within.filter(({ resource_ids: [who = ""] }) => person === null || person === who),
        reason: null,
      };
    },
    hold: async ({ party }) => (party > 1 ? { lost: true, alternatives: [] } : { id: `hold${++holds}` }),
    release: async (hold) => {
      released.push(hold);
    },
    bookings: async () => [
      {
        id: "bkg_1",
        service_id: "corte",
        service: "Corte",
        start: "2026-11-24T12:00:00.000Z",
        status: "confirmed",
        resource_ids: ["ana"],
      },
    ],
    place: async () => "Av. Central 12",
    search: async (question) =>
      /cart[aã]o|tarjeta|cards?\b|antes|before/i.test(question)
        ? { text: "Aceitamos cartão.", source: { id: "kno_1", title: "Pagamento" } }
        : null,
  });
  return { tools, done, released };
}

const talk = talkIn({
  bot: defaultBot({ name: "Salão", locale: "pt-BR" }),
  now,
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 5,
});

describe("an answer that is none", () => {
  const asked = ["quero uma tatuagem amanhã às 10h"];
  it.each(["hmm not sure", "não sei", "hmm, não sei ainda", "no sé", "I don't know", "hmm"])(
    "is not kept: %s",
    async (text) => {
      const { tools } = salon();
      const said = await talk(tools, ...asked, text);
      expect(said.dialogue.open).toMatchObject({ ask: "detail", key: "idea", answers: {} });
      expect(said.replies.join("\n")).toMatch(/Qual é a ideia\?/);
    },
  );

  it.each(["why do you need that?", "por que precisam disso?", "para qué?", "pra que vocês querem saber"])(
    "asks why: %s",
    async (text) => {
      const { tools } = salon();
      const said = await talk(tools, ...asked, text);
      expect(said.dialogue.open).toMatchObject({ ask: "detail", key: "idea", answers: {} });
      expect(said.replies[0]).toMatch(/everyone|todos|quienes/);
    },
  );

  it.each(["vocês aceitam cartão?", "what do you mean?", "aceptan tarjeta?"])("is a question: %s", async (text) => {
    const { tools } = salon();
    const said = await talk(tools, ...asked, text);
    expect(said.dialogue.open).toMatchObject({ ask: "detail", key: "idea", answers: {} });
    expect(said.replies.length).toBeGreaterThan(1);
  });

  it.each(["uma rosa no braço, talvez com espinhos", "a dragon, I think", "no sé mucho, algo chico con flores"])(
    "is one, although it hesitates: %s",
    async (text) => {
      const { tools } = salon();
      const said = await talk(tools, ...asked, text);
      expect(said.dialogue.open).toMatchObject({ ask: "detail", key: "size", answers: { idea: text } });
    },
  );
});

describe("more people than a visit has room for", () => {
  it.each([
    ["a haircut for me and my wife tomorrow at 10", /2 people.*\n1\) 2 appointments.*\n2\) One/],
    ["corte pra mim e minha esposa amanhã às 10h", /2 pessoas.*\n1\) 2 horários.*\n2\) Só um/],
    ["un corte para mi esposa y para mí mañana a las 10", /2 personas.*\n1\) 2 turnos.*\n2\) Un solo/],
  ])("is said, with a way on: %s", async (text, words) => {
    const { tools } = salon();
    const said = await talk(tools, text);
    expect(said.replies.join("\n")).toMatch(words);
    expect(said.dialogue.open).toEqual({ ask: "party" });
  });

  it.each(["1", "um depois do outro", "dois horários"])("becomes visits one after the other: %s", async (text) => {
    const { tools, done } = salon();
    const first = await talk(tools, "corte pra mim e minha esposa amanhã às 10h", text);
    expect(first.dialogue.open).toMatchObject({ ask: "confirm_hold" });
    expect(first.dialogue.next).toMatchObject([{ kind: "book", service: "corte", party: 1 }]);
    const second = await talk(tools, "corte pra mim e minha esposa amanhã às 10h", text, "sim");
    expect(done).toEqual(["confirm"]);
    expect(second.dialogue.next).toEqual([]);
    expect(second.dialogue.wish).toMatchObject({ service: "corte", party: 1 });
  });

  it.each(["2", "só eu", "para uma pessoa"])("becomes a visit for one: %s", async (text) => {
    const { tools } = salon();
    const said = await talk(tools, "corte pra mim e minha esposa amanhã às 10h", text);
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold" });
    expect(said.dialogue.next).toEqual([]);
  });

  it("is said when they become more at the last step", async () => {
    const { tools, done } = salon();
    const said = await talk(tools, "corte amanhã às 10h", "somos dois");
    expect(said.dialogue.open).toEqual({ ask: "party" });
    expect(done).toEqual([]);
  });
});

describe("two things in one message", () => {
  it.each([
    "the second one, and do you take cards?",
    "the second one, do you take cards?",
    "do you take cards? the second one please",
    "o segundo, e vocês aceitam cartão?",
    "el segundo, ¿aceptan tarjeta?",
    "às 10h, e aceita cartão?",
  ])("are both done: %s", async (text) => {
    const { tools } = salon();
    const said = await talk(tools, "quero um corte amanhã", text);
    expect(said.replies[0]).toMatch(/^(?:(?:Our team|Nuestro equipo) .*: )?Aceitamos cartão/);
    expect(said.replies.filter((reply) => reply.includes("Aceitamos"))).toHaveLength(1);
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold", start: "2026-11-19T13:00:00.000Z" });
  });

  it("are both done where a service is chosen", async () => {
    const { tools } = salon();
    const said = await talk(tools, "quero uma massagem amanhã às 10h", "a relaxante. aceita cartão?");
    expect(said.replies[0]).toMatch(/^(?:(?:Our team|Nuestro equipo) .*: )?Aceitamos cartão/);
    expect(said.dialogue.wish).toMatchObject({ service: "relax" });
  });
});

describe("a question at the last step", () => {
  it.each([
    "¿tengo que pagar antes?",
    "tengo que pagar antes?",
    "puedo pagar después con tarjeta?",
    "¿si puedo pagar con tarjeta?",
    "posso pagar depois com cartão?",
    "do I pay before?",
  ])("is answered, and one yes then books: %s", async (text) => {
    const { tools, done } = salon();
    const said = await talk(tools, "quero um corte amanhã às 10h", text);
    expect(said.replies[0]).toMatch(/^(?:(?:Our team|Nuestro equipo) .*: )?Aceitamos cartão/);
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold" });
    expect(done).toEqual([]);
    await talk(tools, "quero um corte amanhã às 10h", text, "sí");
    expect(done).toEqual(["confirm"]);
  });

  it.each(["¿te puedo avisar después?", "posso confirmar depois?", "can I let you know later?"])(
    "that puts the answer off waits: %s",
    async (text) => {
      const { tools, done } = salon();
      const said = await talk(tools, "quero um corte amanhã às 10h", text);
      expect(said.dialogue.open).toMatchObject({ ask: "later" });
      expect(done).toEqual([]);
    },
  );
});

describe("another service at the last step", () => {
  const listed = ["quero uma massagem amanhã às 10h", "a segunda"];
  it.each([
    "the first one",
    "actually the first one",
    "na verdade a primeira",
    "mejor la primera",
    "mejor la otra",
    "a outra",
    "the other one",
  ])("is the other of the list: %s", async (text) => {
    const { tools, done, released } = salon();
    const before = await talk(tools, ...listed);
    expect(before.dialogue.wish?.service).toBe("costas");
    const said = await talk(tools, ...listed, text);
    expect(said.dialogue.wish?.service).toBe("relax");
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold", start: "2026-11-19T13:00:00.000Z" });
    expect(released).toHaveLength(1);
    expect(done).toEqual([]);
  });

  it.each([
    ["quero corte e barba amanhã às 10h", "na verdade quero só o corte", "corte"],
    ["quero corte e barba amanhã às 10h", "mejor solo el corte", "corte"],
    ["quero corte e barba amanhã às 10h", "actually just the haircut", "corte"],
    ["quero um corte amanhã às 10h", "na verdade quero corte e barba", "combo"],
    ["quero um corte amanhã às 10h", "mejor una limpeza de pele", "pele"],
  ])("is named: %s, %s", async (first, text, wanted) => {
    const { tools, done } = salon();
    const said = await talk(tools, first, text);
    expect(said.dialogue.wish?.service).toBe(wanted);
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold", start: "2026-11-19T13:00:00.000Z" });
    expect(done).toEqual([]);
  });

  it("is never the first of December", async () => {
    const { tools, done } = salon();
    const said = await talk(tools, "quero um corte amanhã às 10h", "the first one");
    expect(JSON.stringify(said.dialogue.open)).not.toContain("2026-12-01");
    expect(done).toEqual([]);
  });
});

describe("a vague wish", () => {
  it.each([
    ["I need something for my back", ["relax", "costas", "fisio"]],
    ["quero alguma coisa pras costas", ["relax", "costas", "fisio"]],
    ["necesito algo para la espalda", ["relax", "costas", "fisio"]],
    ["quero ficar bonita pra uma festa", ["make", "penteado"]],
    ["quiero verme linda para una fiesta", ["make", "penteado"]],
    ["I want to look nice for a wedding", ["make", "penteado"]],
  ])("is narrowed by its topic, with length and price: %s", async (text, wanted) => {
    const { tools } = salon();
    const said = await talk(tools, text);
    expect(said.dialogue.open).toMatchObject({ ask: "service", choices: wanted, more: [] });
    expect(said.replies.join("\n")).toMatch(/ min, R\$/);
  });

  it.each([
    ["the cheaper one", "costas"],
    ["a mais barata", "costas"],
    ["la más barata", "costas"],
    ["the shorter one", "costas"],
    ["la más larga", "relax"],
    ["a mais cara", "fisio"],
  ])("is settled by comparing: %s", async (text, wanted) => {
    const { tools } = salon();
    const said = await talk(tools, "necesito algo para la espalda", text);
    expect(said.dialogue.wish?.service).toBe(wanted);
    expect(said.dialogue.open).toMatchObject({ ask: "time" });
  });

  it("says what it is where it names a service", async () => {
    const { tools } = salon();
    const said = await talk(tools, "quero algo pras costas, tipo fisioterapia");
    expect(said.dialogue.wish?.service).toBe("fisio");
  });
});

describe("a weekday after a date", () => {
  it.each(["melhor na sexta", "mejor el viernes", "Friday is better"])("may be the coming one: %s", async (text) => {
    const { tools } = salon();
    const said = await talk(tools, "quero um corte dia 10 de dezembro", text);
    const { open } = said.dialogue;
    const found = open?.ask === "time" ? open.offers.map(({ start }) => start.slice(0, 10)) : [];
    expect([...new Set(found)]).toEqual(["2026-11-20", "2026-12-11"]);
  });

  it("is in the week that was spoken of", async () => {
    const { tools } = salon();
    const said = await talk(tools, "quero um corte semana que vem", "sexta às 10h");
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold", start: "2026-11-27T13:00:00.000Z" });
  });
});

describe("to leave it", () => {
  it.each(["deixa pra lá", "deixa", "déjalo", "leave it"])("drops a time that is held: %s", async (text) => {
    const { tools, done, released } = salon();
    const said = await talk(tools, "quero um corte amanhã às 10h", text);
    expect(said.dialogue).toMatchObject({ open: null, wish: null });
    expect(released).toEqual(["hold1"]);
    expect(done).toEqual([]);
  });

  it.each(["deixa como está", "déjalo así", "leave it as it is"])("is no yes to a new time: %s", async (text) => {
    const { tools, done } = salon();
    const said = await talk(tools, "quero um corte amanhã às 10h", text);
    expect(said.dialogue.open).toMatchObject({ ask: "confirm_hold" });
    expect(done).toEqual([]);
  });

  it.each([
    "deixa",
    "deixa como está",
    "deixa marcado",
    "pode deixar marcado",
    "déjalo así",
    "déjalo",
    "leave it",
    "keep it",
    "leave it as it is",
  ])("keeps what was to be cancelled or moved: %s", async (text) => {
    const { tools, done } = salon();
    const kept = await talk(tools, "quero cancelar meu horário", text);
    expect(kept.dialogue.open).toBeNull();
    expect(kept.replies.join(" ")).toMatch(/como est|nothing has changed/);
    const moved = await talk(tools, "quero mudar meu corte para sexta às 10h", text);
    expect(moved.dialogue.open).toBeNull();
    expect(done).toEqual([]);
  });

  it("does not cancel at an unclear “pode deixar”", async () => {
    const { tools, done } = salon();
    await talk(tools, "quero cancelar meu horário", "pode deixar");
    expect(done).toEqual([]);
  });

  it("books what is to stay marked", async () => {
    const { tools, done } = salon();
    await talk(tools, "quero um corte amanhã às 10h", "pode deixar marcado");
    expect(done).toEqual(["confirm"]);
  });
});

describe("a move", () => {
  it.each([
    ["quero mudar meu corte para sexta às 10h", /com Ana Souza/],
    ["quiero pasar mi corte al viernes a las 15", /con Bia Lima/],
    ["please move my haircut to Friday at 10am", /with Ana Souza/],
  ])("says with whom: %s", async (text, words) => {
    const { tools, done } = salon();
    expect((await talk(tools, text)).replies.join("\n")).toMatch(words);
    expect((await talk(tools, text, "yes")).replies.join("\n")).toMatch(words);
    expect(done).toEqual(["move"]);
  });
});

it("spells a price in reais with their sign, in Spanish too", async () => {
  const { tools } = salon();
  expect((await talk(tools, "cuánto sale el corte?")).replies.join("\n")).toMatch(/R\$\s?40,00/);
});
