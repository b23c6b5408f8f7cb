import { describe, expect, it } from "vitest";
import { defaultBot } from "@/lib/domains/bot/default";
import type { ServiceFacts, Tools } from "@/lib/domains/bot/dialogue/tools";
import { withoutExcluded } from "@/lib/domains/bot/understanding/names/excluded";
import { talkIn } from "@/lib/testing/bot/talk";

const facts = {
  kind: "appointment",
  asks_place: false,
  questions: [],
  currency: "BRL",
  people: ["ana"],
  duration_minutes: 50,
  price_cents: 8000,
} as const;
const services: ServiceFacts[] = [
  { ...facts, id: "corte", name: "Corte" },
  { ...facts, id: "sessao", name: "Sessão de fisioterapia" },
  { ...facts, id: "pilates", name: "Pilates em grupo" },
];
const offers = [13, 17].map((hour) => ({ start: `2026-03-05T${hour}:00:00.000Z`, resource_ids: ["ana"] }));

/** A clinic in which all is free; with what was done there. */
function clinic({ known = true } = {}) {
  const done: unknown[] = [];
  const tools: Tools = {
    onlyThisChat: true,
    services: async () => services,
    people: async () => [{ id: "ana", name: "Ana Souza" }],
    contact: async () => (known ? { name: "Bia", phone: "+5511987654321" } : { name: null, phone: null }),
    // A number of another country is read with its code alone.
    readPhone: async (typed) => (typed.startsWith("0") ? null : typed),
    times: async () => ({ offers, reason: null }),
    hold: async () => ({ id: "hold" }),
    madeOf: async () => ({ people: [], place: null, link: null }),
    release: async () => {
      done.push("release");
    },
    bookings: async () => [],
    visitsAt: async () => [],
    confirm: async (_, { name, phone }) => {
      done.push({ name, phone });
      return "confirmed";
    },
    queue: async () => {},
    move: async () => true,
    cancel: async () => true,
    policy: async () => null,
    place: async () => null,
    search: async () => null,
    opening: async () => null,
  };
  return { tools, done };
}

const talk = talkIn({
  bot: defaultBot({ name: "Clínica", locale: "pt-BR" }),
  now: new Date("2026-03-04T13:00:00Z"),
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 3,
});

describe("a yes with a question", () => {
  it.each([
    ["pode confirmar, mas quanto tempo demora?", "50 minutos", "Posso confirmar?", "sim"],
    ["pode confirmar mas quanto tempo demora", "50 minutos", "Posso confirmar?", "sim"],
    ["ok confirm, but how long does it take?", "50 minutes", "Shall I confirm?", "yes"],
    ["sí, confirmalo, pero cuánto dura?", "50 minutos", "¿Confirmo?", "dale"],
  ])("%s: is answered, and asked again; a clear yes then books", async (said, told, again, yes) => {
    const { tools, done } = clinic();
    const { replies, dialogue } = await talk(tools, "quero corte amanhã às 10h", said);
    expect(replies.join(" ")).toContain(told);
    expect(replies.at(-1)).toContain(again);
    expect(dialogue.open?.ask).toBe("confirm_hold");
    expect(done).toEqual([]);
    await talk(tools, "quero corte amanhã às 10h", said, yes);
    expect(done).toEqual([{ name: "Bia", phone: "+5511987654321" }]);
  });

  it("is no yes where the words want the contrary", async () => {
    const { tools, done } = clinic();
    const { dialogue } = await talk(tools, "quero corte amanhã às 10h", "cancela, mas quanto tempo demora?");
    expect(dialogue.open?.ask).not.toBe("confirm_hold");
    expect(done).toEqual(["release"]);
  });
});

describe("who they are", () => {
  it.each([
    ["Joana Dias 11 93333-1111", "Joana Dias", "11933331111"],
    ["Joana Dias, meu telefone é 11 93333-1111", "Joana Dias", "11933331111"],
    ["11 93333-1111 joana dias", "Joana Dias", "11933331111"],
    ["Joana Dias y mi número es +54 11 4333 1111", "Joana Dias", "+541143331111"],
    ["Joana Dias - phone: +1 202 555 0143", "Joana Dias", "+12025550143"],
  ])("%s: the name and the phone are taken together, and the last question names them", async (said, name, phone) => {
    const { tools, done } = clinic({ known: false });
    const { replies, dialogue } = await talk(tools, "quero corte amanhã às 10h", said);
    expect(dialogue.open?.ask).toBe("confirm_hold");
    expect(replies.at(-1)).toMatch(new RegExp(`(?:em nome de|a nombre de|in the name of) ${name}\\. `));
    await talk(tools, "quero corte amanhã às 10h", said, "sim");
    expect(done).toEqual([{ name, phone }]);
  });

  it("asks for the country code of a number that cannot be read", async () => {
    const { tools, done } = clinic({ known: false });
    const said = ["quero corte amanhã às 10h", "Dario Gauna, 0981 222 333"];
    const asked = await talk(tools, ...said);
    expect(asked.dialogue.given).toEqual({ name: "Dario Gauna", phone: null });
    expect(asked.replies.join(" ")).toContain("código do país");
    const again = await talk(tools, ...said, "0981 222 333");
    expect(again.replies.join(" ")).toContain("código do país");
    await talk(tools, ...said, "+595 981 222 333", "sim");
    expect(done).toEqual([{ name: "Dario Gauna", phone: "+595981222333" }]);
  });

  it("shows a number in the format of the visitor's country, and leaves the time held when a person goes on", async () => {
    const { tools, done } = clinic({ known: false });
    const talkFrom = talkIn({
      bot: defaultBot({ name: "Clínica", locale: "pt-BR" }),
      now: new Date("2026-03-04T13:00:00Z"),
      timezone: "America/Sao_Paulo",
      failuresBeforeHandoff: 3,
      country: "PY",
    });
    const said = ["quero corte amanhã às 10h", "Dario Gauna", "0981 222 333"];
    expect((await talkFrom(tools, ...said)).replies.join(" ")).toContain("0981 234 567 ou +595 981 234 567");
    const last = await talkFrom(tools, ...said, "0981 222 333", "0981 222 333");
    expect(last.handedOver).toBe(true);
    expect(last.dialogue.given.name).toBe("Dario Gauna");
    expect(done).not.toContain("release");
  });

  it("names nobody in the last question who gave no name here", async () => {
    const { replies } = await talk(clinic().tools, "quero corte amanhã às 10h");
    expect(replies.at(-1)).not.toContain("em nome de");
  });
});

describe("another name", () => {
  it("stands for the one before, while the phone is asked for", async () => {
    const { tools, done } = clinic({ known: false });
    const said = ["quero corte amanhã às 10h", "Marta Reis", "é pra minha mãe na verdade, Antonia Reis"];
    const { dialogue, replies } = await talk(tools, ...said);
    expect(dialogue.open).toMatchObject({ ask: "detail", detail: "phone" });
    expect(replies.join(" ")).not.toContain("Não entendi");
    await talk(tools, ...said, "11 93333-1111", "sim");
    expect(done).toEqual([{ name: "Antonia Reis", phone: "11933331111" }]);
  });

  it.each([
    ["pode, mas é pro meu filho, o nome dele é Caio Prado", "Caio Prado"],
    ["sim, mas é para o meu filho Caio Prado", "Caio Prado"],
    ["dale, pero es para mi hijo, se llama caio prado", "Caio Prado"],
    ["sí, pero a nombre de Caio Prado", "Caio Prado"],
    ["yes, but it's for my son, his name is Caio Prado", "Caio Prado"],
    ["ok, but put it under the name Caio Prado please", "Caio Prado"],
    ["pode, mas meu nome é Joana Diaz", "Joana Diaz"],
  ])("%s: is put before them, and books with a clear yes alone", async (said, name) => {
    const { tools, done } = clinic();
    const { replies, dialogue } = await talk(tools, "quero corte amanhã às 10h", said);
    expect(dialogue.open?.ask).toBe("confirm_hold");
    expect(replies).toHaveLength(1);
    expect(replies[0]).toContain(` ${name}. `);
    expect(done).toEqual([]);
    await talk(tools, "quero corte amanhã às 10h", said, "sim");
    expect(done).toEqual([{ name, phone: "+5511987654321" }]);
  });

  it("is asked for where it is for somebody else who is not named", async () => {
    const { tools, done } = clinic();
    const said = ["quero corte amanhã às 10h", "pode, mas é pra minha mãe"];
    expect((await talk(tools, ...said)).replies).toEqual(["Em nome de quem eu marco?"]);
    expect((await talk(tools, ...said, "Antonia Reis")).replies.at(-1)).toContain("em nome de Antonia Reis. Posso");
    expect(done).toEqual([]);
  });

  it("is none of an animal", async () => {
    const said = "é para o Rex, meu cachorro";
    expect((await talk(clinic().tools, "quero corte amanhã às 10h", said)).dialogue.given.name).toBeNull();
  });
});

describe("what is said not to be meant", () => {
  it.each([
    "fisio, não pilates",
    "quero fisio, não pilates, amanhã às 10h",
    "physio, not pilates",
    "physio not pilates tomorrow at 10",
    "physiotherapy, not a class",
    "physio tomorrow at 10, not a class",
    "fisioterapia, no pilates",
  ])("%s: is neither offered nor held", async (said) => {
    const { dialogue, replies } = await talk(clinic().tools, said);
    expect(dialogue.wish?.service).toBe("sessao");
    expect(replies.join(" ")).not.toContain("Pilates");
  });

  it("changes what is held", async () => {
    const { tools } = clinic();
    const { dialogue } = await talk(tools, "pilates amanhã às 10h", "fisio, não pilates");
    expect(dialogue.wish?.service).toBe("sessao");
  });

  it("is meant where nothing else is named", () =>
    expect(withoutExcluded("amanha nao pilates", services, "pt")).toEqual({ text: "amanha nao pilates", services }));
});
