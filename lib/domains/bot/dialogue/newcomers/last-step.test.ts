import { describe, expect, it } from "vitest";
import { defaultBot } from "@/lib/domains/bot/default";
import { beginning } from "@/lib/domains/bot/dialogue/state";
import { converseInOrder } from "@/lib/domains/bot/in-order";
import { haircut, studio, talk } from "@/lib/testing/bot/studio";

const setting = {
  bot: defaultBot({ name: "Estúdio", locale: "pt-BR" }),
  now: new Date("2026-03-04T13:00:00Z"),
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 3,
};
const facts = {
  kind: "appointment" as const,
  asks_place: false,
  questions: [],
  currency: "BRL",
  people: ["res_ana", "res_bia"],
  duration_minutes: 50,
  price_cents: 8000,
};
const barber = [
  { ...facts, id: "corte", name: "Corte" },
  { ...facts, id: "barba", name: "Barba" },
  { ...facts, id: "combo", name: "Corte + barba" },
  { ...facts, id: "sobrancelha", name: "Sobrancelha" },
];
const services = async () => barber;
const ask = "quero um corte amanhã às 10h";

describe("something more at the last step", () => {
  it.each([
    "bota a barba junto também, mesmo horário",
    "poné la barba también, a la misma hora",
    "add a beard trim too, same time",
  ])("becomes the service that is both, and nothing is booked beside it: %s", async (more) => {
    const { tools, done } = studio({ services });
    const { dialogue } = await talk(tools, ask, more);
    expect(dialogue.wish?.service).toBe("combo");
    expect(dialogue.open).toMatchObject({ ask: "confirm_hold" });
    expect(dialogue.next).toEqual([]);
    expect(done).not.toContainEqual(expect.objectContaining({ confirm: "Caio" }));
  });
});

describe("a booking over one that was made in the same talk", () => {
  const made = { ...haircut, id: "hold", start: "2026-03-05T13:00:00.000Z" };
  const over = () => studio({ services, bookings: [made], visitsAt: async () => [made] });
  const words = [ask, "sim", "quero também sobrancelha amanhã às 10h"];

  it("waits for whether it takes its place: a yes books nothing", async () => {
    const { tools, done } = over();
    const { dialogue, replies } = await talk(tools, ...words, "sim");
    expect(dialogue.open).toMatchObject({ ask: "overlap", booking: "hold" });
    expect(replies.join("\n")).toContain("1) ");
    expect(done.filter((each) => typeof each === "object" && each !== null && "confirm" in each)).toHaveLength(1);
  });

  it.each(["1", "no lugar dele"])("takes its place by their word, and cancels it after the yes: %s", async (word) => {
    const { tools, done } = over();
    const asked = await talk(tools, ...words, word);
    expect(asked.dialogue.open).toMatchObject({ ask: "confirm_hold", replaces: "hold" });
    expect(done).not.toContain("cancel");
    const { tools: again, done: then } = over();
    await talk(again, ...words, word, "sim");
    expect(then).toContain("cancel");
  });

  it.each(["2", "os dois"])("comes beside it by their word: %s", async (word) => {
    const { tools, done } = over();
    await talk(tools, ...words, word, "sim");
    expect(done).not.toContain("cancel");
    expect(done.filter((each) => typeof each === "object" && each !== null && "confirm" in each)).toHaveLength(2);
  });
});

describe("who thinks aloud", () => {
  it.each(["hmm, let me think", "dejame pensar", "deixa eu pensar"])("is given time at a form: %s", async (text) => {
    const { tools } = studio({ known: false });
    const { replies, dialogue } = await talk(tools, ask, text);
    expect(replies.join("\n")).not.toMatch(/Não entendi|No entendí|doesn’t answer|didn’t/);
    expect(dialogue.open).toMatchObject({ ask: "detail", detail: "name" });
  });

  it.each(["não", "no"])("may want no service at all: %s", async (text) => {
    const { tools } = studio();
    const { replies, outcome } = await talk(tools, "quero marcar um horário", text);
    expect(outcome).toBe("declined");
    expect(replies.join("\n")).not.toContain("Não entendi");
  });

  it.each([
    ["no estoy segura", "¿cuánto dura?", "cambiar a manicure"],
    ["não tenho certeza", "quanto demora?", "quero trocar para manicure"],
    ["not sure yet", "how long is it?", "change it to manicure"],
  ])("changes the service and keeps the booking going: %s / %s / %s", async (...said) => {
    const { tools } = studio();
    const { dialogue, replies } = await talk(tools, ask, ...said);
    expect(dialogue.wish?.service).toBe("manicure");
    expect(["time", "confirm_hold"]).toContain(dialogue.open?.ask);
    expect(replies.join("\n")).not.toMatch(/Por este chat|Desde este chat/);
  });

  it.each(["oh no wait, can we do 11 instead? same day", "espera, mejor a las 11", "pera, melhor às 11"])(
    "changes the hour at the last step: %s",
    async (text) => {
      const { tools } = studio();
      const { dialogue } = await talk(tools, ask, text);
      expect(dialogue.open).toMatchObject({ ask: "confirm_hold", start: "2026-03-05T14:00:00.000Z" });
    },
  );
});

describe("after the booking", () => {
  it.each(["sim", "ok", "combinado, até lá"])("a yes is a courtesy, and nothing is looked up: %s", async (text) => {
    const search = async () => ({ text: "Sim, aos sábados atendemos.", source: { id: "kno_1", title: "Sábados" } });
    const { tools } = studio({ bookings: [haircut], search });
    const { replies } = await talk(tools, ask, "sim", text);
    expect(replies.join("\n")).not.toContain("sábados");
  });

  it.each([
    ["confirmado, amanhã às 10h estarei aí", "Combinado, até lá!"],
    ["ahí voy a estar, gracias", "¡Anotado, te esperamos!"],
    ["I'll be there on Thursday", "Great, see you then!"],
  ])("who says they will come is thanked: %s", async (text, answer) => {
    const { tools, done } = studio({ bookings: [haircut] });
    const { replies } = await talk(tools, text);
    expect(replies).toEqual([answer]);
    expect(done).toEqual([]);
  });
});

it("apologises for what they complain of, and calls a person", async () => {
  const { replies, handedOver } = await talk(
    studio().tools,
    "vocês fizeram meu corte ontem e ficou torto, quero reclamar",
  );
  expect(handedOver).toBe(true);
  expect(replies[0]).toMatch(/^Sinto muito/);
});

it("does not answer with what is written of another service", async () => {
  const search = async () => ({
    text: "Venha em jejum de 8 horas.",
    source: { id: "kno_1", title: "Preparo da manicure" },
  });
  const { replies, teamAsked } = await talk(studio({ search }).tools, ask, "precisa de jejum?");
  expect(replies.join("\n")).not.toMatch(/jejum de 8|escrito|manicure/);
  expect(teamAsked).toBe(true);
});

describe("messages that came before an answer", () => {
  const at = async (tools: Parameters<typeof talk>[0], ...texts: string[]) => {
    const { dialogue } = await talk(tools, "quero um corte amanhã");
    const parts = texts.map((text) => ({ text, place: null }));
    const whole = { text: texts.join("\n"), place: null };
    return converseInOrder(dialogue, parts, whole, tools, setting);
  };

  it("are each taken in their order: a number, then a name", async () => {
    const { dialogue } = await at(studio({ known: false }).tools, "1", "Renata Prado");
    expect(dialogue.given.name).toBe("Renata Prado");
    expect(dialogue.open).toMatchObject({ ask: "detail", detail: "phone" });
  });

  it("agree to nothing that was not asked yet", async () => {
    const { tools, done } = studio();
    const { dialogue } = await at(tools, "1", "sim");
    expect(dialogue.open).toMatchObject({ ask: "confirm_hold" });
    expect(done).not.toContainEqual(expect.objectContaining({ confirm: "Caio" }));
  });

  it("are one message where nothing was asked", async () => {
    const { tools } = studio();
    const parts = ["quero um corte", "amanhã às 10h"].map((text) => ({ text, place: null }));
    const whole = { text: "quero um corte\namanhã às 10h", place: null };
    const { dialogue } = await converseInOrder(beginning, parts, whole, tools, setting);
    expect(dialogue.open).toMatchObject({ ask: "confirm_hold" });
  });
});
