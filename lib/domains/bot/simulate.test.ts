import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isProblem } from "@/lib/core/problem";
import { defaultBot } from "@/lib/domains/bot/default";
import { converse } from "@/lib/domains/bot/dialogue/engine";
import { beginning } from "@/lib/domains/bot/dialogue/state";
import type { Tools } from "@/lib/domains/bot/dialogue/tools";
import { dialogueOf } from "@/lib/domains/bot/simulate";
import { books } from "@/lib/domains/bot/understanding/utterances";

const refused = (state: string): boolean => {
  try {
    dialogueOf(state);
    return false;
  } catch (error) {
    if (!isProblem(error)) throw error;
    expect(error.extra.errors).toMatchObject([{ pointer: "#/state", code: "invalid_state" }]);
    return true;
  }
};

/** A day on which everything can be had: whatever is asked leads somewhere. */
const days = ["2026-03-05", "2026-03-06", "2026-03-09"];
const offers = days.flatMap((day) =>
  [13, 17, 18, 20].map((hour) => ({ start: `${day}T${hour}:00:00.000Z`, resource_ids: ["ana"] })),
);
const priced = { duration_minutes: 30, price_cents: null, currency: "BRL", people: ["ana"] };
const tools: Tools = {
  onlyThisChat: false,
  contact: async () => ({ name: null, phone: null }),
  readPhone: async (typed) => typed,
  services: async () => [
    { id: "pele", name: "Limpeza de pele", kind: "appointment", asks_place: false, questions: [], ...priced },
    { id: "corte", name: "Corte de cabelo", kind: "appointment", asks_place: false, questions: [], ...priced },
    {
      id: "entrega",
      name: "Entrega",
      kind: "queue",
      asks_place: true,
      questions: [{ key: "floor", label: "Andar", type: "number", options: [] }],
      ...priced,
    },
  ],
  people: async () => [{ id: "ana", name: "Dra. Ana Souza" }],
  times: async () => ({ offers, reason: null }),
  hold: async ({ party }) => (party > 2 ? { lost: true, alternatives: [offers[1]?.start ?? ""] } : { id: "try" }),
  confirm: async () => "confirmed",
  madeOf: async () => ({ people: [], place: null, link: null }),
  release: async () => {},
  queue: async () => {},
  bookings: async () =>
    ["pele", "corte"].map((service_id, i) => ({
      id: `bkg_${i}`,
      service_id,
      service: service_id,
      start: offers[i]?.start ?? null,
      status: "confirmed",
      resource_ids: [],
    })),
  visitsAt: async () => [],
  move: async () => true,
  cancel: async () => true,
  search: async () => null,
  opening: async () => null,
  policy: async () => null,
  place: async () => null,
};
const setting = {
  bot: defaultBot({ name: "Clínica", locale: "pt-BR" }),
  now: new Date("2026-03-04T13:00:00Z"),
  timezone: "America/Sao_Paulo",
  failuresBeforeHandoff: 3,
};

describe("where a try of the bot stands", () => {
  it("is taken from nobody but the bot", () => {
    const whole = { ...beginning, failures: 0 };
    const offer = { start: "2026-03-05T13:00:00Z", resource_ids: [] };
    const when = { wanted: [], refused: [], preferred: [], soonest: false };
    const wish = { kind: "book", booking: null, service: null, person: null, when, about: [], party: 1 };
    const window = { days: null, weekdays: null, hours: null };
    const wanting = (some: object) => ({ ...wish, when: { ...when, wanted: [{ ...window, ...some }] } });
    for (const wrong of [
      { failures: 0, open: { ask: "time" } },
      { ...whole, open: { ask: "time", offers: [{ ...offer, start: "soon" }] } },
      { ...whole, open: { ask: "place" } },
      { ...whole, open: { ask: "anything" } },
      { ...whole, language: "tlh" },
      { ...whole, wish: wanting({ days: { from: "2026-13-45", to: "2026-01-01" } }) },
      { ...whole, wish: wanting({ hours: { from: -1, to: 0.5, exact: true } }) },
      { ...whole, wish: wanting({ weekdays: [8] }) },
      { ...whole, wish: { ...wish, service: "pe\u0000le" } },
      { ...whole, failures: -1 },
      { ...whole, failures: "0" },
    ])
      expect(refused(JSON.stringify(wrong)), JSON.stringify(wrong)).toBe(true);
    expect(dialogueOf(null)).toEqual(beginning);
    const right = { ...whole, wish: wanting({ weekdays: [1] }), open: { ask: "time" as const, offers: [offer] } };
    expect(refused(JSON.stringify(right))).toBe(false);
  });

  it("is read or refused, whatever it is", () => {
    const asks = [
      "service",
      "time",
      "booking",
      "confirm_hold",
      "confirm_move",
      "confirm_cancel",
      "confirm_task",
      "place",
    ];
    const part = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.record({ ask: fc.constantFrom(...asks) }));
    const shaped = fc.record(
      { language: part, greeted: fc.boolean(), wish: part, open: part, failures: fc.oneof(fc.nat(), part) },
      { requiredKeys: ["failures"] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          shaped.map((each) => JSON.stringify(each)),
        ),
        (state) => {
          if (!refused(state)) expect(dialogueOf(JSON.stringify(dialogueOf(state)))).toEqual(dialogueOf(state));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is taken wherever the bot itself leads", async () => {
    const words = books.flatMap(({ rows }) => rows.map(([text]) => text));
    const more = [
      "1",
      "2",
      "sim",
      "não",
      "quero uma entrega",
      "Rua das Flores, 10",
      "mesa para 99 pessoas",
      "a las 24 menos cuarto",
    ];
    const said = fc.oneof(fc.constantFrom(...words), fc.constantFrom(...more), fc.constantFrom("1", "sim", "2"));
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 6 }), async (texts) => {
        let at = beginning;
        for (const text of texts) {
          const { dialogue } = await converse(at, { text, place: null }, tools, setting);
          at = dialogueOf(JSON.stringify(dialogue));
          expect(at).toEqual(dialogue);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("the languages of a bot", () => {
  const answers = async (languages: ("pt-BR" | "es" | "en")[], ...texts: string[]) => {
    const bot = { ...setting.bot, languages };
    const said: string[] = [];
    let dialogue = beginning;
    for (const text of texts) {
      const turn = await converse(dialogue, { text, place: null }, tools, { ...setting, bot });
      dialogue = turn.dialogue;
      said.push(turn.meaning.language);
    }
    return said;
  };
  const [spanish, english] = [
    "Buenos días, quisiera reservar un turno para mañana",
    "Good morning, I would like to book",
  ];

  it("are those it answers in, whatever it is written in", async () => {
    expect(await answers(["pt-BR", "es", "en"], spanish, english)).toEqual(["es", "en"]);
    expect(await answers(["pt-BR"], spanish, english)).toEqual(["pt", "pt"]);
    expect(await answers(["en", "pt-BR"], spanish, "Bom dia, queria marcar para amanhã")).toEqual(["en", "pt"]);
    expect(await answers(["es"], english)).toEqual(["es"]);
  });
});
