import { describe, expect, it } from "vitest";
import { understand } from "@/lib/domains/bot/understanding/understand";

const services = [
  { id: "cut", name: "Haircut" },
  { id: "colour", name: "Colour" },
];
// A Thursday.
const around = {
  now: { date: "2026-11-19", minute: 580 },
  usual: "en" as const,
  services,
  people: [],
  offered: 0,
  handoffWords: [],
};
const at = (date: string, hour: number) => ({
  days: { from: date, to: date },
  weekdays: null,
  hours: { from: hour * 60, to: hour * 60, exact: true },
});

describe("a move that is counted from where the visit is", () => {
  it.each([
    ["could we make tomorrow's haircut an hour later? it's at 5pm now", "2026-11-20", 18],
    ["could we nudge my appointment an hour earlier? its at 2 on friday", "2026-11-20", 13],
    ["make it half an hour later, my haircut on monday at 5", "2026-11-23", 17.5],
    ["da pra empurrar meu horário de amanhã uma horinha pra frente? tá marcado 14h", "2026-11-20", 15],
    ["tengo turno el sábado a las 9 quiero media hora más tarde", "2026-11-21", 9.5],
  ])("%s", (text, date, hour) =>
    expect(understand(text, around)).toMatchObject({
      intent: "reschedule",
      when: { wanted: [at(date, hour)] },
    }),
  );

  it("may say the side only: after the hour that it has", () => {
    const { when } = understand("¿me podrías correr el turno del lunes para más tarde? lo tengo a las 10", around);
    expect(when.wanted).toMatchObject([{ days: { from: "2026-11-23" }, hours: { from: 601, exact: false } }]);
  });
});

describe("another day than the coming one", () => {
  it.each([
    "corte el viernes pero no este, el otro",
    "not this friday, the next one, haircut",
    "sexta, mas não essa, a outra, corte",
  ])("%s", (text) =>
    expect(understand(text, around).when.wanted).toMatchObject([{ days: { from: "2026-11-27", to: "2026-11-27" } }]),
  );
  it("is the day after tomorrow, said short", () =>
    expect(understand("cambiame el turno de mañana para pasado", around).when.wanted).toMatchObject([
      { days: { from: "2026-11-21" } },
    ]));
  it("is before the one that was told", () =>
    expect(understand("viajo dia 28, quero um corte antes disso", around).when.wanted).toMatchObject([
      { days: { from: null, to: "2026-11-27" } },
    ]));
});

describe("two wishes in one message", () => {
  it.each([
    ["haircut wed at 9 and colour the day after at noon", "2026-11-26", 12],
    ["haircut wed at 9 and colour on friday same time", "2026-11-20", 9],
    ["corte quarta às 9h e coloração no dia seguinte às 12h", "2026-11-26", 12],
  ])("%s: each has its own time", (text, date, hour) => {
    const { services: first, when, others } = understand(text, around);
    expect([first.map(({ id }) => id), when.wanted]).toEqual([["cut"], [at("2026-11-25", 9)]]);
    expect(others).toMatchObject([{ services: [{ id: "colour" }], when: { wanted: [at(date, hour)] } }]);
  });
  it("can be the same service twice", () => {
    const { others } = understand("haircut on wed at 9, and another on friday at 10", around);
    expect(others).toMatchObject([{ services: [{ id: "cut" }], when: { wanted: [at("2026-11-20", 10)] } }]);
  });
});

it("who says who they are beside a wish wants only that", () => {
  const said = "meu nome é Adilson e queria marcar um corte para quinta que vem às 9, meu telefone 11 98877-6655";
  expect(understand(said, around)).toMatchObject({
    intent: "book",
    services: [{ id: "cut" }],
    name: "Adilson",
    phone: "11988776655",
    others: [],
  });
});

it("of several services that can be meant, those of the named person are", () => {
  const sessions = [
    { id: "one", name: "Individual session", people: ["res_ana"] },
    { id: "couple", name: "Couples session", people: ["res_bo"] },
  ];
  const people = [
    { id: "res_ana", name: "Ana" },
    { id: "res_bo", name: "Bo" },
  ];
  const meant = (text: string) =>
    understand(text, { ...around, services: sessions, people }).services.map(({ id }) => id);
  expect(meant("a session on friday").toSorted()).toEqual(["couple", "one"]);
  expect(meant("a session with Ana on friday")).toEqual(["one"]);
});
